/** Compares the targets of a scene at two moments. */
import type { Target } from './scene';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}

/**
 * Reuses the old object of every unchanged target, and the old list if nothing changed, for comparisons by identity.
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
