/** A session of Memory Cards without a browser. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import memoryCards from '../../../../src/games/memory-cards/memory-cards.game';
import { Player } from '../../../drivers/player';

afterEach(() => {
  vi.unstubAllGlobals();
});

type CardsPlayer = Awaited<ReturnType<typeof sitDown>>;
const sitDown = (options = {}) => Player.at(memoryCards, options);

/** Returns the positions of the two cards of each picture, from 1. */
function pairs(player: CardsPlayer): [one: number, other: number][] {
  const { cards } = player.snapshot.context;
  return cards.flatMap((card): [number, number][] => {
    const twin = cards.find(({ src, id }) => src === card.src && id > card.id);
    return twin ? [[card.id + 1, twin.id + 1]] : [];
  });
}

function findsAll(player: CardsPlayer): void {
  for (const [one, other] of pairs(player)) player.presses(`Card ${one}`).presses(`Card ${other}`).waits(400);
}

describe('a session', () => {
  test('rests until a card is turned, and rests again afterward', async () => {
    const player = await sitDown();
    player.starts().rests().sees('Card 1, face down').sees('Card 12, face down').seesNo('Card 13');
    player.presses('Card 1').hears('card-flip').seesNo('Card 1, face down').rests();
  });

  test.each([false, true])(
    'ends with all cards open and at rest, and with a tune that a tap skips (reduced motion: %s)',
    async (reducedMotion) => {
      const player = await sitDown({ reducedMotion });
      player.starts();
      findsAll(player);
      player.waits(1300 + 420).hears('tune');
      expect(player.snapshot.context.note).toBe(1);
      player.presses('Card 3');
      expect(player.snapshot.context.note).toBeNull();
      player
        .losesContext()
        .rests()
        .sees(/^Card 3, .*, matched$/);
      player.does({ type: 'level.advanced', at: 0 }).sees('Card 16, face down').rests();
      player.leaves();
    },
  );
});
