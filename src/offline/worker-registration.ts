/** Calls from the page to the service worker. Without a service worker the app works only online. */
import type { CacheablePart, MessageToWorker } from './message';

/** Maximum wait for an idle browser, ms. Chromium is never idle while every frame takes longer than the display's. */
const IDLE_WITHIN_MS = 5000;

/** Registers the worker when the browser is idle, so that its downloads do not compete with the page's. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.warn('Stillgrove will not work offline', error));
    if (!navigator.serviceWorker.controller) tell({ type: 'page.uncontrolled' });
  };
  // Safari has no `requestIdleCallback`.
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register, { timeout: IDLE_WITHIN_MS }) : register();
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

export function cachePart(part: CacheablePart): void {
  tell({ type: 'part.opened', part });
}

/** Sends a message to the worker as soon as one is active. */
function tell(message: MessageToWorker): void {
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message));
}
