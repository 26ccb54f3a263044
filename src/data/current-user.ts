import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../domain/contract';
import { readSignOutPending, readUser, saveUser } from '../device/stored-values';
import { getJson } from './request';

const KEY = ['/api/auth/user'] as const;
const getUser = getJson({ on401: 'null' });

/**
 * The signed-in person; null for a guest, undefined while nobody knows. Who was signed in on this device still is
 * until the server says otherwise: so offline, too.
 */
export function useCurrentUser(): CurrentUser | null | undefined {
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: async (context): Promise<CurrentUser | null> => {
      // Whoever signed out while offline is signed out before anybody asks who is there.
      if (readSignOutPending()) await (await import('./account')).finishSignOut();
      const answer = await getUser(context);
      if (answer === null) return null;
      // The schemas come only with an answer to read: a guest's first screen does without them.
      const { currentUser } = await import('../../domain/contract');
      return currentUser.parse(answer);
    },
    networkMode: 'always',
  });
  return data === undefined ? (readUser() ?? (isError ? null : undefined)) : data;
}

/** Shows who is signed in on this device, as it is kept; an answer that is still on its way comes too late. */
export function showSavedUser(queryClient: QueryClient): void {
  void queryClient.cancelQueries({ queryKey: KEY });
  queryClient.setQueryData(KEY, readUser());
}

/** From now on this person is signed in on this device, in every tab; null when nobody is. */
export function changeUser(queryClient: QueryClient, user: CurrentUser | null): void {
  saveUser(user);
  showSavedUser(queryClient);
}

/** What the server says of who is signed in here; whether that is news is for `AccountKeeper` to see. */
export function showUser(queryClient: QueryClient, user: CurrentUser | null): void {
  queryClient.setQueryData(KEY, user);
}
