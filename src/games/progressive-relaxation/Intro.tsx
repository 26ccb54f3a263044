/** The intro: explanation, duration, options, and a gentler alternative for each part. */
import { useSelector } from '@xstate/react';
import { HeartPulse, Hourglass } from 'lucide-react';
import { HOW_IT_WORKS, SAFETY_LINE } from '../../../machines/games/progressive-relaxation/muscle-groups';
import { type Option, RELEASE_MS } from '../../../machines/games/progressive-relaxation/plan';
import type { progressiveRelaxationMachine } from '../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  MUSCLE_GROUPS,
  selectChosenSeconds,
  selectHasAudio,
  selectHasLongerRest,
  selectHasTwoRounds,
} from '../../../machines/games/progressive-relaxation/selectors';
import type { PartProps } from '../../play/define-game';
import choices from '../../play/intro-choices.module.css';
import { SwitchRow } from '../../ui/SwitchRow';
import { FigureChoice } from './FigureChoice';
import styles from './intro.module.css';

type Props = PartProps<typeof progressiveRelaxationMachine>;

/** Formats a duration: '1 min 45 s', '5 min'. */
function lengthInWords(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} min${rest > 0 ? ` ${rest} s` : ''}`;
}

export function Choices({ actor }: Props) {
  const hasAudio = useSelector(actor, selectHasAudio);
  const hasLongerRest = useSelector(actor, selectHasLongerRest);
  const hasTwoRounds = useSelector(actor, selectHasTwoRounds);
  const seconds = useSelector(actor, selectChosenSeconds);
  const choose = (option: Option) => (isOn: boolean) => actor.send({ type: 'option.changed', option, isOn });
  return (
    <div className={choices.choices}>
      <p className={styles.safety}>
        <HeartPulse size={20} aria-hidden />
        {SAFETY_LINE}
      </p>
      <p className={choices.duration}>
        <Hourglass size={18} aria-hidden />
        <span>Duration: 8-15 minutes</span>
        <output className={choices.chosen} aria-label="Chosen length">
          {lengthInWords(seconds)} with your choices
        </output>
      </p>
      <FigureChoice actor={actor} />
      <div className={`${choices.switches} ${styles.switches}`}>
        <SwitchRow
          label="Audio cues"
          hint="A voice and soft chimes."
          isOn={hasAudio}
          onChange={choose('audio')}
        />
        <SwitchRow
          label="Longer rest"
          hint="40 seconds to let go, and 30 at the end."
          isOn={hasLongerRest}
          onChange={choose('longerRest')}
        />
        <SwitchRow
          label="Two rounds"
          hint="All six parts, twice."
          isOn={hasTwoRounds}
          onChange={choose('twoRounds')}
        />
      </div>
    </div>
  );
}

/** The steps of a session, below the cover. */
export function HowItWorks({ actor }: Props) {
  const hasLongerRest = useSelector(actor, selectHasLongerRest);
  const [short, long] = RELEASE_MS.map((ms) => ms / 1000);
  return (
    <section className={styles.aside} aria-labelledby="relaxation-how">
      <h2 id="relaxation-how" className={styles.subtitle}>
        How it works
      </h2>
      <ul className={styles.how}>
        {HOW_IT_WORKS.map((line) => (
          <li key={line}>{hasLongerRest ? line.replace(`for ${short}.`, `for ${long}.`) : line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The six parts with full instructions and alternatives. */
export function Parts() {
  return (
    <section className={styles.parts} aria-labelledby="relaxation-parts">
      <h2 id="relaxation-parts" className={styles.subtitle}>
        The six parts
      </h2>
      <ol className={styles.list}>
        {MUSCLE_GROUPS.map(({ id, title, instructions, ifItHurts }) => (
          <li key={id} className={styles.part}>
            <h3 className={styles.name}>{title}</h3>
            <p>{instructions}</p>
            <p className={styles.gentler}>
              <span className={styles.if}>If it hurts:</span> {ifItHurts}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
