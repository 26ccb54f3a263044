import { describe, expect, test } from 'vitest';
import {
  begins,
  contextOf,
  does,
  finishes,
  NOW,
  phaseOf,
  rests,
  shelfStone,
  startGame,
  takeEmitted,
  takes,
} from './player';

describe('rubbing', () => {
  test('reports a third after every 30 s of contact, to the millisecond, and completes after 90 s', () => {
    const game = takes(startGame());
    takeEmitted(game);
    begins(game);
    game.pass(29_999);
    expect(takeEmitted(game)).toEqual([]);
    game.pass(1);
    expect(takeEmitted(game)).toEqual(['third 0']);
    game.pass(30_000);
    expect(takeEmitted(game)).toEqual(['third 1']);
    game.pass(29_999);
    expect(phaseOf(game)).toBe('rubbing');
    game.pass(1);
    expect(phaseOf(game)).toBe('shining');
    expect(takeEmitted(game)).toEqual(['shine']);
    expect(contextOf(game).contact).toBe(90_000);
  });

  test('sums up the contact time, however short each contact is', () => {
    const game = takes(startGame());
    for (let stroke = 0; stroke < 900; stroke++) {
      begins(game);
      game.pass(33);
      rests(game);
      game.pass(500);
    }
    expect(contextOf(game).contact).toBe(900 * 33);
    begins(game);
    game.pass(299);
    expect(contextOf(game).contact).toBe(29_700);
    takeEmitted(game);
    game.pass(1);
    expect(takeEmitted(game)).toEqual(['third 0']);
    rests(game);
    game.pass(3_600_000);
    expect(contextOf(game).contact).toBe(30_000);
  });

  test("by hand and by 'Rub it for me' together counts once, until both have ended", () => {
    const game = takes(startGame());
    begins(game, 'itself');
    game.pass(10_000);
    begins(game);
    begins(game);
    game.pass(5000);
    rests(game);
    game.pass(5000);
    rests(game, 'itself');
    game.pass(5000);
    expect(contextOf(game)).toMatchObject({ contact: 20_000, rubbers: [] });
    rests(game);
    expect(contextOf(game).contact).toBe(20_000);
  });

  test('never counts a negative time, or more than the clock has advanced', () => {
    const game = takes(startGame());
    does(game, { type: 'rub.began', by: 'hand', at: 50_000 }, { type: 'rub.ended', by: 'hand', at: 10 });
    expect(contextOf(game).contact).toBe(0);
    does(game, { type: 'rub.began', by: 'hand', at: 0 }, { type: 'rub.ended', by: 'hand', at: 1e9 });
    expect(contextOf(game).contact).toBe(29_999);
    takeEmitted(game);
    begins(game);
    game.pass(1);
    expect(takeEmitted(game)).toEqual(['third 0']);
  });
});

describe('a choice', () => {
  test.each([-1, 5, 0.5, Number.NaN])('of stone %d is ignored', (stone) => {
    const game = startGame();
    does(game, { type: 'stone.chosen', stone });
    expect(phaseOf(game)).toBe('choosing');
  });

  test('comes 3.6 s after the whole stone shines', () => {
    const game = takes(startGame());
    begins(game, 'itself');
    game.pass(90_000 + 3599);
    expect(phaseOf(game)).toBe('shining');
    game.pass(1);
    expect(phaseOf(game)).toBe('offering');
    expect(contextOf(game).rubbers).toEqual([]);
  });
});

