import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { hasWebGl } from '../../../engine/stage/capabilities';
import type { GroundingActor } from '../../../machines/games/grounding-techniques/grounding-techniques.machine';
import {
  GROUNDING_STEPS,
  selectFoundCount,
  stepAt,
  stonesOfStep,
} from '../../../machines/games/grounding-techniques/selectors';
import { senseLabelOf } from '../../../machines/games/grounding-techniques/steps';
import group from '../../play/figures.module.css';
import { Button } from '../../ui/Button';
import styles from './grounding-techniques.module.css';
import { Pebble } from './Pebble';
import own from './summary.module.css';
import tile from './tile.module.css';
import { useTitleFocusRef } from './use-title-focus-ref';

export function SummaryWords() {
  const title = useTitleFocusRef('summary');
  return (
    <div className={`${group.paper} ${styles.words}`}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Exercise Complete
      </h1>
      <p className={styles.instruction}>
        Stone by stone, you came back to where you are. Stay as long as you like.
      </p>
    </div>
  );
}

/** One stone for each thing that the person found without writing. */
function Found({ actor, step }: { actor: GroundingActor; step: number }) {
  const found = useSelector(actor, (snapshot) => selectFoundCount(snapshot, step));
  if (found === 0) return <span className="text-muted">(not provided)</span>;
  return (
    <span className={`flex flex-wrap gap-4 ${own.stones}`} role="img" aria-label={`${found} found`}>
      {stonesOfStep(step)
        .slice(0, found)
        .map((stone) => (
          <span key={stone} className={`${tile.pebble} ${tile[stepAt(step).color]}`} />
        ))}
    </span>
  );
}

interface AnswersProps {
  actor: GroundingActor;
  texts: readonly string[];
  onSave: () => void;
  onAgain: () => void;
}

export function GroundingAnswers({ actor, texts, onSave, onAgain }: AnswersProps) {
  const [hasPicture] = useState(hasWebGl);
  return (
    <div className={`${group.paper} ${styles.answer}`}>
      <dl className={`grid gap-2 ${own.answers}`}>
        {GROUNDING_STEPS.map((step, index) => (
          <div key={step.sense} className={own.row}>
            <dt className="flex items-center gap-10 font-semibold">
              <Pebble step={index} />
              <span>{senseLabelOf(step)}</span>
            </dt>
            <dd className={own.text} dir="auto">
              {texts[index]?.trim() || <Found actor={actor} step={index} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className={`flex gap-10 ${styles.ways}`}>
        {hasPicture && (
          <Button look="outlined" onClick={onSave}>
            Save as picture
          </Button>
        )}
        <Button look="primary" className={styles.next} onClick={onAgain}>
          Start Again
        </Button>
      </div>
    </div>
  );
}
