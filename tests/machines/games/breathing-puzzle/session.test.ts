import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { BREATHING_PHASES, phaseStartTime } from '../../../../machines/breath';
import { breathingPuzzleMachine } from '../../../../machines/games/breathing-puzzle/breathing-puzzle.machine';
import type { Options, PuzzleVariant } from '../../../../machines/games/breathing-puzzle/options';
import {
  BREATHING_PATTERNS,
  countNotationOf,
  PATTERN_IDS,
  type PatternId,
  SPEED_TENTHS,
} from '../../../../machines/games/breathing-puzzle/patterns';
import {
  selectAnnouncement,
  selectBreathWord,
  selectCanChangePace,
  selectCanChangePattern,
  selectCountInPhase,
  selectCycleNumber,
  selectSessionMs,
  selectSessionStage,
} from '../../../../machines/games/breathing-puzzle/selectors';
import { run, START } from '../../run';

interface Wish extends Partial<Options> {
  readonly variant?: PuzzleVariant;
}

/** Returns the Breathing Puzzle in `ready` with these options. */
const choose = ({ variant = 'full', ...options }: Wish = {}) =>
  run((clock) => createActor(breathingPuzzleMachine, { clock, input: { variant } }), {
    type: 'options.changed',
    options,
  });

type Session = ReturnType<typeof choose>;

/** Returns a session at the start of its first breath, after the quiet second. */
function begin(wish?: Wish): Session {
  const session = choose(wish);
  session.send(...START);
  session.pass(1000);
  return session;
}

const PAUSE = { type: 'breath.paused' } as const;
const RESUME = { type: 'breath.resumed' } as const;
const stageOf = ({ now }: Session) => selectSessionStage(now());

describe('a session', () => {
  test('records a start, and ends with all its effects', () => {
    const { pass, emitted } = begin({ pattern: 'even' });
    pass(60_000);
    expect(emitted).toEqual([
      { type: 'activity', activity: { kind: 'play.started' } },
      { type: 'activity', activity: { kind: 'play.completed' } },
      { type: 'toast', title: 'Breathing complete', description: 'Notice how you feel now.' },
      { type: 'check-in.requested', delay: 1500 },
    ]);
  });

  test('counts the current cycle from 1, and shows the total at the end', () => {
    const session = begin({ pattern: 'four-seven-eight' });
    const { now, pass, snapshots } = session;
    for (let cycle = 0; cycle < 4; cycle++) {
      expect(selectCycleNumber(now(), 4)).toBe(cycle + 1);
      pass(18_999);
      expect(selectCycleNumber(now(), 4)).toBe(cycle + 1);
      pass(1);
    }
    expect([selectCycleNumber(now(), 4), stageOf(session)]).toEqual([4, 'complete']);
    expect(snapshots.filter(({ context }) => context.cycles === 4)).toHaveLength(1);
  });

  test('pauses anywhere and resumes after a second with an inhale of the same cycle', () => {
    for (const at of [0, 1, 3999, 4000, 10_999, 11_000, 18_999, 19_000, 19_001, 75_999]) {
      const session = begin({ pattern: 'four-seven-eight' });
      const { clock, pass, now, context } = session;
      pass(at);
      const { cycles } = context();
      session.send(PAUSE);
      pass(1234);
      session.send(RESUME);
      const resumedAt = clock.now();
      pass(999);
      expect(stageOf(session)).toBe('leadingIn');
      pass(1);
      const { breath } = context();
      expect([selectBreathWord(now()), selectCountInPhase(now()), context().cycles]).toEqual([
        'Inhale',
        1,
        cycles,
      ]);
      expect(breath && phaseStartTime(breath)).toBe(resumedAt + 1000);
      pass((4 - cycles) * 19_000 - 1);
      expect(stageOf(session)).toBe('breathing');
      pass(1);
      expect(stageOf(session)).toBe('complete');
    }
  });
});

