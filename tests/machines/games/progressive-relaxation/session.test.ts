import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { OPTIONS, type Options } from '../../../../machines/games/progressive-relaxation/options';
import { planPhases } from '../../../../machines/games/progressive-relaxation/plan';
import {
  progressiveRelaxationMachine,
  type RelaxationEvent,
} from '../../../../machines/games/progressive-relaxation/progressive-relaxation.machine';
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
import { run } from '../../run';

/** The name of a switch. */
type Option = Exclude<keyof Options, 'minutes'>;

/** Returns a session of Progressive Relaxation. */
function lying(...chosen: readonly Option[]) {
  const session = run((clock) => createActor(progressiveRelaxationMachine, { clock }));
  const { actor, clock, emitted } = session;
  const send = (event: RelaxationEvent) => actor.send(event);
  const snapshot = () => actor.getSnapshot();
  const choose = (option: Option, isOn: boolean) =>
    send({ type: 'options.changed', options: { [option]: isOn } });
  for (const option of chosen) choose(option, true);
  return {
    ...session,
    send,
    snapshot,
    choose,
    begin: () => {
      send({ type: 'game.started' });
      send({ type: 'session.shown', at: clock.now() });
    },
    /** Presses Skip in the displayed phase, or in the phase with this index. */
    skip: (index = selectPhaseIndex(snapshot())) => send({ type: 'phase.skipped', index, at: clock.now() }),
    stage: () => selectSessionStage(snapshot()),
    index: () => selectPhaseIndex(snapshot()),
    left: () => selectSecondsLeft(snapshot()),
    percent: () => selectProgressPercent(snapshot()),
    count: (type: string) => emitted.filter((event) => event.type === type).length,
    cues: () =>
      emitted.flatMap((event) =>
        event.type === 'cue' ? [`${event.cue}${event.step === undefined ? '' : event.step}`] : [],
      ),
    completions: () =>
      emitted.filter((event) => event.type === 'activity' && event.activity.kind === 'play.completed').length,
  };
}

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
    const one = lying(...chosen);
    one.pass(1234);
    expect(selectPlannedSeconds(one.snapshot())).toBe(ms / 1000);
    one.begin();
    const began = one.clock.now();
    for (const [index, { kind, length, start, group }] of plan.entries()) {
      expect([one.stage(), one.index(), selectPhaseStartTime(one.snapshot())]).toEqual([
        kind,
        index,
        began + start,
      ]);
      expect(selectExerciseText(one.snapshot())).toBe(
        kind === 'rest'
          ? 'All 6 exercises done'
          : `Exercise ${group + 1} of 6: ${MUSCLE_GROUPS[group]?.title}`,
      );
      one.pass(length - 1);
      expect([one.index(), one.left()]).toEqual([index, 1]);
      one.pass(1);
    }
    expect(one.clock.now() - began).toBe(ms);
    expect([one.stage(), one.left(), one.percent(), one.completions()]).toEqual(['complete', 0, 100, 1]);
    expect(one.emitted.at(-1)).toEqual({ type: 'check-in.requested', delay: 1000 });
    one.pass(3_600_000);
    expect(one.completions()).toBe(1);
  });

  test('counts every second down, and shows the elapsed percent', () => {
    const one = lying(...chosen);
    one.begin();
    for (let second = 0; second < ms / 1000; second++) {
      const { start, length } = plan[one.index()] as (typeof plan)[number];
      expect(one.left()).toBe((start + length) / 1000 - second);
      expect(one.percent()).toBe(Math.floor((100_000 * second) / ms));
      one.pass(1000);
    }
    expect(one.percent()).toBe(100);
  });

  test('can be skipped in every phase: at its start, in its middle and at its end', () => {
    for (const into of [0, 'nearly over'] as const) {
      for (const skipped of plan.keys()) {
        const one = lying(...chosen);
        one.begin();
        const { start, length } = plan[skipped] as (typeof plan)[number];
        one.pass(start + (into === 'nearly over' ? length - 1 : into));
        const before = one.percent();
        one.skip();
        const next = plan[skipped + 1];
        expect(one.stage()).toBe(next?.kind ?? 'complete');
        expect(one.percent()).toBe(next ? Math.floor((100 * next.start) / ms) : 100);
        expect(one.percent()).toBeGreaterThanOrEqual(before);
        if (!next) continue;
        // The next phase has its full duration from the click on.
        expect([one.left(), selectPhaseStartTime(one.snapshot())]).toEqual([
          next.length / 1000,
          one.clock.now(),
        ]);
        one.pass(next.length - 1);
        expect(one.index()).toBe(skipped + 1);
        one.pass(1);
        expect(one.index() > skipped + 1 || one.stage() === 'complete').toBe(true);
      }
    }
  });

  test('ends once after an hour in the background, with all cues in order', () => {
    const one = lying(...chosen);
    one.begin();
    one.pass(3_600_000);
    expect([one.stage(), one.completions()]).toEqual(['complete', 1]);
    const round = MUSCLE_GROUPS.flatMap((_, group) => ['tick', `chime${group}`]);
    expect(one.cues()).toEqual(chosen.includes('twoRounds') ? [...round, ...round] : round);
  });
});

