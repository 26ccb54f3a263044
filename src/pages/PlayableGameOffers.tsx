import { CATALOG, type Game } from '../../domain/catalog';
import {
  canPlayGame,
  selectIsPremium,
  selectTrialGamesRemaining,
  startCost,
} from '../../machines/app/access.machine';
import { useAccess, useServices } from '../services/context';
import { GameCard } from '../ui/GameCard';
import styles from './ready-to-play.module.css';

const OFFERED = 2;

/** Offers games that this person can play now. Games of the same category come first. */
export function PlayableGameOffers({ instead }: { instead: Game }) {
  const { access } = useServices();
  // Renders again when premium arrives or the last free try is spent, even in another tab.
  useAccess(selectIsPremium);
  useAccess(selectTrialGamesRemaining);
  const { context } = access.getSnapshot();
  const games = CATALOG.filter(
    ({ id }) => canPlayGame(context, id) && startCost(context, id) !== 'premium',
  ).sort(
    (one, other) => Number(other.category === instead.category) - Number(one.category === instead.category),
  );
  return (
    <section className={styles.ready} aria-labelledby="ready-to-play">
      <h2 id="ready-to-play" className="px-4 text-h2">
        Ready to play now
      </h2>
      <ul className={styles.games}>
        {games.slice(0, OFFERED).map((game) => (
          <li key={game.id}>
            <GameCard game={game} layout="line" />
          </li>
        ))}
      </ul>
    </section>
  );
}

export const StillBeingMade = () => (
  <p className={styles.note}>
    This one is still being made. It will appear here when it is ready, at no extra cost to premium.
  </p>
);
