/**
 * Starts a new version of the app while tabs are open, because an installed app is rarely closed. The new version is
 * downloaded and waits. A visit to Home proposes the update; the waiting worker activates if no tab is busy, and then
 * every tab reloads.
 */
import { type Busy, watchIdle } from './idle';
import type { WorkerMessage, WorkerQuestion } from './message';

/**
 * Number of proposals, and their delays (ms). Several are needed, because a tab that was just closed may still exist
 * when Home opens.
 */
const OFFERS = 4;
const OFFER_MS = 1000;

/**
 * Reports to the worker whether this tab is busy, and reloads the page when a new version has started.
 * @returns a function that stops this
 */
export function followVersions(busy: Busy): () => void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => undefined;
  let { controller } = serviceWorker;
  let isOld = false;
  let isIdle = false;
  const renew = () => {
    if (isOld && isIdle) location.reload();
  };
  const changed = () => {
    // The first worker ever takes over the page that registered it, which belongs to the same build.
    isOld ||= controller !== null && controller !== serviceWorker.controller;
    controller = serviceWorker.controller;
    renew();
  };
  const stopWatching = watchIdle(busy, (next) => {
    isIdle = next;
    renew();
  });
  const answer = ({ data, ports: [port] }: MessageEvent<WorkerQuestion>) => {
    if (data.type === 'version.may-begin') port?.postMessage(isIdle);
  };
  serviceWorker.addEventListener('controllerchange', changed);
  serviceWorker.addEventListener('message', answer);
  return () => {
    serviceWorker.removeEventListener('controllerchange', changed);
    serviceWorker.removeEventListener('message', answer);
    stopWatching();
  };
}

/**
 * Proposes an update to a waiting version when the person visits Home.
 * @param isLoaded whether the page was loaded for this visit, in which case the browser has checked for a new
 *   version
 * @returns a function that ends the visit
 */
export function visitHome({ isLoaded }: { isLoaded: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHere = true;
  const offer = (waiting: ServiceWorker, times: number) => {
    if (!isHere || times === 0) return;
    waiting.postMessage({ type: 'version.welcome' } satisfies WorkerMessage);
    timer = setTimeout(() => offer(waiting, times - 1), OFFER_MS);
  };
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => {
      if (registration?.waiting) offer(registration.waiting, OFFERS);
      // A version found now starts at the next visit.
      else if (registration && !isLoaded && navigator.onLine) return registration.update();
      return undefined;
    })
    .catch((error: unknown) => console.warn('The check for a new version failed', error));
  return () => {
    isHere = false;
    clearTimeout(timer);
  };
}
