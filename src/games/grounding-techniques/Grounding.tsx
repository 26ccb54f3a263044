/** The part of Grounding that is shown in play: the same three places hold every step, and the summary after it. */
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { GroundingActor } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import { selectIsComplete, selectStep } from '../../../machines/games/grounding-techniques/selectors';
import { Response, StepWords } from './Exercise';
import styles from './grounding.module.css';
import { Answers, SummaryWords } from './Summary';
import { useResponses } from './use-responses';

interface GroundingProps {
  actor: GroundingActor;
  /** The stream. */
  scene: ReactNode;
  /** Undefined where there is no picture to keep. */
  onSave: (() => void) | undefined;
}

export function Grounding({ actor, scene, onSave }: GroundingProps) {
  const isComplete = useSelector(actor, selectIsComplete);
  const step = useSelector(actor, selectStep);
  const { texts, type } = useResponses(actor);
  return (
    <div className={`${styles.grounding} ${isComplete ? styles.summary : ''}`}>
      {isComplete ? <SummaryWords /> : <StepWords actor={actor} />}
      <div className={styles.stream}>{scene}</div>
      {isComplete ? (
        <Answers texts={texts} onSave={onSave} onAgain={() => actor.send({ type: 'answers.cleared' })} />
      ) : (
        <Response actor={actor} text={texts[step] ?? ''} onType={type} />
      )}
    </div>
  );
}
