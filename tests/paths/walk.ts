/** Walks every way through a machine with `xstate/graph`; `replay.ts` plays the ways again on the real clock. */
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
  /** The walk begins once with each of these. */
  readonly inputs: readonly InputFrom<TMachine>[];
  /** What a person may send in a state. Delays that pass and invoked actors that end are added by the walk. */
  readonly events: (snapshot: SnapshotFrom<TMachine>) => readonly EventFromLogic<TMachine>[];
  /** What invoked actors may end with, by their id; without it they end with nothing. */
  readonly outputs?: Readonly<Record<string, readonly unknown[]>>;
  /** What tells two states apart; whatever is left out must make no difference to the way on. */
  readonly serializeState: (snapshot: SnapshotFrom<TMachine>) => string;
  /** Where the walk need not go on. */
  readonly stopWhen?: (snapshot: SnapshotFrom<TMachine>) => boolean;
}

export interface Way<TMachine extends AnyStateMachine> {
  readonly input: InputFrom<TMachine>;
  readonly path: StatePath<SnapshotFrom<TMachine>, EventFromLogic<TMachine>>;
}

export interface Walk<TMachine extends AnyStateMachine> {
  readonly coverage: Coverage;
  /** The shortest way to every state, without those that are the beginning of another. */
  readonly ways: readonly Way<TMachine>[];
}

type Logic<TMachine extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<TMachine>,
  EventFromLogic<TMachine>,
  InputFrom<TMachine>
>;

/** More steps than this are a walk that does not end: `serializeState` tells too many states apart. */
const LIMIT = 10_000;

/** What happens by itself: a delay passes, an invoked actor ends. */
export const AFTER = /^xstate\.after\./;
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

/** The same machine, whose every step is noted. */
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

/** Goes wherever the events lead, from each of the inputs. */
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
