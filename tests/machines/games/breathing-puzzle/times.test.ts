/** Compares the times of every pattern at every pace with times that the test computes in whole numbers. */
import { expect, test } from 'vitest';
import { BREATHING_PHASES } from '../../../../machines/breath';
import { type PatternId, SPEED_TENTHS } from '../../../../machines/games/breathing-puzzle/patterns';
import { selectSessionMs } from '../../../../machines/games/breathing-puzzle/selectors';
import { begin, choose } from './breather';

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
  const ready = choose(wish);
  expect(selectSessionMs(ready.actor.getSnapshot())).toBe(expected.at(-1)?.[1]);

  const { actor, pass, now } = begin(wish);
  const from = now();
  const seen: [string, number][] = [];
  for (const [name, time] of expected) {
    // One ms earlier the previous phase is still running.
    if (time > 0) {
      pass(from + time - now() - 1);
      expect(actor.getSnapshot().context.breath?.phase).toBe(seen.at(-1)?.[0]);
      pass(1);
    }
    const { value, context } = actor.getSnapshot();
    const isOver = typeof value === 'object' && value.session === 'complete';
    seen.push([isOver ? 'complete' : (context.breath?.phase ?? ''), now() - from]);
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
