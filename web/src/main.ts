import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings, wantedLanguage } from '$lib/settings.svelte';
import { games } from '$lib/api';
import { loadPage } from '$lib/pages';
import { place } from '$lib/router.svelte';
import { hearInstallOffer } from '$lib/offline/offer';
import { withoutServer } from '$lib/offline/static';
import { speak } from '$lib/words';
import './styles/tokens.css';
import './styles/boards.css';
import './styles/base.css';

if (__STATIC__) withoutServer();
hearInstallOffer();
applySettings();
const target = document.getElementById('app');
// Everything the first page needs is asked for at once; who fails says so later. The language is
// chosen first, so that no words of another one are fetched.
const spoken = speak(wantedLanguage());
games().catch(() => {});
loadPage(place.route.page).catch(() => {});
// Words first: a page that shows its keys for a moment looks broken.
void spoken.finally(() => {
  if (target) mount(App, { target });
});

// After the first board, or where there is none: what the app does without being asked.
const SHOWN = 'svg.board, .picture svg, [data-page=settings]';
const MOST_PATIENCE = 8000;
const looking = setInterval(() => {
  if (!document.querySelector(SHOWN) && performance.now() < MOST_PATIENCE) return;
  clearInterval(looking);
  const begin = () => import('$lib/offline/start').then(({ start }) => start());
  setTimeout(() => begin().catch(() => {}), 1000);
}, 500);
