import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../domain/contract';
import { storedSignOut } from '../device/values';
import { jsonQuery } from './request';

/** Reports a pending sign-out, then asks who is signed in; null for a guest. @throws like the calls of `account.ts` */
export async function fetchCurrentUser(
  queryClient: QueryClient,
  onUnsavedCodes: () => void,
): Promise<CurrentUser | null> {
  if (storedSignOut.value) await (await import('./account')).finishSignOut();
  const answer = await queryClient.fetchQuery({
    queryKey: ['/api/auth/user'],
    queryFn: jsonQuery({ on401: 'null' }),
    staleTime: 0,
  });
  if (answer === null) return null;
  // Loads the schemas only for an answer with a user, because a guest's first screen does not need them.
  const { currentUser, signedInUser } = await import('../../domain/contract');
  if (signedInUser.safeParse(answer).data?.hasSavedCodes === false) onUnsavedCodes();
  return currentUser.parse(answer);
}
