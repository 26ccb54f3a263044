/** Runs a real machine on the real clock, which the test moves. */
import type { Actor, AnyActorLogic, EmittedFrom, SnapshotFrom } from 'xstate';
import type { Clock } from '../../engine/stage/clock';
import { manualClock } from '../fakes/manual-clock';

export interface Run<TLogic extends AnyActorLogic> {
  readonly actor: Actor<TLogic>;
  readonly clock: Clock;
  /** Everything that was emitted, in order. */
  readonly emitted: EmittedFrom<TLogic>[];
  /** Every snapshot since the start, in order, the first one included. */
  readonly snapshots: SnapshotFrom<TLogic>[];
  /** Lets `ms` pass on the clock. */
  pass(ms: number): void;
}

/**
 * @param create makes the actor, e.g. `(clock) => createActor(machine, { input, clock })`; it is started here
 */
export function run<TLogic extends AnyActorLogic>(create: (clock: Clock) => Actor<TLogic>): Run<TLogic> {
  const { clock, host } = manualClock();
  const actor = create(clock);
  const emitted: EmittedFrom<TLogic>[] = [];
  const snapshots: SnapshotFrom<TLogic>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe((snapshot) => snapshots.push(snapshot));
  actor.start();
  if (snapshots.length === 0) snapshots.push(actor.getSnapshot());
  return { actor, clock, emitted, snapshots, pass: (ms) => host.pass(ms) };
}

/** What two equal games have in common: the state and everything in the context. */
export const factsOf = <TContext extends object>({ value, context }: { value: unknown; context: TContext }) =>
  structuredClone({ value, context });
