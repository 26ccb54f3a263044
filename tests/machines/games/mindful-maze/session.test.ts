import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { shortestWay } from '../../../../machines/games/mindful-maze/garden';
import { GATE_CELL, MIDDLE_CELL } from '../../../../machines/games/mindful-maze/grid';
import {
  gardenOfContext,
  mindfulMazeMachine,
} from '../../../../machines/games/mindful-maze/mindful-maze.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../../machines/games/mindful-maze/mindful-maze.saved';
import {
  changeAnnouncement,
  lanternPlaceText,
  selectExits,
  selectGuidanceText,
  selectHalfBreath,
} from '../../../../machines/games/mindful-maze/selectors';
import { type Run, run } from '../../run';

type Game = Run<typeof mindfulMazeMachine>;

/** Time of a cell, ms: six cells in ten seconds. */
const CELL = 1667;
const BREATH = 10_000;

function start(saved?: Parameters<typeof sessionToSave>[0]): Game {
  const game = run((clock) => createActor(mindfulMazeMachine, { input: { seed: 1 }, clock }));
  game.send(saved ? { type: 'game.resumed', saved: sessionToSave(saved) } : { type: 'game.started' });
  game.send({ type: 'session.shown' });
  return game;
}
const garden = gardenOfContext({ seed: 1 });
const cuesOf = ({ emitted }: Game) =>
  emitted.splice(0).flatMap((event) => (event.type === 'cue' ? [event.cue] : []));

/** Presses the exit that leads toward a goal, at each fork, until `isThere`. */
function walks(game: Game, goal: string, isThere: () => boolean): void {
  for (let fork = 0; fork < 60 && !isThere(); fork++) {
    const exit = selectExits(game.now()).find(({ label }) => label.includes(goal));
    if (exit) game.send({ type: 'exit.chosen', cell: exit.cell });
    game.pass(CELL * Math.max(1, game.context().way.length));
  }
}

describe('the lantern', () => {
  const [first = 0, second = 0, third = 0] = shortestWay(GATE_CELL, MIDDLE_CELL, garden.ways);

  test('walks a cell in a sixth of a breath, toward the finger, and says each step on the gravel', () => {
    const game = start();
    game.send({ type: 'lantern.led', cell: third });
    game.pass(CELL - 1);
    expect(game.context()).toMatchObject({ cell: GATE_CELL, way: [first, second, third] });
    game.pass(1);
    expect(game.context()).toMatchObject({ cell: first, way: [second, third] });
    expect(cuesOf(game)).toEqual(['muffled-step']);
    game.pass(2 * CELL);
    expect(game.context()).toMatchObject({
      cell: third,
      way: [],
      visited: [GATE_CELL, first, second, third],
    });
    game.pass(60_000);
    expect(game.context().cell).toBe(third);
  });

  test('ends its step when the finger lifts, and turns only at a cell', () => {
    const game = start();
    game.send({ type: 'lantern.led', cell: third });
    game.pass(CELL + 800);
    game.send({ type: 'lantern.led', cell: GATE_CELL });
    expect(game.context().way).toEqual([second, first, GATE_CELL]);
    game.send({ type: 'lantern.released' });
    expect(game.context().way).toEqual([second]);
    game.pass(BREATH);
    expect(game.context().cell).toBe(second);
  });

  test.each([-1, 0.5, 1e6, Number.NaN])('rests for a finger at cell %d, which does not exist', (cell) => {
    const game = start();
    game.send({ type: 'lantern.led', cell });
    game.send({ type: 'exit.chosen', cell });
    expect(game.context().way).toEqual([]);
  });

  test('walks through an exit to the next fork, and an exit pressed meanwhile waits its turn', () => {
    const game = start();
    const [exit] = selectExits(game.now());
    game.send({ type: 'exit.chosen', cell: exit?.cell as number });
    const [, onward] = selectExits(game.now());
    const { length } = game.context().way;
    game.send({ type: 'exit.chosen', cell: onward?.cell as number });
    expect(game.context().way.length).toBeGreaterThan(length);
    expect(game.context().way).toContain(onward?.cell);
  });
});

test('a place rings after a breath of rest, once, and not in passing', () => {
  const game = start();
  let arrival: string | undefined;
  let before = game.now();
  game.actor.subscribe((after) => {
    arrival = changeAnnouncement(before, after) ?? arrival;
    before = after;
  });
  walks(game, 'bell', () => lanternPlaceText(game.now()) === 'At the bell');
  expect(arrival).toMatch(/^At the bell\. Rest a breath, and it rings\. /);
  expect(selectGuidanceText(game.now())).toBe('Rest a breath, and it rings.');
  cuesOf(game);
  game.pass(BREATH - 1);
  expect(game.context().rung).toEqual([]);
  game.pass(1);
  expect(game.context().rung).toEqual(['bell']);
  expect(arrival).toBe('The bell rings.');
  expect(selectGuidanceText(game.now())).toBe('');
  expect(cuesOf(game)).toEqual(['bell']);
  game.pass(3 * BREATH);
  expect(cuesOf(game)).toEqual([]);
});

