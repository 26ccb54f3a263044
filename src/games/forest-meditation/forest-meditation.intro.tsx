import { useSelector } from '@xstate/react';
import type { forestMeditationMachine } from '../../../machines/games/forest-meditation/forest-meditation.machine';
import {
  type Options,
  RHYTHM_SECONDS,
  type RhythmSeconds,
} from '../../../machines/games/forest-meditation/options';
import {
  lengthChoicesWith,
  selectHasClosedEyes,
  selectIsAuto,
  selectIsFollowChosen,
  selectIsFollowed,
  selectMinutes,
  selectRhythmSeconds,
} from '../../../machines/games/forest-meditation/selectors';
import type { GameActorProps } from '../../play/define-game';
import { ChosenLength, HowLong } from '../../play/HowLong';
import styles from '../../play/intro-choices.module.css';
import { durationText } from '../../ui/format-time';
import { Segmented } from '../../ui/Segmented';
import { SwitchRow } from '../../ui/SwitchRow';

const BREATHS = RHYTHM_SECONDS.map((seconds) => ({
  value: `${seconds}`,
  label: `${seconds} s in, ${seconds} s out`,
}));

/** 'Open' comes first. */
const tilesWith = (rhythm: RhythmSeconds, isFollowed: boolean) =>
  lengthChoicesWith({ rhythm, auto: !isFollowed, follow: isFollowed }).map(({ minutes, ms }) => ({
    value: minutes,
    ms: minutes === 0 ? null : ms,
    hint: minutes === 0 ? 'until you leave' : undefined,
  }));

type Props = GameActorProps<typeof forestMeditationMachine>;

export function Length({ actor }: Props) {
  const minutes = useSelector(actor, selectMinutes);
  const rhythm = useSelector(actor, selectRhythmSeconds);
  const follows = useSelector(actor, selectIsFollowed);
  const ms = tilesWith(rhythm, follows).find(({ value }) => value === minutes)?.ms;
  const words = ms ? durationText(ms) : 'open, until you leave';
  return (
    <ChosenLength
      words={follows ? `${words}, following your breath` : ms ? `${words} with your choices` : words}
    />
  );
}

export function IntroOptions({ actor }: Props) {
  const minutes = useSelector(actor, selectMinutes);
  const rhythm = useSelector(actor, selectRhythmSeconds);
  const isAuto = useSelector(actor, selectIsAuto);
  const follows = useSelector(actor, selectIsFollowChosen);
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
