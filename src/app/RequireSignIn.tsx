import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../services/context';
import styles from './waiting.module.css';

/** A page for signed-in people. Guests go to the sign-in page and return afterward. */
export default function RequireSignIn({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const { pathname, search, hash } = useLocation();
  if (user === undefined)
    return (
      <p className={styles.asking} role="status" data-waiting>
        One moment …
      </p>
    );
  return user ? children : <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
}
