/** What is around every page: header, navigation, footer, and the dialogs that any page may open. */
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { COPYRIGHT_YEAR, PRODUCT_NAME } from '../../domain/product';
import { selectShowUpgradeModal } from '../../machines/app/access.machine';
import { selectIsOpen } from '../../machines/app/check-in.machine';
import { useCurrentUser } from '../data/current-user';
import { Disclaimer } from '../overlay/Disclaimer';
import { StageRoot } from '../stage/StageRoot';
import { useAccess, useRunningSession, useServices } from './context';
import { Header, SessionHeader } from './Header';
import styles from './layout.module.css';
import { Navigation } from './Navigation';

const CheckIn = lazy(() => import('../overlay/CheckIn'));
const HelpCard = lazy(() => import('../overlay/HelpCard'));
const UpgradeDialog = lazy(() => import('../overlay/UpgradeDialog'));
const ToastRegion = lazy(() => import('../overlay/ToastRegion'));
const PrivacyPolicy = lazy(async () => ({ default: (await import('../overlay/legal')).PrivacyPolicy }));
const MedicalDisclaimer = lazy(async () => ({
  default: (await import('../overlay/legal')).MedicalDisclaimer,
}));

/** Dialogs that belong to no actor: open while named here. */
type OpenDialog = 'help' | 'privacy' | 'medical' | null;

export function Layout() {
  const [open, setOpen] = useState<OpenDialog>(null);
  const leave = useRunningSession();
  const close = () => setOpen(null);
  useSignedIn();

  return (
    <div className={`${styles.page} ${leave ? styles.playing : ''}`}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      {leave ? (
        <SessionHeader onLeave={leave} onHelp={() => setOpen('help')} />
      ) : (
        <Header onHelp={() => setOpen('help')} />
      )}
      <Page />
      {leave ? null : <Footer onOpen={setOpen} />}
      <Navigation />
      <StageRoot />
      <Suspense>
        <Dialogs open={open} onClose={close} onTalk={() => setOpen('help')} />
      </Suspense>
      <Toasts />
      <Disclaimer />
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
      <Suspense>
        <Outlet />
      </Suspense>
    </main>
  );
}

function Dialogs({ open, onClose, onTalk }: { open: OpenDialog; onClose: () => void; onTalk: () => void }) {
  const { checkIn } = useServices();
  const isCheckInOpen = useSelector(checkIn, selectIsOpen);
  const isUpgradeOpen = useAccess(selectShowUpgradeModal);
  return (
    <>
      {isCheckInOpen && <CheckIn onTalk={onTalk} />}
      {isUpgradeOpen && <UpgradeDialog />}
      {open === 'help' && <HelpCard onClose={onClose} />}
      {open === 'privacy' && <PrivacyPolicy onClose={onClose} />}
      {open === 'medical' && <MedicalDisclaimer onClose={onClose} />}
    </>
  );
}

/** Loaded with the first toast: nobody's first screen needs it. */
function Toasts() {
  const { toasts } = useServices();
  const [isNeeded, setIsNeeded] = useState(toasts.toast !== undefined);
  useEffect(() => toasts.subscribe(() => setIsNeeded(true)), [toasts]);
  return isNeeded ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null;
}

/** Tells the access actor whether anybody is signed in. */
function useSignedIn() {
  const { access } = useServices();
  const isAuthenticated = Boolean(useCurrentUser());
  useEffect(() => access.send({ type: 'user.changed', isAuthenticated }), [access, isAuthenticated]);
}

function Footer({ onOpen }: { onOpen: (dialog: OpenDialog) => void }) {
  return (
    <footer className={styles.footer}>
      <p>
        © {COPYRIGHT_YEAR} {PRODUCT_NAME}
      </p>
      <button type="button" onClick={() => onOpen('privacy')}>
        Privacy Policy
      </button>
      <button type="button" onClick={() => onOpen('medical')}>
        Medical Disclaimer
      </button>
      <p>{PRODUCT_NAME} is not a replacement for professional treatment.</p>
    </footer>
  );
}
