import { useSelector } from '@xstate/react';
import type { guidedImageryMachine } from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  LENGTH_CHOICES,
  selectHasVoice,
  selectSceneSeconds,
} from '../../../machines/games/guided-imagery/selectors';
import type { GameActorProps } from '../../play/define-game';
import { ChosenLength, HowLong } from '../../play/HowLong';
import styles from '../../play/intro-choices.module.css';
import { durationText } from '../../ui/format-time';
import { SwitchRow } from '../../ui/SwitchRow';

const TILES = LENGTH_CHOICES.map(({ seconds, ms }) => ({
  value: seconds,
  ms,
  hint: `${seconds} s a scene`,
}));

type Props = GameActorProps<typeof guidedImageryMachine>;

export function Length({ actor }: Props) {
  const chosen = useSelector(actor, selectSceneSeconds);
  const ms = TILES.find(({ value }) => value === chosen)?.ms ?? 0;
  return <ChosenLength words={`${durationText(ms)} with your choice`} />;
}

export function IntroOptions({ actor }: Props) {
  const hasVoice = useSelector(actor, selectHasVoice);
  const chosen = useSelector(actor, selectSceneSeconds);
  return (
    <div className={styles.choices}>
      <HowLong
        lengths={TILES}
        chosen={chosen}
        onChoose={(seconds) => actor.send({ type: 'options.changed', options: { seconds } })}
      />
      <div className={styles.switches}>
        <SwitchRow
          label="Voice narration"
          hint="Reads to you. The words are on screen too."
          isOn={hasVoice}
          onChange={(isOn) => actor.send({ type: 'options.changed', options: { voice: isOn } })}
        />
      </div>
    </div>
  );
}
