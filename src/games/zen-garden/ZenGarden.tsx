/** The Zen Garden in play: the sand, and what can be chosen beneath it. */
import { useSelector } from '@xstate/react';
import {
  Download,
  Hand,
  type LucideIcon,
  Menu,
  Moon,
  RotateCcw,
  Sun,
  Target,
  Undo2,
  Volume2,
  VolumeX,
  Waves,
} from 'lucide-react';
import { useEffect } from 'react';
import {
  selectCanUndo,
  selectMode,
  selectPattern,
  selectSound,
  selectVolume,
} from '../../../machines/games/zen-garden/selectors';
import type { Pattern } from '../../../machines/games/zen-garden/strokes';
import type { ZenGardenActor, zenGardenMachine } from '../../../machines/games/zen-garden/zen-garden.machine';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import type { PlayProps } from '../define-game';
import { useSavePicture } from '../use-save-picture';
import styles from './zen-garden.module.css';

const PATTERNS: readonly (readonly [pattern: Pattern, label: string, icon: LucideIcon])[] = [
  ['straight', 'Straight Lines', Menu],
  ['curved', 'Curved Lines', Waves],
  ['circular', 'Circular Pattern', Target],
];

export function ZenGarden({ actor, scene, takePicture }: PlayProps<typeof zenGardenMachine>) {
  const save = useSavePicture(takePicture, 'zen-garden.png');
  // The intro may have been scrolled to its button; the garden is seen from its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.garden}>
      <h1 className={styles.title}>Zen Garden</h1>
      <div className={styles.sand}>{scene}</div>
      <p className={styles.hint}>
        <Hand size={19} aria-hidden />
        Click and drag to create patterns in the sand
      </p>
      <div className={styles.controls}>
        <Patterns actor={actor} />
        <Choices actor={actor} onSave={save} />
      </div>
      <Volume actor={actor} />
    </div>
  );
}

function Patterns({ actor }: { actor: ZenGardenActor }) {
  const chosen = useSelector(actor, selectPattern);
  return (
    <fieldset className={styles.patterns}>
      <legend className={styles.legend}>Pattern</legend>
      {PATTERNS.map(([pattern, label, Icon]) => (
        <button
          key={pattern}
          type="button"
          className={styles.pattern}
          aria-pressed={pattern === chosen}
          onClick={() => actor.send({ type: 'pattern.chosen', pattern })}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function Choices({ actor, onSave }: { actor: ZenGardenActor; onSave: () => void }) {
  const canUndo = useSelector(actor, selectCanUndo);
  const isNight = useSelector(actor, selectMode) === 'night';
  return (
    <div className={styles.choices}>
      <Button
        className={styles.choice}
        aria-disabled={!canUndo}
        onClick={() => actor.send({ type: 'step.undone' })}
      >
        <Undo2 size={20} aria-hidden />
        <span className={styles.undo}>Undo</span>
      </Button>
      <Button className={styles.choice} onClick={() => actor.send({ type: 'garden.reset' })}>
        <RotateCcw size={20} aria-hidden />
        Reset Garden
      </Button>
      <Button className={styles.choice} onClick={() => actor.send({ type: 'mode.toggled' })}>
        {isNight ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
        {isNight ? 'Day Mode' : 'Night Mode'}
      </Button>
      <SoundChoice actor={actor} />
      <Button className={styles.choice} onClick={onSave}>
        <Download size={20} aria-hidden />
        <span className={styles.save}>Save as picture</span>
      </Button>
    </div>
  );
}

function SoundChoice({ actor }: { actor: ZenGardenActor }) {
  const { settings } = useServices();
  const isOn = useSelector(actor, selectSound);
  const toggle = () => {
    actor.send({ type: 'sound.toggled' });
    // Whoever asks for this sound wants to hear it.
    if (!isOn) settings.change({ muted: false });
  };
  return (
    <Button className={styles.choice} onClick={toggle}>
      {isOn ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
      {isOn ? 'Mute' : 'Sound'}
    </Button>
  );
}

/** Only while there is something to be heard. */
function Volume({ actor }: { actor: ZenGardenActor }) {
  const isOn = useSelector(actor, selectSound);
  const volume = useSelector(actor, selectVolume);
  if (!isOn) return null;
  return (
    <label className={styles.volume}>
      Volume
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
