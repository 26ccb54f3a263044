import { ArrowRight, Wind } from 'lucide-react';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { CATALOG } from '../../../domain/catalog';
import { DEFAULT_TITLE, HOME_GAME_COUNT, PRODUCT_NAME } from '../../../domain/product';
import { loadGameRoute } from '../../play/game-route';
import { useCurrentUser } from '../../services/context';
import { CALM_NOW_ADDRESS } from '../../services/game-addresses';
import { ButtonLink } from '../../ui/Button';
import { CheckInButton } from '../../ui/CheckInButton';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { GameCard } from '../../ui/GameCard';
import styles from './home.module.css';

/** Delay of the preload, ms. */
const PREPARE_MS = 300;

const HomeGrove = lazy(async () => ({ default: (await import('./Returning')).HomeGrove }));
const Lines = lazy(async () => ({ default: (await import('./Returning')).HomeSuggestionLinks }));

/** Whether the person comes back on a later day (`first-paint.ts`). The prerendered Home is the first visit's. */
const useReturns = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => 'returning' in document.documentElement.dataset,
    () => false,
  );

export function Home({ title = DEFAULT_TITLE }: { title?: string }) {
  const user = useCurrentUser();
  const returns = useReturns();
  usePreparedCalm();
  return (
    <div className={styles.home}>
      <title>{title}</title>
      <section className={user ? `${styles.hero} ${styles.named}` : styles.hero}>
        {returns ? (
          <ErrorBoundary fallback={<div className={styles.scenery} />}>
            <Suspense>
              <HomeGrove />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <div className={styles.scenery} />
        )}
        <div className={styles.welcome}>
          <h1 className={styles.heading}>
            Welcome to {PRODUCT_NAME}
            {user && (
              <>
                <span>, </span>
                <span className={nameClass(user.username)} translate="no">
                  {user.username}
                </span>
              </>
            )}
          </h1>
          <p className={styles.line}>
            {returns
              ? 'Welcome back. Every tree is one of your days.'
              : `Short games and breathing for an unquiet day.${user ? '' : ' No account needed.'}`}
          </p>
          <div className={styles.ways}>
            <ButtonLink look="primary" to={CALM_NOW_ADDRESS} className={styles.calm ?? ''}>
              <Wind size={22} aria-hidden />I need calm now
            </ButtonLink>
            <CheckInButton className={styles.mood ?? ''} />
          </div>
          <div className={`hidden ${styles.lines}`}>
            {returns && (
              <ErrorBoundary>
                <Suspense>
                  <Lines />
                </Suspense>
              </ErrorBoundary>
            )}
          </div>
        </div>
      </section>
      <section className={styles.start}>
        <div className="flex items-center justify-between px-4">
          <h2 className="text-h2">Start here</h2>
          <Link to="/games" className={styles.all}>
            View All
            <ArrowRight size={18} aria-hidden />
          </Link>
        </div>
        <ul className={`grid gap-10 ${styles.games}`}>
          {CATALOG.slice(0, HOME_GAME_COUNT).map((game) => (
            <li key={game.id}>
              <GameCard game={game} layout="row" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Maximum length of a name in normal type, characters. Longer names have smaller type. */
const LONG_NAME = 14;
const nameClass = ({ length }: string): string =>
  length > LONG_NAME ? `${styles.who} ${styles.long}` : `${styles.who}`;

/** Lets the first breath of 'I need calm now' start within a second, even on a slow connection. */
function usePreparedCalm(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadGameRoute()
        .then(({ loadGame }) => loadGame('basic-breathing'))
        // A press retries the load, and shows its failure.
        .catch(console.warn);
    }, PREPARE_MS);
    return () => clearTimeout(timer);
  }, []);
}
