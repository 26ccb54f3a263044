import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { colorTranquilityMachine } from '../../../../machines/games/color-tranquility/color-tranquility.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../../machines/games/color-tranquility/color-tranquility.saved';
import { helpfulSwapOf, rowToMelt } from '../../../../machines/games/color-tranquility/rules';
import {
  changeAnnouncement,
  selectGamePhase,
  tintLabelOf,
} from '../../../../machines/games/color-tranquility/selectors';
import { isRowEnd, tintColorsOf } from '../../../../machines/games/color-tranquility/tints';
import { type Run, run } from '../../run';

type Game = Run<typeof colorTranquilityMachine>;

const SETTLE = 420;
const NOTE = 190;
const MELT = 1300;
const SKY = 7000;

function start(saved?: Parameters<typeof sessionToSave>[0]): Game {
  const game = run((clock) => createActor(colorTranquilityMachine, { input: { seed: 1 }, clock }));
  game.send(saved ? { type: 'game.resumed', saved: sessionToSave(saved) } : { type: 'game.started' });
  game.send({ type: 'session.shown' });
  return game;
}
const phaseOf = ({ now }: Game) => selectGamePhase(now());
const press = ({ send }: Game, place: number) => send({ type: 'tint.pressed', place });
const cuesOf = ({ emitted }: Game) =>
  emitted.splice(0).flatMap((event) => (event.type === 'cue' ? [[event.cue, event.step]] : []));

/** Swaps until a row begins to melt. */
function finishesRow(game: Game): void {
  while (phaseOf(game) === 'ordering') {
    const [place, from] = helpfulSwapOf(game.context()) as [number, number];
    press(game, from);
    press(game, place);
    game.pass(SETTLE);
  }
}

/** Plays until the sky is whole and waits. */
function finishesSky(game: Game): void {
  const { sky } = game.context();
  for (let row = 0; row < 4; row++) {
    finishesRow(game);
    game.pass((5 + sky) * NOTE + MELT);
  }
}

describe('a tint', () => {
  test('changes places with the lifted one, sounds its note, and settles after 420 ms', () => {
    const game = start();
    const { order } = game.context();
    press(game, 1);
    expect(game.context().lifted).toBe(1);
    press(game, 2);
    expect(game.context().order.slice(0, 4)).toEqual([order[0], order[2], order[1], order[3]]);
    press(game, 3);
    expect(game.context().lifted).toBe(-1);
    game.pass(SETTLE - 1);
    expect(game.now().matches({ session: { ordering: 'settling' } })).toBe(true);
    game.pass(1);
    expect(game.now().matches({ session: { ordering: 'settling' } })).toBe(false);
    expect(cuesOf(game).slice(0, 2)).toEqual([
      ['note', (order[1] ?? 0) % 5],
      ['note', (order[2] ?? 0) % 5],
    ]);
  });

  test('is set down where it was by a second press, and by a drag that ends outside', () => {
    const game = start();
    const { order } = game.context();
    press(game, 1);
    press(game, 1);
    game.send({ type: 'tint.lifted', place: 2 });
    game.send({ type: 'tint.returned' });
    expect(game.context()).toMatchObject({ order, lifted: -1 });
  });

  test.each([0, 4, -1, 20, 0.5, Number.NaN])(
    'at place %d is not lifted, because it is fixed or none',
    (place) => {
      const game = start();
      press(game, place);
      game.send({ type: 'tint.lifted', place });
      expect(game.context().lifted).toBe(-1);
    },
  );
});

test('a row in order plays its scale, then melts, to the millisecond, and cannot be moved anymore', () => {
  const game = start();
  finishesRow(game);
  const { melting } = game.context();
  expect(phaseOf(game)).toBe('melting');
  game.pass(5 * NOTE - 1);
  expect(cuesOf(game).slice(-5)).toEqual([0, 1, 2, 3, 4].map((column) => ['note', column + melting]));
  expect(game.now().matches({ session: { melting: 'singing' } })).toBe(true);
  game.pass(1 + MELT - 1);
  expect(game.context().melted).not.toContain(true);
  game.pass(1);
  expect(phaseOf(game)).toBe('ordering');
  expect(game.context().melted.indexOf(true)).toBe(melting);
  press(game, melting * 5 + 1);
  expect(game.context().lifted).toBe(-1);
});

test('three skies are the session: each waits until the person goes on, the third one completes it', () => {
  const game = start();
  for (const sky of [0, 1, 2]) {
    expect(game.context()).toMatchObject({ sky, melted: [false, false, false, false] });
    finishesSky(game);
    expect(phaseOf(game)).toBe('sky');
    game.pass(SKY - 1);
    expect(phaseOf(game)).toBe('sky');
    game.pass(1);
    if (sky === 2) break;
    expect(phaseOf(game)).toBe('next');
    game.pass(600_000);
    game.send({ type: 'next.chosen' });
  }
  expect(game.now().hasTag('finished')).toBe(true);
  expect(game.emitted.filter(({ type }) => type !== 'cue')).toEqual([
    { type: 'activity', activity: { kind: 'play.started' } },
    { type: 'activity', activity: { kind: 'play.completed' } },
    { type: 'check-in.requested', delay: 1000 },
  ]);
  game.send({ type: 'game.started' });
  expect(game.context()).toMatchObject({ sky: 0 });
  expect(game.context().seed).not.toBe(1);
});

