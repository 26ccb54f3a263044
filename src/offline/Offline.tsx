import { useEffect } from 'react';
import { useServices } from '../services/context';
import type { Services } from '../services/services';
import { registerWorker } from './worker-registration';

/** Keeps the app working offline, and says so when the network goes. Draws nothing. */
export default function Offline() {
  const { session, toasts } = useServices();
  useEffect(() => {
    if (import.meta.env.PROD) registerWorker();
  }, []);
  useEffect(() => sayWhenOffline({ session, toasts }), [session, toasts]);
  return null;
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
