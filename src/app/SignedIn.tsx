import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../services/context';

/**
 * Wrapper of a page for signed-in people. Guests go to the sign-in page and return afterward. Renders nothing until
 * the user is known.
 */
export default function SignedIn({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  if (user === undefined) return null;
  return user ? children : <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
}
