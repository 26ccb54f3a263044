import { describe, expect, test } from 'vitest';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../../machines/games/worry-stones/worry-stones.saved';
import {
  begins,
  contextOf,
  does,
  finishes,
  type Game,
  NOW,
  openGame,
  phaseOf,
  shelfStone,
  startGame,
  takeEmitted,
  takes,
} from './player';

const DUE = shelfStone(1, { due: NOW });
const LATER = shelfStone(2, { due: { day: NOW.day, hour: 9 } });

describe('a due stone', () => {
  test('asks at the next visit, at its hour and no earlier', () => {
    expect(phaseOf(startGame([LATER]))).toBe('choosing');
    expect(phaseOf(startGame([LATER], { day: NOW.day, hour: 9 }))).toBe('question');
    expect(phaseOf(startGame([LATER], { day: '2026-11-25', hour: 23 }))).toBe('choosing');
    expect(phaseOf(startGame([LATER], { day: '2026-11-29', hour: 0 }))).toBe('question');
  });

  test('asks at its hour in another time zone too, since its hour has no zone', () => {
    const game = finishes(startGame());
    does(game, { type: 'until.chosen', until: 'tomorrow' });
    game.pass(2600);
    // The person flies west, where it is still seven when it is nine at home.
    does(game, { type: 'time.changed', day: '2026-11-27', hour: 7 }, { type: 'game.started' });
    expect(phaseOf(game)).toBe('choosing');
    does(game, { type: 'game.left' }, { type: 'time.changed', day: '2026-11-27', hour: 9 });
    does(game, { type: 'game.started' });
    expect(phaseOf(game)).toBe('question');
  });

  test('is let go in 2.6 s, and then the next one asks', () => {
    const game = startGame([shelfStone(0), DUE, shelfStone(5, { due: NOW })]);
    expect(contextOf(game).asked?.id).toBe(1);
    takeEmitted(game);
    does(game, { type: 'worry.released' });
    expect(contextOf(game).shelf.map(({ id }) => id)).toEqual([0, 5]);
    expect(takeEmitted(game)).toEqual(['release']);
    game.pass(2599);
    expect(phaseOf(game)).toBe('lettingGo');
    game.pass(1);
    expect(phaseOf(game)).toBe('question');
    expect(contextOf(game).asked?.id).toBe(5);
    does(game, { type: 'worry.released' });
    game.pass(2600);
    expect(phaseOf(game)).toBe('choosing');
    expect(contextOf(game).asked).toBeNull();
  });

  test('asks again at the later time that the person chooses', () => {
    const game = startGame([DUE]);
    does(game, { type: 'later.asked' }, { type: 'later.declined' }, { type: 'later.asked' });
    expect(phaseOf(game)).toBe('later');
    does(game, { type: 'until.chosen', until: 'afternoon' });
    expect(contextOf(game).shelf).toEqual([{ ...DUE, due: { day: NOW.day, hour: 15 } }]);
    game.pass(2600);
    expect(phaseOf(game)).toBe('choosing');
  });

  test('that is put off is not the placed stone of a session that ends with another stone', () => {
    const game = startGame([DUE]);
    does(game, { type: 'later.asked' }, { type: 'until.chosen', until: 'tomorrow' });
    expect(contextOf(game).placed?.id).toBe(DUE.id);
    game.pass(2600);
    finishes(game);
    does(game, { type: 'stone.sunk' });
    game.pass(4200);
    expect(contextOf(game)).toMatchObject({ outcome: 'sunk', placed: null });
  });

  test('needs an answer, unlike a stone that was taken up before its time', () => {
    const game = startGame([DUE]);
    does(game, { type: 'shelf.left' });
    expect(phaseOf(game)).toBe('question');
    const other = startGame([LATER]);
    does(other, { type: 'shelf.visited', id: 77 });
    expect(phaseOf(other)).toBe('choosing');
    does(other, { type: 'shelf.visited', id: LATER.id });
    expect(phaseOf(other)).toBe('question');
    does(other, { type: 'shelf.left' });
    expect(phaseOf(other)).toBe('choosing');
    expect(contextOf(other).shelf).toEqual([LATER]);
  });

  test('asks nothing after another tab has let go of it', () => {
    const game = startGame([DUE, LATER]);
    does(game, { type: 'shelf.loaded', shelf: [LATER] });
    expect(phaseOf(game)).toBe('choosing');
    const asked = startGame([DUE, LATER]);
    does(asked, { type: 'later.asked' }, { type: 'shelf.loaded', shelf: [LATER] });
    expect(phaseOf(asked)).toBe('choosing');
  });
});

