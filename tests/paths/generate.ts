/**
 * Shortest paths that together take every transition that a person or a timer can cause. This file generates them from
 * the machine, and plays them on a manual clock. `tests/contract/paths.test.ts` then plays them on the page.
 */
import {
  Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { manualClock } from '../fakes/manual-clock';
import { Coverage, nodesOf } from '../qa/paths/coverage';
import { pathsOf } from '../qa/paths/events';
import { AFTER } from '../qa/paths/walk';

interface Step {
  readonly event: AnyEventObject;
  /** Value of the state after the step. */
  readonly value: unknown;
}

interface Path {
  readonly steps: readonly Step[];
  /** Transitions that no earlier path takes. */
  readonly takes: readonly string[];
}

interface Paths {
  readonly paths: readonly Path[];
  /** Transitions that no path takes. */
  readonly missing: readonly string[];
  /** Ids of the states that a path visits. */
  readonly visited: readonly string[];
}

const LIMIT = 20_000;
/** Maximum number of timers that may fire before the awaited one. */
const MOST_TIMERS = 2000;

/**
 * Plays events on an actor with a manual clock, and records the coverage if all events happen.
 * @returns the state values; undefined when an awaited delay does not fire within {@link MOST_TIMERS} timers
 */
function play(
  machine: AnyStateMachine,
  { input, told }: Start,
  events: readonly AnyEventObject[],
  coverage: Coverage,
): unknown[] | undefined {
  const { clock, host } = manualClock();
  const heard = new Set<string>();
  const inspections: InspectionEvent[] = [];
  const actor = new Actor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      inspections.push(inspected);
      if (inspected.type === '@xstate.event') heard.add(inspected.event.type);
    },
  }).start();
  for (const event of told) actor.send(event);
  const values: unknown[] = [];
  for (const event of events) {
    heard.clear();
    if (AFTER.test(event.type)) {
      for (let timers = 0; !heard.has(event.type); timers++) {
        const ms = host.untilNext;
        if (ms === undefined || timers > MOST_TIMERS) return undefined;
        host.pass(ms);
      }
    } else {
      // A press comes some time after the last one, on the page too.
      host.pass(event.after ?? 0);
      const isNow = event.at === 0 || 'after' in event;
      actor.send({ ...event, ...(isNow && { at: clock.now() }) });
    }
    values.push(actor.getSnapshot().value);
  }
  actor.stop();
  for (const inspected of inspections) coverage.inspect(inspected);
  return values;
}

interface Start {
  readonly input: unknown;
  /** Events that the page sends when the machine starts. */
  readonly told: readonly AnyEventObject[];
}

/** Returns the state of a machine before the first event of the person. */
function stateAt(machine: AnyStateMachine, { input, told }: Start): AnyMachineSnapshot {
  const actor = new Actor(machine, { input, clock: manualClock().clock }).start();
  for (const event of told) actor.send(event);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
}

/** @throws when the machine's player names no events */
export function generate(machine: AnyStateMachine): Paths {
  const acts = pathsOf(machine.id);
  if (!acts) throw new Error(`No player has events of ${machine.id}`);
  const start = { input: acts.input, told: acts.device?.events ?? [] };
  const options = {
    fromState: stateAt(machine, start),
    events: (snapshot: AnyMachineSnapshot) => [
      ...acts.events(snapshot),
      ...nodesOf(snapshot)
        .flatMap((node) => [...node.transitions.keys()])
        .filter((type) => AFTER.test(type))
        .map((type) => ({ type })),
    ],
    serializeState: (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, acts.key?.(snapshot)]),
    limit: LIMIT,
    stopWhen: (snapshot: AnyMachineSnapshot) => acts.isFar?.(snapshot) === true,
  };
  const edges = getAdjacencyMap(machine, options) as unknown as Readonly<
    Record<string, { transitions: Record<string, { state: AnyMachineSnapshot; event: AnyEventObject }> }>
  >;
  const candidates = getShortestPaths(machine, options).flatMap(({ state, steps }) => {
    const before = steps.slice(1).map(({ event }) => event);
    const next = Object.values(edges[options.serializeState(state)]?.transitions ?? {});
    return next.map((edge) => ({ from: state, to: edge.state, events: [...before, edge.event] }));
  });
  candidates.sort((one, other) => one.events.length - other.events.length);
  const total = new Coverage(machine);
  const seen = new Set<string>();
  const kept: Path[] = [];
  for (const { from, to, events } of candidates) {
    const event = events.at(-1) as AnyEventObject;
    const missing = total.missing;
    // A new combination of states and event may take a transition that `getTransitionData` does not report: an
    // eventless one, or one whose guard depends on the time.
    const way = JSON.stringify([from.value, event.type, to.value]);
    const isNew = machine.getTransitionData(from, event).some((transition) => !total.has(transition));
    if (!isNew && seen.has(way)) continue;
    const values = play(machine, start, events, total);
    // An awaited delay never fires on the manual clock if another delay cancels it.
    if (!values) continue;
    seen.add(way);
    const left = total.missing;
    const takes = missing.filter((name) => isTransition(name) && !left.includes(name));
    if (takes.length === 0) continue;
    kept.push({ steps: events.map((one, index) => ({ event: one, value: values[index] })), takes });
  }
  // A longer path that was found later may take all transitions of a shorter one.
  const paths = withoutCovered(machine, start, kept);
  return {
    paths,
    missing: total.missing.filter(isTransition).map((name) => name.slice('transition '.length)),
    visited: total.visited,
  };
}

const isTransition = (name: string): boolean => name.startsWith('transition ');

/** Returns the numbers of a machine's states and transitions. */
export function sizeOf(machine: AnyStateMachine): { readonly states: number; readonly transitions: number } {
  const names = new Coverage(machine).missing;
  const transitions = names.filter(isTransition).length;
  return { states: names.length - transitions, transitions };
}

/** Goes through the paths, longest first, and keeps a path only if it takes a transition that no kept path takes. */
function withoutCovered(machine: AnyStateMachine, start: Start, paths: readonly Path[]): Path[] {
  const taken = (path: Path): string[] => {
    const coverage = new Coverage(machine);
    play(
      machine,
      start,
      path.steps.map(({ event }) => event),
      coverage,
    );
    return coverage.taken;
  };
  const left = [...paths].reverse();
  const needed: Path[] = [];
  const seen = new Set<string>();
  for (const path of left) {
    const own = taken(path);
    const takes = own.filter((name) => !seen.has(name));
    if (takes.length === 0) continue;
    for (const name of own) seen.add(name);
    needed.push({ steps: path.steps, takes });
  }
  return needed;
}
