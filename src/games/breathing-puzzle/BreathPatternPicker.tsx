import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { BREATH_MINUTE_CHOICES, type BreathMinutes } from '../../../machines/breath';
import type { BreathingPuzzleActor } from '../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import { patternIdsIn } from '../../../machines/games/breathing-puzzle/options';
import { BREATHING_PATTERNS } from '../../../machines/games/breathing-puzzle/patterns';
import {
  countNotationIn,
  cycleCountOfLength,
  selectCanChangePattern,
  selectOptions,
  selectSessionMs,
  selectVariant,
  sessionMsOfLength,
} from '../../../machines/games/breathing-puzzle/selectors';
import { ChosenLength, HowLong } from '../../play/HowLong';
import length from '../../play/how-long.module.css';
import { ChoiceTile } from '../../ui/ChoiceTile';
import { durationText } from '../../ui/format-time';
import styles from './breathing-puzzle.module.css';
import { OwnRhythm } from './OwnRhythm';

export function BreathPatternPicker({ actor }: { actor: BreathingPuzzleActor }) {
  const id = useId();
  const options = useSelector(actor, selectOptions);
  const variant = useSelector(actor, selectVariant);
  const isOpen = useSelector(actor, selectCanChangePattern);
  const { description, note } = BREATHING_PATTERNS[options.pattern];
  return (
    <div className={styles.rhythm}>
      <fieldset
        className={`container-inline ${length.lengths} ${styles.patterns}`}
        disabled={!isOpen}
        aria-describedby={`${id}note`}
      >
        <legend className={`${length.legend} ${styles.legend}`}>
          Pattern
          {!isOpen && <small>Reset to change</small>}
        </legend>
        <div className={styles.choices}>
          {patternIdsIn(variant).map((pattern) => (
            <ChoiceTile
              key={pattern}
              name={`${id}pattern`}
              isChosen={pattern === options.pattern}
              onChoose={() => actor.send({ type: 'options.changed', options: { pattern } })}
              className={`${length.length} ${styles.pattern}`}
            >
              <span className="font-semibold">{BREATHING_PATTERNS[pattern].name}</span>
              <span className="tabular-nums">{countNotationIn({ ...options, pattern })}</span>
            </ChoiceTile>
          ))}
        </div>
      </fieldset>
      <p id={`${id}note`} className={styles.note}>
        {isOpen ? `${description} ${note}` : description}
      </p>
      {isOpen && options.pattern === 'own' && <OwnRhythm actor={actor} options={options} />}
      <Length actor={actor} />
    </div>
  );
}

/** Durations at the chosen pattern and pace. */
function Length({ actor }: { actor: BreathingPuzzleActor }) {
  const { minutes, pattern } = useSelector(actor, selectOptions);
  const isOpen = useSelector(actor, selectCanChangePattern);
  const ms = useSelector(actor, selectSessionMs);
  // One string of all lengths, so that React renders only when one of them changes.
  const all = useSelector(actor, (snapshot) =>
    BREATH_MINUTE_CHOICES.map(
      (each) => `${cycleCountOfLength(snapshot, each)}:${sessionMsOfLength(snapshot, each)}`,
    ).join(),
  );
  const lengths = all.split(',').map((each, place) => {
    const [cycles, lasts] = each.split(':');
    return {
      value: BREATH_MINUTE_CHOICES[place] as BreathMinutes,
      ms: Number(lasts),
      ...(place === 0 && pattern !== 'follow' && { hint: `${cycles} breaths` }),
    };
  });
  // A session hides the lengths, because the bubble and its pace need the space.
  if (!isOpen) return null;
  return (
    <>
      {pattern !== 'own' && (
        <HowLong
          lengths={lengths}
          chosen={minutes}
          onChoose={(chosen) => actor.send({ type: 'options.changed', options: { minutes: chosen } })}
        />
      )}
      <ChosenLength words={`${durationText(ms)} with your choices`} />
    </>
  );
}
