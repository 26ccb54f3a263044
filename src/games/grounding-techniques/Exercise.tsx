/** The screen renders the scene between the two parts of a step. */
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { GroundingActor } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  GROUNDING_STEPS,
  selectIsStepFilled,
  selectProgressPercent,
  selectStepIndex,
  stepAt,
} from '../../../machines/games/grounding-techniques/selectors';
import { stepPlaceholderOf, stepTitleOf } from '../../../machines/games/grounding-techniques/steps';
import group from '../../play/figures.module.css';
import { useAreFiguresHidden } from '../../play/use-are-figures-hidden';
import { Button } from '../../ui/Button';
import progress from '../../ui/progress.module.css';
import field from '../../ui/text-area.module.css';
import styles from './grounding-techniques.module.css';
import { Pebble } from './Pebble';
import { useTitleFocusRef } from './use-title-focus-ref';

export function StepWords({ actor }: { actor: GroundingActor }) {
  const step = useSelector(actor, selectStepIndex);
  const percent = useSelector(actor, selectProgressPercent);
  const isHidden = useAreFiguresHidden();
  const { instruction, hint } = stepAt(step);
  const title = useTitleFocusRef(stepTitleOf(step));
  const [number, name] = stepTitleOf(step).split(': ') as [string, string];
  return (
    <div className={`${group.paper} ${styles.words}`}>
      <div className={styles.progress} data-fades>
        <progress
          className={`${progress.bar} flex-1 ${styles.bar}`}
          aria-label="Progress"
          max={100}
          value={percent}
        />
        {!isHidden && (
          <span className={styles.percent} aria-hidden>
            {`${percent}%`}
          </span>
        )}
      </div>
      <h1 ref={title} tabIndex={-1} className={`${styles.title} ${styles.stepTitle}`}>
        <Pebble step={step} />
        <span className={`text-muted ${styles.eyebrow}`}>{`${number}:`}</span>{' '}
        <span className={styles.name}>{name}</span>
      </h1>
      <p className={styles.instruction}>{instruction}</p>
      <p className={styles.how}>Tap a stone for each thing, or write.</p>
      <p className={`hint ${styles.hint}`}>
        <span className={styles.if}>If you can't find enough</span> <span>{hint}</span>
      </p>
    </div>
  );
}

interface ResponseProps {
  actor: GroundingActor;
  text: string;
  onType: (text: string) => void;
}

export function StepResponseForm({ actor, text, onType }: ResponseProps) {
  const step = useSelector(actor, selectStepIndex);
  const isFilled = useSelector(actor, selectIsStepFilled);
  const id = useId();
  const isLast = step === GROUNDING_STEPS.length - 1;
  return (
    <div className={`${group.paper} ${styles.answer} ${styles.response}`}>
      <label htmlFor={id} className={styles.label}>
        Your response:
      </label>
      <button
        type="button"
        className={`${styles.skip} ${isFilled ? styles.needless : ''}`}
        onClick={() => actor.send({ type: 'step.skipped' })}
      >
        Skip this sense
      </button>
      <input
        id={id}
        type="text"
        className={`${field.area} ${styles.field}`}
        dir="auto"
        // The browser must neither store the text nor send it to a spelling service.
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={stepPlaceholderOf(step)}
        value={text}
        onChange={(event) => onType(event.target.value)}
      />
      <div className={`flex gap-10 ${styles.ways}`}>
        <Button look="outlined" disabled={step === 0} onClick={() => actor.send({ type: 'step.returned' })}>
          Previous
        </Button>
        <Button
          look="primary"
          className={styles.next}
          disabled={!isFilled}
          onClick={() => actor.send({ type: 'step.advanced' })}
        >
          {isLast ? 'Complete Exercise' : 'Next'}
        </Button>
      </div>
    </div>
  );
}
