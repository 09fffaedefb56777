/** Does the page show a game that is not over? Then nothing is loaded anew. */
export const playing = $state({ now: false });
