import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../services/context';

/** A page for who is signed in. Everybody else is sent to sign in, and comes back; while nobody knows, nothing shows. */
export default function SignedIn({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  if (user === undefined) return null;
  return user ? children : <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
}
