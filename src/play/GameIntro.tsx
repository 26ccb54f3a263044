import { Clock3, HeartPulse, Play, Ticket } from 'lucide-react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { costsTryThoughFree } from '../../domain/built-games';
import type { Game } from '../../domain/catalog';
import { TRIAL_GAME_COUNT } from '../../domain/product';
import {
  selectIsAuthenticated,
  selectIsPremium,
  selectTrialGamesRemaining,
} from '../../machines/app/access.machine';
import { useAccess } from '../services/context';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { AdjustFold } from './AdjustFold';
import { AskMood, AskMusic, AskToHideFigures } from './AskBefore';
import type { IntroParts } from './define-game';
import { BackToGames } from './GameFrame';
import styles from './game-intro.module.css';
import { useNextActionProps, usePlay, usePlayState, useStartButton } from './play-context';
import { RepeatButton, ResumeButton } from './ResumeButtons';
import { WideCover } from './WideCover';

interface GameIntroProps {
  game: Game;
  heading: string;
  intro: IntroParts<AnyStateMachine>;
  actor: ActorRefFrom<AnyStateMachine>;
}

export function GameIntro({ game, heading, intro, actor }: GameIntroProps) {
  const { label, start } = useStartButton(intro.startLabel);
  const { canRepeat } = usePlayState(usePlay());
  const next = useNextActionProps(!canRepeat);
  const { Length, Steps, Options } = intro;
  return (
    <div className={styles.intro}>
      <BackToGames />
      <section className={styles.words}>
        <h1 className={styles.title}>{heading}</h1>
        <p className={styles.text}>{intro.text}</p>
        {intro.warning && (
          <p className={styles.line} data-warning>
            <HeartPulse size={20} aria-hidden />
            <span>{intro.warning}</span>
          </p>
        )}
        <div className={styles.ways}>
          <RepeatButton className={styles.start} />
          <Button
            look={canRepeat ? 'outlined' : 'primary'}
            className={styles.start}
            onClick={start}
            {...next}
          >
            <Play size={20} aria-hidden />
            <span>{label}</span>
          </Button>
          <ResumeButton className={styles.start} />
        </div>
        <div className={styles.facts}>
          <AccessBadge game={game} trialBadge={intro.trialBadge} />
          <p className={styles.meta}>
            <Clock3 size={17} aria-hidden />
            <span>{intro.range ?? game.duration}</span>
          </p>
          {Length && <Length actor={actor} />}
        </div>
        <AskMusic />
        {Steps && <Steps />}
        <PremiumNotice game={game} noticeOf={intro.premiumNotice} />
        <TrialLine game={game} lineOf={intro.trialLine} />
        <AskToHideFigures />
        <AskMood />
        <AdjustFold>
          {Options && <Options actor={actor} />}
          <p className={styles.note}>{game.description}</p>
        </AdjustFold>
      </section>
    </div>
  );
}

/** The cover in the whole window, which grows and fades into the scene when the session begins. */
export const IntroBackdrop = ({ game, isGone }: { game: Game; isGone: boolean }) => (
  <div className={styles.painting} data-gone={isGone || undefined}>
    <WideCover game={game} />
  </div>
);

/** A game may have its own badge for visitors who are neither premium nor signed in, while free tries remain. */
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

/** Only for visitors who are neither premium nor signed in. */
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
  return <p className={styles.note}>{noticeOf(hasTries)}</p>;
}

const trialLine = (left: number): string =>
  left > 0
    ? `You have ${left} free game(s) remaining`
    : "You've used all your free games. Upgrade to premium for unlimited access.";

/** Only if a start costs a free try. */
export function TrialLine({
  game,
  lineOf = trialLine,
}: {
  game: Game;
  lineOf?: IntroParts<AnyStateMachine>['trialLine'];
}) {
  const isPremium = useAccess(selectIsPremium);
  const left = useAccess(selectTrialGamesRemaining);
  if (isPremium || (game.isFree && !costsTryThoughFree(game.id))) return null;
  return (
    <>
      <p className={styles.line}>
        <Ticket size={20} aria-hidden />
        <span>{lineOf(left)}</span>
      </p>
      {game.isFree && left === 0 && (
        <p className={styles.note}>
          {`${game.title} is free to open, but every start of it counts as one of the ${TRIAL_GAME_COUNT} free games.`}
        </p>
      )}
    </>
  );
}
