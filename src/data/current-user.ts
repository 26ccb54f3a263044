import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../domain/contract';
import { storedSignOut } from '../device/values';
import { getJson } from './request';

/**
 * Asks the server for the signed-in user; null for a guest. Reports a pending sign-out first.
 * @param onUnsavedCodes called when the person has not saved their newest recovery codes
 * @throws like `request`, and SyntaxError or ZodError when the answer is malformed
 */
export async function fetchCurrentUser(
  queryClient: QueryClient,
  onUnsavedCodes: () => void,
): Promise<CurrentUser | null> {
  if (storedSignOut.value) await (await import('./account')).finishSignOut();
  const answer = await queryClient.fetchQuery({
    queryKey: ['/api/auth/user'],
    queryFn: getJson({ on401: 'null' }),
    staleTime: 0,
  });
  if (answer === null) return null;
  // Loads the schemas only for an answer with a user, because a guest's first screen does not need them.
  const { currentUser, signedInUser } = await import('../../domain/contract');
  if (signedInUser.safeParse(answer).data?.hasSavedCodes === false) onUnsavedCodes();
  return currentUser.parse(answer);
}
