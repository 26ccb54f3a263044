/** What is around every page: header, navigation, footer, and the dialogs that any page may open. */
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { isCheckoutDocument } from '../services/checkout-document';
import { useHydrated, useRunningSession, useServices } from '../services/context';
import { StageRoot } from '../stage/StageRoot';
import { Boundary } from '../ui/Boundary';
import { Footer } from './Footer';
import { Header, SessionHeader } from './Header';
import styles from './layout.module.css';
import { Navigation } from './Navigation';
import { OpenDialog } from './OpenDialog';
import { PageFailed } from './PageFailed';
import { PageSeen, Waiting } from './Waiting';

const ToastRegion = lazy(() => import('../overlay/ToastRegion'));
const Tooltips = lazy(() => import('../overlay/Tooltips'));
const Offline = lazy(() => import('../offline/Offline'));

/** How long after the start tooltips and, at a first visit, the service worker are loaded (ms). */
const IDLE_MS = 1500;

/** Whether the page came from a service worker: then a new version may wait, which should begin before anything else. */
const isKept = Boolean(navigator.serviceWorker?.controller);

export function Layout() {
  const leave = useRunningSession();
  const isHydrated = useHydrated();

  return (
    <div className={`${styles.page} ${leave ? styles.playing : ''}`}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {leave ? <SessionHeader onLeave={leave} /> : <Header />}
      <Page />
      {leave ? null : <Footer />}
      <Navigation />
      {/* What the device holds decides on these. */}
      {isHydrated && (
        <>
          <StageRoot />
          <OpenDialog />
          <Later />
        </>
      )}
      {/* The payment provider's script runs in that document, so it gets no account and no journal. */}
      {!isCheckoutDocument && <Account />}
    </div>
  );
}

/** The page at hand: read from its beginning whenever another one comes. */
function Page() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // Before the paint, so that the page is seen from its beginning.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The first page is there at once; pages after it fade in.
    main.current?.setAttribute('data-fades', '');
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main ref={main} id="main" className={styles.main} tabIndex={-1}>
      <Boundary key={pathname} fallback={<PageFailed />}>
        <Suspense fallback={<Waiting />}>
          <Outlet />
          <PageSeen />
        </Suspense>
      </Boundary>
    </main>
  );
}

/** What the first screen does not need: toasts load with the first message, tooltips and offline support when idle. */
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

/** Runs the account while the app is open. It shows nothing. */
function Account() {
  const services = useServices();
  useEffect(() => {
    const following = import('./start-following')
      .then(({ startFollowing }) => startFollowing(services))
      .catch((error: unknown) => console.warn('Nobody can be signed in just now', error));
    return () => void following.then((stop) => stop?.());
  }, [services]);
  return null;
}
