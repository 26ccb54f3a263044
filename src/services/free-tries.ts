/** Spends one of this device's free tries. A lock keeps two tabs from spending the same one. */
import { storedTriesLeft } from '../device/values';
import type { Services } from './services';

/** Delay before the next tab gets the lock, ms. A change of localStorage reaches other tabs late. */
const HEARD_MS = 500;

/** Time after which a start no longer waits for the lock, ms. A suspended tab never releases it. */
const LOCK_WITHIN_MS = 3000;

/**
 * Resolves without the lock if there are no Web Locks (Safari before 15.4, a page without HTTPS), if the browser
 * refuses it, or after {@link LOCK_WITHIN_MS}. Two tabs that start within milliseconds may then spend the same try.
 */
const turn = (): Promise<void> =>
  new Promise((begin) => {
    const hold = () => {
      begin();
      return new Promise<void>((heard) => setTimeout(heard, HEARD_MS));
    };
    if (!navigator.locks) begin();
    else
      navigator.locks
        .request('stillgrove.tries', { signal: AbortSignal.timeout(LOCK_WITHIN_MS) }, hold)
        .catch((error: unknown) => {
          console.warn('The lock of the free tries failed', error);
          begin();
        });
  });

/** Returns whether a try was left. `onSpent` is synchronous, so that both render at once. Rejects only if it throws. */
export async function spendFreeTry(access: Services['access'], onSpent?: () => void): Promise<boolean> {
  await turn();
  const { isPremium, trialGamesRemaining } = access.getSnapshot().context;
  const left = Math.min(trialGamesRemaining, storedTriesLeft.value);
  if (left < trialGamesRemaining) {
    access.send({ type: 'device.changed', isPremium, trialGamesRemaining: left });
  }
  if (left === 0) return false;
  access.send({ type: 'trial.spent' });
  onSpent?.();
  return true;
}
