/** The intro of a game: cover, description, cost of a start, and Start. */
import { Clock3, Play, Ticket } from 'lucide-react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { costsTry } from '../../domain/built-games';
import type { Game } from '../../domain/catalogue';
import { COVER_SUBJECTS } from '../../domain/cover-subjects';
import { TRIAL_GAMES } from '../../domain/product';
import { capitalized } from '../../domain/words';
import {
  selectIsAuthenticated,
  selectIsPremium,
  selectTrialGamesRemaining,
} from '../../machines/app/access.machine';
import { useAccess } from '../services/context';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Cover } from '../ui/Cover';
import { AskBefore } from './AskBefore';
import type { IntroParts } from './define-game';
import { BackToGames } from './GameFrame';
import styles from './game-intro.module.css';
import { HideFiguresOffer } from './HideFiguresOffer';
import { useNext, usePlay, usePlayState, useStart } from './play-context';
import { GoOn, KeepGoing } from './WaysOn';

interface GameIntroProps {
  game: Game;
  heading: string;
  intro: IntroParts<AnyStateMachine>;
  actor: ActorRefFrom<AnyStateMachine>;
}

export function GameIntro({ game, heading, intro, actor }: GameIntroProps) {
  const { label, start } = useStart(intro.startLabel);
  const { canRepeat } = usePlayState(usePlay());
  const next = useNext(!canRepeat);
  const { Length, Options, Aside, Below } = intro;
  return (
    <div className={styles.intro}>
      <BackToGames />
      <section className={styles.card}>
        <Cover game={game} className={styles.cover ?? ''} alt={COVER_SUBJECTS[game.id]} />
        <div className={styles.words}>
          <AccessBadge game={game} trialBadge={intro.trialBadge} />
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.about}>{game.description}</p>
          <p className={styles.text}>{intro.text}</p>
          <div className={styles.facts}>
            {Length && <Length actor={actor} />}
            <p className={styles.meta}>
              <Clock3 size={17} aria-hidden />
              <span>{intro.range ?? game.duration}</span>
              <span>{capitalized(game.difficulty)}</span>
              <span>{capitalized(game.category)}</span>
            </p>
          </div>
          <PremiumNotice game={game} noticeOf={intro.premiumNotice} />
          <TrialLine game={game} lineOf={intro.trialLine} />
          {/* On a phone the options would move it below the fold. */}
          <HideFiguresOffer />
          {Options && <Options actor={actor} />}
          <AskBefore />
        </div>
        <div className={styles.ways}>
          <KeepGoing className={styles.start} />
          <Button
            look={canRepeat ? 'outlined' : 'primary'}
            className={styles.start}
            onClick={start}
            {...next}
          >
            <Play size={20} aria-hidden />
            <span>{label}</span>
          </Button>
          <GoOn className={styles.start} />
        </div>
        {Aside && <Aside actor={actor} />}
      </section>
      {Below && <Below actor={actor} />}
    </div>
  );
}

/**
 * Badge 'Free', or 'Premium' for visitors who are neither premium nor signed in. For these visitors a game may have its
 * own badge while free tries remain.
 */
export function AccessBadge({ game, trialBadge }: { game: Game; trialBadge?: string | undefined }) {
  const isPremium = useAccess(selectIsPremium);
  const isAuthenticated = useAccess(selectIsAuthenticated);
  const left = useAccess(selectTrialGamesRemaining);
  if (trialBadge && !isPremium && !isAuthenticated && left > 0)
    return <Badge look="soft">{trialBadge}</Badge>;
  if (!game.isFree && (isPremium || isAuthenticated)) return null;
  return <Badge look={game.isFree ? 'soft' : 'premium'}>{game.isFree ? 'Free' : 'Premium'}</Badge>;
}

const premiumNotice = (hasTries: boolean): string =>
  `This exercise is part of premium. You can ${hasTries ? 'use a free try, or ' : ''}unlock all games once, for good.`;

/** Notice for visitors who are neither premium nor signed in, if the game needs premium. */
export function PremiumNotice({
  game,
  noticeOf = premiumNotice,
}: {
  game: Game;
  noticeOf?: IntroParts<AnyStateMachine>['premiumNotice'];
}) {
  const isPremium = useAccess(selectIsPremium);
  const isAuthenticated = useAccess(selectIsAuthenticated);
  const hasTries = useAccess(selectTrialGamesRemaining) > 0;
  if (isPremium || isAuthenticated || game.isFree) return null;
  return <p className={styles.text}>{noticeOf(hasTries)}</p>;
}

const trialLine = (left: number): string =>
  left > 0
    ? `You have ${left} free game(s) remaining`
    : "You've used all your free games. Upgrade to premium for unlimited access.";

/** The number of free tries, if a start costs one. Renders nothing with premium. */
export function TrialLine({
  game,
  lineOf = trialLine,
}: {
  game: Game;
  lineOf?: IntroParts<AnyStateMachine>['trialLine'];
}) {
  const isPremium = useAccess(selectIsPremium);
  const left = useAccess(selectTrialGamesRemaining);
  if (isPremium || (game.isFree && !costsTry(game.id))) return null;
  return (
    <>
      <p className={styles.trial}>
        <Ticket size={20} aria-hidden />
        <span>{lineOf(left)}</span>
      </p>
      {game.isFree && left === 0 && (
        <p className={styles.text}>
          {`${game.title} is free to open, but every start of it counts as one of the ${TRIAL_GAMES} free games.`}
        </p>
      )}
    </>
  );
}
