import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../domain/contract';
import { isCheckoutDocument } from '../app/checkout-document';
import { getJson } from './request';

const KEY = ['/api/auth/user'] as const;
const getUser = getJson({ on401: 'null' });

/** The signed-in person; null for a guest, undefined while nobody knows or when the server cannot be reached. */
export function useCurrentUser(): CurrentUser | null | undefined {
  const { data } = useQuery({
    queryKey: KEY,
    // The payment provider's script is in that document: nobody's name is.
    enabled: !isCheckoutDocument,
    queryFn: async (context): Promise<CurrentUser | null> => {
      const answer = await getUser(context);
      if (answer === null) return null;
      // The schemas come only with an answer to read: a guest's first screen does without them.
      const { currentUser } = await import('../../domain/contract');
      return currentUser.parse(answer);
    },
  });
  return data;
}
