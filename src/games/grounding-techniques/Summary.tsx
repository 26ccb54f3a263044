/** The summary after the last step: a closing text, and the responses by sense. */
import { useState } from 'react';
import { canDraw } from '../../../engine/stage/capabilities';
import { STEPS } from '../../../machines/games/grounding-techniques/selectors';
import { tileOf } from '../../../machines/games/grounding-techniques/steps';
import group from '../../play/figures.module.css';
import { Button } from '../../ui/Button';
import styles from './grounding-techniques.module.css';
import { Pebble } from './Pebble';
import own from './summary.module.css';
import { useReadFromTitle } from './use-read-from-title';

export function SummaryWords() {
  const title = useReadFromTitle('summary');
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

interface AnswersProps {
  texts: readonly string[];
  onSave: () => void;
  onAgain: () => void;
}

export function Answers({ texts, onSave, onAgain }: AnswersProps) {
  const [hasPicture] = useState(canDraw);
  return (
    <div className={`${group.paper} ${styles.answer}`}>
      <dl className={own.answers}>
        {STEPS.map((step, index) => {
          const text = texts[index]?.trim() ?? '';
          return (
            <div key={step.sense} className={own.row}>
              <dt className={own.sense}>
                <Pebble color={step.color} />
                <span>{tileOf(step)}</span>
              </dt>
              <dd className={`${own.text} ${text === '' ? own.missing : ''}`} dir="auto">
                {text === '' ? '(not provided)' : text}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={styles.ways}>
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
