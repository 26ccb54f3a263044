/** Comparing what can be acted on in a scene from one moment to the next. */
import type { Target } from './scene';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two plain values hold the same, field by field. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

/**
 * The new targets, in which whatever is as it was is the very object that it was, and the whole list too if nothing
 * changed. Who shows them can then tell by identity what to render.
 */
export function mergeTargets(last: readonly Target[], next: readonly Target[]): readonly Target[] {
  let isChanged = last.length !== next.length;
  const merged = next.map((target, index) => {
    const before = last[index];
    if (before && isSame(before, target)) return before;
    isChanged = true;
    return target;
  });
  return isChanged ? merged : last;
}
