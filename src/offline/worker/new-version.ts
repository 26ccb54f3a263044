import type { WorkerQuestion } from '../message';

declare const self: ServiceWorkerGlobalScope;

/** A tab that has not answered by then counts as busy (ms): one that is just being loaded or closed, and checkout. */
const ANSWER_MS = 500;

/**
 * Takes the place of the version before, if that interrupts nobody: every tab must say that it is idle. One that is
 * being loaded or closed says nothing, so a page and its scripts stay of one build.
 */
export async function beginIfAllAreIdle(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const areIdle = await Promise.all(tabs.map(isIdle));
  if (areIdle.every(Boolean)) await self.skipWaiting();
}

function isIdle(tab: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1: answer, port2: theirs } = new MessageChannel();
    answer.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage({ type: 'version.may-begin' } satisfies WorkerQuestion, [theirs]);
  });
}
