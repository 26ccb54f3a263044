import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { isCheckoutDocument } from '../services/checkout-document';
import { useHydrated, useLeaveRunningSession, useServices } from '../services/context';
import { StageRoot } from '../stage/StageRoot';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { pageContentRef } from '../ui/focus';
import { lazyComponent } from '../ui/lazy-component';
import { ActiveDialog, CheckIn } from './ActiveDialog';
import { Footer } from './Footer';
import { Header, SessionHeader } from './Header';
import styles from './layout.module.css';
import { Navigation } from './Navigation';
import { PageFailed } from './PageFailed';
import { PagePlaceholder } from './PagePlaceholder';

const ToastRegion = lazyComponent(() => import('../overlay/ToastRegion'));
const Tooltips = lazyComponent(() => import('../overlay/Tooltips'));
const Offline = lazyComponent(() => import('../offline/OfflineSupport'));

/** Delay of the late parts, ms. On a slow connection their eight files would delay those of a game's intro. */
const IDLE_MS = 3000;

/** Whether a service worker delivered the page. A new version may then be waiting, so the app checks for it early. */
const isKept = Boolean(navigator.serviceWorker?.controller);

export function Layout() {
  const leave = useLeaveRunningSession();
  const isHydrated = useHydrated();
  // The page has exactly one lane for toasts: in the header during a session, otherwise above the navigation.
  const [lane, setLane] = useState<HTMLElement | null>(null);

  return (
    <div className={`${styles.page} ${leave ? styles.playing : ''}`}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {leave ? <SessionHeader onLeave={leave} lane={setLane} /> : <Header />}
      <Page />
      {leave ? null : <Footer />}
      <div className={styles.bar} data-bar data-fades={leave ? '' : undefined}>
        {leave ? null : <div ref={setLane} className={styles.lane} />}
        <Navigation />
      </div>
      {/* These parts need services that the prerendered page lacks, or a canvas. */}
      {isHydrated && (
        <>
          <StageRoot />
          <ActiveDialog />
          <Later lane={lane} />
        </>
      )}
      {/* The payment provider's script runs in the checkout document, which therefore gets no account or journal. */}
      {!isCheckoutDocument && <Account />}
    </div>
  );
}

/** Scroll positions by the keys of history entries, CSS px. */
const places = new Map<string, number>();

/** The current page. A new page starts at its top, and one to which the person returns at its last place. */
function Page() {
  const { pathname, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useLayoutEffect(() => pageContentRef(main.current), []);
  useLayoutEffect(() => {
    const keep = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
  useEffect(() => {
    // Some browsers would scroll before the page is rendered. After a reload they know the place, and the app does not.
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  // A layout effect scrolls before the paint, so a new page never appears scrolled.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The first page appears without a fade; later pages fade in.
    main.current?.setAttribute('data-fades', '');
    window.scrollTo(0, isReturn ? (places.get(key) ?? 0) : 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, key, isReturn]);
  return (
    <main ref={main} id="main" className={`flex flex-1 flex-col ${styles.main}`} tabIndex={-1}>
      <ErrorBoundary key={pathname} fallback={<PageFailed />}>
        <Suspense fallback={<PagePlaceholder />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}

/** Tooltips, toasts, the check-in and the service worker. An early message loads the toasts immediately. */
function Later({ lane }: { lane: HTMLElement | null }) {
  const { toasts } = useServices();
  const [hasToast, setHasToast] = useState(false);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const load = () => setHasToast(true);
    // The page may have shown a toast before this effect.
    if (toasts.toast) load();
    return toasts.subscribe(load);
  }, [toasts]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsIdle(true);
      for (const part of [CheckIn, ToastRegion])
        part
          .load()
          .catch((error: unknown) => console.warn('A script of the page could not be preloaded', error));
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {hasToast && (
        <ErrorBoundary>
          <ToastRegion lane={lane} />
        </ErrorBoundary>
      )}
      {isIdle && (
        <ErrorBoundary>
          <Tooltips />
        </ErrorBoundary>
      )}
      {(isIdle || isKept) && (
        <ErrorBoundary>
          <Offline />
        </ErrorBoundary>
      )}
    </>
  );
}

function Account() {
  const services = useServices();
  useEffect(() => {
    const following = import('./start-deferred-services')
      .then(({ startDeferredServices }) => startDeferredServices(services))
      .catch((error: unknown) => console.warn('The account could not start', error));
    return () => void following.then((stop) => stop?.());
  }, [services]);
  return null;
}