describe('cues', () => {
  test('are a tick 2 s before the end of each tense phase, and a chime at the release', () => {
    const one = lying();
    one.begin();
    one.pass(2999);
    expect(one.cues()).toEqual([]);
    one.pass(1);
    expect([one.cues(), one.left()]).toEqual([['tick'], 2]);
    one.pass(1999);
    expect(one.cues()).toEqual(['tick']);
    one.pass(1);
    expect(one.cues()).toEqual(['tick', 'chime0']);
    one.pass(10_000 + 4999);
    expect(one.cues()).toEqual(['tick', 'chime0', 'tick']);
  });

  test('are off without audio, and so is the voice', () => {
    const one = lying();
    one.choose('audio', false);
    one.begin();
    for (let second = 0; second < 110; second++) {
      expect(selectSpokenText(one.snapshot())).toBe('');
      one.pass(1000);
    }
    expect([selectIsComplete(one.snapshot()), one.cues()]).toEqual([true, []]);
  });

  test('the voice speaks the short cue of each phase, and the end', () => {
    const one = lying();
    const spoken: string[] = [];
    one.actor.subscribe((snapshot) => {
      const words = selectSpokenText(snapshot);
      if (words !== spoken.at(-1)) spoken.push(words);
    });
    one.begin();
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
    const one = lying();
    one.send({ type: 'game.started' });
    one.skip();
    one.pass(600_000);
    expect([one.stage(), one.index(), one.percent()]).toEqual(['opening', 0, 0]);
    one.send({ type: 'session.shown', at: one.clock.now() });
    one.pass(5000);
    expect(one.stage()).toBe('release');
  });

  test('a late click on an option changes neither a running session nor its texts', () => {
    const one = lying();
    one.begin();
    one.choose('audio', false);
    one.choose('twoRounds', true);
    one.choose('longerRest', true);
    one.pass(105_000);
    expect([one.stage(), selectRoundCount(one.snapshot()), one.cues().length]).toEqual(['complete', 1, 12]);
    one.choose('twoRounds', true);
    one.send({ type: 'game.started' });
    one.send({ type: 'session.shown', at: one.clock.now() });
    expect([selectRoundCount(one.snapshot()), one.percent(), one.index()]).toEqual([1, 0, 0]);
  });

  test('a second start, a second first frame and an early skip do nothing', () => {
    const one = lying();
    one.skip();
    expect(one.stage()).toBe('ready');
    one.begin();
    one.pass(3000);
    one.begin();
    expect([one.left(), one.count('activity')]).toEqual([2, 1]);
    one.skip(3);
    one.skip(Number.NaN);
    expect(one.index()).toBe(0);
  });
});

describe('the announcement for screen readers', () => {
  const told = (hasAudio: boolean) => {
    const one = lying();
    one.choose('audio', hasAudio);
    const said: string[] = [];
    one.actor.subscribe((snapshot) => {
      const words = selectAnnouncement(snapshot);
      if (words !== '' && words !== said.at(-1)) said.push(words);
    });
    one.begin();
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
    const one = lying();
    one.begin();
    const titles = new Set<string>();
    one.actor.subscribe((snapshot) => titles.add(selectPhaseTitle(snapshot)));
    one.pass(105_000);
    expect([...titles]).toEqual(['Tense Your Muscles', 'Release and Relax', 'Final Relaxation']);
  });
});
