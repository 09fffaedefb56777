// A static site has no server to ask.

/** The only file of the server that a static site has. */
const CATALOGUE = '/api/games';

/** Lets no request for a server out: it fails at once, as if there were no network. */
export function withoutServer(): void {
  const real = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    if (!asked.startsWith('/api/')) return real(input, init);
    if (asked === CATALOGUE) return real(import.meta.env.BASE_URL + CATALOGUE.slice(1), init);
    return Promise.reject(new TypeError(`there is no server for ${asked}`));
  };
}
