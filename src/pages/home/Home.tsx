import { ArrowRight, Wind } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CATALOGUE } from '../../../domain/catalogue';
import { DEFAULT_TITLE, HOME_GAMES, PRODUCT_NAME } from '../../../domain/product';
import { loadGameRoute } from '../../play/game-route';
import { useCurrentUser } from '../../services/context';
import { BEGIN_AT_ONCE } from '../../services/game-addresses';
import { ButtonLink } from '../../ui/Button';
import { GameCard } from '../../ui/GameCard';
import styles from './home.module.css';

/** Box Breathing begins at once for whoever comes from here. */
const CALM_NOW = '/games/basic-breathing';

/** So long after Home is there the exercise is loaded, ms: who needs it waits for nothing then. */
const PREPARE_MS = 300;

export function Home() {
  const user = useCurrentUser();
  usePreparedCalm();
  return (
    <div className={styles.home}>
      <title>{DEFAULT_TITLE}</title>
      <section className={user ? `${styles.hero} ${styles.named}` : styles.hero}>
        <div className={styles.scenery} />
        <div className={styles.welcome}>
          <h1 className={styles.heading}>
            Welcome to {PRODUCT_NAME}
            {user && (
              <>
                {', '}
                <span className={nameClass(user.username)}>{user.username}</span>
              </>
            )}
          </h1>
          <p className={styles.line}>Short games and breathing for an unquiet day. No account needed.</p>
          <ButtonLink look="primary" to={CALM_NOW} state={BEGIN_AT_ONCE} className={styles.calm ?? ''}>
            <Wind size={22} aria-hidden />I need calm now
          </ButtonLink>
        </div>
      </section>
      <section className={styles.start}>
        <div className={styles.head}>
          <h2 className={styles.title}>Start here</h2>
          <Link to="/games" className={styles.all}>
            View All
            <ArrowRight size={18} aria-hidden />
          </Link>
        </div>
        <ul className={styles.games}>
          {CATALOGUE.slice(0, HOME_GAMES).map((game) => (
            <li key={game.id}>
              <GameCard game={game} layout="row" />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Names of more letters than this are set smaller. */
const LONG_NAME = 14;
const nameClass = ({ length }: string): string =>
  length > LONG_NAME ? `${styles.who} ${styles.long}` : `${styles.who}`;

/** Whoever taps 'I need calm now' has the first breath within a second, on a slow line too. */
function usePreparedCalm(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      loadGameRoute()
        .then(({ loadGame }) => loadGame('basic-breathing'))
        // The tap will try again, and say so.
        .catch(console.warn);
    }, PREPARE_MS);
    return () => clearTimeout(timer);
  }, []);
}