describe('ten quiet minutes', () => {
  test('end after exactly ten minutes with a chime and the question', () => {
    const game = startGame([DUE]);
    does(game, { type: 'quiet.began' });
    takeEmitted(game);
    game.pass(599_999);
    expect(phaseOf(game)).toBe('quiet');
    expect(takeEmitted(game)).toEqual([]);
    game.pass(1);
    expect(phaseOf(game)).toBe('question');
    expect(takeEmitted(game)).toEqual(['play.completed', 'chime']);
    // The ten quiet minutes cannot begin a second time.
    does(game, { type: 'quiet.began' });
    expect(phaseOf(game)).toBe('question');
  });

  test.each([{ type: 'worry.released' }, { type: 'until.chosen', until: 'tomorrow' }] as const)(
    'are a session: after $type comes the check-in',
    (event) => {
      const game = startGame([DUE, shelfStone(5, { due: NOW })]);
      does(game, { type: 'quiet.began' });
      game.pass(600_000);
      takeEmitted(game);
      does(game, { type: 'later.asked' }, { type: 'later.declined' });
      if (event.type === 'until.chosen') does(game, { type: 'later.asked' });
      does(game, event);
      game.pass(2600);
      expect(phaseOf(game)).toBe('complete');
      expect(takeEmitted(game).at(-1)).toBe('check-in after 1000');
      expect(contextOf(game).outcome).toBe('sat');
    },
  );

  test('are a completed play with a check-in when the person leaves after their end, and not before', () => {
    const game = startGame([DUE]);
    does(game, { type: 'quiet.began' });
    game.pass(600_000);
    expect(takeEmitted(game)).toContain('play.completed');
    does(game, { type: 'game.left' });
    expect(takeEmitted(game)).toEqual(['check-in after 1000']);
    const left = startGame([DUE]);
    does(left, { type: 'quiet.began' });
    left.pass(599_000);
    takeEmitted(left);
    does(left, { type: 'game.left' });
    expect(takeEmitted(left)).toEqual([]);
  });
});

describe('an interrupted session', () => {
  const saved = (game: Game) =>
    savedSessionSchema.parse(JSON.parse(JSON.stringify(sessionToSave(contextOf(game), game.clock.now()))));

  /** Resumes a session in a new tab. */
  function resumes(game: Game): Game {
    const next = openGame(contextOf(game).shelf);
    does(next, { type: 'game.resumed', saved: saved(game) });
    does(next, { type: 'session.shown', at: 0 });
    return next;
  }

  test('keeps the contact time up to the interruption, by hand and by itself', () => {
    const game = takes(startGame());
    begins(game);
    game.pass(20_000);
    begins(game, 'itself');
    game.pass(5000);
    expect(saved(game)).toEqual({ stone: 2, kind: 'work', contact: 25_000, hasSat: false });
    const next = resumes(game);
    begins(next);
    next.pass(5000);
    expect(takeEmitted(next)).toEqual(['third 0']);
    // Only the timer completes a third.
    expect(sessionToSave(contextOf(game), game.clock.now() + 9000)?.contact).toBe(29_999);
  });

  test('after ten quiet minutes asks about the stone again, and the check-in follows the answer', () => {
    const game = startGame([DUE]);
    does(game, { type: 'quiet.began' });
    game.pass(600_000);
    const next = resumes(game);
    expect(phaseOf(next)).toBe('question');
    takeEmitted(next);
    does(next, { type: 'quiet.began' });
    expect(phaseOf(next)).toBe('question');
    does(next, { type: 'worry.released' });
    next.pass(2600);
    expect([phaseOf(next), contextOf(next).outcome]).toEqual(['complete', 'sat']);
    expect(takeEmitted(next)).toEqual(['release', 'check-in after 1000']);
  });

  test('with a stone that was taken from the shelf leads back to the choice of a stone', () => {
    const game = startGame([LATER]);
    does(game, { type: 'shelf.visited', id: LATER.id }, { type: 'quiet.began' });
    game.pass(600_000);
    const next = resumes(game);
    expect([phaseOf(next), contextOf(next).hasSat]).toEqual(['choosing', false]);
  });
});

describe('moss', () => {
  test('grows on stones after two weeks, and one answer lets all of them go', () => {
    const old = [shelfStone(1, { since: '2026-11-12' }), shelfStone(2, { since: '2025-01-01' })];
    const young = shelfStone(3, { since: '2026-11-13' });
    const game = startGame([...old, young]);
    takeEmitted(game);
    does(game, { type: 'moss.released' });
    expect(contextOf(game).shelf).toEqual([young]);
    expect(takeEmitted(game)).toEqual(['release']);
    does(game, { type: 'moss.released' });
    expect(takeEmitted(game)).toEqual([]);
  });

  test('does not grow on a stone with a future day', () => {
    const game = startGame([shelfStone(1, { since: '2099-01-01' })]);
    does(game, { type: 'moss.released' });
    expect(contextOf(game).shelf).toHaveLength(1);
  });

  test('disappears from a stone once the person has answered', () => {
    const game = startGame([shelfStone(1, { since: '2026-11-01', due: NOW })]);
    does(game, { type: 'later.asked' }, { type: 'until.chosen', until: 'tomorrow' });
    expect(contextOf(game).shelf[0]?.since).toBe(NOW.day);
  });
});