describe('permitted changes', () => {
  /** Whether the pattern and the pace may change, for each state: ready, breathing, paused, lead-in, complete. */
  const OPEN: Readonly<Record<PuzzleVariant, readonly (readonly [boolean, boolean])[]>> = {
    full: [
      [true, true],
      [false, true],
      [false, true],
      [false, true],
      [true, true],
    ],
    simplified: [
      [true, true],
      [false, false],
      [false, true],
      [false, false],
      [false, false],
    ],
  };

  const inEveryState = (variant: PuzzleVariant) => {
    const states = Array.from({ length: 5 }, () => choose({ variant }));
    states.slice(1).forEach((session, index) => {
      session.send(...START);
      session.pass(index === 3 ? 81_000 : 6000);
      if (index === 1 || index === 2) session.send(PAUSE);
      if (index === 2) session.send(RESUME);
    });
    return states;
  };

  test.each(['full', 'simplified'] as const)('%s', (variant) => {
    inEveryState(variant).forEach((session, index) => {
      const { now, send, context } = session;
      const [mayChoose, mayPace] = OPEN[variant][index] as readonly [boolean, boolean];
      const where = stageOf(session);
      expect([where, selectCanChangePattern(now())]).toEqual([where, mayChoose]);
      expect([where, selectCanChangePace(now())]).toEqual([where, mayPace]);
      send(
        { type: 'options.changed', options: { tenths: 7 } },
        { type: 'options.changed', options: { skipsHolds: true } },
      );
      expect([where, context().options.tenths, context().options.skipsHolds]).toEqual(
        mayPace ? [where, 7, true] : [where, 10, false],
      );
      // A click in a state that permits no other pattern changes nothing.
      send({ type: 'options.changed', options: { pattern: 'deep' } });
      expect([where, context().options.pattern]).toEqual([where, mayChoose ? 'deep' : 'box']);
    });
  });

  test.each([
    ['full', 7],
    ['simplified', 10],
  ] as const)('%s: before the first frame of a session the speed is %i tenths', (variant, tenths) => {
    const session = choose({ variant });
    const { now, send, context } = session;
    send({ type: 'game.started' });
    expect([stageOf(session), selectCanChangePace(now())]).toEqual(['opening', variant === 'full']);
    send({ type: 'options.changed', options: { tenths: 7 } });
    expect(context().options.tenths).toBe(tenths);
  });

  test('another pattern during a session starts from the beginning', () => {
    const session = begin();
    const { send, pass, context } = session;
    pass(80_000);
    send({ type: 'options.changed', options: { pattern: 'even' } });
    expect([stageOf(session), context().cycles]).toEqual(['ready', 0]);
  });

  test('a speed changed across a phase boundary takes effect with the next phase, each time', () => {
    const session = begin();
    const { send, pass, context } = session;
    // The current inhale stays 4 s long, regardless of the slider.
    for (const tenths of [9, 8, 7, 6, 5] as const) {
      send({ type: 'options.changed', options: { tenths } });
      pass(790);
    }
    pass(50);
    expect(context().breath).toMatchObject({ phase: 'inhaleHold', before: 4000, length: 7000 });
    send({ type: 'options.changed', options: { tenths: 15 } });
    pass(6999);
    expect(context().breath?.phase).toBe('inhaleHold');
    pass(1);
    expect(context().breath).toMatchObject({ phase: 'exhale', before: 11_000 });
    expect(context().breath?.length).toBeCloseTo(2666.67, 2);
    pass(16_000 * 5);
    expect(stageOf(session)).toBe('complete');
  });

  test('a pace set during the lead-in applies to its inhale', () => {
    const session = begin();
    const { send, pass, context } = session;
    pass(100);
    session.send(PAUSE);
    session.send(RESUME);
    send({ type: 'options.changed', options: { tenths: 5 } });
    pass(1000);
    expect(context().breath).toMatchObject({ phase: 'inhale', length: 8000 });
  });
});

