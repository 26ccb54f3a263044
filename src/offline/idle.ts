/** Checks whether this tab may be reloaded without loss or interruption. */
import type { Services } from '../services/services';

export type BusySources = Pick<Services, 'session' | 'checkIn' | 'toasts' | 'recorder' | 'dialogs'>;

/** Returns whether the tab has no session, due check-in, message, unwritten entry, open dialog or form. */
function isIdle({ session, checkIn, toasts, recorder, dialogs }: BusySources): boolean {
  return (
    !session.leave &&
    checkIn.getSnapshot().matches({ closed: 'quiet' }) &&
    !toasts.toast?.isOpen &&
    !recorder.hasWaiting &&
    dialogs.current === null &&
    !dialogs.isAnyOpen
  );
}

/** Calls a listener with the idle state, now and on every change. */
export function watchIdle(busy: BusySources, onChange: (isIdle: boolean) => void): () => void {
  let last: boolean | undefined;
  const look = () => {
    const next = isIdle(busy);
    if (next === last) return;
    last = next;
    onChange(next);
  };
  const watching = busy.checkIn.subscribe(look);
  const stores = [busy.session, busy.toasts, busy.recorder, busy.dialogs];
  const stops = [...stores.map((store) => store.subscribe(look)), busy.dialogs.subscribeOpen(look)];
  look();
  return () => {
    watching.unsubscribe();
    for (const stop of stops) stop();
  };
}
