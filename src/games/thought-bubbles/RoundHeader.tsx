import { useSelector } from '@xstate/react';
import { Clock3, Hourglass, InfinityIcon, Pause, Star } from 'lucide-react';
import {
  ANSWER_PROMPT,
  GENTLE_LINE,
  ROUND_COUNT,
  selectAreBubblesHeld,
  selectIsThoughtTouched,
  selectIsTimeShort,
  selectIsTimeUnlimited,
  selectRoundNumber,
  selectScore,
  selectSecondsLeft,
  selectThoughtIndex,
  thoughtAt,
} from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import group from '../../play/figures.module.css';
import pill from '../../play/pill.module.css';
import { useAreFiguresHidden } from '../../play/use-are-figures-hidden';
import { minutesAndSeconds } from '../../ui/format-time';
import { LiveFigure } from '../../ui/LiveFigure';
import { TalkToSomeone } from './TalkToSomeone';
import styles from './thought-bubbles.module.css';

interface HeadProps {
  actor: ThoughtBubblesActor;
}

export function RoundHeader({ actor }: HeadProps) {
  const round = useSelector(actor, selectRoundNumber);
  const isTouched = useSelector(actor, selectIsThoughtTouched);
  const thought = useSelector(actor, selectThoughtIndex);
  const isHidden = useAreFiguresHidden();
  return (
    <div className={styles.head}>
      <div className={group.figures} data-fades>
        {/* The `Figure` has its own accessible name. The label of the heading makes screen readers read the heading as
            one unit. */}
        <h1 aria-label={`Round ${round} of ${ROUND_COUNT}`}>
          Round <LiveFigure label="Round">{round}</LiveFigure> of {ROUND_COUNT}
        </h1>
        {isHidden ? null : (
          <>
            <ScoreFigure actor={actor} />
            <Time actor={actor} />
          </>
        )}
      </div>
      <div className={`flex gap-6 ${styles.holds}`} data-fades>
        <NoLimit actor={actor} />
        <HoldStill actor={actor} />
      </div>
      <div className={styles.line}>
        <div className={styles.words}>
          <p>{isTouched ? GENTLE_LINE : ANSWER_PROMPT}</p>
          {thoughtAt(thought).offersHelp && <TalkToSomeone />}
        </div>
      </div>
    </div>
  );
}

export function ScoreFigure({ actor }: HeadProps) {
  const score = useSelector(actor, selectScore);
  return (
    <p>
      <Star size={16} aria-hidden />
      <LiveFigure label="Score">{score}</LiveFigure>
    </p>
  );
}

function Time({ actor }: HeadProps) {
  const seconds = useSelector(actor, selectSecondsLeft);
  const isHurried = useSelector(actor, selectIsTimeShort);
  const isUnlimited = useSelector(actor, selectIsTimeUnlimited);
  if (isUnlimited) return null;
  // Uses an icon as well, because color must not be the only difference.
  const Icon = isHurried ? Hourglass : Clock3;
  return (
    <p className={isHurried ? styles.hurried : ''}>
      <Icon size={16} aria-hidden />
      <LiveFigure label="Time">{minutesAndSeconds(seconds)}</LiveFigure>
    </p>
  );
}

function NoLimit({ actor }: HeadProps) {
  const isUnlimited = useSelector(actor, selectIsTimeUnlimited);
  return (
    <button
      type="button"
      className={`${pill.pill} ${styles.hold}`}
      aria-label="No time limit"
      aria-pressed={isUnlimited}
      onClick={() => actor.send({ type: 'options.changed', options: { isUnlimited: !isUnlimited } })}
    >
      <InfinityIcon size={18} aria-hidden />
      <span>No time limit</span>
    </button>
  );
}

function HoldStill({ actor }: HeadProps) {
  const isHeld = useSelector(actor, selectAreBubblesHeld);
  return (
    <button
      type="button"
      className={`${pill.pill} ${styles.hold}`}
      aria-label="Hold still"
      aria-pressed={isHeld}
      onClick={() => actor.send({ type: 'options.changed', options: { isHeld: !isHeld } })}
    >
      <Pause size={18} aria-hidden />
      <span>Hold still</span>
    </button>
  );
}
