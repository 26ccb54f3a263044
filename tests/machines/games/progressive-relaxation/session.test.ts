import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { OPTIONS, type Options } from '../../../../machines/games/progressive-relaxation/options';
import { planPhases } from '../../../../machines/games/progressive-relaxation/plan';
import { progressiveRelaxationMachine } from '../../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
import {
  MUSCLE_GROUPS,
  selectAnnouncement,
  selectExerciseText,
  selectIsComplete,
  selectPhaseIndex,
  selectPhaseStartTime,
  selectPhaseTitle,
  selectPlannedSeconds,
  selectProgressPercent,
  selectRoundCount,
  selectSecondsLeft,
  selectSessionStage,
  selectSpokenText,
} from '../../../../machines/games/progressive-relaxation/selectors';
import { parseGameOptions } from '../../../../machines/options';
import { run, START, takeEmitted } from '../../run';

/** The name of a switch. */
type Option = Exclude<keyof Options, 'minutes'>;

/** Returns an event that turns a switch. */
const choose = (option: Option, isOn: boolean) =>
  ({ type: 'options.changed', options: { [option]: isOn } }) as const;

const open = (...chosen: readonly Option[]) =>
  run(
    (clock) => createActor(progressiveRelaxationMachine, { clock }),
    ...chosen.map((option) => choose(option, true)),
  );

type Session = ReturnType<typeof open>;

function begin(...chosen: readonly Option[]): Session {
  const session = open(...chosen);
  session.send(...START);
  return session;
}

const stageOf = ({ now }: Session) => selectSessionStage(now());
const indexOf = ({ now }: Session) => selectPhaseIndex(now());
const leftIn = ({ now }: Session) => selectSecondsLeft(now());
const percentOf = ({ now }: Session) => selectProgressPercent(now());

/** Presses Skip in the displayed phase, or in the phase with this index. */
const skip = (session: Session, index = indexOf(session)) => session.send({ type: 'phase.skipped', index });

/** Returns the cues since the last call. */
const cuesOf = (session: Session) => takeEmitted(session).filter((effect) => /^(?:tick|chime)/.test(effect));

/** The four plans and their durations, ms. */
const PLANS: readonly (readonly [name: string, chosen: readonly Option[], ms: number])[] = [
  ['as specified', [], 105_000],
  ["with 'Longer rest'", ['longerRest'], 300_000],
  ["with 'Two rounds'", ['twoRounds'], 195_000],
  ['with both', ['longerRest', 'twoRounds'], 570_000],
];
const optionsOf = (chosen: readonly Option[]): Options => ({
  ...parseGameOptions(OPTIONS, undefined),
  ...Object.fromEntries(chosen.map((option) => [option, true])),
});
const planOf = (chosen: readonly Option[]) => planPhases(optionsOf(chosen));

test('the six parts equal the specification, the last with 20 s as its duration', () => {
  expect(MUSCLE_GROUPS.map(({ id, duration }) => `${id} ${duration}`)).toEqual([
    'hands-arms 15',
    'shoulders-neck 15',
    'face 15',
    'chest-abdomen 15',
    'legs-feet 15',
    'full-body 20',
  ]);
});

describe.each(PLANS)('a session %s', (_, chosen, ms) => {
  const plan = planOf(chosen);

  test(`lasts ${ms / 1000} s, with exact phases`, () => {
    const one = open(...chosen);
    one.pass(1234);
    expect(selectPlannedSeconds(one.now())).toBe(ms / 1000);
    one.send(...START);
    const began = one.clock.now();
    for (const [index, { kind, length, start, group }] of plan.entries()) {
      expect([stageOf(one), indexOf(one), selectPhaseStartTime(one.now())]).toEqual([
        kind,
        index,
        began + start,
      ]);
      expect(selectExerciseText(one.now())).toBe(
        kind === 'rest'
          ? 'All 6 exercises done'
          : `Exercise ${group + 1} of 6: ${MUSCLE_GROUPS[group]?.title}`,
      );
      one.pass(length - 1);
      expect([indexOf(one), leftIn(one)]).toEqual([index, 1]);
      one.pass(1);
    }
    expect(one.clock.now() - began).toBe(ms);
    expect([stageOf(one), leftIn(one), percentOf(one)]).toEqual(['complete', 0, 100]);
    expect(takeEmitted(one).slice(-2)).toEqual(['play.completed', 'check-in after 1000']);
  });

  test('counts every second down, and shows the elapsed percent', () => {
    const one = begin(...chosen);
    for (let second = 0; second < ms / 1000; second++) {
      const { start, length } = plan[indexOf(one)] as (typeof plan)[number];
      expect(leftIn(one)).toBe((start + length) / 1000 - second);
      expect(percentOf(one)).toBe(Math.floor((100_000 * second) / ms));
      one.pass(1000);
    }
    expect(percentOf(one)).toBe(100);
  });

  test('can be skipped in every phase: at its start, in its middle and at its end', () => {
    for (const into of [0, 'nearly over'] as const) {
      for (const skipped of plan.keys()) {
        const one = begin(...chosen);
        const { start, length } = plan[skipped] as (typeof plan)[number];
        one.pass(start + (into === 'nearly over' ? length - 1 : into));
        const before = percentOf(one);
        skip(one);
        const next = plan[skipped + 1];
        expect(stageOf(one)).toBe(next?.kind ?? 'complete');
        expect(percentOf(one)).toBe(next ? Math.floor((100 * next.start) / ms) : 100);
        expect(percentOf(one)).toBeGreaterThanOrEqual(before);
        if (!next) continue;
        // The next phase has its full duration from the click on.
        expect([leftIn(one), selectPhaseStartTime(one.now())]).toEqual([next.length / 1000, one.clock.now()]);
        one.pass(next.length - 1);
        expect(indexOf(one)).toBe(skipped + 1);
        one.pass(1);
        expect(indexOf(one) > skipped + 1 || stageOf(one) === 'complete').toBe(true);
      }
    }
  });

  test('ends once after an hour in the background, with all cues in order', () => {
    const one = begin(...chosen);
    one.pass(3_600_000);
    expect(stageOf(one)).toBe('complete');
    const round = MUSCLE_GROUPS.flatMap((_, group) => ['tick', `chime ${group}`]);
    expect(takeEmitted(one)).toEqual([
      'play.started',
      ...(chosen.includes('twoRounds') ? [...round, ...round] : round),
      ...['play.completed', 'check-in after 1000'],
    ]);
  });
});

