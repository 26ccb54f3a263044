import { useSelector } from '@xstate/react';
import { Check, ChevronLeft, ChevronRight, CloudRain, Pause, Play } from 'lucide-react';
import type {
  guidedImageryMachine,
  ImageryActor,
} from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  SCENES,
  selectIsFirstScene,
  selectIsLastScene,
  selectIsPaused,
  selectIsWalkRunning,
  selectIsWalkShown,
  selectSceneIndex,
  selectScenePosition,
  selectStatusText,
} from '../../../machines/games/guided-imagery/selectors';
import type { PlayProps } from '../../play/define-game';
import group from '../../play/figures.module.css';
import { useNextActionProps } from '../../play/play-context';
import { useAreFiguresHidden } from '../../play/use-are-figures-hidden';
import { useRainforest } from '../../play/use-rainforest';
import { useServices } from '../../services/context';
import { useMediaControls } from '../../services/use-media-controls';
import { Button } from '../../ui/Button';
import progress from '../../ui/progress.module.css';
import styles from './guided-imagery.module.css';
import { SceneTexts } from './SceneTexts';
import { useSceneNarrator } from './use-scene-narrator';
import { VoiceToggle } from './VoiceToggle';

interface Props {
  actor: ImageryActor;
}

export function GuidedImagery({ actor, scene }: PlayProps<typeof guidedImageryMachine>) {
  const { ambience, clock } = useServices();
  const narrator = useSceneNarrator(actor);
  const isLast = useSelector(actor, selectIsLastScene);
  const isPaused = useSelector(actor, selectIsPaused);
  const pause = () => actor.send({ type: 'walk.paused', at: clock.now() });
  const resume = () => {
    actor.send({ type: 'walk.resumed', at: clock.now() });
    // The device's media controls may have paused the ambience too.
    ambience.resume();
  };
  useMediaControls('Guided Meditation', {
    isLed: useSelector(actor, selectIsWalkShown),
    isPlaying: useSelector(actor, selectIsWalkRunning),
    pause,
    resume,
    turn: (way) =>
      actor.send({
        type: 'scene.passed',
        way,
        index: selectSceneIndex(actor.getSnapshot()),
        at: clock.now(),
      }),
  });
  return (
    <div className={styles.book}>
      <div className={styles.picture}>{scene}</div>
      <div className={styles.page} data-stays={isPaused ? '' : undefined}>
        <SceneTexts actor={actor} narrator={narrator} />
        <Progress actor={actor} />
        <div className="flex flex-wrap gap-10" data-fades={isLast ? undefined : ''}>
          <div className={styles.ways}>
            <Previous actor={actor} />
            <Halt actor={actor} pause={pause} resume={resume} />
            <Onward actor={actor} />
          </div>
          <div className={styles.sounds}>
            <VoiceToggle actor={actor} narrator={narrator} className={styles.sound} />
            <Rain />
          </div>
        </div>
      </div>
    </div>
  );
}

function Progress({ actor }: Props) {
  const index = useSelector(actor, selectSceneIndex);
  const place = useSelector(actor, selectScenePosition);
  const status = useSelector(actor, selectStatusText);
  const isHidden = useAreFiguresHidden();
  return (
    <div className={`${group.figures} ${styles.progress}`} data-fades>
      <progress
        className={`${progress.bar} ${styles.bar}`}
        aria-label="Progress"
        aria-valuetext={place}
        max={SCENES.length}
        value={index + 1}
      />
      {!isHidden && <span aria-hidden>{place}</span>}
      <span role="status">{isHidden ? status.replace(/ \(.*\)/, '') : status}</span>
    </div>
  );
}

function Previous({ actor }: Props) {
  const { clock } = useServices();
  const index = useSelector(actor, selectSceneIndex);
  const isFirst = useSelector(actor, selectIsFirstScene);
  return (
    <Button
      look="outlined"
      className={styles.way}
      aria-disabled={isFirst}
      onClick={() => actor.send({ type: 'scene.passed', way: 'previous', index, at: clock.now() })}
    >
      <ChevronLeft size={20} aria-hidden />
      Previous
    </Button>
  );
}

function Halt({ actor, pause, resume }: Props & { pause(): void; resume(): void }) {
  const isPaused = useSelector(actor, selectIsPaused);
  const isLast = useSelector(actor, selectIsLastScene);
  const next = useNextActionProps();
  return (
    <Button
      look={isLast ? 'outlined' : 'primary'}
      className={styles.way}
      onClick={isPaused ? resume : pause}
      {...next}
    >
      {isPaused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
      <span>{isPaused ? 'Resume' : 'Pause'}</span>
    </Button>
  );
}

function Onward({ actor }: Props) {
  const { clock } = useServices();
  const index = useSelector(actor, selectSceneIndex);
  const isLast = useSelector(actor, selectIsLastScene);
  return (
    <Button
      look={isLast ? 'primary' : 'outlined'}
      className={styles.way}
      onClick={() =>
        actor.send(
          isLast
            ? { type: 'walk.completed', at: clock.now() }
            : { type: 'scene.passed', way: 'next', index, at: clock.now() },
        )
      }
    >
      {isLast && <Check size={20} aria-hidden />}
      <span>{isLast ? 'Complete Exercise' : 'Next'}</span>
      {!isLast && <ChevronRight size={20} aria-hidden />}
    </Button>
  );
}

function Rain() {
  const { isOn, toggle, question } = useRainforest();
  return (
    <>
      <Button className={styles.sound} aria-pressed={isOn} onClick={toggle}>
        <CloudRain size={20} aria-hidden />
        Rainforest
      </Button>
      {question}
    </>
  );
}
