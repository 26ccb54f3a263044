/** The text appears first and does not wait for the canvas. */
import { useSelector } from '@xstate/react';
import type {
  BasicBreathingActor,
  basicBreathingMachine,
} from '../../../machines/games/basic-breathing/basic-breathing.machine';
import {
  LENGTH_CHOICES,
  selectCycleCount,
  selectIsFollowed,
  selectMinutes,
  selectSecondsLeft,
  selectSessionStage,
} from '../../../machines/games/basic-breathing/selectors';
import { AdjustFold } from '../../play/AdjustFold';
import { AskMusic } from '../../play/AskBefore';
import { BreathControls } from '../../play/BreathControls';
import { BreathStage, Cycle } from '../../play/BreathStage';
import breath from '../../play/breath.module.css';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { ChosenLength, HowLong } from '../../play/HowLong';
import { usePlay } from '../../play/play-context';
import { useAreFiguresHidden } from '../../play/use-are-figures-hidden';
import { ButtonLink } from '../../ui/Button';
import { durationText, minutesAndSeconds } from '../../ui/format-time';
import { LiveFigure } from '../../ui/LiveFigure';
import { SwitchRow } from '../../ui/SwitchRow';
import styles from './basic-breathing.module.css';

export function BoxBreathing({ actor, scene }: PlayProps<typeof basicBreathingMachine>) {
  const { game } = usePlay();
  const of = useSelector(actor, selectCycleCount);
  const isReady = useSelector(actor, selectSessionStage) === 'ready';
  const isFollowed = useSelector(actor, selectIsFollowed);
  return (
    <div className={breath.play}>
      <div className={breath.head}>
        <h1 className={breath.title} data-game-title>
          Box Breathing
        </h1>
        {isReady && (
          <p className={`text-muted text-balance ${breath.line}`}>
            {isFollowed
              ? 'Hold while you breathe in, let go while you breathe out. The water follows, then leads.'
              : 'Four counts in, four held, four out, four held. Follow the light around the square.'}
          </p>
        )}
      </div>
      {!isFollowed && (
        <div className={`${group.figures} self-center ${styles.figures}`} data-fades>
          <Cycle actor={actor} of={of} />
          <TimeLeft actor={actor} />
        </div>
      )}
      <BreathStage scene={scene} actor={actor} isFollowed={isFollowed} />
      <BreathControls actor={actor} title="Box Breathing" isFollowed={isFollowed} />
      {isReady && (
        <div className={styles.choices}>
          <AdjustFold>
            <SwitchRow
              label="Follow me"
              hint="The water follows your own breath, and then leads it a little slower."
              isOn={isFollowed}
              onChange={(follow) => actor.send({ type: 'options.changed', options: { follow } })}
            />
            <Length actor={actor} />
            <p className={`text-muted text-center text-balance ${styles.about}`}>{game.description}</p>
            <MorePatterns />
          </AdjustFold>
          <AskMusic />
        </div>
      )}
    </div>
  );
}

/** The length in the specification comes first. */
const TILES = LENGTH_CHOICES.map(({ minutes, cycles, ms }) => ({
  value: minutes,
  ms,
  ...(minutes === 0 && { hint: `${cycles} breaths` }),
}));

function Length({ actor }: { actor: BasicBreathingActor }) {
  const minutes = useSelector(actor, selectMinutes);
  const ms = TILES.find(({ value }) => value === minutes)?.ms ?? 0;
  return (
    <div className={styles.length}>
      <ChosenLength words={`${durationText(ms)} with your choice`} />
      <HowLong
        lengths={TILES}
        chosen={minutes}
        onChoose={(chosen) => actor.send({ type: 'options.changed', options: { minutes: chosen } })}
      />
    </div>
  );
}

function TimeLeft({ actor }: { actor: BasicBreathingActor }) {
  const seconds = useSelector(actor, selectSecondsLeft);
  if (useAreFiguresHidden()) return null;
  return (
    <p>
      <LiveFigure label="Time">{minutesAndSeconds(seconds)}</LiveFigure> left
    </p>
  );
}

function MorePatterns() {
  return (
    <nav className={styles.more} aria-labelledby="more-patterns">
      <h2 id="more-patterns" className={styles.title}>
        More breathing patterns
      </h2>
      <div className={`flex flex-wrap justify-center gap-8 ${styles.links}`}>
        <ButtonLink to="/games/breathing-puzzle">Breathing Puzzle</ButtonLink>
        <ButtonLink to="/games/breathing-puzzle-simplified">Breathing Puzzle, simplified</ButtonLink>
      </div>
    </nav>
  );
}
