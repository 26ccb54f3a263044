import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { changeAnnouncement, shelfText } from '../../../../machines/games/worry-stones/selectors';
import { type Shelf, type ShelfStone, WORRY_KINDS } from '../../../../machines/games/worry-stones/shelf';
import {
  shelfStoneLabel,
  sinceText,
  stoneLabel,
  timeText,
  WORRY_PHRASES,
} from '../../../../machines/games/worry-stones/text';
import type { LocalHour } from '../../../../machines/games/worry-stones/times';
import { worryStonesMachine } from '../../../../machines/games/worry-stones/worry-stones.machine';
import { type Run, run, START } from '../../run';

type Game = Run<typeof worryStonesMachine>;

/** A Thursday, 8 in the morning. */
const NOW: LocalHour = { day: '2026-11-26', hour: 8 };

/** Returns a stone of the shelf that the person has kept. */
const shelfStone = (id: number, rest: Partial<ShelfStone> = {}): ShelfStone => ({
  ...{ id, stone: id % 5, kind: 'money', since: NOW.day },
  ...rest,
});

const startGame = (shelf: Shelf = []): Game =>
  run(
    (clock) => createActor(worryStonesMachine, { input: { seed: 1, now: NOW }, clock }),
    { type: 'shelf.loaded', shelf },
    ...START,
  );

describe('names', () => {
  test('differ from stone to stone', () => {
    expect(new Set([0, 1, 2, 3, 4].map(stoneLabel)).size).toBe(5);
    expect(stoneLabel(0)).toBe('Clay stone, oval, with dark specks');
  });

  test('of stones on the shelf contain the worry and the time', () => {
    const due = { day: '2026-11-28', hour: 10 };
    expect(shelfStoneLabel(shelfStone(1, { due }), NOW)).toBe(
      'Slate stone, money, until Saturday at 10 in the morning',
    );
    expect(shelfStoneLabel(shelfStone(2, { since: '2026-11-01', kind: 'no-name' }), NOW)).toBe(
      'Honey stone, no name, kept, mossy',
    );
  });

  test('exist for every kind of worry', () => {
    for (const kind of WORRY_KINDS) expect(WORRY_PHRASES[kind]).toMatch(/^a worry /);
  });
});

describe('times in words', () => {
  test.each([
    ['2026-11-26', 15, 'today at 3 in the afternoon'],
    ['2026-11-27', 9, 'tomorrow at 9 in the morning'],
    ['2026-11-28', 0, 'Saturday at midnight'],
    ['2026-12-02', 12, 'Wednesday at noon'],
    ['2026-12-03', 20, 'December 3 at 8 in the evening'],
    ['2026-11-25', 9, 'November 25 at 9 in the morning'],
  ])('%s at %d: %s', (day, hour, words) => {
    expect(timeText({ day, hour }, NOW)).toBe(words);
  });

  test.each([
    ['2026-11-26', 'today'],
    ['2026-11-25', 'yesterday'],
    ['2026-11-20', 'on Friday'],
    ['2026-11-19', 'on November 19'],
    ['2026-12-24', 'on December 24'],
  ])('since %s: %s', (day, words) => {
    expect(sinceText(day, NOW.day)).toBe(words);
  });
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
        game.send({ type: 'stone.chosen', stone: 2 }, { type: 'kind.named', kind: 'work' });
        game.send({ type: 'rub.began', by: 'hand' });
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
