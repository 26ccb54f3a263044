import { type SandMark, visibleDragCount } from './history';
import type { LightingMode, RakePattern, Stroke } from './strokes';
import type { ZenGardenSnapshot } from './zen-garden.machine';

export {
  FULL_DEPTH,
  GARDEN_HEIGHT,
  MAX_STROKE_POINTS,
  NUMBERS_PER_POINT,
  POINTER_MARGIN_PX,
  RAKE_MARGIN_PX,
  UNITS_PER_PX,
} from './strokes';

export const selectIsRaking = (snapshot: ZenGardenSnapshot): boolean => snapshot.matches('raking');
export const selectRakePattern = ({ context }: ZenGardenSnapshot): RakePattern => context.pattern;
export const selectLightingMode = ({ context }: ZenGardenSnapshot): LightingMode => context.mode;
export const selectIsSoundOn = ({ context }: ZenGardenSnapshot): boolean => context.sound;
/** Whole number, 0-100. */
export const selectVolumePercent = ({ context }: ZenGardenSnapshot): number =>
  Math.round(context.volume * 100);
export const selectStrokes = ({ context }: ZenGardenSnapshot): readonly Stroke[] => context.strokes;

export const selectMarks = ({ context }: ZenGardenSnapshot): readonly SandMark[] => context.marks;
export const selectCanUndo = ({ context }: ZenGardenSnapshot): boolean => context.marks.length > 0;

const describeSand = ({ context }: ZenGardenSnapshot): string => lines(visibleDragCount(context.marks));

const lines = (count: number): string =>
  count === 0 ? 'The sand is smooth.' : count === 1 ? 'One line in the sand.' : `${count} lines in the sand.`;

/** The change between two snapshots. Undefined for none, or if a toast announces it. */
export function changeAnnouncement(before: ZenGardenSnapshot, after: ZenGardenSnapshot): string | undefined {
  const [was, is] = [before.context, after.context];
  if (selectIsRaking(after) && !selectIsRaking(before)) return describeSand(after);
  if (was.mode !== is.mode) {
    return is.mode === 'night' ? 'Night. The moon lights the sand.' : 'Day. The sun lights the sand.';
  }
  return was.marks === is.marks ? undefined : announceMarks(was.marks, is.marks);
}

function announceMarks(was: readonly SandMark[], is: readonly SandMark[]): string | undefined {
  const last = is.at(-1);
  if (last?.stroke === null && !was.includes(last)) return undefined;
  const undone = was.at(-1);
  if (undone?.stroke === null && !is.includes(undone))
    return `Your garden is back. ${lines(visibleDragCount(is))}`;
  const [before, after] = [visibleDragCount(was), visibleDragCount(is)];
  if (after < before) return `The last line is gone. ${lines(after)}`;
  return after > before ? lines(after) : undefined;
}
