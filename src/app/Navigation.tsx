import { ChartLine, House, Leaf, type LucideIcon, UserRound } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { selectIsAuthenticated } from '../../machines/app/access.machine';
import { storedUser } from '../device/values';
import { isCheckoutDocument } from '../services/checkout-document';
import { useAccess } from '../services/context';
import styles from './layout.module.css';

interface Place {
  to: string;
  label: string;
  Icon: LucideIcon;
  isSignedIn?: true;
}

const PLACES: readonly Place[] = [
  { to: '/', label: 'Home', Icon: House },
  { to: '/games', label: 'Games', Icon: Leaf },
  { to: '/stats', label: 'Stats', Icon: ChartLine, isSignedIn: true },
  { to: '/profile', label: 'Profile', Icon: UserRound },
];

/** The stylesheet hides the bar during a session in a small window. */
export function Navigation() {
  const isFollowed = useAccess(selectIsAuthenticated);
  // The checkout document runs no account. The stored user suffices for a link, because its page checks again.
  const isAuthenticated = isFollowed || (isCheckoutDocument && storedUser.value !== null);
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul>
        {PLACES.filter(({ isSignedIn }) => isAuthenticated || !isSignedIn).map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'} className={styles.item ?? ''}>
              <Icon size={22} strokeWidth={1.75} aria-hidden />
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
