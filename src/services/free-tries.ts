/** Spends a free try of this device, whichever tabs start at the same moment. */
import { keptTries } from '../device/stored-values';
import type { Services } from './services';

/** How long the next tab waits: a browser tells it late of what this one wrote to localStorage (ms). */
const HEARD_MS = 500;

/**
 * Waits for this tab's turn, which the lock gives to one at a time. A browser without locks (Safari before 15.4, a page
 * without HTTPS), or one that refuses them, gives it at once: there two tabs that start within milliseconds may spend one
 * try together.
 */
const turn = (): Promise<void> =>
  new Promise((begin) => {
    const hold = () => {
      begin();
      return new Promise<void>((heard) => setTimeout(heard, HEARD_MS));
    };
    if (!navigator.locks) begin();
    else
      navigator.locks.request('stillgrove.tries', hold).catch((error: unknown) => {
        console.warn('Free tries are counted in this tab alone', error);
        begin();
      });
  });

/**
 * @param onSpent called at once with the spending, so that React renders both together: a moment later the page would be
 *   rendered and laid out twice
 * @returns whether one was left; it fails only with `onSpent`
 */
export async function spendFreeTry(access: Services['access'], onSpent?: () => void): Promise<boolean> {
  await turn();
  const { isPremium, trialGamesRemaining } = access.getSnapshot().context;
  const left = Math.min(trialGamesRemaining, keptTries.value);
  if (left < trialGamesRemaining) {
    access.send({ type: 'device.changed', isPremium, trialGamesRemaining: left });
  }
  if (left === 0) return false;
  access.send({ type: 'trial.spent' });
  onSpent?.();
  return true;
}
