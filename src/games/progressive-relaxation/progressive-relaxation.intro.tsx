import { useSelector } from '@xstate/react';
import { howItWorksLines } from '../../../machines/games/progressive-relaxation/muscle-groups';
import {
  OPTIONS,
  type Options,
  optionsOfLength,
} from '../../../machines/games/progressive-relaxation/options';
import { RELEASE_CHOICES_MS, sessionMsOfLength } from '../../../machines/games/progressive-relaxation/plan';
import type { progressiveRelaxationMachine } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  MUSCLE_GROUPS,
  selectHasAudio,
  selectHasBodyScan,
  selectHasClosedEyes,
  selectHasLongerRest,
  selectHasTwoRounds,
  selectIsReleaseOnly,
  selectLengthMinutes,
  selectPlannedSeconds,
} from '../../../machines/games/progressive-relaxation/selectors';
import type { GameActorProps } from '../../play/define-game';
import { ChosenLength, HowLong } from '../../play/HowLong';
import choices from '../../play/intro-choices.module.css';
import { Fold } from '../../ui/Fold';
import { durationText } from '../../ui/format-time';
import { SwitchRow } from '../../ui/SwitchRow';
import styles from './intro.module.css';

type Props = GameActorProps<typeof progressiveRelaxationMachine>;

const HINTS = {
  0: 'the short one',
  8: 'with a body scan',
  10: 'two rounds',
  15: 'two rounds, long scan',
} as const;

const LENGTHS = OPTIONS.minutes.map((minutes) => ({
  value: minutes,
  ms: sessionMsOfLength(minutes),
  hint: HINTS[minutes],
}));

export function Length({ actor }: Props) {
  const seconds = useSelector(actor, selectPlannedSeconds);
  return <ChosenLength words={`${durationText(seconds * 1000)} with your choices`} />;
}

export function IntroOptions({ actor }: Props) {
  const hasAudio = useSelector(actor, selectHasAudio);
  const hasClosedEyes = useSelector(actor, selectHasClosedEyes);
  const hasLongerRest = useSelector(actor, selectHasLongerRest);
  const hasTwoRounds = useSelector(actor, selectHasTwoRounds);
  const isReleaseOnly = useSelector(actor, selectIsReleaseOnly);
  const length = useSelector(actor, selectLengthMinutes);
  const change = (options: Partial<Options>) => actor.send({ type: 'options.changed', options });
  return (
    <div className={choices.choices}>
      <HowLong lengths={LENGTHS} chosen={length} onChoose={(minutes) => change(optionsOfLength(minutes))} />
      <div className={`${choices.switches} ${styles.switches}`}>
        <SwitchRow
          label="Audio cues"
          hint="A voice and soft chimes."
          isOn={hasAudio}
          onChange={(audio) => change({ audio })}
        />
        <SwitchRow
          label="Release only"
          hint="For anyone who must not tense: notice each part, and let it go."
          isOn={isReleaseOnly}
          onChange={(releaseOnly) => change({ releaseOnly })}
        />
        <SwitchRow
          label="Follow with closed eyes"
          hint="The screen dims, and the voice leads."
          isOn={hasClosedEyes}
          onChange={(closedEyes) => change({ closedEyes })}
        />
      </div>
      <Fold title={<span>More choices</span>}>
        <div className={`${choices.switches} ${styles.switches}`}>
          <SwitchRow
            label="Longer rest"
            hint="40 seconds to let go, and 30 at the end."
            isOn={hasLongerRest}
            onChange={(longerRest) => change({ longerRest })}
          />
          <SwitchRow
            label="Two rounds"
            hint="All six parts, twice."
            isOn={hasTwoRounds}
            onChange={(twoRounds) => change({ twoRounds })}
          />
        </div>
      </Fold>
      <HowItWorks actor={actor} />
      <Parts />
    </div>
  );
}

function HowItWorks({ actor }: Props) {
  const hasLongerRest = useSelector(actor, selectHasLongerRest);
  const releaseOnly = useSelector(actor, selectIsReleaseOnly);
  const hasScan = useSelector(actor, selectHasBodyScan);
  const seconds = RELEASE_CHOICES_MS[hasLongerRest ? 1 : 0] / 1000;
  return (
    <section className={styles.aside} aria-labelledby="relaxation-how">
      <h2 id="relaxation-how" className="text-h3">
        How it works
      </h2>
      <ul className={styles.how}>
        {howItWorksLines({ seconds, releaseOnly, hasScan }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function Parts() {
  return (
    <section className={styles.parts} aria-labelledby="relaxation-parts">
      <h2 id="relaxation-parts" className="text-h3">
        The six parts
      </h2>
      <p className="text-muted">What to do with each one, and what to do if it hurts.</p>
      <ol className={styles.list}>
        {MUSCLE_GROUPS.map(({ id, title, instructions, ifItHurts }) => (
          <li key={id} className={styles.part}>
            <Fold title={<h3 className={`flex items-center gap-10 text-h3 ${styles.name}`}>{title}</h3>}>
              <p>{instructions}</p>
              <p className="text-muted">
                <span className="font-bold">If it hurts:</span> <span>{ifItHurts}</span>
              </p>
            </Fold>
          </li>
        ))}
      </ol>
    </section>
  );
}
