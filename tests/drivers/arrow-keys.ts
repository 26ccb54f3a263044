import { nextRovingIndex, type TargetBox } from '../../src/stage/roving';

const KEYS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/**
 * Returns the shortest sequence of arrow keys between two targets of a scene.
 * @throws {Error} when there is none
 */
export function arrowKeys(boxes: readonly TargetBox[], from: number, to: number): string[] {
  const ways = new Map<number, string[]>([[from, []]]);
  // Breadth-first search. The map iterates in insertion order, and includes entries that the loop adds.
  for (const [at, way] of ways) {
    if (at === to) return way;
    for (const key of KEYS) {
      const next = nextRovingIndex(boxes, at, key);
      if (!ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  throw new Error(`No arrow keys lead from target ${from + 1} to target ${to + 1}`);
}
