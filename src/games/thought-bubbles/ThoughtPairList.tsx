import { useSelector } from '@xstate/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { hasWebGl } from '../../../engine/stage/capabilities';
import { selectTransformedThoughts, thoughtAt } from '../../../machines/games/thought-bubbles/selectors';
import type { ThoughtBubblesActor } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import group from '../../play/figures.module.css';
import { useNextActionProps, useStartButton } from '../../play/play-context';
import { useAreFiguresHidden } from '../../play/use-are-figures-hidden';
import { useSavePicture } from '../../play/use-save-picture';
import { useTheme } from '../../services/context';
import { Button } from '../../ui/Button';
import type { ThoughtAnswerPair } from './picture';
import { ScoreFigure } from './RoundHeader';
import styles from './summary.module.css';
import { TalkToSomeone } from './TalkToSomeone';
import type { TypedAnswers } from './use-typed-answers';

interface SummaryProps {
  actor: ThoughtBubblesActor;
  submitted: TypedAnswers['submitted'];
}

export function SummaryHeading({ actor }: Pick<SummaryProps, 'actor'>) {
  const hasAnswers = useSelector(actor, selectTransformedThoughts).length > 0;
  const isHidden = useAreFiguresHidden();
  return (
    <div className={`${group.paper} ${styles.head}`}>
      <h1 className={`text-h1 ${styles.title}`}>Exercise Complete!</h1>
      <p className="text-muted text-balance">
        {hasAnswers
          ? 'These are the answers you chose today. Keep any that felt true.'
          : "Time's up. You didn't have to find an answer today."}
      </p>
      {isHidden ? null : (
        <div className={styles.score}>
          <ScoreFigure actor={actor} />
        </div>
      )}
    </div>
  );
}

/** The actions are below the sky, so that the sky stays in place. */
export function SummaryActions({ actor, submitted }: SummaryProps) {
  const { label, start } = useStartButton('Play Again');
  const next = useNextActionProps();
  const pairs = usePairs(actor, submitted);
  const theme = useTheme();
  const [hasPicture] = useState(hasWebGl);
  const save = useSavePicture(
    async () => (await import('./picture')).paintPairs(pairs, theme),
    'kinder-thoughts.png',
  );
  return (
    <div className={styles.ways}>
      <Button look="primary" onClick={start} {...next}>
        <RotateCcw size={20} aria-hidden />
        <span>{label}</span>
      </Button>
      {hasPicture && pairs.length > 0 && (
        <Button look="outlined" onClick={save}>
          Save as picture
        </Button>
      )}
    </div>
  );
}

const usePairs = (
  actor: ThoughtBubblesActor,
  submitted: TypedAnswers['submitted'],
): readonly ThoughtAnswerPair[] =>
  useSelector(actor, selectTransformedThoughts).map(({ thought, answer }) => {
    const { text, answers } = thoughtAt(thought);
    const own = submitted[thought] ?? 'In your own words.';
    return { thought: text, answer: answer === 'own' ? own : answers[answer] };
  });

export function ThoughtPairList({ actor, submitted }: SummaryProps) {
  const transformed = useSelector(actor, selectTransformedThoughts);
  const pairs = usePairs(actor, submitted);
  if (pairs.length === 0) return null;
  return (
    <ol className={styles.answers} aria-label="Your answers">
      {transformed.map(({ thought: index }, place) => {
        const thought = thoughtAt(index);
        const pair = pairs[place] as ThoughtAnswerPair;
        return (
          <li key={thought.id} className={styles.card}>
            <p className={styles.thought}>
              <span className={styles.when}>Then</span>
              <span>{pair.thought}</span>
            </p>
            <p className={styles.answer}>
              <span className={styles.when}>Now</span>
              <span className={styles.words} dir="auto">
                {pair.answer}
              </span>
            </p>
            <p className={styles.pattern}>
              Thinking pattern: <b className="font-bold">{thought.pattern}</b>
            </p>
            {thought.offersHelp && <TalkToSomeone />}
          </li>
        );
      })}
    </ol>
  );
}
