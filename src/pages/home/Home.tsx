import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { CATALOGUE } from '../../../domain/catalogue';
import { DEFAULT_TITLE, HOME_GAMES, PRODUCT_NAME } from '../../../domain/product';
import { useCurrentUser } from '../../data/current-user';
import { GameCard } from '../../ui/GameCard';
import { pictureUrl } from '../../ui/pictures';
import styles from './home.module.css';

export function Home() {
  const user = useCurrentUser();
  useEffect(() => {
    document.title = DEFAULT_TITLE;
  }, []);
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <Scenery />
        <div className={styles.welcome}>
          <h1 className={styles.heading}>
            Welcome to {PRODUCT_NAME}
            {user && `, ${user.username}`}
          </h1>
          <p className={styles.line}>Short games and breathing for an unquiet day. No account needed.</p>
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

/** The forest, by day or by night. */
function Scenery() {
  const [day, night] = [pictureUrl('home/hero-day.avif'), pictureUrl('home/hero-night.avif')];
  if (!day) return null;
  return (
    <picture className={styles.scenery}>
      {night && <source srcSet={night} media="(prefers-color-scheme: dark)" />}
      <img src={day} alt="" width={1600} height={700} fetchPriority="high" />
    </picture>
  );
}
