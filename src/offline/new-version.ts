/**
 * Starts a new version while tabs are open, because people rarely close an installed app. A visit to Home proposes the
 * waiting version. If no tab is busy, its worker activates, and every tab reloads.
 */
import { type BusySources, watchIdle } from './idle';
import type { IdleQuestion, MessageToWorker } from './message';

/** Number of proposals per visit to Home. During the first one, a tab that was just closed may still exist. */
const OFFERS = 4;
/** Delay between two proposals, ms. */
const OFFER_MS = 1000;

/** Tells a waiting worker whether this tab is idle, and reloads the idle tab when a new version has started. */
export function applyNewVersionsWhenIdle(busy: BusySources): () => void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return () => undefined;
  let { controller } = serviceWorker;
  let isOld = false;
  let isIdle = false;
  const renew = () => {
    if (isOld && isIdle) location.reload();
  };
  const changed = () => {
    // The very first worker takes over the page that registered it. That page belongs to the same build.
    isOld ||= controller !== null && controller !== serviceWorker.controller;
    controller = serviceWorker.controller;
    renew();
  };
  const stopWatching = watchIdle(busy, (next) => {
    isIdle = next;
    renew();
  });
  const answer = ({ data, ports: [port] }: MessageEvent<IdleQuestion>) => {
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
 * Proposes the update to a waiting version. Without one, checks for a new version, except when this visit loaded the
 * page (`isLoaded`), because the browser has then checked already. Returns a function that ends the visit.
 */
export function offerUpdateAtHome({ isLoaded }: { isLoaded: boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHere = true;
  const offer = (waiting: ServiceWorker, times: number) => {
    if (!isHere || times === 0) return;
    waiting.postMessage({ type: 'version.welcome' } satisfies MessageToWorker);
    timer = setTimeout(() => offer(waiting, times - 1), OFFER_MS);
  };
  navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => {
      if (registration?.waiting) offer(registration.waiting, OFFERS);
      // A version that this check finds starts at the next visit.
      else if (registration && !isLoaded && navigator.onLine) return registration.update();
      return undefined;
    })
    .catch((error: unknown) => console.warn('The check for a new version failed', error));
  return () => {
    isHere = false;
    clearTimeout(timer);
  };
}
