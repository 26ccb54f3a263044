/** Calls from the page to the service worker. Without a service worker the app works only online. */
import type { OpenedPart, WorkerMessage } from './message';

/**
 * Registers the worker after the page has loaded and the browser is idle, so that its downloads do not compete with
 * the page's.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.warn('Stillgrove will not work offline', error));
  };
  // Safari has no `requestIdleCallback`.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Tells the worker, if there is one, to cache all files of a game or of the dashboard. */
export function keepPart(part: OpenedPart): void {
  navigator.serviceWorker?.ready.then(({ active }) => {
    active?.postMessage({ type: 'part.opened', part } satisfies WorkerMessage);
  });
}
