import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  changeAnnouncement,
  selectGamePhase,
  shelfText,
} from '../../../../machines/games/worry-stones/selectors';
import type { Shelf } from '../../../../machines/games/worry-stones/shelf';
import { worryStonesMachine } from '../../../../machines/games/worry-stones/worry-stones.machine';
import { NOW, shelfStone } from '../../../fixtures/shelf-stone';
import { type Run, run, START, takeEmitted } from '../../run';

type Game = Run<typeof worryStonesMachine>;

/** Starts a session with this shelf. */
function startGame(shelf: Shelf = []): Game {
  const game = run((clock) => createActor(worryStonesMachine, { input: { seed: 1, now: NOW }, clock }));
  game.send({ type: 'shelf.loaded', shelf }, ...START);
  return game;
}

const TAKE = [
  { type: 'stone.chosen', stone: 2 },
  { type: 'kind.named', kind: 'work' },
] as const;
const RUB = { type: 'rub.began', by: 'hand' } as const;
const REST = { type: 'rub.ended', by: 'hand' } as const;

/** Returns a session whose person has a stone in the hand. */
function take(): Game {
  const game = startGame();
  game.send(...TAKE);
  return game;
}

/** Returns a session with this shelf, whose stone shines, at the choice. */
function finish(shelf?: Shelf): Game {
  const game = startGame(shelf);
  game.send(...TAKE, RUB);
  game.pass(90_000 + 3600);
  return game;
}

describe('rubbing', () => {
  test('reports a third after every 30 s of contact, to the millisecond, and completes after 90 s', () => {
    const game = take();
    takeEmitted(game);
    game.send(RUB);
    game.pass(29_999);
    expect(takeEmitted(game)).toEqual([]);
    game.pass(1);
    expect(takeEmitted(game)).toEqual(['third 0']);
    game.pass(30_000);
    expect(takeEmitted(game)).toEqual(['third 1']);
    game.pass(29_999);
    expect(selectGamePhase(game.now())).toBe('rubbing');
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('shining');
    expect(takeEmitted(game)).toEqual(['shine']);
    expect(game.context().contact).toBe(90_000);
  });

  test('sums up the contact time, however short each contact is', () => {
    const game = take();
    for (let stroke = 0; stroke < 900; stroke++) {
      game.send(RUB);
      game.pass(33);
      game.send(REST);
      game.pass(500);
    }
    expect(game.context().contact).toBe(900 * 33);
    game.send(RUB);
    game.pass(299);
    expect(game.context().contact).toBe(29_700);
    takeEmitted(game);
    game.pass(1);
    expect(takeEmitted(game)).toEqual(['third 0']);
    game.send(REST);
    game.pass(3_600_000);
    expect(game.context().contact).toBe(30_000);
  });

  test("by hand and by 'Rub it for me' together counts once, until both have ended", () => {
    const game = take();
    game.send({ ...RUB, by: 'itself' });
    game.pass(10_000);
    game.send(RUB);
    game.send(RUB);
    game.pass(5000);
    game.send(REST);
    game.pass(5000);
    game.send({ ...REST, by: 'itself' });
    game.pass(5000);
    expect(game.context()).toMatchObject({ contact: 20_000, rubbers: [] });
    game.send(REST);
    expect(game.context().contact).toBe(20_000);
  });

  test('never counts a negative time, or more than the clock has advanced', () => {
    const game = take();
    game.send({ type: 'rub.began', by: 'hand', at: 50_000 }, { type: 'rub.ended', by: 'hand', at: 10 });
    expect(game.context().contact).toBe(0);
    game.send({ type: 'rub.began', by: 'hand', at: 0 }, { type: 'rub.ended', by: 'hand', at: 1e9 });
    expect(game.context().contact).toBe(29_999);
    takeEmitted(game);
    game.send(RUB);
    game.pass(1);
    expect(takeEmitted(game)).toEqual(['third 0']);
  });
});

