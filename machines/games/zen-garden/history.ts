import { surplusStrokeCount } from './garden-codec';
import type { Stroke } from './strokes';

/** All strokes of a drag are one undo step, even if stones split the drag. A smoothing is a step of its own. */
export interface SandMark {
  /** Key of the undo step, unique across tabs and visits. */
  readonly step: string;
  /** Null for a smoothing of all sand. */
  readonly stroke: Stroke | null;
}

/** Undo steps. An older smoothing cannot be undone. */
export const MAX_UNDO_STEPS = 200;

export function visibleStrokes(marks: readonly SandMark[]): readonly Stroke[] {
  const smoothed = lastSmoothing(marks, marks.length);
  return marks.slice(smoothed + 1).map(({ stroke }) => stroke as Stroke);
}

export function visibleDragCount(marks: readonly SandMark[]): number {
  const smoothed = lastSmoothing(marks, marks.length);
  return new Set(marks.slice(smoothed + 1).map(({ step }) => step)).size;
}

export function withoutLastUndoStep(marks: readonly SandMark[]): readonly SandMark[] {
  const step = marks.at(-1)?.step;
  return marks.filter((mark) => mark.step !== step);
}

/** Drops marks that are invisible and that no undo can restore. */
export function dropUnrestorableMarks(marks: readonly SandMark[]): readonly SandMark[] {
  const steps = new Set<string>();
  let from = marks.length;
  for (let index = marks.length - 1; index >= 0; index--) {
    const { step } = marks[index] as SandMark;
    if (steps.size === MAX_UNDO_STEPS && !steps.has(step)) break;
    steps.add(step);
    from = index;
  }
  const smoothed = lastSmoothing(marks, from);
  return smoothed < 0 ? marks : marks.slice(smoothed + 1);
}

/** The newest marks that are within the limit of stored points. */
export function limitMarks(marks: readonly SandMark[]): readonly SandMark[] {
  const raked = marks.flatMap((mark, index) => (mark.stroke ? { index, stroke: mark.stroke } : []));
  const tooMany = surplusStrokeCount(raked.map(({ stroke }) => stroke));
  return tooMany > 0 ? marks.slice((raked[tooMany - 1]?.index ?? 0) + 1) : marks;
}

/** -1 for none. */
function lastSmoothing(marks: readonly SandMark[], end: number): number {
  for (let index = end - 1; index >= 0; index--) if (marks[index]?.stroke === null) return index;
  return -1;
}
