/** 'Go to' a state: finds the shortest path from the current state, and plays it with real events. */
import type { AnyMachineSnapshot, EventObject, StateNode } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { Root } from '../recording/recorder';
import { nodesOf } from './coverage';
import { pathsOf } from './events';
import { AFTER } from './walk';

/** Maximum number of states in the search. */
const LIMIT = 4000;

/** Returns the ids of all states without child states. */
export function leavesOf(root: StateNode): string[] {
  const below = Object.values(root.states).flatMap(leavesOf);
  return below.length === 0 ? [root.id] : below;
}

/** Returns whether this state is active. */
export const isIn = (snapshot: AnyMachineSnapshot, id: string): boolean =>
  nodesOf(snapshot).some((node) => node.id === id);

/**
 * Searches for a path of events that a person can cause.
 * @returns the events of the shortest path from the actor's current state; undefined if there is none, or if the search
 *   exceeds {@link LIMIT}
 */
export function pathTo(actor: Root, id: string): readonly EventObject[] | undefined {
  const acts = pathsOf(actor.logic.id);
  if (!acts) return undefined;
  const delays = (snapshot: AnyMachineSnapshot) =>
    nodesOf(snapshot)
      .flatMap((node) => [...node.transitions.keys()])
      .filter((type) => AFTER.test(type))
      .map((type) => ({ type }));
  try {
    const paths = getShortestPaths(actor.logic, {
      fromState: actor.getSnapshot(),
      events: (snapshot) => [...acts.events(snapshot), ...delays(snapshot)],
      serializeState: (snapshot) => JSON.stringify([snapshot.value, acts.key?.(snapshot)]),
      stopWhen: (snapshot) => isIn(snapshot, id) || acts.isFar?.(snapshot) === true,
      limit: LIMIT,
    });
    const [path] = paths
      .filter(({ state }) => isIn(state, id))
      .sort((one, other) => one.steps.length - other.steps.length);
    return path?.steps.slice(1).map(({ event }) => event);
  } catch (error) {
    if (error instanceof Error && error.message.includes('limit')) return undefined;
    throw error;
  }
}
