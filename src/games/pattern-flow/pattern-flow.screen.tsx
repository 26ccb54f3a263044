import { useSelector } from '@xstate/react';
import { CircleAlert, Eye, Hand, type LucideIcon, Repeat, Sparkles } from 'lucide-react';
import type {
  PatternFlowActor,
  patternFlowMachine,
} from '../../../machines/games/pattern-flow/pattern-flow.machine';
import {
  type GamePhase,
  selectGamePhase,
  selectLevel,
  selectPatternLength,
  selectScore,
  selectShownOrTappedCount,
} from '../../../machines/games/pattern-flow/selectors';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { useAreFiguresHidden } from '../../play/use-are-figures-hidden';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { LiveFigure } from '../../ui/LiveFigure';
import styles from './pattern-flow.module.css';

/** A mismatch has its own alert. */
const STATUS: Readonly<Record<Exclude<GamePhase, 'failure'>, readonly [text: string, icon: LucideIcon]>> = {
  ready: ['Watch', Eye],
  showing: ['Watch', Eye],
  input: ['Your turn', Hand],
  success: ['Lovely', Sparkles],
};

export function PatternFlow({ actor, scene }: PlayProps<typeof patternFlowMachine>) {
  return (
    <div className={styles.pond}>
      <h1 data-game-title>Pattern Flow</h1>
      <div className={styles.top}>
        <div className="flex flex-wrap gap-8 items-center justify-center" data-fades>
          <Figures actor={actor} />
          <Again actor={actor} />
        </div>
        <Turn actor={actor} />
      </div>
      <div className={styles.water}>{scene}</div>
    </div>
  );
}

function Figures({ actor }: { actor: PatternFlowActor }) {
  const score = useSelector(actor, selectScore);
  const level = useSelector(actor, selectLevel);
  const isHidden = useAreFiguresHidden();
  return (
    <div className={group.figures}>
      {isHidden ? null : <Named label="Score">{score}</Named>}
      <Named label="Level">{level}</Named>
    </div>
  );
}

const Named = ({ label, children }: { label: string; children: number }) => (
  <p>
    <span aria-hidden>{label}</span>
    <LiveFigure label={label}>{children}</LiveFigure>
  </p>
);

function Again({ actor }: { actor: PatternFlowActor }) {
  const isTurn = useSelector(actor, selectGamePhase) === 'input';
  return (
    <Button
      className={styles.again}
      aria-disabled={!isTurn}
      onClick={() => isTurn && actor.send({ type: 'pattern.replayed' })}
    >
      <Repeat size={18} aria-hidden />
      Show again
    </Button>
  );
}

function Turn({ actor }: { actor: PatternFlowActor }) {
  const phase = useSelector(actor, selectGamePhase);
  return (
    <div className={styles.status}>
      {phase === 'failure' ? (
        <Alert className={`${styles.words} ${styles.missed}`}>
          <CircleAlert size={21} strokeWidth={1.75} aria-hidden />
          <span>Pattern mismatch!</span>
        </Alert>
      ) : (
        <Status phase={phase} />
      )}
      <Dots actor={actor} />
    </div>
  );
}

function Status({ phase }: { phase: Exclude<GamePhase, 'failure'> }) {
  const [text, Icon] = STATUS[phase];
  return (
    <p role="status" className={styles.words}>
      <Icon className="text-primary" size={21} strokeWidth={1.75} aria-hidden />
      <span>{text}</span>
    </p>
  );
}

function Dots({ actor }: { actor: PatternFlowActor }) {
  const length = useSelector(actor, selectPatternLength);
  const done = useSelector(actor, selectShownOrTappedCount);
  return (
    <span className={styles.dots} aria-hidden>
      {Array.from({ length }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <i key={place} className={place < done ? styles.passed : ''} />
      ))}
    </span>
  );
}
