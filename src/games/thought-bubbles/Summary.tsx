/** 'Exercise Complete!': the thoughts, their answers, and the thinking habit of each thought. */
import { useSelector } from '@xstate/react';
import { CloudRain, RotateCcw, Sun } from 'lucide-react';
import { selectTransformed, thoughtAt } from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import group from '../../play/figures.module.css';
import { useNext, useStart } from '../../play/play-context';
import { useHideFigures } from '../../play/use-hide-figures';
import { Button } from '../../ui/Button';
import { Score } from './Head';
import styles from './summary.module.css';
import { TalkToSomeone } from './TalkToSomeone';
import type { OwnWords } from './use-own-words';

interface SummaryProps {
  actor: ThoughtBubblesActor;
  submitted: OwnWords['submitted'];
}

export function SummaryHead({ actor }: Pick<SummaryProps, 'actor'>) {
  const hasAnswers = useSelector(actor, selectTransformed).length > 0;
  return (
    <div className={`${group.paper} ${styles.head}`}>
      <h1 className={styles.title}>Exercise Complete!</h1>
      <p className={styles.line}>
        {hasAnswers
          ? 'These are the answers you chose today. Keep any that felt true.'
          : "Time's up. You didn't have to find an answer today."}
      </p>
    </div>
  );
}

/** Actions after the exercise. They are below the sky, so that the sky stays in place. */
export function SummaryWays({ actor }: Pick<SummaryProps, 'actor'>) {
  const { label, start } = useStart('Play Again');
  const next = useNext();
  const isHidden = useHideFigures();
  return (
    <div className={styles.ways}>
      {isHidden ? null : (
        <div className={group.figures}>
          <Score actor={actor} />
        </div>
      )}
      <Button look="primary" onClick={start} {...next}>
        <RotateCcw size={20} aria-hidden />
        <span>{label}</span>
      </Button>
    </div>
  );
}

export function Summary({ actor, submitted }: SummaryProps) {
  const transformed = useSelector(actor, selectTransformed);
  if (transformed.length === 0) return null;
  return (
    <ol className={styles.answers} aria-label="Your answers">
      {transformed.map(({ thought: index, answer }) => {
        const thought = thoughtAt(index);
        return (
          <li key={thought.id} className={styles.card}>
            <p className={styles.thought}>
              <CloudRain size={19} strokeWidth={1.75} aria-hidden />
              <span>{thought.text}</span>
            </p>
            <p className={styles.answer} dir="auto">
              <Sun size={20} strokeWidth={1.75} aria-hidden />
              <span className={styles.words}>
                {answer === 'own' ? (submitted[index] ?? 'In your own words.') : thought.answers[answer]}
              </span>
            </p>
            <p className={styles.pattern}>
              Thinking pattern: <b>{thought.pattern}</b>
            </p>
            {thought.offersHelp && <TalkToSomeone />}
          </li>
        );
      })}
    </ol>
  );
}
