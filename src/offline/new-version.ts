/**
 * Lets a new version of the app begin while tabs are open: an installed app is rarely closed. It has been fetched
 * beside the old one and waits; a visit to Home offers it the place, the waiting worker takes it if no tab is busy,
 * and every tab is loaded anew with it.
 */
import { type Busy, watchIdle } from './idle';
import type { WorkerMessage, WorkerQuestion } from './message';

/** A tab that was closed a moment ago may still be there when Home is opened: how often it is offered again, and when (ms). */
const OFFERS = 4;
const OFFER_MS = 1000;

/**
 * Tells the worker whether this tab is busy, and loads the page anew once a new version has begun.
 * @returns what stops it
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
    // The first worker of all takes over the page that has registered it, which is of its own build.
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
 * Somebody has come to Home: a version that waits already is offered its place.
 * @param isLoaded whether the page was loaded for it, at which the browser looks for a new version by itself
 * @returns what ends the visit
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
      // What is found now begins at the next visit.
      else if (registration && !isLoaded && navigator.onLine) return registration.update();
      return undefined;
    })
    .catch((error: unknown) => console.warn('No new version could be looked for', error));
  return () => {
    isHere = false;
    clearTimeout(timer);
  };
}
