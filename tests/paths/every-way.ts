/**
 * The path test of a machine. The paths reach every state and transition. An actor with a manual clock replays the
 * shortest path to every state, and must have the predicted states. The test of a machine supplies the machine's inputs
 * and events, and `serializeState`.
 */

import { expect } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { type WalkOptions, type Way, walk } from '../qa/paths/walk';
import { type ReplayOptions, replay } from './replay';

/** Expects full coverage and the predicted states. @returns the paths, for further checks */
export async function everyWay<TMachine extends AnyStateMachine>(
  machine: TMachine,
  options: WalkOptions<TMachine> & ReplayOptions<TMachine>,
): Promise<readonly Way<TMachine>[]> {
  const { coverage, ways } = walk(machine, options);
  expect(coverage.missing).toEqual([]);
  for (const way of ways) {
    const { played, promised } = await replay(machine, way, options);
    expect(played).toEqual(promised);
  }
  return ways;
}
