import { useSelector } from '@xstate/react';
import type { forestMeditationMachine } from '../../../machines/games/forest-meditation/forest-meditation.machine';
import { type Options, RHYTHMS, type RhythmSeconds } from '../../../machines/games/forest-meditation/options';
import {
  lengthsWith,
  selectAuto,
  selectFollows,
  selectHasClosedEyes,
  selectIsFollowed,
  selectMinutes,
  selectRhythm,
} from '../../../machines/games/forest-meditation/selectors';
import type { PartProps } from '../../play/define-game';
import { ChosenLength, HowLong } from '../../play/HowLong';
import styles from '../../play/intro-choices.module.css';
import { duration } from '../../ui/format-time';
import { Segmented } from '../../ui/Segmented';
import { SwitchRow } from '../../ui/SwitchRow';

const BREATHS = RHYTHMS.map((seconds) => ({
  value: `${seconds}`,
  label: `${seconds} s in, ${seconds} s out`,
}));

/** 'Open' comes first. */
const tilesWith = (rhythm: RhythmSeconds, isFollowed: boolean) =>
  lengthsWith({ rhythm, auto: !isFollowed, follow: isFollowed }).map(({ minutes, ms }) => ({
    value: minutes,
    ms: minutes === 0 ? null : ms,
    hint: minutes === 0 ? 'until you leave' : undefined,
  }));

type Props = PartProps<typeof forestMeditationMachine>;

export function Length({ actor }: Props) {
  const minutes = useSelector(actor, selectMinutes);
  const rhythm = useSelector(actor, selectRhythm);
  const follows = useSelector(actor, selectIsFollowed);
  const ms = tilesWith(rhythm, follows).find(({ value }) => value === minutes)?.ms;
  const words = ms ? duration(ms) : 'open, until you leave';
  return (
    <ChosenLength
      words={follows ? `${words}, following your breath` : ms ? `${words} with your choices` : words}
    />
  );
}

export function IntroOptions({ actor }: Props) {
  const minutes = useSelector(actor, selectMinutes);
  const rhythm = useSelector(actor, selectRhythm);
  const isAuto = useSelector(actor, selectAuto);
  const follows = useSelector(actor, selectFollows);
  const hasClosedEyes = useSelector(actor, selectHasClosedEyes);
  const change = (options: Partial<Options>) => actor.send({ type: 'options.changed', options });
  return (
    <div className={styles.choices}>
      <HowLong
        lengths={tilesWith(rhythm, follows && !isAuto)}
        chosen={minutes}
        onChoose={(chosen) => change({ minutes: chosen })}
      />
      <div className={styles.switches}>
        <SwitchRow
          label="Auto"
          hint="The light leads your breath. Without it, you lead the light."
          isOn={isAuto}
          onChange={(isOn) => change({ auto: isOn, follow: false })}
        />
        <SwitchRow
          label="Follow me"
          hint="The light follows your own breath, and then leads it a little slower."
          isOn={follows}
          onChange={(isOn) => change({ auto: !isOn, follow: isOn })}
        />
        <SwitchRow
          label="Follow with closed eyes"
          hint="The rainforest swells and fades with your breath."
          isOn={hasClosedEyes}
          onChange={(closedEyes) => change({ closedEyes })}
        />
        <Segmented
          legend="Rhythm"
          choices={BREATHS}
          chosen={`${rhythm}`}
          onChoose={(seconds) => change({ rhythm: Number(seconds) as RhythmSeconds })}
        />
      </div>
    </div>
  );
}
