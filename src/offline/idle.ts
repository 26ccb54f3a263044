/** Whether this tab may be loaded anew at any moment: nothing in it would be lost, and nobody interrupted. */
import type { Services } from '../services/services';

/** What a tab may be busy with. */
export type Busy = Pick<Services, 'session' | 'checkIn' | 'toasts' | 'recorder' | 'dialogs'>;

/**
 * No session runs, no check-in is due, no message is shown, no entry waits to be written, no dialog is on its way, and
 * the page has no dialog and no form: these are looked for in the page itself, so that nobody who adds one has to think
 * of new versions.
 */
function isIdle({ session, checkIn, toasts, recorder, dialogs }: Busy): boolean {
  return (
    !session.leave &&
    checkIn.getSnapshot().matches('closed') &&
    !toasts.toast?.isOpen &&
    !recorder.hasWaiting &&
    dialogs.current === null &&
    document.querySelector('dialog, form') === null
  );
}

/**
 * Calls back with whether the tab is idle: now, and whenever that changes.
 * @returns what stops it
 */
export function watchIdle(busy: Busy, onChange: (isIdle: boolean) => void): () => void {
  let last: boolean | undefined;
  const look = () => {
    const next = isIdle(busy);
    if (next === last) return;
    last = next;
    onChange(next);
  };
  const page = new MutationObserver(look);
  page.observe(document.body, { childList: true, subtree: true });
  const watching = busy.checkIn.subscribe(look);
  const stores = [busy.session, busy.toasts, busy.recorder, busy.dialogs];
  const stops = stores.map((store) => store.subscribe(look));
  look();
  return () => {
    page.disconnect();
    watching.unsubscribe();
    for (const stop of stops) stop();
  };
}
