/** What the part in play, the page and the scene read from a snapshot. Selectors for React return primitives. */
import type { ForestMeditationSnapshot } from './forest-meditation.machine';
import { fullnessAt, type Light, type Phase } from './light';

// What the engine needs of the light: it takes nothing else that runs from here.
export { AUTO_PHASE_MS, FULL_BREATH_MS, fullnessAt, isChanging } from './light';

/** What is said and shown of each half of a breath. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = { in: 'Breathe In', out: 'Breathe Out' };

export const selectLight = ({ context }: ForestMeditationSnapshot): Light => context.light;
export const selectPhase = ({ context }: ForestMeditationSnapshot): Phase => context.light.phase;
export const selectAuto = ({ context }: ForestMeditationSnapshot): boolean => context.auto;
export const selectSince = ({ context }: ForestMeditationSnapshot): number | null => context.since;
/** Whether somebody sits in the forest; false while it is still coming into sight. */
export const selectIsSitting = (snapshot: ForestMeditationSnapshot): boolean =>
  snapshot.matches({ session: 'sitting' });

/** How full the light is at a clock time (ms), 0-1. */
export const selectFullness = (snapshot: ForestMeditationSnapshot, now: number): number =>
  fullnessAt(snapshot.context.light, now);

/** What is worth saying aloud between two snapshots; undefined when nothing is. */
export function announce(
  before: ForestMeditationSnapshot,
  after: ForestMeditationSnapshot,
): string | undefined {
  if (!selectIsSitting(after)) return undefined;
  const isNew = !selectIsSitting(before);
  if (!selectAuto(after)) {
    return isNew || selectAuto(before)
      ? 'Hold Manual Breath to breathe in, and let go to breathe out. A key or a tap works too.'
      : undefined;
  }
  const isTurn = selectPhase(before) !== selectPhase(after) || !selectAuto(before);
  return isNew || isTurn ? PHASE_NAMES[selectPhase(after)] : undefined;
}