describe('a choice', () => {
  test.each([-1, 5, 0.5, Number.NaN])('of stone %d is ignored', (stone) => {
    const game = startGame();
    game.send({ type: 'stone.chosen', stone });
    expect(selectGamePhase(game.now())).toBe('choosing');
  });

  test('comes 3.6 s after the whole stone shines', () => {
    const game = take();
    game.send({ ...RUB, by: 'itself' });
    game.pass(90_000 + 3599);
    expect(selectGamePhase(game.now())).toBe('shining');
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('offering');
    expect(game.context().rubbers).toEqual([]);
  });
});

describe('a stone that shines', () => {
  test('is laid down until a time, and the session is complete 2.6 s later', () => {
    const game = finish();
    takeEmitted(game);
    game.send({ type: 'until.chosen', until: 'tomorrow' });
    expect(game.context().shelf).toEqual([
      {
        id: expect.any(Number),
        stone: 2,
        kind: 'work',
        since: NOW.day,
        due: { day: '2026-11-27', hour: 9 },
      },
    ]);
    // The play is completed before the animation, so that a tab that closes meanwhile has completed it too.
    expect(takeEmitted(game)).toEqual(['lay', 'play.completed', 'check-in after 3600']);
    game.pass(2599);
    expect(selectGamePhase(game.now())).toBe('laying');
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('complete');
    expect(takeEmitted(game)).toEqual([]);
  });

  test('sinks in 4.2 s, and is not on the shelf', () => {
    const game = finish();
    takeEmitted(game);
    game.send({ type: 'stone.sunk' });
    game.pass(4199);
    expect(selectGamePhase(game.now())).toBe('sinking');
    game.pass(1);
    expect(selectGamePhase(game.now())).toBe('complete');
    expect(game.context()).toMatchObject({ shelf: [], outcome: 'sunk' });
    expect(takeEmitted(game)).toEqual(['sink', 'play.completed', 'check-in after 5200']);
  });

  test('is kept without a time', () => {
    const game = finish();
    game.send({ type: 'stone.kept' });
    game.pass(2600);
    expect(game.context().outcome).toBe('kept');
    expect(game.context().shelf).toMatchObject([{ stone: 2, kind: 'work' }]);
    expect(game.context().shelf[0]).not.toHaveProperty('due');
  });

  test('is not laid down until a time in the past', () => {
    const game = finish();
    game.send({ type: 'time.changed', day: NOW.day, hour: 15 }, { type: 'until.chosen', until: 'afternoon' });
    expect(selectGamePhase(game.now())).toBe('offering');
    expect(game.context().shelf).toEqual([]);
  });

  test('is discarded when the person leaves before the choice', () => {
    const game = finish();
    takeEmitted(game);
    game.send({ type: 'game.left' });
    expect(takeEmitted(game)).toEqual([]);
    expect(game.context().shelf).toEqual([]);
  });

  test('completes the session, with the check-in, when the person leaves while it is laid down, sinks or is kept', () => {
    for (const event of [
      { type: 'until.chosen', until: 'weekend' },
      { type: 'stone.sunk' },
      { type: 'stone.kept' },
    ] as const) {
      const game = finish();
      takeEmitted(game);
      game.send(event, { type: 'game.left' });
      const delay = event.type === 'stone.sunk' ? 5200 : 3600;
      expect(takeEmitted(game).slice(1)).toEqual(['play.completed', `check-in after ${delay}`]);
      expect(game.context().shelf).toHaveLength(event.type === 'stone.sunk' ? 0 : 1);
    }
  });
});

