import { IDLE_LOCK } from '../message';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of the version before, if that interrupts nobody: every tab must hold {@link IDLE_LOCK}. One that
 * is being loaded or closed does not, so a page and its scripts stay of one build.
 */
export async function beginIfAllAreIdle(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { held = [] } = await self.navigator.locks.query();
  const idle = new Set(held.filter(({ name }) => name === IDLE_LOCK).map(({ clientId }) => clientId));
  if (tabs.every(({ id }) => idle.has(id))) await self.skipWaiting();
}
