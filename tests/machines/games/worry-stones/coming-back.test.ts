import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { selectGamePhase } from '../../../../machines/games/worry-stones/selectors';
import type { Shelf } from '../../../../machines/games/worry-stones/shelf';
import { worryStonesMachine } from '../../../../machines/games/worry-stones/worry-stones.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../../machines/games/worry-stones/worry-stones.saved';
import { NOW, shelfStone } from '../../../fixtures/shelf-stone';
import { type Run, run, START, takeEmitted } from '../../run';

type Game = Run<typeof worryStonesMachine>;

const openGame = (shelf: Shelf = [], now = NOW): Game =>
  run((clock) => createActor(worryStonesMachine, { input: { seed: 1, now }, clock }), {
    type: 'shelf.loaded',
    shelf,
  });

function startGame(shelf: Shelf = [], now = NOW): Game {
  const game = openGame(shelf, now);
  game.send(...START);
  return game;
}

const TAKE = [
  { type: 'stone.chosen', stone: 2 },
  { type: 'kind.named', kind: 'work' },
] as const;
const RUB = { type: 'rub.began', by: 'hand' } as const;

/** Rubs a stone until it shines, and proceeds to the choice. */
function finish(game: Game): Game {
  game.send(...TAKE, RUB);
  game.pass(90_000 + 3600);
  return game;
}

const DUE = shelfStone(1, { due: NOW });
const LATER = shelfStone(2, { due: { day: NOW.day, hour: 9 } });

describe('a due stone', () => {
  test('asks at the next visit, at its hour and no earlier', () => {
    expect(selectGamePhase(startGame([LATER]).now())).toBe('choosing');
    expect(selectGamePhase(startGame([LATER], { day: NOW.day, hour: 9 }).now())).toBe('question');
    expect(selectGamePhase(startGame([LATER], { day: '2026-11-25', hour: 23 }).now())).toBe('choosing');
    expect(selectGamePhase(startGame([LATER], { day: '2026-11-29', hour: 0 }).now())).toBe('question');
  });

  test('asks at its hour in another time zone too, since its hour has no zone', () => {
    const game = finish(startGame());
    game.send({ type: 'until.chosen', until: 'tomorrow' });
    game.pass(2600);
    // The person flies west, where it is still seven when it is nine at home.
    game.send({ type: 'time.changed', day: '2026-11-27', hour: 7 }, { type: 'game.started' });
    expect(selectGamePhase(game.now())).toBe('choosing');
    game.send({ type: 'game.left' }, { type: 'time.changed', day: '2026-11-27', hour: 9 });
    game.send({ type: 'game.started' });
    expect(selectGamePhase(game.now())).toBe('question');
  });

  test('is let go in 2.6 s, and then the next one asks', () => {
    const game = startGame([shelfStone(0), DUE, shelfStone(5, { due: NOW })]);
    expect(game.context().asked?.id).toBe(1);
    takeEmitted(game);
    game.send({ type: 'worry.released' });
    expect(game.context().shelf.map(({ id }) => id)).toEqual([0, 5]);
    expect(takeEmitted(game)).toEqual(['release']);
    game.pass(2599);
    expect(selectGamePhase(game.now())).toBe('lettingGo');
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('question');
    expect(game.context().asked?.id).toBe(5);
    game.send({ type: 'worry.released' });
    game.pass(2600);
    expect(selectGamePhase(game.now())).toBe('choosing');
    expect(game.context().asked).toBeNull();
  });

  test('asks again at the later time that the person chooses', () => {
    const game = startGame([DUE]);
    game.send({ type: 'later.asked' }, { type: 'later.declined' }, { type: 'later.asked' });
    expect(selectGamePhase(game.now())).toBe('later');
    game.send({ type: 'until.chosen', until: 'afternoon' });
    expect(game.context().shelf).toEqual([{ ...DUE, due: { day: NOW.day, hour: 15 } }]);
    game.pass(2600);
    expect(selectGamePhase(game.now())).toBe('choosing');
  });

  test('that is put off is not the placed stone of a session that ends with another stone', () => {
    const game = startGame([DUE]);
    game.send({ type: 'later.asked' }, { type: 'until.chosen', until: 'tomorrow' });
    expect(game.context().placed?.id).toBe(DUE.id);
    game.pass(2600);
    finish(game);
    game.send({ type: 'stone.sunk' });
    game.pass(4200);
    expect(game.context()).toMatchObject({ outcome: 'sunk', placed: null });
  });

  test('needs an answer, unlike a stone that was taken up before its time', () => {
    const game = startGame([DUE]);
    game.send({ type: 'shelf.left' });
    expect(selectGamePhase(game.now())).toBe('question');
    const other = startGame([LATER]);
    other.send({ type: 'shelf.visited', id: 77 });
    expect(selectGamePhase(other.now())).toBe('choosing');
    other.send({ type: 'shelf.visited', id: LATER.id });
    expect(selectGamePhase(other.now())).toBe('question');
    other.send({ type: 'shelf.left' });
    expect(selectGamePhase(other.now())).toBe('choosing');
    expect(other.context().shelf).toEqual([LATER]);
  });

  test('asks nothing after another tab has let go of it', () => {
    const game = startGame([DUE, LATER]);
    game.send({ type: 'shelf.loaded', shelf: [LATER] });
    expect(selectGamePhase(game.now())).toBe('choosing');
    const asked = startGame([DUE, LATER]);
    asked.send({ type: 'later.asked' }, { type: 'shelf.loaded', shelf: [LATER] });
    expect(selectGamePhase(asked.now())).toBe('choosing');
  });
});

