/** What a screen, the mirror and the scene read from a snapshot. Selectors for React return primitives. */
import type { Mode, Pattern, Stroke } from './strokes';
import type { ZenGardenSnapshot } from './zen-garden.machine';

// What the engine needs to read a stroke: it takes nothing else that runs from here.
export {
  FARTHEST,
  FULL_DEPTH,
  GARDEN_HEIGHT,
  LONGEST_STROKE,
  OUTSIDE,
  pointCount,
  STRIDE,
  UNIT,
} from './strokes';

export const selectIsRaking = (snapshot: ZenGardenSnapshot): boolean => snapshot.matches('raking');
export const selectPattern = ({ context }: ZenGardenSnapshot): Pattern => context.pattern;
export const selectMode = ({ context }: ZenGardenSnapshot): Mode => context.mode;
export const selectSound = ({ context }: ZenGardenSnapshot): boolean => context.sound;
/** 0-100, whole. */
export const selectVolume = ({ context }: ZenGardenSnapshot): number => Math.round(context.volume * 100);
export const selectStrokes = ({ context }: ZenGardenSnapshot): readonly Stroke[] => context.strokes;

/** What Undo would take back: the last stroke, or, once the sand is smooth, that it was smoothed. */
export function selectUndo({ context }: ZenGardenSnapshot): 'stroke.undone' | 'reset.undone' | null {
  if (context.strokes.length > 0) return 'stroke.undone';
  return context.smoothed === null ? null : 'reset.undone';
}

/** What lies in the sand, in words. */
export const describeSand = ({ context }: ZenGardenSnapshot): string => lines(context.strokes.length);

const lines = (count: number): string =>
  count === 0 ? 'The sand is smooth.' : count === 1 ? 'One line in the sand.' : `${count} lines in the sand.`;

/** What is worth saying aloud between two snapshots; undefined when nothing is, or when a toast says it. */
export function announce(before: ZenGardenSnapshot, after: ZenGardenSnapshot): string | undefined {
  const [was, is] = [before.context, after.context];
  if (selectIsRaking(after) && !selectIsRaking(before)) return describeSand(after);
  if (was.mode !== is.mode) {
    return is.mode === 'night' ? 'Night. The moon lights the sand.' : 'Day. The sun lights the sand.';
  }
  if (is.smoothed !== null && was.smoothed === null) return undefined;
  if (was.smoothed !== null && is.smoothed === null && is.strokes !== was.strokes) {
    return `Your garden is back. ${lines(is.strokes.length)}`;
  }
  if (is.strokes.length < was.strokes.length) return `The last line is gone. ${lines(is.strokes.length)}`;
  if (is.strokes.length > was.strokes.length) return lines(is.strokes.length);
  return undefined;
}
