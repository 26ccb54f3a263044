/** Stores a pending or unanswered check-in in sessionStorage, so that it survives a reload. */
import { selectPendingCheckIn } from '../../machines/app/check-in.machine';
import { claimTabId, type TabIdClaim } from '../device/tab-id-claim';
import type { Services } from './services';

const KEY = 'stillgrove.checkIn';

/** Maximum age of a pending check-in, ms. A mood that is given later no longer belongs to the play. */
const LONGEST_MS = 3_600_000;

type Pending = NonNullable<ReturnType<typeof selectPendingCheckIn>>;

/** Returns undefined if none is stored, if it is invalid or too old, or if the browser refuses access. */
function readPending(now: number): Pending | undefined {
  try {
    const { after, play, at } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const isRecent = typeof at === 'number' && at <= now && now - at < LONGEST_MS;
    if (!isRecent || typeof after !== 'string') return undefined;
    return { after, ...(typeof play === 'string' && { play }) };
  } catch (error) {
    console.warn('The pending check-in could not be read', error);
    return undefined;
  }
}

/** Stores a check-in with the time of its request, ms since 1970 UTC; undefined deletes it. */
function keepPending(pending: Pending | undefined, at: number): void {
  try {
    if (pending) sessionStorage.setItem(KEY, JSON.stringify({ ...pending, at }));
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The pending check-in could not be stored', error);
  }
}

/**
 * Reopens the check-in that a reload interrupted, but not in a duplicated tab, because the other tab asks. Stores each
 * later check-in until the person answers it.
 */
export function persistPendingCheckIn(
  { checkIn }: Pick<Services, 'checkIn'>,
  tab: Pick<TabIdClaim, 'isOwn' | 'release'> = claimTabId(),
): () => void {
  const saved = readPending(Date.now());
  let isSaved = saved !== undefined;
  let isOver = false;
  if (saved)
    void tab.isOwn.then((isOwn) => {
      // The person may have finished another play in the meantime.
      if (isOver || selectPendingCheckIn(checkIn.getSnapshot())) return;
      if (isOwn) checkIn.send({ type: 'requested', ...saved, delay: 0, at: Date.now() });
      else {
        isSaved = false;
        keepPending(undefined, Date.now());
      }
    });
  const subscription = checkIn.subscribe((snapshot) => {
    const pending = selectPendingCheckIn(snapshot);
    if ((pending !== undefined) === isSaved) return;
    isSaved = pending !== undefined;
    keepPending(pending, Date.now());
  });
  return () => {
    isOver = true;
    subscription.unsubscribe();
    tab.release();
  };
}
