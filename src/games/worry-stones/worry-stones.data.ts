/**
 * The shelf as the device stores it: its stones and, for each stone, the kind of worry and the time at which the stone
 * is due.
 */
import {
  applied,
  type Shelf,
  shelfFrom,
  stored,
  wholeShelfFrom,
} from '../../../machines/games/worry-stones/shelf';
import type { WorryStonesActor } from '../../../machines/games/worry-stones/worry-stones.machine';
import type { GameData } from '../../device/game-data';
import { Kept } from '../../device/kept';

const NO_STONES: Shelf = [];

const format = (shelf: Shelf): string => JSON.stringify(stored(shelf));

export const keptShelf = new Kept<Shelf>({
  key: 'stillgrove.worryStones.shelf',
  parse: (text) => {
    try {
      return shelfFrom(JSON.parse(text));
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  },
  format,
  fallback: NO_STONES,
  merge: (here, taken) => applied(NO_STONES, taken, here),
});

/**
 * Gives the machine the stored shelf, and stores its changes. Merges changes of other tabs.
 * @returns a function that stops this
 */
export function followShelf(actor: WorryStonesActor): () => void {
  let known = keptShelf.value;
  const tell = () => {
    if (format(keptShelf.value) === format(known)) return;
    known = keptShelf.value;
    actor.send({ type: 'shelf.loaded', shelf: known });
  };
  actor.send({ type: 'shelf.loaded', shelf: known });
  const { unsubscribe } = actor.subscribe(({ context: { shelf } }) => {
    if (shelf === known) return;
    const next = applied(known, shelf, keptShelf.value);
    known = shelf;
    keptShelf.set(next);
    tell();
  });
  const unfollow = keptShelf.subscribe(tell);
  return () => {
    unsubscribe();
    unfollow();
  };
}

export default {
  read: async () => (keptShelf.value.length > 0 ? stored(keptShelf.value) : undefined),
  wipe: async () => keptShelf.remove(),
  take: (data) => {
    const shelf = wholeShelfFrom(data);
    return shelf && (async (how) => keptShelf.take(shelf, how));
  },
} satisfies GameData;
