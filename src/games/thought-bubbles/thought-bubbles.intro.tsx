import { useSelector } from '@xstate/react';
import {
  selectAreBubblesHeld,
  selectIsTimeUnlimited,
} from '../../../machines/games/thought-bubbles/selectors';
import type { thoughtBubblesMachine } from '../../../machines/games/thought-bubbles/thought-bubbles.machine';
import type { GameActorProps } from '../../play/define-game';
import styles from '../../play/intro-choices.module.css';
import { SwitchRow } from '../../ui/SwitchRow';

export function IntroOptions({ actor }: GameActorProps<typeof thoughtBubblesMachine>) {
  const isUnlimited = useSelector(actor, selectIsTimeUnlimited);
  const isHeld = useSelector(actor, selectAreBubblesHeld);
  return (
    <div className={styles.choices}>
      <div className={styles.switches}>
        <SwitchRow
          label="No time limit"
          hint="Otherwise the five rounds have five minutes."
          isOn={isUnlimited}
          onChange={(isOn) => actor.send({ type: 'options.changed', options: { isUnlimited: isOn } })}
        />
        <SwitchRow
          label="Hold still"
          hint="The bubbles stay where they are."
          isOn={isHeld}
          onChange={(isOn) => actor.send({ type: 'options.changed', options: { isHeld: isOn } })}
        />
      </div>
    </div>
  );
}