describe('after one sky', () => {
  const ends = (game: Game) => game.emitted.filter(({ type }) => type !== 'cue').slice(1);
  const END = [
    { type: 'activity', activity: { kind: 'play.completed' } },
    { type: 'check-in.requested', delay: 1000 },
  ];

  test.each(['session.stopped', 'game.left'] as const)('%s completes the play', (type) => {
    const game = start();
    finishesSky(game);
    game.pass(SKY);
    game.send({ type });
    expect(ends(game)).toEqual(END);
    game.send({ type: 'game.left' });
    expect(ends(game)).toEqual(END);
  });

  test('an exit before it is none', () => {
    const game = start();
    finishesRow(game);
    game.send({ type: 'game.left' });
    expect(ends(game)).toEqual([]);
  });
});

test("'Blend two for me' is offered after 40 s, brings a tint home, and the next sky is easier to see", () => {
  const game = start();
  game.send({ type: 'hint.taken' });
  game.pass(39_999);
  expect(game.context()).toMatchObject({ isHintOffered: false, apartNext: 4 });
  game.pass(1);
  expect(game.context().isHintOffered).toBe(true);
  const [place] = helpfulSwapOf(game.context()) as [number, number];
  game.send({ type: 'hint.taken' });
  expect(game.context().order[place]).toBe(place);
  expect(game.context()).toMatchObject({ apart: 4, apartNext: 5 });
  game.pass(SETTLE);
  if (phaseOf(game) === 'melting') game.pass(5 * NOTE + MELT);
  finishesSky(game);
  game.pass(SKY);
  const steps = (sky: number, apart: number) => {
    const [one, two] = tintColorsOf({ seed: 1, sky, apart });
    return (two?.[0] ?? 0) - (one?.[0] ?? 0);
  };
  game.send({ type: 'next.chosen' });
  expect(game.context()).toMatchObject({ apart: 5, isHintOffered: false });
  expect(steps(1, 5)).toBeCloseTo(steps(1, 4) + 0.01);
});

test('by itself the evening blends a pair every 1.8 s until a sky is whole, and a hand takes over', () => {
  const game = start();
  game.send({ type: 'itself.toggled' });
  game.pass(1799);
  expect(game.context().last).toEqual([]);
  game.pass(1);
  expect(game.context().last).toHaveLength(2);
  game.pass(90_000);
  expect(phaseOf(game)).toBe('next');
  game.send({ type: 'next.chosen' });
  game.send({ type: 'tint.pressed', place: 1 });
  expect(game.context().blendsByItself).toBe(false);
});

describe('a saved session', () => {
  test('goes on with its tints, and shows a row in order as melted', () => {
    const game = start();
    finishesRow(game);
    const saved = sessionToSave(game.context());
    const resumed = start(saved);
    expect(savedSessionSchema.safeParse(saved).success).toBe(true);
    expect(resumed.context().melted.indexOf(true)).toBe(game.context().melting);
    expect(rowToMelt(resumed.context())).toBe(-1);
    const whole = start({ ...saved, order: saved.order.map((_, place) => place) });
    expect(phaseOf(whole)).toBe('sky');
  });

  test.each([{ sky: 3 }, { apart: 3 }, { order: [] }, { order: [1, 0] }, { seed: -1 }])(
    'with %j is none',
    (wrong) => {
      const order = Array.from({ length: 20 }, (_, place) => place);
      const saved = { seed: 1, sky: 0, apart: 4, order };
      expect(savedSessionSchema.safeParse(saved).success).toBe(true);
      expect(savedSessionSchema.safeParse({ ...saved, ...wrong }).success).toBe(false);
      const moved = order.map((tint) =>
        isRowEnd(tint, 0) ? 4 - (tint % 5) + 5 * Math.floor(tint / 5) : tint,
      );
      expect(savedSessionSchema.safeParse({ ...saved, order: moved }).success).toBe(false);
    },
  );
});

test('the words: each tint and its left neighbor, a swap, a row in order once, and the whole sky', () => {
  const game = start();
  const says = (act: () => void) => {
    const before = game.now();
    act();
    return changeAnnouncement(before, game.now());
  };
  const { order } = game.context();
  const number = (place: number) => (order[place] ?? 0) + 1;
  const isLighter = (order[2] ?? 0) > (order[1] ?? 0);
  expect(tintLabelOf(game.now(), 2)).toBe(
    `Tint ${number(2)}, ${isLighter ? 'lighter' : 'darker'} than its left neighbor`,
  );
  expect(tintLabelOf(game.now(), 0)).toBe('Tint 1, the dark end, fixed');
  press(game, 1);
  expect(says(() => press(game, 2))).toBe(`Tint ${number(2)} and tint ${number(1)} change places.`);
  game.pass(SETTLE);
  expect(says(() => finishesRow(game))).toBe(`Row ${game.context().melting + 1} is in order.`);
  expect(says(() => game.pass(5 * NOTE))).toBeUndefined();
});
