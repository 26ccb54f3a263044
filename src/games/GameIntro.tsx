/** What stands before a game: cover, what it is, what a start costs, and the start itself. */
import { ChevronLeft, Clock3, Play, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Game } from '../../domain/catalogue';
import {
  selectIsAuthenticated,
  selectIsPremium,
  selectTrialGamesRemaining,
} from '../../machines/app/access.machine';
import { useAccess } from '../services/context';
import { Badge } from '../ui/Badge';
import { Button, ButtonLink } from '../ui/Button';
import { Cover } from '../ui/Cover';
import styles from './game-intro.module.css';
import { useStart } from './use-start';

interface GameIntroProps {
  game: Game;
  /** One or two sentences in the game's own words. */
  text: string;
  /** What the start button reads while a start is possible. */
  startLabel: string;
  onStart: () => void;
  /** Below the card: levels, options. */
  children?: ReactNode;
}

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function GameIntro({ game, text, startLabel, onStart, children }: GameIntroProps) {
  const { label, start } = useStart(game.id, startLabel, onStart);
  return (
    <div className={styles.intro}>
      <ButtonLink to="/games" className={styles.back ?? ''}>
        <ChevronLeft size={18} aria-hidden />
        Back to Games
      </ButtonLink>
      <section className={styles.card}>
        <Cover game={game} className={styles.cover ?? ''} />
        <div className={styles.words}>
          <Badge look={game.isFree ? 'soft' : 'premium'}>{game.isFree ? 'Free' : 'Premium'}</Badge>
          <h1 className={styles.title}>{game.title}</h1>
          <p className={styles.text}>{text}</p>
          <p className={styles.meta}>
            <Clock3 size={17} aria-hidden />
            <span>{game.duration}</span>
            <span>{capitalised(game.difficulty)}</span>
            <span>{capitalised(game.category)}</span>
          </p>
          <PremiumNotice game={game} />
          <TrialLine />
          <Button look="primary" className={styles.start} onClick={start}>
            <Play size={20} aria-hidden />
            {label}
          </Button>
        </div>
      </section>
      {children}
    </div>
  );
}

/** Shown only to someone who is neither premium nor signed in, and only where premium is needed. */
function PremiumNotice({ game }: { game: Game }) {
  const isPremium = useAccess(selectIsPremium);
  const isAuthenticated = useAccess(selectIsAuthenticated);
  if (isPremium || isAuthenticated || game.isFree) return null;
  return (
    <p className={styles.text}>
      This exercise is part of premium. You can use a free try, or unlock all games once, for good.
    </p>
  );
}

/** How many free tries are left; nothing for premium. */
function TrialLine() {
  const isPremium = useAccess(selectIsPremium);
  const left = useAccess(selectTrialGamesRemaining);
  if (isPremium) return null;
  return (
    <p className={styles.trial}>
      <Ticket size={20} aria-hidden />
      {left > 0
        ? `You have ${left} free game(s) remaining`
        : "You've used all your free games. Upgrade to premium for unlimited access."}
    </p>
  );
}
