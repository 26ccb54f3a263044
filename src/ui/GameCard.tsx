import { Clock3, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Game } from '../../domain/catalogue';
import { canPlayGame, selectIsPremium } from '../../machines/app/access.machine';
import { useAccess, useServices } from '../services/context';
import { Badge } from './Badge';
import { Cover } from './Cover';
import styles from './game-card.module.css';

interface GameCardProps {
  game: Game;
  /** Position of the picture. `tile`: above the text. `row`: beside the text on phones. `line`: always beside it. */
  layout?: 'tile' | 'row' | 'line';
  /** Address that the card opens even while the game is locked. Default: the game, or the upgrade dialog. */
  to?: string;
}

export function GameCard({ game, layout = 'tile', to }: GameCardProps) {
  const { access } = useServices();
  const isPremium = useAccess(selectIsPremium);
  const isLocked = !canPlayGame(access.getSnapshot().context, game.id);
  const className = `${styles.card} ${layout === 'tile' ? '' : styles[layout]}`;
  const content = (
    <>
      <span className={styles.art}>
        <Cover game={game} className={styles.cover ?? ''} />
        {!isPremium && (
          <span className={styles.chip}>
            <Badge look={game.isFree ? 'free' : 'premium'}>{game.isFree ? 'Free' : 'Premium'}</Badge>
          </span>
        )}
        {isLocked && (
          <span className={styles.lock}>
            <Lock size={18} aria-hidden />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{game.title}</span>
        <span className={styles.meta}>
          <Clock3 size={16} aria-hidden />
          <span className={styles.facts}>
            <span>{game.duration}</span>
            <span className={styles.capitalized}>{game.difficulty}</span>
            <span className={styles.capitalized}>{game.category}</span>
          </span>
        </span>
      </span>
    </>
  );
  return isLocked && to === undefined ? (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => access.send({ type: 'upgrade.opened', gameId: game.id })}
    >
      {content}
    </button>
  ) : (
    <Link to={to ?? game.path} className={className}>
      {content}
    </Link>
  );
}
