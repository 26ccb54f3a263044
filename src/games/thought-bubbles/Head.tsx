import { useSelector } from '@xstate/react';
import { Clock3, Hourglass, InfinityIcon, Pause, Star } from 'lucide-react';
import {
  ASK,
  GENTLE_LINE,
  ROUNDS,
  selectIsHeld,
  selectIsHurried,
  selectIsTouched,
  selectIsUnlimited,
  selectRound,
  selectScore,
  selectSecondsLeft,
  selectThought,
  thoughtAt,
} from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import group from '../../play/figures.module.css';
import pill from '../../play/pill.module.css';
import { useHideFigures } from '../../play/use-hide-figures';
import { Figure } from '../../ui/Figure';
import { minutesAndSeconds } from '../../ui/format-time';
import { TalkToSomeone } from './TalkToSomeone';
import styles from './thought-bubbles.module.css';

interface HeadProps {
  actor: ThoughtBubblesActor;
}

export function Head({ actor }: HeadProps) {
  const round = useSelector(actor, selectRound);
  const isTouched = useSelector(actor, selectIsTouched);
  const thought = useSelector(actor, selectThought);
  const isHidden = useHideFigures();
  return (
    <div className={styles.head}>
      <div className={group.figures} data-fades>
        {/* The `Figure` has its own accessible name. The label of the heading makes screen readers read the heading as
            one unit. */}
        <h1 aria-label={`Round ${round} of ${ROUNDS}`}>
          Round <Figure label="Round">{round}</Figure> of {ROUNDS}
        </h1>
        {isHidden ? null : (
          <>
            <Score actor={actor} />
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
          <p>{isTouched ? GENTLE_LINE : ASK}</p>
          {thoughtAt(thought).offersHelp && <TalkToSomeone />}
        </div>
      </div>
    </div>
  );
}

export function Score({ actor }: HeadProps) {
  const score = useSelector(actor, selectScore);
  return (
    <p>
      <Star size={16} aria-hidden />
      <Figure label="Score">{score}</Figure>
    </p>
  );
}

function Time({ actor }: HeadProps) {
  const seconds = useSelector(actor, selectSecondsLeft);
  const isHurried = useSelector(actor, selectIsHurried);
  const isUnlimited = useSelector(actor, selectIsUnlimited);
  if (isUnlimited) return null;
  // Uses an icon as well, because color must not be the only difference.
  const Icon = isHurried ? Hourglass : Clock3;
  return (
    <p className={isHurried ? styles.hurried : ''}>
      <Icon size={16} aria-hidden />
      <Figure label="Time">{minutesAndSeconds(seconds)}</Figure>
    </p>
  );
}

function NoLimit({ actor }: HeadProps) {
  const isUnlimited = useSelector(actor, selectIsUnlimited);
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
  const isHeld = useSelector(actor, selectIsHeld);
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
