/** What is around every page: header, navigation, footer, and the dialogs that any page may open. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { COPYRIGHT_YEAR, PRODUCT_NAME } from '../../domain/product';
import { followKeptUser, useCurrentUser } from '../data/current-user';
import { KEYS, readUser } from '../device/kept';
import { onOtherTab } from '../device/storage';
import { StageRoot } from '../stage/StageRoot';
import { Boundary } from '../ui/Boundary';
import { isCheckoutDocument } from './checkout-document';
import { useRunningSession, useServices } from './context';
import { Header, SessionHeader } from './Header';
import styles from './layout.module.css';
import { Navigation } from './Navigation';
import { OpenDialog } from './OpenDialog';
import { PageFailed } from './PageFailed';

const ToastRegion = lazy(() => import('../overlay/ToastRegion'));
const Tooltips = lazy(() => import('../overlay/Tooltips'));
const AccountKeeper = lazy(() => import('./AccountKeeper'));
const Offline = lazy(() => import('../offline/Offline'));

/** How long after the start tooltips and, at a first visit, the service worker are loaded (ms). */
const IDLE_MS = 1500;

/** Whether the page came from a service worker: then a new version may wait, which should begin before anything else. */
const isKept = Boolean(navigator.serviceWorker?.controller);

export function Layout() {
  const leave = useRunningSession();

  return (
    <div className={`${styles.page} ${leave ? styles.playing : ''}`}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {leave ? <SessionHeader onLeave={leave} /> : <Header />}
      <Page />
      {leave ? null : <Footer />}
      <Navigation />
      <StageRoot />
      <OpenDialog />
      <Later />
      {/* The payment provider's script is in that document: nobody's name is, and no journal. */}
      {!isCheckoutDocument && <Account />}
    </div>
  );
}

/** The page at hand: read from its beginning whenever another one comes. */
function Page() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="main" className={styles.main} tabIndex={-1}>
      <Boundary key={pathname} fallback={<PageFailed />}>
        <Suspense>
          <Outlet />
        </Suspense>
      </Boundary>
    </main>
  );
}

/** What nobody's first screen needs: toasts come with the first of them, tooltips and work offline when there is time. */
function Later() {
  const { toasts } = useServices();
  const [hasToast, setHasToast] = useState(toasts.toast !== undefined);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => toasts.subscribe(() => setHasToast(true)), [toasts]);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {hasToast && (
        <Boundary>
          <Suspense>
            <ToastRegion />
          </Suspense>
        </Boundary>
      )}
      {isIdle && (
        <Boundary>
          <Suspense>
            <Tooltips />
          </Suspense>
        </Boundary>
      )}
      {(isIdle || isKept) && (
        <Boundary>
          <Suspense>
            <Offline />
          </Suspense>
        </Boundary>
      )}
    </>
  );
}

/** Who is signed in: the access actor is told, other tabs are followed, and what an account needs is loaded. */
function Account() {
  const { access, queryClient } = useServices();
  const user = useCurrentUser();
  const isAuthenticated = Boolean(user);
  useEffect(() => access.send({ type: 'user.changed', isAuthenticated }), [access, isAuthenticated]);
  useEffect(
    () => onOtherTab((key) => (key === KEYS.user || key === null) && followKeptUser(queryClient)),
    [queryClient],
  );
  return user || readUser() ? (
    <Boundary>
      <Suspense>
        <AccountKeeper user={user} />
      </Suspense>
    </Boundary>
  ) : null;
}

function Footer() {
  const { dialogs } = useServices();
  return (
    <footer className={styles.footer}>
      <p>
        © {COPYRIGHT_YEAR} {PRODUCT_NAME}
      </p>
      <button type="button" onClick={() => dialogs.open('privacy')}>
        Privacy Policy
      </button>
      <button type="button" onClick={() => dialogs.open('medical')}>
        Medical Disclaimer
      </button>
      <p>{PRODUCT_NAME} is not a replacement for professional treatment.</p>
    </footer>
  );
}