describe('leaving and reset', () => {
  test.each(['breath.reset', 'game.left'] as const)('%s keeps the options and stops everything', (type) => {
    for (const ms of [0, 4000, 6000, 80_000]) {
      const session = begin({ tenths: 10 });
      const { send, pass, emitted, context } = session;
      pass(ms);
      send({ type });
      emitted.length = 0;
      pass(3_600_000);
      expect([stageOf(session), context().breath, context().cycles, emitted]).toEqual(['ready', null, 0, []]);
    }
  });
});

describe('texts', () => {
  test('patterns are named by their counts', () => {
    expect(PATTERN_IDS.slice(0, 5).map((id) => countNotationOf(BREATHING_PATTERNS[id]))).toEqual([
      '4-4-4-4',
      '4-7-8',
      '5-2-7',
      '5-5',
      '4-6',
    ]);
  });

  test('phases are announced once', () => {
    const { snapshots, pass } = begin({ pattern: 'deep' });
    pass(15_000);
    const all = snapshots.map(selectAnnouncement);
    const said = all.filter((text, index) => text && text !== all[index - 1]);
    expect(said).toEqual(['Ready', 'Inhale. Cycle 1 of 6.', 'Hold', 'Exhale', 'Inhale. Cycle 2 of 6.']);
  });
});

/** Counts of the phases, and number of cycles (specification). */
const TABLE: Readonly<
  Record<Exclude<PatternId, 'follow'>, readonly [number, number, number, number, cycles: number]>
> = {
  box: [4, 4, 4, 4, 5],
  'four-seven-eight': [4, 7, 8, 0, 4],
  deep: [5, 2, 7, 0, 6],
  even: [5, 0, 5, 0, 6],
  own: [4, 0, 6, 0, 12],
};

/**
 * Returns the start of each phase and the end of the last one, ms. It computes in units whose sums are whole numbers.
 */
function boundaries(id: keyof typeof TABLE, tenths: number, skipsHolds: boolean): [string, number][] {
  const [inhale, hold, exhale, holdOut, cycles] = TABLE[id];
  const held = (counts: number) => (skipsHolds ? 0 : Math.min(counts * 10_000, 7000 * tenths));
  const lengths = [inhale * 10_000, held(hold), exhale * 10_000, held(holdOut)];
  const times: [string, number][] = [];
  let sum = 0;
  for (let cycle = 0; cycle < cycles; cycle++) {
    for (const [index, length] of lengths.entries()) {
      if (length === 0) continue;
      times.push([BREATHING_PHASES[index] as string, Math.round(sum / tenths)]);
      sum += length;
    }
  }
  return [...times, ['complete', Math.round(sum / tenths)]];
}

const CASES = (Object.keys(TABLE) as (keyof typeof TABLE)[]).flatMap((pattern) =>
  SPEED_TENTHS.flatMap((tenths) => [false, true].map((skipsHolds) => ({ pattern, tenths, skipsHolds }))),
);

test.each(CASES)('$pattern at $tenths tenths, holds skipped: $skipsHolds', (wish) => {
  const expected = boundaries(wish.pattern, wish.tenths, wish.skipsHolds);
  expect(selectSessionMs(choose(wish).now())).toBe(expected.at(-1)?.[1]);

  const session = begin(wish);
  const { clock, pass, context } = session;
  const from = clock.now();
  const seen: [string, number][] = [];
  for (const [name, time] of expected) {
    // One ms earlier the previous phase is still running.
    if (time > 0) {
      pass(from + time - clock.now() - 1);
      expect(context().breath?.phase).toBe(seen.at(-1)?.[0]);
      pass(1);
    }
    const isOver = stageOf(session) === 'complete';
    seen.push([isOver ? 'complete' : (context().breath?.phase ?? ''), clock.now() - from]);
    expect(seen.at(-1)).toEqual([name, time]);
  }
});

test('the same session on a late clock ends at the same ms', () => {
  const { pass, snapshots, context } = begin({ pattern: 'box', tenths: 7 });
  // The clock jumps by five minutes. Each timer starts at the time at which the previous timer was due.
  pass(300_000);
  const starts = new Set(snapshots.map(({ context: { breath } }) => breath?.before));
  expect(starts.size).toBe(1 + 20);
  expect(context().cycles).toBe(5);
});
