import { describe, expect, test } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { walk } from '../qa/paths/walk';
import { cover, replay } from './replay';

type LampEvent = { type: 'pressed' } | { type: 'broken' } | { type: 'mended' };

const EVENTS: readonly LampEvent[] = [{ type: 'pressed' }, { type: 'broken' }, { type: 'mended' }];

/**
 * A lamp with two defects: the state `broken` is unreachable, and so is the second transition of `pressed` in `off`.
 */
const badLamp = setup({
  types: { context: {} as { presses: number }, events: {} as LampEvent },
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) },
  guards: { isTired: ({ context }) => context.presses >= 3 },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  states: {
    off: {
      on: {
        pressed: [
          { guard: ({ context }) => context.presses < 5, target: 'on', actions: 'count' },
          { guard: 'isTired', target: 'off' },
        ],
      },
    },
    on: {
      always: { guard: ({ context }) => context.presses < 0, target: 'broken' },
      after: { 1000: 'off' },
      on: { pressed: { target: 'off', actions: assign({ presses: 0 }) } },
    },
    broken: { on: { mended: 'off' } },
  },
});

describe('a walk through a defective machine', () => {
  test('names every unreachable state and transition', () => {
    const { coverage } = walk(badLamp, {
      inputs: [undefined],
      events: () => EVENTS,
      serializeState: ({ value, context }) => JSON.stringify([value, context]),
      stopWhen: ({ context }) => context.presses > 3,
    });
    expect(coverage.missing).toEqual([
      'state lamp.broken',
      'transition lamp.off · pressed [2/2] → lamp.off',
      'transition lamp.on · always → lamp.broken',
      'transition lamp.broken · mended → lamp.off',
    ]);
  });

  test('takes delays by itself, and reports no gap in a correct machine', () => {
    const { coverage } = walk(
      createMachine({
        id: 'egg',
        initial: 'soft',
        states: { soft: { after: { 300000: 'hard' } }, hard: {} },
      }),
      { inputs: [undefined], events: () => [], serializeState: ({ value }) => JSON.stringify(value) },
    );
    expect(coverage.missing).toEqual([]);
  });

  test('reports a walk that does not end', () => {
    const endless = () =>
      walk(badLamp, {
        inputs: [undefined],
        events: () => EVENTS,
        serializeState: () => crypto.randomUUID(),
      });
    expect(endless).toThrow('Traversal limit exceeded');
  });
});

describe('sequences of steps on the clock', () => {
  test('count the reached parts, and name the rest', () => {
    expect(cover(badLamp, undefined, [[{ type: 'pressed' }, 999]]).missing).toEqual([
      'state lamp.broken',
      'transition lamp.off · pressed [2/2] → lamp.off',
      'transition lamp.on · pressed → lamp.off',
      'transition lamp.on · xstate.after.1000.lamp.on → lamp.off',
      'transition lamp.on · always → lamp.broken',
      'transition lamp.broken · mended → lamp.off',
    ]);
  });

  test('accumulate', () => {
    const press = { type: 'pressed' } as const;
    const { missing } = cover(badLamp, undefined, [
      [press, 1000],
      [press, press],
      [press, 1000, press, 1000, press, 1000, press, 1000, press, 1000, press],
    ]);
    expect(missing).toEqual([
      'state lamp.broken',
      'transition lamp.on · always → lamp.broken',
      'transition lamp.broken · mended → lamp.off',
    ]);
  });
});

test('a transition overridden by another region is not counted', () => {
  const machine = createMachine({
    id: 'house',
    type: 'parallel',
    states: {
      door: { initial: 'shut', states: { shut: { on: { storm: '#house.cellar.full' } } } },
      cellar: { initial: 'empty', states: { empty: { on: { storm: 'dry' } }, dry: {}, full: {} } },
    },
  });
  const { missing } = cover(machine, undefined, [[{ type: 'storm' }]]);
  expect(missing.filter((name) => name.startsWith('transition'))).toHaveLength(1);
});

test('a replay detects a path that only the walk considers possible', async () => {
  // A walk may take the longer delay first. A clock cannot.
  const race = createMachine({
    id: 'race',
    initial: 'running',
    states: { running: { after: { 50: 'hare', 100: 'tortoise' } }, hare: {}, tortoise: {} },
  });
  const serializeState = ({ value }: { value: unknown }) => JSON.stringify(value);
  const { coverage, ways } = walk(race, { inputs: [undefined], events: () => [], serializeState });
  expect(coverage.missing).toEqual([]);
  const results = [];
  for (const way of ways) results.push(await replay(race, way, { serializeState }));
  expect(results.map(({ played }) => played.at(-1))).toEqual(['"hare"', '"hare"']);
  expect(results.map(({ promised }) => promised.at(-1))).toEqual(['"hare"', '"tortoise"']);
});
