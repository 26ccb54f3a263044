import { describe, expect, test } from 'vitest';
import { phaseStartTime } from '../../../../machines/breath';
import type { PuzzleVariant } from '../../../../machines/games/breathing-puzzle/options';
import {
  BREATHING_PATTERNS,
  countNotationOf,
  PATTERN_IDS,
} from '../../../../machines/games/breathing-puzzle/patterns';
import {
  selectAnnouncement,
  selectBreathWord,
  selectCanChangePace,
  selectCanChangePattern,
  selectCountInPhase,
  selectCycleNumber,
} from '../../../../machines/games/breathing-puzzle/selectors';
import { begin, choose } from './breather';

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
    const { actor, pass, stage, snapshots } = begin({ pattern: 'four-seven-eight' });
    for (let cycle = 0; cycle < 4; cycle++) {
      expect(selectCycleNumber(actor.getSnapshot(), 4)).toBe(cycle + 1);
      pass(18_999);
      expect(selectCycleNumber(actor.getSnapshot(), 4)).toBe(cycle + 1);
      pass(1);
    }
    expect([selectCycleNumber(actor.getSnapshot(), 4), stage()]).toEqual([4, 'complete']);
    expect(snapshots.filter(({ context }) => context.cycles === 4)).toHaveLength(1);
  });

  test('pauses anywhere and resumes after a second with an inhale of the same cycle', () => {
    for (const at of [0, 1, 3999, 4000, 10_999, 11_000, 18_999, 19_000, 19_001, 75_999]) {
      const { actor, pass, pause, resume, stage, now, context } = begin({ pattern: 'four-seven-eight' });
      pass(at);
      const { cycles } = context();
      pause();
      pass(1234);
      resume();
      const resumedAt = now();
      pass(999);
      expect(stage()).toBe('leadingIn');
      pass(1);
      const { breath } = context();
      expect([
        selectBreathWord(actor.getSnapshot()),
        selectCountInPhase(actor.getSnapshot()),
        context().cycles,
      ]).toEqual(['Inhale', 1, cycles]);
      expect(breath && phaseStartTime(breath)).toBe(resumedAt + 1000);
      pass((4 - cycles) * 19_000 - 1);
      expect(stage()).toBe('breathing');
      pass(1);
      expect(stage()).toBe('complete');
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
      session.begin();
      session.pass(index === 3 ? 80_000 : 5000);
      if (index === 1 || index === 2) session.pause();
      if (index === 2) session.resume();
    });
    return states;
  };

  test.each(['full', 'simplified'] as const)('%s', (variant) => {
    inEveryState(variant).forEach(({ actor, stage, context }, index) => {
      const [mayChoose, mayPace] = OPEN[variant][index] as readonly [boolean, boolean];
      const where = stage();
      expect([where, selectCanChangePattern(actor.getSnapshot())]).toEqual([where, mayChoose]);
      expect([where, selectCanChangePace(actor.getSnapshot())]).toEqual([where, mayPace]);
      actor.send({ type: 'options.changed', options: { tenths: 7 } });
      actor.send({ type: 'options.changed', options: { skipsHolds: true } });
      expect([where, context().options.tenths, context().options.skipsHolds]).toEqual(
        mayPace ? [where, 7, true] : [where, 10, false],
      );
      // A click in a state that permits no other pattern changes nothing.
      actor.send({ type: 'options.changed', options: { pattern: 'deep' } });
      expect([where, context().options.pattern]).toEqual([where, mayChoose ? 'deep' : 'box']);
    });
  });

  test.each([
    ['full', 7],
    ['simplified', 10],
  ] as const)('%s: before the first frame of a session the speed is %i tenths', (variant, tenths) => {
    const { actor, stage, context } = choose({ variant });
    actor.send({ type: 'game.started' });
    expect([stage(), selectCanChangePace(actor.getSnapshot())]).toEqual(['opening', variant === 'full']);
    actor.send({ type: 'options.changed', options: { tenths: 7 } });
    expect(context().options.tenths).toBe(tenths);
  });

  test('another pattern during a session starts from the beginning', () => {
    const { actor, pass, stage, context } = begin();
    pass(80_000);
    actor.send({ type: 'options.changed', options: { pattern: 'even' } });
    expect([stage(), context().cycles]).toEqual(['ready', 0]);
  });

  test('a speed changed across a phase boundary takes effect with the next phase, each time', () => {
    const { actor, pass, stage, context } = begin();
    // The current inhale stays 4 s long, regardless of the slider.
    for (const tenths of [9, 8, 7, 6, 5] as const) {
      actor.send({ type: 'options.changed', options: { tenths } });
      pass(790);
    }
    pass(50);
    expect(context().breath).toMatchObject({ phase: 'inhaleHold', before: 4000, length: 7000 });
    actor.send({ type: 'options.changed', options: { tenths: 15 } });
    pass(6999);
    expect(context().breath?.phase).toBe('inhaleHold');
    pass(1);
    expect(context().breath).toMatchObject({ phase: 'exhale', before: 11_000 });
    expect(context().breath?.length).toBeCloseTo(2666.67, 2);
    pass(16_000 * 5);
    expect(stage()).toBe('complete');
  });

  test('a pace set during the lead-in applies to its inhale', () => {
    const { actor, pass, pause, resume, context } = begin();
    pass(100);
    pause();
    resume();
    actor.send({ type: 'options.changed', options: { tenths: 5 } });
    pass(1000);
    expect(context().breath).toMatchObject({ phase: 'inhale', length: 8000 });
  });
});

describe('leaving and reset', () => {
  test.each(['breath.reset', 'game.left'] as const)('%s keeps the options and stops everything', (type) => {
    for (const ms of [0, 4000, 6000, 80_000]) {
      const { actor, pass, emitted, stage, context } = begin({ tenths: 10 });
      pass(ms);
      actor.send({ type });
      emitted.length = 0;
      pass(3_600_000);
      expect([stage(), context().breath, context().cycles, emitted]).toEqual(['ready', null, 0, []]);
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
