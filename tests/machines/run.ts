/** Runs a machine on a clock that only the test advances. */
import type {
  Actor,
  AnyActorLogic,
  AnyMachineSnapshot,
  ContextFrom,
  EmittedFrom,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { Clock } from '../../engine/stage/clock';
import type { GameEmitted } from '../../machines/emitted';
import { manualClock } from '../fakes/manual-clock';

/** An event whose time may be missing. */
type Untimed<TEvent> = TEvent extends { readonly at: number }
  ? Omit<TEvent, 'at'> & { readonly at?: number }
  : TEvent;

export interface Run<TLogic extends AnyActorLogic> {
  readonly actor: Actor<TLogic>;
  readonly clock: Clock;
  /** All effects, in order. */
  readonly emitted: EmittedFrom<TLogic>[];
  /** All snapshots since the start in order, including the first. */
  readonly snapshots: SnapshotFrom<TLogic>[];
  /** Sends events, in order. An event without a time gets the clock's time. */
  send(...events: readonly Untimed<EventFromLogic<TLogic>>[]): void;
  /** Advances the clock by `ms`. */
  pass(ms: number): void;
  /** Returns the current snapshot. */
  now(): SnapshotFrom<TLogic>;
  /** Returns the current context. */
  context(): ContextFrom<TLogic>;
}

/** Events that start a game's session, whose first frame is visible at once. */
export const START = [{ type: 'game.started' }, { type: 'session.shown' }] as const;

/**
 * Starts a machine.
 * @param create creates the actor, such as `(clock) => createActor(machine, { input, clock })`
 * @param events first events
 */
export function run<TLogic extends AnyActorLogic>(
  create: (clock: Clock) => Actor<TLogic>,
  ...events: readonly Untimed<EventFromLogic<TLogic>>[]
): Run<TLogic> {
  const { clock, host } = manualClock();
  const actor = create(clock);
  const emitted: EmittedFrom<TLogic>[] = [];
  const snapshots: SnapshotFrom<TLogic>[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.subscribe((snapshot) => snapshots.push(snapshot));
  actor.start();
  if (snapshots.length === 0) snapshots.push(actor.getSnapshot());
  const running: Run<TLogic> = {
    actor,
    clock,
    emitted,
    snapshots,
    send: (...all) => {
      for (const event of all) actor.send({ at: clock.now(), ...event } as EventFromLogic<TLogic>);
    },
    pass: (ms) => host.pass(ms),
    now: () => actor.getSnapshot(),
    context: () => (actor.getSnapshot() as AnyMachineSnapshot).context,
  };
  running.send(...events);
  return running;
}

/** Returns the comparable parts of a snapshot: state and context. */
export const factsOf = <TContext extends object>({ value, context }: { value: unknown; context: TContext }) =>
  structuredClone({ value, context });

const joined = (values: readonly unknown[]): string =>
  values.filter((value) => value !== undefined && typeof value !== 'object').join(' ');

/** Returns the effects emitted since the last call, in short form. */
export const takeEmitted = ({ emitted }: { readonly emitted: { readonly type: string }[] }): string[] =>
  (emitted.splice(0) as GameEmitted<string>[]).map((event) => {
    if (event.type === 'cue') return joined([event.cue, event.step]);
    if (event.type === 'toast') return `${event.title}: ${event.description}`;
    if (event.type === 'activity') return joined(Object.values(event.activity));
    // The effects of a single game have a short form of their own values.
    return event.type === 'check-in.requested'
      ? `check-in after ${event.delay}`
      : joined(Object.values(event));
  });
