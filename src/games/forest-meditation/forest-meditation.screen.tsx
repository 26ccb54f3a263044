import { useSelector } from '@xstate/react';
import { CloudRain, LogOut } from 'lucide-react';
import type {
  ForestMeditationActor,
  forestMeditationMachine,
} from '../../../machines/games/forest-meditation/forest-meditation.machine';
import {
  selectBreathWord,
  selectIsAuto,
  selectIsFading,
  selectIsFollowed,
  selectIsTimeUp,
  selectLightPhase,
} from '../../../machines/games/forest-meditation/selectors';
import type { PlayProps } from '../../play/define-game';
import { Dusk, useSoundFade } from '../../play/EndAfter';
import { HoldToBreatheSurface } from '../../play/HoldToBreatheSurface';
import { useNextActionProps } from '../../play/play-context';
import { useRainforest } from '../../play/use-rainforest';
import { useServices } from '../../services/context';
import { useMediaControls } from '../../services/use-media-controls';
import { Button } from '../../ui/Button';
import { SwitchRow } from '../../ui/SwitchRow';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './forest-meditation.module.css';
import { ManualBreath } from './ManualBreath';
import { useRainforestFollowsLight } from './use-rainforest-follows-light';

export function ForestMeditation({ actor, scene }: PlayProps<typeof forestMeditationMachine>) {
  const isFading = useSelector(actor, selectIsFading);
  const isFollowed = useSelector(actor, selectIsFollowed);
  const phase = useSelector(actor, selectLightPhase);
  const leave = () => actor.send({ type: 'game.left' });
  useSoundFade(isFading, () => selectIsTimeUp(actor.getSnapshot()));
  const rainforest = useRainforest();
  const next = useNextActionProps(!isFollowed);
  useRainforestFollowsLight(actor, rainforest);
  useMediaControls('Forest Meditation', {
    isLed: rainforest.isOn,
    isPlaying: rainforest.isOn,
    // The device's media controls pause only the sound. The breath continues.
    pause: () => undefined,
    resume: () => undefined,
  });
  return (
    <div className={styles.forest}>
      <h1>
        <VisuallyHidden>Forest Meditation</VisuallyHidden>
      </h1>
      <Word actor={actor} />
      {scene}
      {isFollowed && <HoldToBreatheSurface actor={actor} isInhaling={phase === 'in'} />}
      <div className={styles.controls}>
        <Lead actor={actor} />
        <Button
          className={styles.choice}
          aria-pressed={rainforest.isOn}
          data-fades
          onClick={rainforest.toggle}
          {...next}
        >
          <CloudRain size={20} aria-hidden />
          Rainforest
        </Button>
        <Button className={styles.choice} data-fades onClick={leave}>
          <LogOut size={20} aria-hidden />
          Exit Meditation
        </Button>
      </div>
      <Dusk isFalling={isFading} />
      {rainforest.question}
    </div>
  );
}

/** With Auto, screen readers get the word from the scene's announcements. */
function Word({ actor }: { actor: ForestMeditationActor }) {
  const word = useSelector(actor, selectBreathWord);
  return (
    <p className={styles.word} aria-hidden>
      {word}
    </p>
  );
}

function Lead({ actor }: { actor: ForestMeditationActor }) {
  const { clock } = useServices();
  const isAuto = useSelector(actor, selectIsAuto);
  const isFollowed = useSelector(actor, selectIsFollowed);
  return (
    <>
      {!isAuto && !isFollowed && <ManualBreath actor={actor} />}
      <div className={styles.pill} data-fades>
        <SwitchRow
          label="Auto"
          hint={isAuto ? 'The light leads your breath.' : 'You lead the light.'}
          isOn={isAuto}
          onChange={() => actor.send({ type: 'auto.toggled', at: clock.now() })}
        />
      </div>
    </>
  );
}
