/** All routes. Every page except Home loads separately. */
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type PropsWithChildren, Suspense, useEffect } from 'react';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { CATALOG, FURTHER_CATALOG } from '../../domain/catalog';
import { LEGAL_PAGE_BY_KEY } from '../../domain/product';
import { Home } from '../pages/home/Home';
import { GameAtAddress } from '../play/game-route';
import { callWithoutLayers, followBack } from '../services/back';
import { CHECKOUT_ROUTE, enterCheckout, isCheckoutDocument } from '../services/checkout-document';
import { ServicesContext, useServices } from '../services/context';
import { GAME_ADDRESSES } from '../services/game-addresses';
import type { Services } from '../services/services';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { trackLastFocus } from '../ui/focus';
import { blockUnwantedKeys } from '../ui/keys';
import { pageTitle } from '../ui/PageTitle';
import { Layout } from './Layout';
import { PageFailed } from './PageFailed';

const CheckoutApp = lazy(() => import('./CheckoutApp'));
const Games = lazy(() => import('../pages/games/Games'));
const GameDetail = lazy(() => import('../pages/game-detail/GameDetail'));
const Profile = lazy(() => import('../pages/profile/Profile'));
const BeingMade = lazy(() => import('../pages/being-made/BeingMade'));
const Analytics = lazy(() => import('../pages/analytics/Analytics'));
const Stats = lazy(() => import('../pages/stats/Stats'));
const Login = lazy(() => import('../pages/login/Login'));
const SignedIn = lazy(() => import('./RequireSignIn'));
const NotFound = lazy(() => import('../pages/not-found/NotFound'));

const GUARDED = [
  ['/analytics', Analytics],
  ['/stats', Stats],
] as const;

/** Games of the catalog that have an address but are not built. */
const COMING = [...CATALOG, ...FURTHER_CATALOG].filter(
  ({ path }) => !GAME_ADDRESSES.some(({ address }) => address === path),
);

interface AppProps {
  services: Services;
  /** Wraps all pages except checkout, which has its own router. */
  Router?: ComponentType<PropsWithChildren>;
}

export function App({ services, Router = BrowserRouter }: AppProps) {
  useEffect(trackLastFocus, []);
  useEffect(blockUnwantedKeys, []);
  useEffect(followBack, []);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        {isCheckoutDocument ? (
          <ErrorBoundary fallback={<PageFailed />}>
            <Suspense>
              <CheckoutApp />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <Router>
            <Pages />
          </Router>
        )}
      </QueryClientProvider>
    </ServicesContext>
  );
}

const Pages = () => (
  <Routes>
    <Route element={<Layout />}>
      <Route path="/" element={<Home />} />
      <Route path="/games" element={<Games />} />
      <Route path="/profile" element={<Profile />} />
      <Route path="/login" element={<Login />} />
      <Route path={LEGAL_PAGE_BY_KEY.privacy.address} element={<Legal name="privacy" />} />
      <Route path={LEGAL_PAGE_BY_KEY.medical.address} element={<Legal name="medical" />} />
      <Route path={CHECKOUT_ROUTE} element={<ToCheckout />} />
      {GAME_ADDRESSES.map(({ slug, address }) => (
        <Route key={address} path={address} element={<GameAtAddress slug={slug} address={address} />} />
      ))}
      {GUARDED.map(([path, Page]) => (
        <Route
          key={path}
          path={path}
          element={
            <SignedIn>
              <Page />
            </SignedIn>
          }
        />
      ))}
      {COMING.map((game) => (
        <Route key={game.id} path={game.path} element={<BeingMade game={game} />} />
      ))}
      <Route path="/games/:id" element={<GameDetail />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);

/** Home below a legal text. When the dialog closes, the address becomes Home's. */
function Legal({ name }: { name: keyof typeof LEGAL_PAGE_BY_KEY }) {
  const { dialogs } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    dialogs.open(name);
    return dialogs.subscribe(() => callWithoutLayers(() => navigate('/', { replace: true })));
  }, [dialogs, name, navigate]);
  return <Home title={pageTitle(LEGAL_PAGE_BY_KEY[name].title)} />;
}

function ToCheckout() {
  useEffect(() => enterCheckout({ replace: true }), []);
  return null;
}
