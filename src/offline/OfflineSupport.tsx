import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isCheckoutDocument } from '../services/checkout-document';
import { useServices } from '../services/context';
import type { Services } from '../services/services';
import { applyNewVersionsWhenIdle, offerUpdateAtHome } from './new-version';
import { registerWorker } from './worker-registration';

/** Registers the service worker, reports a lost network, and lets new versions take over. Renders nothing. */
export default function OfflineSupport() {
  const services = useServices();
  const { session, toasts } = services;
  useEffect(() => {
    if (import.meta.env.PROD) registerWorker();
  }, []);
  useEffect(() => sayWhenOffline({ session, toasts }), [session, toasts]);
  useEffect(() => {
    // Checkout never reports an idle state, so it counts as busy.
    if (isCheckoutDocument) return;
    return applyNewVersionsWhenIdle(services);
  }, [services]);
  useVisitsToHome();
  return null;
}

/** Reports visits to Home: a load of Home, a navigation there, or a return there from another app or tab. */
function useVisitsToHome(): void {
  const { pathname } = useLocation();
  const isLoaded = useRef(true);
  useEffect(() => {
    if (pathname === '/') {
      let end = offerUpdateAtHome({ isLoaded: isLoaded.current });
      const seen = () => {
        end();
        if (!document.hidden) end = offerUpdateAtHome({ isLoaded: false });
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

/** Says once per outage, after a running session, that the app still works. Needs a worker that controls the page. */
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
