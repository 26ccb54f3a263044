/** For each stone of the shelf, the kind of worry and the time at which the stone is due. */
import {
  mergeShelf,
  parseShelf,
  type Shelf,
  type StoredShelf,
  toStoredShelf as storedForm,
} from '../../../machines/games/worry-stones/shelf';
import type { WorryStonesActor } from '../../../machines/games/worry-stones/worry-stones.machine';
import { storedValuePart } from '../../device/data-part';
import { schemaFrom, stored } from '../../device/stored';

const NO_STONES: Shelf = [];

export const storedShelf = stored<StoredShelf>(
  'stillgrove.worryStones.shelf',
  schemaFrom((value) => {
    const shelf = parseShelf(value);
    return shelf && storedForm(shelf);
  }),
  storedForm(NO_STONES),
);

/** Loads, stores and merges the shelf of all tabs. Returns a function that stops this. */
export function persistSharedShelf(actor: WorryStonesActor): () => void {
  let known = storedShelf.value.stones;
  const tell = () => {
    const { stones } = storedShelf.value;
    if (JSON.stringify(stones) === JSON.stringify(known)) return;
    known = stones;
    actor.send({ type: 'shelf.loaded', shelf: known });
  };
  actor.send({ type: 'shelf.loaded', shelf: known });
  const { unsubscribe } = actor.subscribe(({ context: { shelf } }) => {
    if (shelf === known) return;
    const next = mergeShelf(known, shelf, storedShelf.value.stones);
    known = shelf;
    storedShelf.set(storedForm(next));
    tell();
  });
  const unfollow = storedShelf.subscribe(tell);
  return () => {
    unsubscribe();
    unfollow();
  };
}

export default storedValuePart('the shelf of Worry Stones', storedShelf, (here, taken) =>
  storedForm(mergeShelf(NO_STONES, taken.stones, here.stones)),
);
