import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const browser = ['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'fetch'];

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/lib/wire.ts', 'src/engine/messages.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  {
    languageOptions: { globals: Object.fromEntries(browser.map((name) => [name, 'readonly'])) },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // The router is ours, so links need no resolving.
      'svelte/no-navigation-without-resolve': 'off',
      'no-undef': 'off',
    },
  },
  {
    files: ['scripts/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
    // `let` marks a rune that changes.
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // Most maps and dates are made and read at once.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
