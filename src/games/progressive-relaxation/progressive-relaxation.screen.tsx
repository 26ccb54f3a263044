import { useSelector } from '@xstate/react';
import { type CSSProperties, useEffect } from 'react';
import { COMPLETE_TEXT } from '../../../machines/games/progressive-relaxation/muscle-groups';
import type {
  progressiveRelaxationMachine,
  RelaxationActor,
} from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  selectCueText,
  selectExerciseText,
  selectInstructions,
  selectIsComplete,
  selectIsDim,
  selectIsRest,
  selectPhaseIndex,
  selectPhaseTitle,
  selectProgressPercent,
  selectRelaxationPhases,
  selectRoundCount,
  selectRoundIndex,
  selectSecondsLeft,
  selectTenseInstructions,
} from '../../../machines/games/progressive-relaxation/selectors';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { useNextActionProps, useStartButton } from '../../play/play-context';
import { RepeatButton } from '../../play/ResumeButtons';
import { useAreFiguresHidden } from '../../play/use-are-figures-hidden';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { LiveFigure } from '../../ui/LiveFigure';
import progress from '../../ui/progress.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './progressive-relaxation.module.css';
import { useSpokenCues } from './use-spoken-cues';

interface Props {
  actor: RelaxationActor;
}

export function ProgressiveRelaxation({ actor, scene }: PlayProps<typeof progressiveRelaxationMachine>) {
  const isComplete = useSelector(actor, selectIsComplete);
  useSpokenCues(actor);
  return (
    <div className={styles.relaxation}>
      <div className={`${group.paper} ${styles.words}`}>
        {isComplete ? <Ended actor={actor} /> : <Guidance actor={actor} />}
      </div>
      <div className={styles.scene}>{scene}</div>
      <Dim actor={actor} />
      <div className={styles.ways}>{isComplete ? <WaysOn actor={actor} /> : <WaysOut actor={actor} />}</div>
    </div>
  );
}

/** For a person who follows with closed eyes. */
function Dim({ actor }: Props) {
  const { theme } = useServices();
  const isDim = useSelector(actor, selectIsDim);
  useEffect(() => (isDim ? theme.dim() : undefined), [isDim, theme]);
  return isDim && <div className={styles.dim} aria-hidden />;
}

function Progress({ actor }: Props) {
  const percent = useSelector(actor, selectProgressPercent);
  const isComplete = useSelector(actor, selectIsComplete);
  const isHidden = useAreFiguresHidden();
  return (
    <div className={styles.progress} data-fades>
      <progress
        className={`${progress.bar} ${styles.bar}`}
        style={{ '--passed': `${percent}%` } as CSSProperties}
        aria-label="Progress"
        max={100}
        value={percent}
      />
      {!isHidden && (
        <>
          <span className={styles.percent} aria-hidden>
            {`${percent}%`}
          </span>
          {!isComplete && <TimeLeft actor={actor} />}
        </>
      )}
    </div>
  );
}

function Guidance({ actor }: Props) {
  const title = useSelector(actor, selectPhaseTitle);
  const exercise = useSelector(actor, selectExerciseText);
  const cue = useSelector(actor, selectCueText);
  const instructions = useSelector(actor, selectInstructions);
  const fullInstructions = useSelector(actor, selectTenseInstructions);
  const phases = useSelector(actor, selectRelaxationPhases);
  const next = useNextActionProps<HTMLHeadingElement>();
  return (
    <>
      {/* The focus starts here and not on a button, because the buttons quit the session or skip a phase. */}
      <h1 className={styles.phase} tabIndex={-1} {...next}>
        {title}
      </h1>
      <p className={styles.exercise}>
        <span>{exercise}</span>
        <Round actor={actor} />
      </p>
      <Progress actor={actor} />
      <div className={`grid ${styles.guides}`}>
        <div>
          <Guide cue={cue} instructions={instructions} />
          {fullInstructions !== '' && <VisuallyHidden>{fullInstructions}</VisuallyHidden>}
        </div>
        {/* Reserves the space of the longest text, so that no phase moves the picture or a button. */}
        {phases.map((phase) => (
          <div key={phase.start} className={styles.unseen} aria-hidden>
            <Guide cue={phase.cue} instructions={phase.instructions} />
          </div>
        ))}
      </div>
    </>
  );
}

const Guide = ({ cue, instructions }: { cue: string; instructions: string }) => (
  <div className={`grid gap-8 content-start ${styles.guide}`}>
    <p className={styles.cue}>{cue}</p>
    <p className={styles.instructions}>{instructions}</p>
  </div>
);

function TimeLeft({ actor }: Props) {
  const seconds = useSelector(actor, selectSecondsLeft);
  return (
    <span className={styles.time}>
      <LiveFigure label="Time">{seconds}</LiveFigure> s
    </span>
  );
}

function Round({ actor }: Props) {
  const round = useSelector(actor, selectRoundIndex);
  const rounds = useSelector(actor, selectRoundCount);
  return rounds > 1 ? <span className={styles.round}>{`Round ${round + 1} of ${rounds}`}</span> : null;
}

function WaysOut({ actor }: Props) {
  const { clock, session } = useServices();
  const index = useSelector(actor, selectPhaseIndex);
  const isRest = useSelector(actor, selectIsRest);
  return (
    <>
      <Button look="outlined" data-fades onClick={() => session.leave?.()}>
        Quit Session
      </Button>
      <Button
        look={isRest ? 'primary' : 'outlined'}
        onClick={() => actor.send({ type: 'phase.skipped', index, at: clock.now() })}
      >
        {isRest ? 'Complete' : 'Skip'}
      </Button>
    </>
  );
}

function Ended({ actor }: Props) {
  return (
    <>
      <Progress actor={actor} />
      <h1 className={styles.ended} tabIndex={-1}>
        Session Complete
      </h1>
      <p className={styles.farewell}>{COMPLETE_TEXT}</p>
    </>
  );
}

function WaysOn({ actor }: Props) {
  const { label, start } = useStartButton('Start Again');
  return (
    <>
      <RepeatButton className={styles.keepGoing} />
      <Button look="outlined" onClick={() => actor.send({ type: 'game.left' })}>
        Return to Instructions
      </Button>
      <Button look="outlined" onClick={start}>
        {label}
      </Button>
    </>
  );
}
