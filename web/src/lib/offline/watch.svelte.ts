// Connects the probe to the page.
import { network, reached, unreachable } from './network.svelte';
import { Probe } from './probe';

const PATIENCE = 5000;

async function ask(): Promise<boolean> {
  try {
    const answer = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    // A proxy that answers in place of the server is no server.
    return answer.ok;
  } catch {
    return false;
  }
}

/** Keeps `network` true. */
export function watchNetwork(): void {
  const probe = new Probe({
    ask,
    tell: (found) => (found ? reached() : unreachable()),
    visible: () => document.visibilityState === 'visible',
    later: (call, milliseconds) => setTimeout(call, milliseconds),
    never: (timer) => clearTimeout(timer as number),
  });
  const askNow = () => void probe.now();
  window.addEventListener('online', askNow);
  window.addEventListener('offline', askNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && network.is === 'offline') askNow();
  });
  $effect.root(() => {
    $effect(() => {
      if (network.is === 'offline') probe.lost();
      else if (network.is === 'online') probe.found();
    });
  });
  if (!navigator.onLine || network.is === 'unknown') askNow();
}
