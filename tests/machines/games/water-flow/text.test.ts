import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { FLOW_STEP_MS, newTerrace, type Terrace } from '../../../../machines/games/water-flow/rules';
import { changeAnnouncement, stoneLabel } from '../../../../machines/games/water-flow/selectors';
import { stoneDescription, waterPathText } from '../../../../machines/games/water-flow/text';
import { waterFlowMachine } from '../../../../machines/games/water-flow/water-flow.machine';
import { turnsToSolve } from '../../../players/water-flow';
import { run, START } from '../../run';

const startGame = () =>
  run((clock) => createActor(waterFlowMachine, { input: { seed: 1, width: 1180 }, clock }), ...START);

/** Longest time in which water comes to rest on the first terrace, ms. */
const RUN_MS = 16 * FLOW_STEP_MS;

/**
 * A terrace with three columns and two rows of stones. The spring is above the second stone:
 *
 *     ┌ ┴ ╴      openings 6, 11, 8
 *     ╵ ╶ ╴  →   1, 2, 8
 */
const terrace: Terrace = {
  ...newTerrace({
    columns: 3,
    rows: 2,
    spring: 1,
    solution: [6, 11, 8, 1, 2, 8],
    shuffle: [0, 0, 0, 0, 0, 0],
  }),
  wet: [false, false, false, false, false, false],
};

describe('a stone is named', () => {
  test('by row, place, shape, openings and wetness', () => {
    expect(stoneDescription({ ...terrace, wet: [true, true, false, false, false, false] }, 0, false)).toBe(
      'Row 1, stone 1, bend, opens right and down, wet',
    );
    expect(stoneDescription(terrace, 5, false)).toBe('Row 2, stone 3, basin, opens left, dry');
    expect(stoneDescription(terrace, 1, false)).toBe(
      'Row 1, stone 2, fork, opens up, right and left, dry, below the spring',
    );
    expect(stoneDescription({ ...terrace, locked: terrace.locked.map(() => true) }, 3, false)).toBe(
      'Row 2, stone 1, basin, opens up, dry, held by moss',
    );
  });

  test('in a short form without the words between', () => {
    expect(stoneDescription(terrace, 0, true)).toBe('1, 1, bend, right, down, dry');
    expect(stoneDescription({ ...terrace, locked: terrace.locked.map(() => true) }, 1, true)).toBe(
      '1, 2, fork, up, right, left, dry, moss, spring',
    );
  });

  test('in the form that the setting selects', () => {
    const game = startGame();
    const name = () => stoneLabel(game.now(), 5);
    expect(name()).toMatch(/^Row 2, stone 2, \w+, opens /);
    game.send({ type: 'names.shortened', isShort: true });
    expect(name()).toMatch(/^2, 2, \w+, /);
    expect(name()).not.toContain('opens');
    game.send({ type: 'names.shortened', isShort: false });
    expect(name()).toMatch(/^Row/);
  });
});

describe("the text of 'Follow the water'", () => {
  test('names the place of the spring while its stone is dry', () => {
    expect(waterPathText(terrace)).toBe('The spring waits above row 1, stone 2.');
  });

  test('leads from the spring to the first dry end, and names its place', () => {
    expect(waterPathText({ ...terrace, wet: [true, true, true, false, false, false] })).toBe(
      'From the spring: row 1, stone 2; row 1, stone 1. It is dry down from row 1, stone 1, at row 2, stone 1.',
    );
  });

  test("names an end at the terrace's edge", () => {
    const quarters = [0, 0, 0, 0, 0, 0].map((_, stone) => (stone === 1 ? 1 : 0));
    // The stone below the spring is a fork. After a quarter turn its openings are up, right and down.
    expect(waterPathText({ ...terrace, quarters, wet: [false, true, false, false, false, false] })).toMatch(
      /^From the spring: row 1, stone 2\. It is dry /,
    );
    const edge: Terrace = {
      ...terrace,
      quarters: [3, 0, 0, 0, 0, 0],
      wet: [true, true, true, false, false, false],
    };
    expect(waterPathText(edge)).toBe(
      "From the spring: row 1, stone 2; row 1, stone 1. It is dry up from row 1, stone 1, at the terrace's edge.",
    );
  });

  test('reports no dry end when every stone is wet', () => {
    expect(waterPathText({ ...terrace, solution: [], wet: terrace.wet.map(() => true) } as Terrace)).toBe(
      'The water meets no dry end.',
    );
  });
});

test('each event is announced', () => {
  const game = startGame();
  const said: string[] = [];
  const [first] = game.snapshots;
  let before = first as NonNullable<typeof first>;
  game.actor.subscribe((after) => {
    const words = changeAnnouncement(before, after);
    if (words !== undefined) said.push(words);
    before = after;
  });
  const after = (act: () => void): string[] => {
    said.length = 0;
    act();
    return [...said];
  };
  game.pass(RUN_MS);
  expect(changeAnnouncement(before, game.now())).toBeUndefined();
  expect(after(() => game.send({ type: 'stone.turned', stone: 15, by: 1 }))[0]).toMatch(
    /^Opens [a-z, ]+, dry\.$/,
  );
  expect(after(() => game.send({ type: 'stone.locked', stone: 15 }))).toEqual(['Moss holds the stone.']);
  expect(after(() => game.send({ type: 'stone.locked', stone: 15 }))).toEqual(['The moss is gone.']);
  expect(after(() => game.pass(45_000))[0]).toMatch(/^A dragonfly settles on row \d, stone \d\.$/);
  game.send(...turnsToSolve(game.context()));
  const filling = after(() => game.pass(RUN_MS));
  expect(filling.at(-1)).toBe('Every basin is full.');
  expect(filling.slice(0, -1).every((words) => /^A basin fills\. \d of \d\.$/.test(words))).toBe(true);
  expect(after(() => game.pass(4000))[0]).toMatch(
    /^Terrace 2 of 3\. 5 rows of \d stones, \d+ basins\. The spring is above row 1, stone \d\.$/,
  );
  expect(after(() => game.send({ type: 'terrace.solved' }))[0]).toBe(
    'The stones turn, and the water finds its way.',
  );
  game.pass(9000);
  game.send({ type: 'terrace.solved' });
  expect(after(() => game.pass(9000)).at(-1)).toBe('Dusk comes. Paper lanterns drift down the water.');
  expect(after(() => game.pass(20_000))).toEqual(['The lanterns have drifted by. The water goes on.']);
});
