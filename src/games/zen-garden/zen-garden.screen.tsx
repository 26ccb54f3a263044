import { useSelector } from '@xstate/react';
import { Hand } from 'lucide-react';
import { useEffect } from 'react';
import {
  selectIsSoundOn,
  selectLightingMode,
  selectVolumePercent,
} from '../../../machines/games/zen-garden/selectors';
import type { ZenGardenActor, zenGardenMachine } from '../../../machines/games/zen-garden/zen-garden.machine';
import type { PlayProps } from '../../play/define-game';
import { useSavePicture } from '../../play/use-save-picture';
import { useServices } from '../../services/context';
import { GardenControls, SandPatternPicker } from './GardenControls';
import styles from './zen-garden.module.css';

export function ZenGarden({ actor, scene, takePicture }: PlayProps<typeof zenGardenMachine>) {
  const { theme } = useServices();
  const isNight = useSelector(actor, selectLightingMode) === 'night';
  // A bright page around moonlit sand would dazzle.
  useEffect(() => (isNight ? theme.dim() : undefined), [isNight, theme]);
  const save = useSavePicture(takePicture, 'zen-garden.png');
  return (
    <div className={styles.garden}>
      <h1 data-game-title>Zen Garden</h1>
      <div className={styles.sand}>{scene}</div>
      <div className={styles.below}>
        <p className={styles.hint} data-fades>
          <Hand size={19} aria-hidden />
          Click and drag to create patterns in the sand
        </p>
        <div className={styles.controls} data-fades>
          <SandPatternPicker actor={actor} />
          <GardenControls actor={actor} onSave={save} />
        </div>
        <Volume actor={actor} />
      </div>
    </div>
  );
}

function Volume({ actor }: { actor: ZenGardenActor }) {
  const isOn = useSelector(actor, selectIsSoundOn);
  const volume = useSelector(actor, selectVolumePercent);
  if (!isOn) return null;
  return (
    <label className={styles.volume} data-fades>
      <span>Volume</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={volume}
        onChange={(event) =>
          actor.send({ type: 'volume.changed', volume: event.currentTarget.valueAsNumber / 100 })
        }
      />
      <output aria-live="off">{volume}</output>
    </label>
  );
}
