/** Spends a free try of this device, whichever tabs start at the same moment. Loaded for a start that costs one. */
import { openTries, spendOne } from '../device/free-tries';
import type { Services } from './services';

/** Has ready what spending one needs; what is not ready by then is made then. It never fails. */
export const prepareFreeTry = (): Promise<void> =>
  openTries().catch((error: unknown) => console.warn('Free tries could not be opened ahead', error));

/**
 * @param onSpent called at once with the spending, so that React renders both together: a moment later the page would be
 *   rendered and laid out twice
 * @returns whether one was left; it fails only with `onSpent`
 */
export async function spendFreeTry(access: Services['access'], onSpent?: () => void): Promise<boolean> {
  const { isPremium, trialGamesRemaining } = access.getSnapshot().context;
  const left = await leftBefore(trialGamesRemaining);
  if (left < trialGamesRemaining) {
    access.send({ type: 'device.changed', isPremium, trialGamesRemaining: left });
  }
  if (left === 0) return false;
  access.send({ type: 'trial.spent' });
  onSpent?.();
  return true;
}

/** @param here as many as this tab knows of */
async function leftBefore(here: number): Promise<number> {
  try {
    return Math.min(here, await spendOne());
  } catch (error) {
    // A browser that stores nothing has no other tabs to agree with either.
    console.warn('Free tries are counted in this tab alone', error);
    return here;
  }
}
