import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { hasWebGl } from '../../../engine/stage/capabilities';
import {
  bubbleIdOf,
  bubblesOf,
  type GamePhase,
  selectChosenAnswer,
  selectGamePhase,
  selectRoundNumber,
  selectThoughtIndex,
  thoughtAt,
} from '../../../machines/games/thought-bubbles/selectors';
import type {
  ThoughtBubblesActor,
  thoughtBubblesMachine,
} from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import type { PlayProps } from '../../play/define-game';
import { usePlay } from '../../play/play-context';
import { TypedWordsGuard } from '../../play/TypedWordsGuard';
import bubbles from './bubbles.module.css';
import { OwnThought } from './OwnThought';
import { RoundHeader } from './RoundHeader';
import { SummaryActions, SummaryHeading, ThoughtPairList } from './ThoughtPairList';
import styles from './thought-bubbles.module.css';
import { useTypedAnswers } from './use-typed-answers';

export function ThoughtBubbles({ actor, scene }: PlayProps<typeof thoughtBubblesMachine>) {
  const phase = useSelector(actor, selectGamePhase);
  const chosen = useSelector(actor, selectChosenAnswer);
  const words = useTypedAnswers(actor);
  const [isDrawable] = useState(hasWebGl);
  const isComplete = phase === 'complete';
  useRoundFocus(actor, phase);
  // The person may have scrolled the rows of bubbles.
  useEffect(() => {
    if (isComplete) window.scrollTo(0, 0);
  }, [isComplete]);
  return (
    <div className={styles.play} data-phase={phase}>
      {isComplete ? <SummaryHeading actor={actor} /> : <RoundHeader actor={actor} />}
      <div
        className={`${styles.field} ${bubbles.field}`}
        data-phase={phase}
        data-chosen={chosen === undefined ? undefined : bubbleIdOf(chosen)}
      >
        <div className={styles.scene} inert={phase === 'writing'}>
          {scene}
        </div>
        {!isDrawable && phase === 'choosing' && <Plain actor={actor} />}
        {phase === 'writing' && <OwnThought actor={actor} words={words} />}
      </div>
      <TypedWordsGuard hasWords={!isComplete && words.areThere} />
      {isComplete && <SummaryActions actor={actor} submitted={words.submitted} />}
      {isComplete && <ThoughtPairList actor={actor} submitted={words.submitted} />}
    </div>
  );
}

/** The bubbles when there is no canvas. */
function Plain({ actor }: { actor: ThoughtBubblesActor }) {
  const thought = useSelector(actor, selectThoughtIndex);
  return (
    <ul className={styles.plain} aria-label="Bubbles">
      {bubblesOf(thoughtAt(thought)).map(({ id, text }, place) => (
        <li key={id} className={styles.item}>
          <button
            type="button"
            className={id === 'thought' ? styles.asked : styles.choice}
            onClick={() => {
              if (id === 'thought') actor.send({ type: 'thought.touched' });
              else if (id === 'own') actor.send({ type: 'form.opened' });
              else actor.send({ type: 'answer.chosen', answer: place - 1 });
            }}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Focuses each new thought and, after the form has closed, the button that opens the form. Does nothing while a control
 * other than a bubble has the focus.
 */
function useRoundFocus(actor: ThoughtBubblesActor, phase: GamePhase): void {
  const { focusScene } = usePlay();
  const round = useSelector(actor, selectRoundNumber);
  const last = useRef({ round, phase });
  useEffect(() => {
    const before = last.current;
    last.current = { round, phase };
    if (phase !== 'choosing') return;
    if (before.phase === 'writing') focusScene('own');
    else if (before.round !== round && before.round > 0) focusScene('thought');
  }, [round, phase, focusScene]);
}
