/** The options before the walk, and its duration. */
import { useSelector } from '@xstate/react';
import { Hourglass } from 'lucide-react';
import type {
  guidedImageryMachine,
  Options,
} from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  selectChosenMinutes,
  selectHasVoice,
  selectIsSlow,
} from '../../../machines/games/guided-imagery/selectors';
import type { PartProps } from '../../play/define-game';
import styles from '../../play/intro-choices.module.css';
import { SwitchRow } from '../../ui/SwitchRow';

export function Choices({ actor }: PartProps<typeof guidedImageryMachine>) {
  const hasVoice = useSelector(actor, selectHasVoice);
  const isSlow = useSelector(actor, selectIsSlow);
  const minutes = useSelector(actor, selectChosenMinutes);
  const choose = (option: keyof Options) => (isOn: boolean) =>
    actor.send({ type: 'option.changed', option, isOn });
  return (
    <div className={styles.choices}>
      <p className={styles.duration}>
        <Hourglass size={18} aria-hidden />
        <span>8-12 minutes</span>
        <output className={styles.chosen} aria-label="Chosen length">
          about {minutes} min with your choices
        </output>
      </p>
      <div className={styles.switches}>
        <SwitchRow
          label="Voice narration"
          hint="Reads to you. The words are on screen too."
          isOn={hasVoice}
          onChange={choose('voice')}
        />
        <SwitchRow
          label="Slow"
          hint="60 seconds per scene, with longer pauses."
          isOn={isSlow}
          onChange={choose('slow')}
        />
      </div>
    </div>
  );
}
