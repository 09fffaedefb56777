declare module 'virtual:words' {
  type Part = () => Promise<string>;
  const languages: Record<string, { words: Part; table: Part; rules: Part }>;
  export default languages;
}
