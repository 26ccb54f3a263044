import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../domain/contract';
import { storedSignOutPending } from '../device/values';
import { createJsonQueryFn } from './request';

/** Reports a pending sign-out, then asks who is signed in; null for a guest. @throws like the calls of `account.ts` */
export async function fetchCurrentUser(
  queryClient: QueryClient,
  onUnsavedCodes: () => void,
): Promise<CurrentUser | null> {
  if (storedSignOutPending.value) await (await import('./account')).reportPendingSignOut();
  const answer = await queryClient.fetchQuery({
    queryKey: ['/api/auth/user'],
    queryFn: createJsonQueryFn({ on401: 'null' }),
    staleTime: 0,
  });
  if (answer === null) return null;
  // Loads the schemas only for an answer with a user, because a guest's first screen does not need them.
  const { currentUserSchema, signedInUserSchema } = await import('../../domain/contract');
  if (signedInUserSchema.safeParse(answer).data?.hasSavedCodes === false) onUnsavedCodes();
  return currentUserSchema.parse(answer);
}
