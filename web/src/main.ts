import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings, wantedLanguage } from '$lib/settings.svelte';
import { speak } from '$lib/words';
import './styles/tokens.css';
import './styles/base.css';

applySettings();
const target = document.getElementById('app');
// Words first: a page that shows its keys for a moment looks broken.
void speak(wantedLanguage()).finally(() => {
  if (target) mount(App, { target });
});
