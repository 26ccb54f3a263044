import type { CurrentUser } from '../../domain/contract';
import { keptSignOut } from '../device/stored-values';
import { getJson } from './request';

const getUser = getJson({ on401: 'null' });

/**
 * Asks the server who is signed in; null for a guest. A sign-out that the server has not heard of goes first.
 * @param onUnsavedCodes called when the person left before they saved their recovery codes
 * @throws RequestError, TypeError, or ZodError
 */
export async function fetchCurrentUser(onUnsavedCodes: () => void): Promise<CurrentUser | null> {
  if (keptSignOut.value) await (await import('./account')).finishSignOut();
  const answer = await getUser({ queryKey: ['/api/auth/user'] });
  if (answer === null) return null;
  // The schemas come only with an answer to read: a guest's first screen does without them.
  const { currentUser, signedInUser } = await import('../../domain/contract');
  if (signedInUser.safeParse(answer).data?.hasSavedCodes === false) onUnsavedCodes();
  return currentUser.parse(answer);
}
