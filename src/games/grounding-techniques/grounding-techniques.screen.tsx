/** The same three areas show every step and then the summary. */
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { groundingTechniquesMachine } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  selectHasText,
  selectIsComplete,
  selectStep,
} from '../../../machines/games/grounding-techniques/selectors';
import type { PlayProps } from '../../play/define-game';
import { TypedWords } from '../../play/TypedWords';
import { useAboveKeyboard, useLowView } from '../../play/use-above-keyboard';
import { useSavePicture } from '../../play/use-save-picture';
import { Response, StepWords } from './Exercise';
import styles from './grounding-techniques.module.css';
import { Answers, SummaryWords } from './Summary';
import { useResponses } from './use-responses';

export function Grounding({ actor, scene, takePicture }: PlayProps<typeof groundingTechniquesMachine>) {
  const isComplete = useSelector(actor, selectIsComplete);
  const step = useSelector(actor, selectStep);
  const hasText = useSelector(actor, selectHasText);
  const { texts, type } = useResponses(actor);
  const save = useSavePicture(takePicture, 'stone-path.png');
  const isLow = useLowView();
  const exercise = useRef<HTMLDivElement>(null);
  useAboveKeyboard(exercise);
  return (
    <div ref={exercise} className={styles.grounding} data-low={(isLow && !isComplete) || undefined}>
      {isComplete ? <SummaryWords /> : <StepWords actor={actor} />}
      <div className={styles.stream}>{scene}</div>
      {isComplete ? (
        <Answers
          actor={actor}
          texts={texts}
          onSave={save}
          onAgain={() => actor.send({ type: 'answers.cleared' })}
        />
      ) : (
        <Response actor={actor} text={texts[step] ?? ''} onType={type} />
      )}
      <TypedWords hasWords={!isComplete && hasText} />
    </div>
  );
}
