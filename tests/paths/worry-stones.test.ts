import { expect, test } from 'vitest';
import type { ShelfStone } from '../../machines/games/worry-stones/shelf';
import { worryStonesMachine } from '../../machines/games/worry-stones/worry-stones.machine';
import { cover, type Step } from './replay';

type Way = Step<typeof worryStonesMachine>[];

const NOW = { day: '2026-11-26', hour: 8 };
const INPUT = { seed: 20261120, now: NOW };

const stone = (id: number, rest: Partial<ShelfStone> = {}): ShelfStone => ({
  id,
  stone: id % 5,
  kind: 'work',
  since: NOW.day,
  ...rest,
});
const TWELVE = Array.from({ length: 12 }, (_, id) => stone(id));

const shelf = (...stones: readonly ShelfStone[]) => ({ type: 'shelf.told', shelf: stones }) as const;
const BEGIN: Way = [{ type: 'game.started' }, { type: 'session.shown' }];
const LEAVE = { type: 'game.left' } as const;
const TAKE: Way = [
  { type: 'stone.chosen', stone: 1 },
  { type: 'kind.named', kind: 'no-name' },
];
const SHINE: Way = [...TAKE, { type: 'rub.began', by: 'itself', at: 0 }, 90_000, 3600];
const KEEP = { type: 'stone.kept' } as const;
const LAY = { type: 'until.chosen', until: 'tomorrow' } as const;
/** The game asks about a stone that is due. */
const ASK: Way = [shelf(stone(1, { due: NOW })), ...BEGIN];
const LATER = { type: 'later.asked' } as const;
const QUIET = { type: 'quiet.began' } as const;
const GO = { type: 'worry.released' } as const;

const WAYS: readonly Way[] = [
  [{ type: 'game.resumed', kept: { stone: 2, kind: 'work', contact: 500 } }, LEAVE],
  [{ type: 'game.resumed', kept: { stone: null, kind: null, contact: 0 } }, LEAVE],
  [{ type: 'time.told', ...NOW }, ...BEGIN, LEAVE],
  [...BEGIN, { type: 'stone.chosen', stone: 0 }, { type: 'stone.returned' }, LEAVE],
  [...BEGIN, { type: 'stone.chosen', stone: 0 }, LEAVE],
  [
    ...BEGIN,
    ...TAKE,
    { type: 'rub.began', by: 'hand', at: 0 },
    { type: 'rub.began', by: 'itself', at: 0 },
    { type: 'rub.ended', by: 'hand', at: 500 },
    { type: 'rub.ended', by: 'itself', at: 900 },
    LEAVE,
  ],
  [...BEGIN, ...TAKE, { type: 'rub.began', by: 'hand', at: 0 }, 90_000, LEAVE],
  [...BEGIN, ...SHINE, LEAVE],
  ...[KEEP, LAY, { type: 'stone.sunk' } as const].flatMap((event): Way[] => [
    [...BEGIN, ...SHINE, event, LEAVE],
    [...BEGIN, ...SHINE, event, 4200, LEAVE],
  ]),
  // The shelf is full.
  ...[KEEP, LAY].map(
    (event): Way => [
      shelf(...TWELVE),
      ...BEGIN,
      ...SHINE,
      event,
      { type: 'room.declined' },
      event,
      { type: 'room.made', id: 3 },
      2600,
    ],
  ),
  // The game asks about a stone.
  [...ASK, LATER, { type: 'later.declined' }, LATER, LAY, 2600, LEAVE],
  [...ASK, GO, 2600, LEAVE],
  [...ASK, QUIET, { type: 'quiet.ended' }, LEAVE],
  [...ASK, QUIET, 600_000, LEAVE],
  [...ASK, QUIET, 600_000, GO, 2600, LEAVE],
  [...ASK, shelf()],
  [...ASK, LATER, shelf()],
  // The game asks about two stones one after another.
  [shelf(stone(1, { due: NOW }), stone(2, { due: NOW })), ...BEGIN, GO, 2600, LEAVE],
  [
    shelf(stone(1, { since: '2026-01-01' }), stone(2)),
    ...BEGIN,
    { type: 'shelf.visited', id: 2 },
    { type: 'shelf.left' },
    { type: 'moss.released' },
  ],
  // Another session, without and with a question about a stone.
  [...BEGIN, ...SHINE, { type: 'stone.sunk' }, 4200, ...BEGIN, LEAVE],
  [...BEGIN, ...SHINE, LAY, 2600, { type: 'time.told', day: '2026-11-27', hour: 9 }, ...BEGIN, LEAVE],
];

test('every state and transition of Worry Stones is reached', () => {
  expect(cover(worryStonesMachine, INPUT, WAYS).missing).toEqual([]);
  // Without the last path the coverage is incomplete.
  expect(cover(worryStonesMachine, INPUT, WAYS.slice(0, -1)).missing).not.toEqual([]);
});
