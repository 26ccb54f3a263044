import type { IdleQuestion } from '../message';

declare const self: ServiceWorkerGlobalScope;

/** Timeout for a tab's reply, ms. Tabs that load or close, and checkout, never reply, so they count as busy. */
const ANSWER_MS = 500;

/** Activates this version if every tab replies that it is idle, so that a page and its scripts come from one build. */
export async function activateIfAllTabsIdle(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const areIdle = await Promise.all(tabs.map(isIdle));
  if (areIdle.every(Boolean)) await self.skipWaiting();
}

function isIdle(tab: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1: answer, port2: theirs } = new MessageChannel();
    answer.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage({ type: 'version.may-begin' } satisfies IdleQuestion, [theirs]);
  });
}
