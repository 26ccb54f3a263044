/** What was done in the sand, in order: strokes, and that it was smoothed. Undo takes back the last step of it. */
import { surplus } from './garden-codec';
import type { Stroke } from './strokes';

/**
 * One thing that was done. The strokes of one drag are one step, however often a stone has parted it; so is a
 * smoothing.
 */
export interface Mark {
  /** The same for all marks that are undone as one; another for every other step, in every tab and at every visit. */
  readonly step: string;
  /** Null where all of the sand was smoothed. */
  readonly stroke: Stroke | null;
}

/** A smoothing can be taken back for as long as it is among so many last steps. */
export const DEEPEST = 200;

/** The strokes that can be seen: those since the sand was last smoothed. */
export function strokesIn(marks: readonly Mark[]): readonly Stroke[] {
  const smoothed = lastSmoothing(marks, marks.length);
  return marks.slice(smoothed + 1).map(({ stroke }) => stroke as Stroke);
}

/** How many drags can be seen. */
export function dragsIn(marks: readonly Mark[]): number {
  const smoothed = lastSmoothing(marks, marks.length);
  return new Set(marks.slice(smoothed + 1).map(({ step }) => step)).size;
}

/** Without the last step. */
export function withoutLast(marks: readonly Mark[]): readonly Mark[] {
  const step = marks.at(-1)?.step;
  return marks.filter((mark) => mark.step !== step);
}

/** Without what can neither be seen nor be brought back any more. */
export function trimmed(marks: readonly Mark[]): readonly Mark[] {
  const steps = new Set<string>();
  let from = marks.length;
  for (let index = marks.length - 1; index >= 0; index--) {
    const { step } = marks[index] as Mark;
    if (steps.size === DEEPEST && !steps.has(step)) break;
    steps.add(step);
    from = index;
  }
  const smoothed = lastSmoothing(marks, from);
  return smoothed < 0 ? marks : marks.slice(smoothed + 1);
}

/** The newest marks that have no more points together than are stored. */
export function limited(marks: readonly Mark[]): readonly Mark[] {
  const raked = marks.flatMap((mark, index) => (mark.stroke ? { index, stroke: mark.stroke } : []));
  const tooMany = surplus(raked.map(({ stroke }) => stroke));
  return tooMany > 0 ? marks.slice((raked[tooMany - 1]?.index ?? 0) + 1) : marks;
}

/** Index of the last smoothing before `end`; -1 when there is none. */
function lastSmoothing(marks: readonly Mark[], end: number): number {
  for (let index = end - 1; index >= 0; index--) if (marks[index]?.stroke === null) return index;
  return -1;
}
