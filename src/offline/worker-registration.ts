/** The page's side of the service worker. A browser without one, or that refuses it, works on as before. */
import type { OpenedPart, WorkerMessage } from './message';

/** Registers the worker once the page is loaded and the browser has time. It fetches the shell, and the page needs the network first. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.warn('Stillgrove will not work offline', error));
  };
  // Safari has no idle callback.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : register());
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** Tells the worker, once there is one, to keep all that a game, or the dashboard, needs. */
export function keepPart(part: OpenedPart): void {
  navigator.serviceWorker?.ready.then(({ active }) => {
    active?.postMessage({ type: 'part.opened', part } satisfies WorkerMessage);
  });
}
