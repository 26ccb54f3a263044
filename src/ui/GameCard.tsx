import { Lock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Game } from '../../domain/catalog';
import { canPlayGame, selectIsPremium } from '../../machines/app/access.machine';
import { useAccess, useServices } from '../services/context';
import { Badge } from './Badge';
import { Cover } from './Cover';
import { FavoriteButton } from './FavoriteButton';
import styles from './game-card.module.css';

interface GameCardProps {
  game: Game;
  /** Position of the picture. `tile`: above the text. `row`: beside the text on phones. `line`: always beside it. */
  layout?: 'tile' | 'row' | 'line';
  /** Address that the card opens even while the game is locked. Default: the game, or the upgrade dialog. */
  to?: string;
  /** A sentence instead of duration, difficulty and category. */
  remark?: string | undefined;
}

/** The title is the link. Its area is the whole card, except the heart. */
export function GameCard({ game, layout = 'tile', to, remark }: GameCardProps) {
  const { access } = useServices();
  const isPremium = useAccess(selectIsPremium);
  const isLocked = !canPlayGame(access.getSnapshot().context, game.id);
  const badge = useId();
  const described = isPremium ? undefined : badge;
  return (
    <div className={`${styles.card} ${layout === 'tile' ? '' : styles[layout]}`}>
      <span className={styles.words}>
        {isLocked && to === undefined ? (
          <button
            type="button"
            className={styles.title}
            aria-haspopup="dialog"
            aria-describedby={described}
            onClick={() => access.send({ type: 'upgrade.opened', gameId: game.id })}
          >
            {game.title}
          </button>
        ) : (
          <Link to={to ?? game.path} className={styles.title} aria-describedby={described}>
            {game.title}
          </Link>
        )}
        {remark === undefined ? <Facts game={game} /> : <span className={styles.remark}>{remark}</span>}
      </span>
      <span className={styles.art}>
        <Cover game={game} className={styles.cover ?? ''} />
        {!isPremium && (
          <span id={badge} className={styles.chip}>
            <Badge look={game.isFree ? 'free' : 'premium'}>{game.isFree ? 'Free' : 'Premium'}</Badge>
          </span>
        )}
        {isLocked && (
          <span className={styles.lock}>
            <Lock size={18} aria-hidden />
          </span>
        )}
        <FavoriteButton game={game} />
      </span>
    </div>
  );
}

const Facts = ({ game }: { game: Game }) => (
  <span className={styles.facts}>
    <span>{game.duration}</span>
    <span className={styles.capitalized}>{game.difficulty}</span>
    <span className={styles.capitalized}>{game.category}</span>
  </span>
);
