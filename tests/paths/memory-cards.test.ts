import { expect, test } from 'vitest';
import {
  type MemoryCardsEvent,
  type MemoryCardsSnapshot,
  memoryCardsMachine,
} from '../../machines/games/memory-cards/memory-cards.machine';
import { countMatchedPairs } from '../../machines/games/memory-cards/rules';
import { everyWay } from './every-way';

/** What a person may do; of the cards one of every kind: to be found, its twin, another, a matched, a missing one. */
function events({ value, context: { cards, first, since } }: MemoryCardsSnapshot): MemoryCardsEvent[] {
  // Nobody turns a card that cannot be seen yet.
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

test('every state and transition of Memory Cards is reached, and every way can be played', async () => {
  const ways = await everyWay(memoryCardsMachine, {
    inputs: [{ seed: 20261120 }],
    events,
    // Where the cards lie, turns and time make no difference to the way on, but whether there is a time yet.
    serializeState: ({ value, context: { level, cards, first, note, since } }) =>
      JSON.stringify([value, level, countMatchedPairs(cards), first !== null, note, since !== null]),
  });
  // Two ways end with all levels completed: the tune cut short, and heard to its last note; one in every comparison that there can be: before all but the last pairs.
  const ends = ways.map(({ path }) => path.state);
  expect(ends.filter((end) => end.matches({ complete: { way: 'allLevels' } }))).toHaveLength(2);
  expect(ends.filter((end) => end.matches({ playing: 'comparing' }))).toHaveLength(60);
});
