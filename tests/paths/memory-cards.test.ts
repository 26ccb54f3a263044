import { expect, test } from 'vitest';
import {
  type MemoryCardsEvent,
  type MemoryCardsSnapshot,
  memoryCardsMachine,
} from '../../machines/games/memory-cards/memory-cards.machine';
import { countMatchedPairs } from '../../machines/games/memory-cards/rules';
import { everyWay } from './every-way';

/**
 * Returns the events of the person, with one card of each kind: unmatched, its match, a different one, a matched one,
 * and an invalid one.
 */
function events(snapshot: MemoryCardsSnapshot): MemoryCardsEvent[] {
  return snapshot.value === 'ready' ? [...played(snapshot), ...RESUMED] : played(snapshot);
}

const NONE = { seed: 1, found: [], turns: 0, played: 0 };
/** Stored sessions: a board with a found pair, and a level whose cards are not dealt. */
const RESUMED: readonly MemoryCardsEvent[] = [
  {
    type: 'game.resumed',
    kept: { ...NONE, level: 1, pictures: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5], found: [3], turns: 1 },
  },
  { type: 'game.resumed', kept: { ...NONE, level: 2, pictures: null } },
];

function played({ value, context: { cards, first, since } }: MemoryCardsSnapshot): MemoryCardsEvent[] {
  // Invisible cards cannot be turned.
  if (value !== 'ready' && since === null) return [{ type: 'session.shown', at: 0 }, { type: 'game.left' }];
  const open = cards.filter(({ matched }) => !matched);
  const one = first === null ? open[0] : cards[first];
  const kinds = [
    one,
    open.find(({ src, id }) => src === one?.src && id !== one.id),
    open.find(({ src }) => src !== one?.src),
    cards.find(({ matched }) => matched),
    { id: -1 },
  ];
  return [
    { type: 'game.started' },
    { type: 'level.advanced', at: 0 },
    { type: 'tune.skipped' },
    { type: 'game.left' },
    ...kinds.flatMap((card) => (card ? [{ type: 'card.flipped', index: card.id, at: 0 } as const] : [])),
  ];
}

test('every state and transition of Memory Cards is reached, and every path can be replayed', async () => {
  const ways = await everyWay(memoryCardsMachine, {
    inputs: [{ seed: 20261120 }],
    events,
    // Card positions, turns and time do not affect later paths, so the key omits them. It includes the start of the
    // timer, which affects later paths.
    serializeState: ({ value, context: { level, cards, first, note, since } }) =>
      JSON.stringify([value, level, countMatchedPairs(cards), first !== null, note, since !== null]),
  });
  // Two paths end after all levels: one skips the tune, the other plays it. Sixty paths end in a comparison: one for
  // each pair except the last pair of each board.
  const ends = ways.map(({ path }) => path.state);
  expect(ends.filter((end) => end.matches({ complete: { way: 'allLevels' } }))).toHaveLength(2);
  expect(ends.filter((end) => end.matches({ playing: 'comparing' }))).toHaveLength(60);
});