describe('a full shelf', () => {
  const TWELVE = Array.from({ length: 12 }, (_, id) => shelfStone(id));

  test.each([{ type: 'stone.kept' }, { type: 'until.chosen', until: 'tomorrow' }] as const)(
    'asks which stone may go: $type',
    (event) => {
      const game = finish(TWELVE);
      game.send(event);
      expect(selectGamePhase(game.now())).toBe('makingRoom');
      game.send({ type: 'room.made', id: 99 });
      expect(selectGamePhase(game.now())).toBe('makingRoom');
      takeEmitted(game);
      game.send({ type: 'room.made', id: 7 });
      expect(game.context().shelf.map(({ id }) => id)).not.toContain(7);
      expect(game.context().shelf).toHaveLength(12);
      expect(takeEmitted(game)[0]).toBe('release');
      game.pass(2600);
      expect(game.context().outcome).toBe(event.type === 'stone.kept' ? 'kept' : 'laid');
    },
  );

  test('with fourteen stones from two tabs asks three times', () => {
    const game = finish([...TWELVE, shelfStone(12), shelfStone(13)]);
    game.send({ type: 'stone.kept' });
    for (const id of [0, 1]) {
      game.send({ type: 'room.made', id });
      expect(selectGamePhase(game.now())).toBe('makingRoom');
    }
    game.send({ type: 'room.made', id: 2 });
    expect(selectGamePhase(game.now())).toBe('keeping');
    expect(game.context().shelf).toHaveLength(12);
  });

  test('has space as soon as another tab lets a stone go', () => {
    const game = finish(TWELVE);
    game.send({ type: 'until.chosen', until: 'tomorrow' });
    // The local hour changes in the meantime, but the time at which the stone is due stays the same.
    game.send({ type: 'time.changed', day: '2026-11-27', hour: 1 });
    game.send({ type: 'shelf.loaded', shelf: TWELVE.slice(1) });
    expect(selectGamePhase(game.now())).toBe('laying');
    expect(game.context().placed?.due).toEqual({ day: '2026-11-27', hour: 9 });
  });
});

test('a second session shares only the shelf with the first', () => {
  const game = finish();
  game.send({ type: 'stone.kept' });
  game.pass(2600);
  game.send({ type: 'game.started' });
  expect(game.context()).toMatchObject({ stone: null, kind: null, contact: 0, placed: null, outcome: null });
  expect(game.context().shelf).toHaveLength(1);
});

describe('announcements', () => {
  /** Returns the announcements during `act`. */
  const saidIn = (game: Game, act: () => void): (string | undefined)[] => {
    const from = game.snapshots.length;
    act();
    return game.snapshots
      .slice(from)
      .map((after, index) => changeAnnouncement(game.snapshots[from + index - 1] as never, after))
      .filter((text) => text !== undefined);
  };

  test('report every step of a session', () => {
    const game = startGame();
    expect(
      saidIn(game, () => {
        game.send(...TAKE, RUB);
        game.pass(93_600);
        game.send({ type: 'stone.kept' });
      }),
    ).toEqual([
      'Honey stone. What kind of worry is it?',
      'Rub the stone. Slow is as good as fast.',
      'A third of it is smooth.',
      'Two thirds of it are smooth.',
      'It shines.',
      'Where shall it go?',
      'It lies on your shelf.',
    ]);
  });

  test('ask about each stone that is due', () => {
    const since = '2026-11-25';
    const game = startGame([
      shelfStone(1, { due: NOW, since }),
      shelfStone(2, { due: NOW, since, kind: 'no-name' }),
    ]);
    expect(changeAnnouncement(game.snapshots[1] as never, game.snapshots[2] as never)).toBe(
      'A stone is waiting: the slate stone. You gave it a worry about money, yesterday. Does it still matter?',
    );
    expect(
      saidIn(game, () => {
        game.send({ type: 'worry.released' });
        game.pass(2600);
        game.send({ type: 'quiet.began' });
        game.pass(600_000);
        game.send({ type: 'later.asked' }, { type: 'until.chosen', until: 'weekend' });
      }),
    ).toEqual([
      'You let it go.',
      'A stone is waiting: the honey stone. You gave it a worry without a name, yesterday. Does it still matter?',
      'Ten quiet minutes. A chime tells when they are over.',
      'The ten minutes are over. Does it still matter?',
      'When shall it ask again?',
      'It waits until Saturday at 10 in the morning.',
    ]);
  });

  test('describe the shelf, and report that moss is gone', () => {
    const game = startGame([
      shelfStone(1, { since: '2026-01-01' }),
      shelfStone(2, { kind: 'person' }),
      shelfStone(3, { kind: 'body' }),
    ]);
    expect(shelfText(game.now())).toBe('On the shelf: money, a person and my body.');
    expect(saidIn(game, () => game.send({ type: 'moss.released' }))).toEqual(['The mossy stones are gone.']);
    expect(shelfText(startGame().now())).toBe('');
  });
});