describe('ten quiet minutes', () => {
  test('end after exactly ten minutes with a chime and the question', () => {
    const game = startGame([DUE]);
    game.send({ type: 'quiet.began' });
    takeEmitted(game);
    game.pass(599_999);
    expect(selectGamePhase(game.now())).toBe('quiet');
    expect(takeEmitted(game)).toEqual([]);
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('question');
    expect(takeEmitted(game)).toEqual(['play.completed', 'chime']);
    // The ten quiet minutes cannot begin a second time.
    game.send({ type: 'quiet.began' });
    expect(selectGamePhase(game.now())).toBe('question');
  });

  test.each([{ type: 'worry.released' }, { type: 'until.chosen', until: 'tomorrow' }] as const)(
    'are a session: after $type comes the check-in',
    (event) => {
      const game = startGame([DUE, shelfStone(5, { due: NOW })]);
      game.send({ type: 'quiet.began' });
      game.pass(600_000);
      takeEmitted(game);
      game.send({ type: 'later.asked' }, { type: 'later.declined' });
      if (event.type === 'until.chosen') game.send({ type: 'later.asked' });
      game.send(event);
      game.pass(2600);
      expect(selectGamePhase(game.now())).toBe('complete');
      expect(takeEmitted(game).at(-1)).toBe('check-in after 1000');
      expect(game.context().outcome).toBe('sat');
    },
  );

  test('are a completed play with a check-in when the person leaves after their end, and not before', () => {
    const game = startGame([DUE]);
    game.send({ type: 'quiet.began' });
    game.pass(600_000);
    expect(takeEmitted(game)).toContain('play.completed');
    game.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual(['check-in after 1000']);
    const left = startGame([DUE]);
    left.send({ type: 'quiet.began' });
    left.pass(599_000);
    takeEmitted(left);
    left.send({ type: 'game.left' });
    expect(takeEmitted(left)).toEqual([]);
  });
});

describe('an interrupted session', () => {
  const saved = (game: Game) =>
    savedSessionSchema.parse(JSON.parse(JSON.stringify(sessionToSave(game.context(), game.clock.now()))));

  /** Resumes a session in a new tab. */
  function resumes(game: Game): Game {
    const next = openGame(game.context().shelf);
    next.send({ type: 'game.resumed', saved: saved(game) }, { type: 'session.shown' });
    return next;
  }

  test('keeps the contact time up to the interruption, by hand and by itself', () => {
    const game = startGame();
    game.send(...TAKE, RUB);
    game.pass(20_000);
    game.send({ ...RUB, by: 'itself' });
    game.pass(5000);
    expect(saved(game)).toEqual({ stone: 2, kind: 'work', contact: 25_000, hasSat: false });
    const next = resumes(game);
    next.send(RUB);
    next.pass(5000);
    expect(takeEmitted(next)).toEqual(['third 0']);
    // Only the timer completes a third.
    expect(sessionToSave(game.context(), game.clock.now() + 9000)?.contact).toBe(29_999);
  });

  test('after ten quiet minutes asks about the stone again, and the check-in follows the answer', () => {
    const game = startGame([DUE]);
    game.send({ type: 'quiet.began' });
    game.pass(600_000);
    const next = resumes(game);
    expect(selectGamePhase(next.now())).toBe('question');
    takeEmitted(next);
    next.send({ type: 'quiet.began' });
    expect(selectGamePhase(next.now())).toBe('question');
    next.send({ type: 'worry.released' });
    next.pass(2600);
    expect([selectGamePhase(next.now()), next.context().outcome]).toEqual(['complete', 'sat']);
    expect(takeEmitted(next)).toEqual(['release', 'check-in after 1000']);
  });

  test('with a stone that was taken from the shelf leads back to the choice of a stone', () => {
    const game = startGame([LATER]);
    game.send({ type: 'shelf.visited', id: LATER.id }, { type: 'quiet.began' });
    game.pass(600_000);
    const next = resumes(game);
    expect([selectGamePhase(next.now()), next.context().hasSat]).toEqual(['choosing', false]);
  });
});

describe('moss', () => {
  test('grows on stones after two weeks, and one answer lets all of them go', () => {
    const old = [shelfStone(1, { since: '2026-11-12' }), shelfStone(2, { since: '2025-01-01' })];
    const young = shelfStone(3, { since: '2026-11-13' });
    const game = startGame([...old, young]);
    takeEmitted(game);
    game.send({ type: 'moss.released' });
    expect(game.context().shelf).toEqual([young]);
    expect(takeEmitted(game)).toEqual(['release']);
    game.send({ type: 'moss.released' });
    expect(takeEmitted(game)).toEqual([]);
  });

  test('does not grow on a stone with a future day', () => {
    const game = startGame([shelfStone(1, { since: '2099-01-01' })]);
    game.send({ type: 'moss.released' });
    expect(game.context().shelf).toHaveLength(1);
  });

  test('disappears from a stone once the person has answered', () => {
    const game = startGame([shelfStone(1, { since: '2026-11-01', due: NOW })]);
    game.send({ type: 'later.asked' }, { type: 'until.chosen', until: 'tomorrow' });
    expect(game.context().shelf[0]?.since).toBe(NOW.day);
  });
});
