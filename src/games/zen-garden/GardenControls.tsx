import { useSelector } from '@xstate/react';
import {
  Download,
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
import {
  selectCanUndo,
  selectIsSoundOn,
  selectLightingMode,
  selectRakePattern,
} from '../../../machines/games/zen-garden/selectors';
import type { RakePattern } from '../../../machines/games/zen-garden/strokes';
import type { ZenGardenActor } from '../../../machines/games/zen-garden/zen-garden.machine';
import { useServices } from '../../services/context';
import { Button } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './choices.module.css';
import { Swatch } from './Swatch';

const PATTERNS: readonly (readonly [pattern: RakePattern, label: string, icon: LucideIcon])[] = [
  ['straight', 'Straight Lines', Menu],
  ['curved', 'Curved Lines', Waves],
  ['circular', 'Circular Pattern', Target],
];

export function SandPatternPicker({ actor }: { actor: ZenGardenActor }) {
  const chosen = useSelector(actor, selectRakePattern);
  return (
    <fieldset className={styles.patterns}>
      <legend>
        <VisuallyHidden>Pattern</VisuallyHidden>
      </legend>
      {PATTERNS.map(([pattern, label, Icon]) => (
        <button
          key={pattern}
          type="button"
          className={styles.pattern}
          aria-pressed={pattern === chosen}
          onClick={() => actor.send({ type: 'pattern.chosen', pattern })}
        >
          <Swatch pattern={pattern} className={styles.swatch} />
          <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}

export function GardenControls({ actor, onSave }: { actor: ZenGardenActor; onSave: () => void }) {
  const canUndo = useSelector(actor, selectCanUndo);
  const isNight = useSelector(actor, selectLightingMode) === 'night';
  return (
    <div className={`flex flex-wrap justify-center gap-6 ${styles.choices}`}>
      <Button
        className={styles.choice}
        aria-disabled={!canUndo}
        onClick={() => actor.send({ type: 'step.undone' })}
      >
        <Undo2 size={20} aria-hidden />
        <span className={`${styles.word} ${styles.undo}`}>Undo</span>
      </Button>
      <Button className={styles.choice} onClick={() => actor.send({ type: 'garden.reset' })}>
        <RotateCcw size={20} aria-hidden />
        <span className={styles.word}>Reset Garden</span>
      </Button>
      <Button className={styles.choice} onClick={() => actor.send({ type: 'mode.toggled' })}>
        {isNight ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
        <Either words={['Night Mode', 'Day Mode']} shown={isNight ? 1 : 0} />
      </Button>
      <SoundChoice actor={actor} />
      <Button className={styles.choice} onClick={onSave}>
        <Download size={20} aria-hidden />
        <span className={`${styles.word} ${styles.save}`}>Save as picture</span>
      </Button>
    </div>
  );
}

/** As wide as the longer text, so that the button does not move under the finger. */
const Either = ({ words, shown }: { words: readonly [string, string]; shown: 0 | 1 }) => (
  <span className={`${styles.word} grid ${styles.either}`}>
    {words.map((word, index) => (
      <span key={word} aria-hidden={index !== shown}>
        {word}
      </span>
    ))}
  </span>
);

function SoundChoice({ actor }: { actor: ZenGardenActor }) {
  const { settings } = useServices();
  const isOn = useSelector(actor, selectIsSoundOn);
  const toggle = () => {
    actor.send({ type: 'sound.toggled' });
    if (!isOn) settings.change({ muted: false });
  };
  return (
    <Button className={styles.choice} onClick={toggle}>
      {isOn ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
      <Either words={['Sound', 'Mute']} shown={isOn ? 1 : 0} />
    </Button>
  );
}