test('three breaths in the middle lift the mist; out in the sun the play is complete, and the check-in follows', () => {
  const game = start();
  walks(game, 'middle', () => game.now().matches({ session: 'middle' }));
  expect(game.context()).toMatchObject({ cell: MIDDLE_CELL, breath: 1 });
  expect(selectHalfBreath(game.now())).toEqual({ fullness: 1, seconds: BREATH / 2000 });
  game.pass(BREATH / 2);
  expect(selectHalfBreath(game.now())).toEqual({ fullness: 0, seconds: BREATH / 2000 });
  game.pass(BREATH / 2);
  expect(game.context().breath).toBe(2);
  cuesOf(game);
  game.pass(BREATH - 1);
  expect(game.context().breath).toBe(2);
  game.pass(1);
  expect(game.context().breath).toBe(3);
  game.send({ type: 'lantern.led', cell: GATE_CELL });
  game.pass(BREATH - 1);
  expect(game.context().isReturning).toBe(false);
  game.pass(1);
  expect(game.now().matches({ session: 'returning' })).toBe(true);
  expect(selectHalfBreath(game.now())).toBeNull();
  expect(cuesOf(game)).toEqual(['sun']);
  walks(game, 'gate', () => game.now().matches({ session: 'complete' }));
  expect(game.now().hasTag('finished')).toBe(true);
  expect(game.emitted.filter(({ type }) => type !== 'cue')).toEqual([
    { type: 'activity', activity: { kind: 'play.completed' } },
    { type: 'check-in.requested', delay: 1000 },
  ]);
  // The next play has another garden.
  game.send({ type: 'game.started' });
  expect(game.context()).toMatchObject({ cell: GATE_CELL, rung: [], isReturning: false });
  expect(game.context().seed).not.toBe(1);
});

test('by itself the lantern visits every place, then the middle, then the gate', () => {
  const game = start();
  game.send({ type: 'walk.toggled' });
  for (let minute = 0; minute < 10 && !game.now().matches({ session: 'complete' }); minute++)
    game.pass(60_000);
  expect(game.now().matches({ session: 'complete' })).toBe(true);
  expect([...game.context().rung].sort()).toEqual(['bell', 'bench', 'pond']);
});

test('a hand takes the lantern from a walk by itself', () => {
  const game = start();
  game.send({ type: 'walk.toggled' });
  game.pass(5 * CELL);
  game.send({ type: 'lantern.released' });
  expect(game.context().way.length).toBeGreaterThan(1);
  game.send({ type: 'lantern.led', cell: GATE_CELL });
  expect(game.context().walksByItself).toBe(false);
});

describe('a saved walk', () => {
  test('goes on where the lantern was: on a path, in the middle, on the way out', () => {
    const game = start();
    walks(game, 'bell', () => lanternPlaceText(game.now()) === 'At the bell');
    game.pass(BREATH);
    expect(start(game.context()).context()).toMatchObject(sessionToSave(game.context()));
    const places = { seed: 1, visited: [GATE_CELL, MIDDLE_CELL], rung: [] };
    const resting = start({ ...places, cell: MIDDLE_CELL, isReturning: false });
    expect(resting.context().breath).toBe(1);
    const out = start({ ...places, cell: MIDDLE_CELL, isReturning: true });
    expect(out.now().matches({ session: { returning: 'resting' } })).toBe(true);
  });

  test.each([{ cell: 127 }, { cell: -1 }, { visited: [1000] }, { rung: ['well'] }, { seed: -1 }])(
    'with %j is none',
    (wrong) => {
      const saved = { seed: 1, cell: 1, visited: [1], rung: [], isReturning: false };
      expect(savedSessionSchema.safeParse(saved).success).toBe(true);
      expect(savedSessionSchema.safeParse({ ...saved, ...wrong }).success).toBe(false);
    },
  );
});

describe('the words', () => {
  const says = (game: Game, act: () => void) => {
    const before = game.now();
    act();
    return changeAnnouncement(before, game.now());
  };

  test("answer 'How far?' by the shortest way", () => {
    const game = start();
    expect(says(game, () => game.send({ type: 'distance.asked' }))).toBe('At the beginning.');
    const way = shortestWay(GATE_CELL, MIDDLE_CELL, garden.ways);
    const third = way[Math.round(way.length / 3)] as number;
    const there = start({ seed: 1, cell: third, visited: [third], rung: [], isReturning: false });
    expect(says(there, () => there.send({ type: 'distance.asked' }))).toBe('About a third of the way.');
  });

  test('say at a stop where one is, and what lies at each exit', () => {
    const game = start();
    const [exit] = selectExits(game.now());
    expect(exit?.label).toMatch(
      /^(North|West|East|North-\w+), towards the bench, the bell, the pond, and the middle$/,
    );
    game.send({ type: 'exit.chosen', cell: exit?.cell as number });
    game.pass(CELL * (game.context().way.length - 1));
    expect(says(game, () => game.pass(CELL))).toMatch(/^At a fork\. .*, where you have been\./);
  });
});