describe('cues', () => {
  test('are a tick 2 s before the end of each tense phase, and a chime at the release', () => {
    const one = begin();
    one.pass(2999);
    expect(cuesOf(one)).toEqual([]);
    one.pass(1);
    expect([cuesOf(one), leftIn(one)]).toEqual([['tick'], 2]);
    one.pass(1999);
    expect(cuesOf(one)).toEqual([]);
    one.pass(1);
    expect(cuesOf(one)).toEqual(['chime 0']);
    one.pass(10_000 + 4999);
    expect(cuesOf(one)).toEqual(['tick']);
  });

  test('are off without audio, and so is the voice', () => {
    const one = open();
    one.send(choose('audio', false));
    one.send(...START);
    for (let second = 0; second < 110; second++) {
      expect(selectSpokenText(one.now())).toBe('');
      one.pass(1000);
    }
    expect([selectIsComplete(one.now()), cuesOf(one)]).toEqual([true, []]);
  });

  test('the voice speaks the short cue of each phase, and the end', () => {
    const one = open();
    const spoken: string[] = [];
    one.actor.subscribe((snapshot) => {
      const words = selectSpokenText(snapshot);
      if (words !== spoken.at(-1)) spoken.push(words);
    });
    one.send(...START);
    one.pass(105_000);
    expect(spoken).toEqual([
      '',
      ...MUSCLE_GROUPS.flatMap(({ tense, release }) => [tense, release]),
      'Nothing left to do. Let your breath come and go, and notice any part that feels a little easier.',
      "You gave your body some time. That's enough for now. Stretch before you stand up.",
    ]);
  });
});

describe('invalid events', () => {
  test('before the first frame start nothing', () => {
    const one = open();
    one.send({ type: 'game.started' });
    skip(one);
    one.pass(600_000);
    expect([stageOf(one), indexOf(one), percentOf(one)]).toEqual(['opening', 0, 0]);
    one.send({ type: 'session.shown' });
    one.pass(5000);
    expect(stageOf(one)).toBe('release');
  });

  test('a late click on an option changes neither a running session nor its texts', () => {
    const one = begin();
    one.send(choose('audio', false), choose('twoRounds', true), choose('longerRest', true));
    one.pass(105_000);
    expect([stageOf(one), selectRoundCount(one.now()), cuesOf(one).length]).toEqual(['complete', 1, 12]);
    one.send(choose('twoRounds', true), ...START);
    expect([selectRoundCount(one.now()), percentOf(one), indexOf(one)]).toEqual([1, 0, 0]);
  });

  test('a second start, a second first frame and an early skip do nothing', () => {
    const one = open();
    skip(one);
    expect(stageOf(one)).toBe('ready');
    one.send(...START);
    one.pass(3000);
    one.send(...START);
    expect([leftIn(one), takeEmitted(one)]).toEqual([2, ['play.started', 'tick']]);
    skip(one, 3);
    skip(one, Number.NaN);
    expect(indexOf(one)).toBe(0);
  });
});

describe('the announcement for screen readers', () => {
  const told = (hasAudio: boolean) => {
    const one = open();
    one.send(choose('audio', hasAudio));
    const said: string[] = [];
    one.actor.subscribe((snapshot) => {
      const words = selectAnnouncement(snapshot);
      if (words !== '' && words !== said.at(-1)) said.push(words);
    });
    one.send(...START);
    one.pass(105_000);
    return said;
  };

  test('has the phase, once each, while the voice speaks the cues', () => {
    const said = told(true);
    expect(said).toHaveLength(14);
    expect(said.slice(0, 3)).toEqual([
      'Exercise 1 of 6: Hands and Arms. Tense Your Muscles.',
      'Release and Relax.',
      'Exercise 2 of 6: Shoulders and Neck. Tense Your Muscles.',
    ]);
    expect(said.slice(-2)).toEqual(['Final Relaxation.', 'Session Complete.']);
  });

  test('the titles of the phases equal the specification', () => {
    const one = begin();
    const titles = new Set<string>();
    one.actor.subscribe((snapshot) => titles.add(selectPhaseTitle(snapshot)));
    one.pass(105_000);
    expect([...titles]).toEqual(['Tense Your Muscles', 'Release and Relax', 'Final Relaxation']);
  });
});
