/** Runs a machine on a clock that only the test advances. */
import type { Actor, AnyActorLogic, EmittedFrom, SnapshotFrom } from 'xstate';
import type { Clock } from '../../engine/stage/clock';
import type { GameEmitted } from '../../machines/emitted';
import { manualClock } from '../fakes/manual-clock';

export interface Run<TLogic extends AnyActorLogic> {
  readonly actor: Actor<TLogic>;
  readonly clock: Clock;
  /** All effects, in order. */
  readonly emitted: EmittedFrom<TLogic>[];
  /** All snapshots since the start in order, including the first. */
  readonly snapshots: SnapshotFrom<TLogic>[];
  /** Advances the clock by `ms`. */
  pass(ms: number): void;
}

/** @param create creates the actor, such as `(clock) => createActor(machine, { input, clock })`. `run` starts it. */
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

/** Returns the comparable parts of a snapshot: state and context. */
export const factsOf = <TContext extends object>({ value, context }: { value: unknown; context: TContext }) =>
  structuredClone({ value, context });

/** Returns the effects emitted since the last call, in short form. */
export const takeEmitted = ({ emitted }: { readonly emitted: GameEmitted<string>[] }): string[] =>
  emitted.splice(0).map((event) => {
    if (event.type === 'cue') return event.step === undefined ? event.cue : `${event.cue} ${event.step}`;
    if (event.type === 'toast') return event.title;
    return event.type === 'activity' ? event.activity.kind : `check-in after ${event.delay}`;
  });
