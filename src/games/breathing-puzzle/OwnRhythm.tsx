import type { BreathingPuzzleActor } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { OPTIONS, type Options } from '../../../machines/games/breathing-puzzle/options';
import { SliderRow } from '../../ui/SliderRow';
import styles from './breathing-puzzle.module.css';

const SLIDERS = [
  ['inhale', 'In'],
  ['inhaleHold', 'Hold, full'],
  ['exhale', 'Out'],
  ['exhaleHold', 'Hold, empty'],
  ['cycles', 'Breaths'],
] as const;

export function OwnRhythm({ actor, options }: { actor: BreathingPuzzleActor; options: Options }) {
  return (
    <div className={styles.own}>
      {SLIDERS.map(([name, label]) => (
        <SliderRow
          key={name}
          label={label}
          min={Math.min(...OPTIONS[name])}
          max={Math.max(...OPTIONS[name])}
          step={name === 'cycles' ? 1 : 0.5}
          value={options[name]}
          shown={name === 'cycles' ? `${options[name]}` : `${options[name]} s`}
          onChange={(value) => actor.send({ type: 'options.changed', options: { [name]: value } })}
        />
      ))}
      {options.exhale < options.inhale && (
        <p className={styles.note}>Most people find a longer breath out more calming.</p>
      )}
    </div>
  );
}
