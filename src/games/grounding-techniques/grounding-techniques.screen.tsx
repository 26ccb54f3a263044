/** The same three areas show every step and then the summary. */
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { groundingTechniquesMachine } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  selectHasTypedText,
  selectIsComplete,
  selectStepIndex,
} from '../../../machines/games/grounding-techniques/selectors';
import type { PlayProps } from '../../play/define-game';
import { TypedWordsGuard } from '../../play/TypedWordsGuard';
import { useIsViewportLow, useKeepAboveKeyboard } from '../../play/use-keep-above-keyboard';
import { useSavePicture } from '../../play/use-save-picture';
import { StepResponseForm, StepWords } from './Exercise';
import styles from './grounding-techniques.module.css';
import { GroundingAnswers, SummaryWords } from './Summary';
import { useResponses } from './use-responses';

export function Grounding({ actor, scene, takePicture }: PlayProps<typeof groundingTechniquesMachine>) {
  const isComplete = useSelector(actor, selectIsComplete);
  const step = useSelector(actor, selectStepIndex);
  const hasText = useSelector(actor, selectHasTypedText);
  const { texts, type } = useResponses(actor);
  const save = useSavePicture(takePicture, 'stone-path.png');
  const isLow = useIsViewportLow();
  const exercise = useRef<HTMLDivElement>(null);
  useKeepAboveKeyboard(exercise);
  return (
    <div ref={exercise} className={styles.grounding} data-low={(isLow && !isComplete) || undefined}>
      {isComplete ? <SummaryWords /> : <StepWords actor={actor} />}
      <div className={styles.stream}>{scene}</div>
      {isComplete ? (
        <GroundingAnswers
          actor={actor}
          texts={texts}
          onSave={save}
          onAgain={() => actor.send({ type: 'answers.cleared' })}
        />
      ) : (
        <StepResponseForm actor={actor} text={texts[step] ?? ''} onType={type} />
      )}
      <TypedWordsGuard hasWords={!isComplete && hasText} />
    </div>
  );
}
