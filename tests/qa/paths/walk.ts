/** Walks the paths through a machine with `xstate/graph`. `tests/paths/replay.ts` replays them with the app's clock. */
import type {
  ActorLogic,
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
  StateNode,
} from 'xstate';
import { createShortestPathsGen, type StatePath } from 'xstate/graph';
import { Coverage, nodesOf } from './coverage';

export interface WalkOptions<TMachine extends AnyStateMachine> {
  /** Machine inputs. The walk runs once from each, in this order. */
  readonly inputs: readonly InputFrom<TMachine>[];
  /** Returns the person's events in a state. The walk adds delays and settled actors. */
  readonly events: (snapshot: SnapshotFrom<TMachine>) => readonly EventFromLogic<TMachine>[];
  /** Possible outputs of invoked actors, by id. Default: undefined. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>;
  /** Returns the key of a state. Context that it omits must not affect later paths. */
  readonly serializeState: (snapshot: SnapshotFrom<TMachine>) => string;
  /** Returns whether the walk may stop in a state. */
  readonly stopWhen?: (snapshot: SnapshotFrom<TMachine>) => boolean;
}

export interface Way<TMachine extends AnyStateMachine> {
  readonly input: InputFrom<TMachine>;
  readonly path: StatePath<SnapshotFrom<TMachine>, EventFromLogic<TMachine>>;
}

export interface Walk<TMachine extends AnyStateMachine> {
  readonly coverage: Coverage;
  /** Shortest path to every state. Prefixes of other paths are left out. */
  readonly ways: readonly Way<TMachine>[];
}

type Logic<TMachine extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<TMachine>,
  EventFromLogic<TMachine>,
  InputFrom<TMachine>
>;

/**
 * Maximum number of states. A walk that exceeds it throws, because its `serializeState` probably distinguishes too many
 * states.
 */
const LIMIT = 10_000;

/** Type of an event after a delay. */
export const AFTER = /^xstate\.after\./;
/** Type of an event from an invoked actor that has settled. */
export const ENDED = /^xstate\.(done|error)\.actor\./;
const DONE = 'xstate.done.actor.';

const ownEvents = (
  nodes: readonly StateNode[],
  outputs: Readonly<Record<string, readonly unknown[]>>,
): EventObject[] =>
  nodes
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => AFTER.test(type) || ENDED.test(type))
    .flatMap((type) => {
      const possible = type.startsWith(DONE) ? outputs[type.slice(DONE.length)] : undefined;
      return possible ? possible.map((output) => ({ type, output })) : [{ type }];
    });

/** Wraps a machine, so that coverage records every step. */
const watch = <TMachine extends AnyStateMachine>(machine: TMachine, coverage: Coverage): Logic<TMachine> => ({
  getPersistedSnapshot: (snapshot, options) => machine.getPersistedSnapshot(snapshot, options),
  getInitialSnapshot(scope, input) {
    const { unsubscribe } = scope.system.inspect(coverage.inspect);
    const initial = machine.getInitialSnapshot(scope, input);
    unsubscribe();
    coverage.visit(initial);
    return initial as SnapshotFrom<TMachine>;
  },
  transition(snapshot, event, scope) {
    const { unsubscribe } = scope.system.inspect(coverage.inspect);
    const next = machine.transition(snapshot, event, scope);
    unsubscribe();
    return next as SnapshotFrom<TMachine>;
  },
});

/** Explores the states of a machine from each input, with all events of each state. */
export function walk<TMachine extends AnyStateMachine>(
  machine: TMachine,
  { inputs, events, outputs = {}, serializeState, stopWhen }: WalkOptions<TMachine>,
): Walk<TMachine> {
  const coverage = new Coverage(machine);
  const shortestPaths = createShortestPathsGen<
    SnapshotFrom<TMachine>,
    EventFromLogic<TMachine>,
    InputFrom<TMachine>
  >();
  const ways = inputs.flatMap((input) => {
    const paths = shortestPaths(watch(machine, coverage), {
      input,
      events: (snapshot) => [
        ...events(snapshot),
        ...(ownEvents(nodesOf(snapshot), outputs) as EventFromLogic<TMachine>[]),
      ],
      serializeState: (snapshot) => serializeState(snapshot),
      limit: LIMIT,
      ...(stopWhen && { stopWhen }),
    });
    const passed = new Set(
      paths.flatMap(({ steps }) => steps.slice(0, -1).map(({ state }) => serializeState(state))),
    );
    return paths.filter(({ state }) => !passed.has(serializeState(state))).map((path) => ({ input, path }));
  });
  return { coverage, ways };
}
