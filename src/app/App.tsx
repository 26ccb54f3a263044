/** Every route of the app. Home comes with the first load, every other page alone. */
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy } from 'react';
import { BrowserRouter, Route, Routes, useParams } from 'react-router-dom';
import { BUILT_GAMES, CATALOGUE } from '../../domain/catalogue';
import { SCREENS } from '../games/registry';
import { Home } from '../pages/home/Home';
import { ServicesContext } from './context';
import { Layout } from './Layout';
import type { Services } from './services';

const Games = lazy(() => import('../pages/games/Games'));
const BeingMade = lazy(() => import('../pages/being-made/BeingMade'));
const NotFound = lazy(() => import('../pages/not-found/NotFound'));

/** Screens of the built games, at `/games/<slug>`. */
const GAMES = BUILT_GAMES.map((slug) => ({ path: `/games/${slug}`, Screen: lazy(SCREENS[slug]) }));

/** Pages that are named but not made yet, with their headings. */
const COMING: readonly [path: string, heading: string][] = [
  ['/checkout', 'Complete Your Purchase'],
  ['/profile', 'User Profile'],
  ['/analytics', 'Analytics Dashboard'],
  ['/stats', 'Emotional Trends'],
  ['/login', 'Sign In'],
];

/** Games of the catalogue that are not made yet. */
const COMING_GAMES = CATALOGUE.filter(({ path }) => !GAMES.some((game) => game.path === path));

/** Any other id below /games. */
function UnknownGame() {
  const { id = '' } = useParams();
  const game = CATALOGUE.find((entry) => entry.id === id);
  return game ? <BeingMade heading={game.title} /> : <NotFound />;
}

export function App({ services }: { services: Services }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <BrowserRouter>
          <Routes>
            <Route element={<Layout />}>
              <Route path="/" element={<Home />} />
              <Route path="/games" element={<Games />} />
              {GAMES.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
              {COMING_GAMES.map(({ path, title }) => (
                <Route key={path} path={path} element={<BeingMade heading={title} />} />
              ))}
              <Route path="/games/:id" element={<UnknownGame />} />
              {COMING.map(([path, heading]) => (
                <Route key={path} path={path} element={<BeingMade heading={heading} />} />
              ))}
              <Route path="*" element={<NotFound />} />
            </Route>
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </ServicesContext>
  );
}