describe('a stone that shines', () => {
  test('is laid down until a time, and the session is complete 2.6 s later', () => {
    const game = finishes(startGame(), 4, 'tomorrow');
    takeEmitted(game);
    does(game, { type: 'until.chosen', until: 'tomorrow' });
    expect(contextOf(game).shelf).toEqual([
      {
        id: expect.any(Number),
        stone: 4,
        kind: 'tomorrow',
        since: NOW.day,
        due: { day: '2026-11-27', hour: 9 },
      },
    ]);
    // The play is completed before the animation, so that a tab that closes meanwhile has completed it too.
    expect(takeEmitted(game)).toEqual(['lay', 'play.completed', 'check-in after 3600']);
    game.pass(2599);
    expect(phaseOf(game)).toBe('laying');
    game.pass(1);
    expect(phaseOf(game)).toBe('complete');
    expect(takeEmitted(game)).toEqual([]);
  });

  test('sinks in 4.2 s, and is not on the shelf', () => {
    const game = finishes(startGame());
    takeEmitted(game);
    does(game, { type: 'stone.sunk' });
    game.pass(4199);
    expect(phaseOf(game)).toBe('sinking');
    game.pass(1);
    expect(phaseOf(game)).toBe('complete');
    expect(contextOf(game)).toMatchObject({ shelf: [], outcome: 'sunk' });
    expect(takeEmitted(game)).toEqual(['sink', 'play.completed', 'check-in after 5200']);
  });

  test('is kept without a time', () => {
    const game = finishes(startGame());
    does(game, { type: 'stone.kept' });
    game.pass(2600);
    expect(contextOf(game).outcome).toBe('kept');
    expect(contextOf(game).shelf).toMatchObject([{ stone: 2, kind: 'work' }]);
    expect(contextOf(game).shelf[0]).not.toHaveProperty('due');
  });

  test('is not laid down until a time in the past', () => {
    const game = finishes(startGame());
    does(
      game,
      { type: 'time.changed', day: NOW.day, hour: 15 },
      { type: 'until.chosen', until: 'afternoon' },
    );
    expect(phaseOf(game)).toBe('offering');
    expect(contextOf(game).shelf).toEqual([]);
  });

  test('is discarded when the person leaves before the choice', () => {
    const game = finishes(startGame());
    takeEmitted(game);
    does(game, { type: 'game.left' });
    expect(takeEmitted(game)).toEqual([]);
    expect(contextOf(game).shelf).toEqual([]);
  });

  test('completes the session, with the check-in, when the person leaves while it is laid down, sinks or is kept', () => {
    for (const event of [
      { type: 'until.chosen', until: 'weekend' },
      { type: 'stone.sunk' },
      { type: 'stone.kept' },
    ] as const) {
      const game = finishes(startGame());
      takeEmitted(game);
      does(game, event, { type: 'game.left' });
      const delay = event.type === 'stone.sunk' ? 5200 : 3600;
      expect(takeEmitted(game).slice(1)).toEqual(['play.completed', `check-in after ${delay}`]);
      expect(contextOf(game).shelf).toHaveLength(event.type === 'stone.sunk' ? 0 : 1);
    }
  });
});

describe('a full shelf', () => {
  const TWELVE = Array.from({ length: 12 }, (_, id) => shelfStone(id));

  test.each([{ type: 'stone.kept' }, { type: 'until.chosen', until: 'tomorrow' }] as const)(
    'asks which stone may go: $type',
    (event) => {
      const game = finishes(startGame(TWELVE));
      does(game, event);
      expect(phaseOf(game)).toBe('makingRoom');
      does(game, { type: 'room.made', id: 99 });
      expect(phaseOf(game)).toBe('makingRoom');
      takeEmitted(game);
      does(game, { type: 'room.made', id: 7 });
      expect(contextOf(game).shelf.map(({ id }) => id)).not.toContain(7);
      expect(contextOf(game).shelf).toHaveLength(12);
      expect(takeEmitted(game)[0]).toBe('release');
      game.pass(2600);
      expect(contextOf(game).outcome).toBe(event.type === 'stone.kept' ? 'kept' : 'laid');
    },
  );

  test('with fourteen stones from two tabs asks three times', () => {
    const game = finishes(startGame([...TWELVE, shelfStone(12), shelfStone(13)]));
    does(game, { type: 'stone.kept' });
    for (const id of [0, 1]) {
      does(game, { type: 'room.made', id });
      expect(phaseOf(game)).toBe('makingRoom');
    }
    does(game, { type: 'room.made', id: 2 });
    expect(phaseOf(game)).toBe('keeping');
    expect(contextOf(game).shelf).toHaveLength(12);
  });

  test('has space as soon as another tab lets a stone go', () => {
    const game = finishes(startGame(TWELVE));
    does(game, { type: 'until.chosen', until: 'tomorrow' });
    // The local hour changes in the meantime, but the time at which the stone is due stays the same.
    does(game, { type: 'time.changed', day: '2026-11-27', hour: 1 });
    does(game, { type: 'shelf.loaded', shelf: TWELVE.slice(1) });
    expect(phaseOf(game)).toBe('laying');
    expect(contextOf(game).placed?.due).toEqual({ day: '2026-11-27', hour: 9 });
  });
});

test('a second session shares only the shelf with the first', () => {
  const game = finishes(startGame());
  does(game, { type: 'stone.kept' });
  game.pass(2600);
  does(game, { type: 'game.started' });
  expect(contextOf(game)).toMatchObject({ stone: null, kind: null, contact: 0, placed: null, outcome: null });
  expect(contextOf(game).shelf).toHaveLength(1);
});
