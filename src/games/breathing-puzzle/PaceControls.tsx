import { useSelector } from '@xstate/react';
import type { BreathingPuzzleActor } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import type { Options } from '../../../machines/games/breathing-puzzle/options';
import { MAX_SPEED_TENTHS, MIN_SPEED_TENTHS } from '../../../machines/games/breathing-puzzle/patterns';
import {
  selectCanChangePace,
  selectSkipsHolds,
  selectSpeedTenths,
  selectVariant,
} from '../../../machines/games/breathing-puzzle/selectors';
import { SliderRow } from '../../ui/SliderRow';
import { SwitchRow } from '../../ui/SwitchRow';
import styles from './breathing-puzzle.module.css';

export function PaceControls({ actor }: { actor: BreathingPuzzleActor }) {
  const tenths = useSelector(actor, selectSpeedTenths);
  const skipsHolds = useSelector(actor, selectSkipsHolds);
  const isOpen = useSelector(actor, selectCanChangePace);
  // In the full variant the slider's value is in tenths. In the simplified one it is the factor itself, without an `x`.
  const isFull = useSelector(actor, selectVariant) === 'full';
  const unit = isFull ? 1 : 0.1;
  const shown = `${(tenths / 10).toFixed(1)}${isFull ? 'x' : ''}`;
  const change = (options: Partial<Options>) => actor.send({ type: 'options.changed', options });
  return (
    <div className={styles.pace}>
      <div>
        <SliderRow
          label="Speed"
          min={MIN_SPEED_TENTHS * unit}
          max={MAX_SPEED_TENTHS * unit}
          step={unit}
          value={isFull ? tenths : tenths / 10}
          shown={shown}
          isDisabled={!isOpen}
          onChange={(value) => change({ tenths: Math.round(value / unit) as Options['tenths'] })}
        />
        <p className={styles.ends} aria-hidden>
          <span>{isFull ? '0.5x' : '0.5'}</span>
          <span>{isFull ? '1.5x' : '1.5'}</span>
        </p>
      </div>
      <SwitchRow
        label="Skip the holds"
        isOn={skipsHolds}
        isDisabled={!isOpen}
        onChange={(isOn) => change({ skipsHolds: isOn })}
      />
    </div>
  );
}
