import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCheckoutDocument } from '../services/checkout-document';
import { useServices } from '../services/context';
import type { Services } from '../services/services';
import { followVersions, visitHome } from './new-version';
import { registerWorker } from './worker-registration';

/** Keeps the app working offline, says so when the network goes, and lets new versions begin. Draws nothing. */
export default function Offline() {
  const services = useServices();
  const { session, toasts } = services;
  useEffect(() => {
    if (import.meta.env.PROD) registerWorker();
  }, []);
  useEffect(() => sayWhenOffline({ session, toasts }), [session, toasts]);
  useEffect(() => {
    // Checkout is busy all the time: it never says that it is not.
    if (isCheckoutDocument) return;
    return followVersions(services);
  }, [services]);
  useVisitsToHome();
  return null;
}

/** Home is visited when it is opened, come to from another page, or seen again after another app or tab. */
function useVisitsToHome(): void {
  const { pathname } = useLocation();
  const isLoaded = useRef(true);
  useEffect(() => {
    if (pathname === '/') {
      let end = visitHome({ isLoaded: isLoaded.current });
      const seen = () => {
        end();
        if (!document.hidden) end = visitHome({ isLoaded: false });
      };
      document.addEventListener('visibilitychange', seen);
      isLoaded.current = false;
      return () => {
        document.removeEventListener('visibilitychange', seen);
        end();
      };
    }
    isLoaded.current = false;
    return undefined;
  }, [pathname]);
}

/**
 * Says once, each time the network goes, that everything still works: only where that is true, since a worker
 * answers, and after a session rather than in it.
 * @returns what stops it
 */
function sayWhenOffline({ session, toasts }: Pick<Services, 'session' | 'toasts'>): () => void {
  let isOwed = !navigator.onLine;
  const say = () => {
    if (!isOwed || session.leave || !navigator.serviceWorker?.controller) return;
    isOwed = false;
    toasts.showSilently({ title: "You're offline.", description: 'Everything here still works.' });
  };
  const changed = () => {
    isOwed = !navigator.onLine;
    say();
  };
  say();
  window.addEventListener('offline', changed);
  window.addEventListener('online', changed);
  const unsubscribe = session.subscribe(say);
  return () => {
    window.removeEventListener('offline', changed);
    window.removeEventListener('online', changed);
    unsubscribe();
  };
}
