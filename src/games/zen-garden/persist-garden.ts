/** The garden as it was left: read when the page opens, written after every change. */
import { selectStrokes } from '../../../machines/games/zen-garden/selectors';
import type { ZenGardenActor } from '../../../machines/games/zen-garden/zen-garden.machine';
import { GardenKeeper, type GardenTrouble } from '../../device/garden';
import type { Services } from '../../services/services';

const TROUBLE: Readonly<Record<GardenTrouble, string>> = {
  unreadable:
    'What was kept here could not be read, so the sand begins smooth. It was put aside, not deleted.',
  shortened: 'There was more than this garden holds: the oldest lines were left out.',
  'not-kept': 'This device could not keep the garden just now. It stays here until you close the page.',
};

/** @returns how to stop; what still waits is then written at once */
export function persistGarden(
  actor: ZenGardenActor,
  { clock, toasts }: Pick<Services, 'clock' | 'toasts'>,
): () => void {
  const keeper = new GardenKeeper(clock, (trouble) =>
    toasts.show({ title: 'Your garden', description: TROUBLE[trouble] }),
  );
  let isHere = true;
  let kept = selectStrokes(actor.getSnapshot());
  let isRead = false;
  const keepIfChanged = () => {
    const strokes = selectStrokes(actor.getSnapshot());
    // Not before what is there was read: it would be written over.
    if (!isRead || strokes === kept) return;
    kept = strokes;
    keeper.keep(strokes);
  };
  keeper.read().then((strokes) => {
    if (!isHere) return;
    isRead = true;
    if (strokes.length > 0) {
      const hasRaked = selectStrokes(actor.getSnapshot()).length > 0;
      // What was just read need not be written; what was raked meanwhile must be.
      actor.send({ type: 'garden.restored', strokes });
      if (!hasRaked) kept = selectStrokes(actor.getSnapshot());
    }
    keepIfChanged();
  });
  const subscription = actor.subscribe(keepIfChanged);
  const flush = () => keeper.flush();
  // A page that is closed or put away may never come back.
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    isHere = false;
    subscription.unsubscribe();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    flush();
  };
}
