/**
 * Records machines through XState's inspection API, without changing them. The recorder collects each machine's
 * events from its start, so a recording can be taken at any time.
 */
import type { Actor, AnyStateMachine, InspectionEvent, Snapshot } from 'xstate';
import type { Clock } from '../../../engine/stage/clock';
import { FORMAT, type RecordedEvent, type RecordedState, type Recording, seal } from './recording';
import { checksum, Disguise, type Json } from './values';

/** Maximum length of a context value, characters of JSON. A checksum replaces a longer one. */
const LONGEST = 60;
/** Maximum length of a list of effects, characters of JSON. A checksum replaces a longer one. */
const LONGEST_LIST = 400;

/** Facts about the page of a recording. */
export type Facts = Pick<Recording, 'app' | 'title' | 'address' | 'settings' | 'viewport'>;

/** An actor without a parent, which runs a machine. */
export type Root = Actor<AnyStateMachine>;

const isMachine = (snapshot: Snapshot<unknown>): snapshot is ReturnType<Root['getSnapshot']> =>
  'value' in snapshot && 'context' in snapshot;

/** Descriptions of one machine's states, each as the difference from the previous state. */
export class States {
  readonly #disguise: Disguise;
  #value = '';
  #context: Record<string, string> = {};

  constructor(disguise: Disguise) {
    this.#disguise = disguise;
  }

  /**
   * Describes the next state.
   * @param emitted effects since the last state
   */
  next(snapshot: ReturnType<Root['getSnapshot']>, emitted: readonly unknown[]): RecordedState {
    const effects = emitted.map((one) => this.#disguise.encode(one));
    const value = this.#disguise.encode(snapshot.value);
    const context = this.#disguise.encode(snapshot.context) as Record<string, Json>;
    const shown = Object.fromEntries(Object.entries(context).map(([name, one]) => [name, short(one)]));
    const changed = Object.entries(shown).filter(
      ([name, one]) => this.#context[name] !== JSON.stringify(one),
    );
    // A removed field is recorded with the tag `undefined`.
    for (const name of Object.keys(this.#context))
      if (!(name in shown)) changed.push([name, { $type: 'undefined' }]);
    const isOther = JSON.stringify(value) !== this.#value;
    this.#value = JSON.stringify(value);
    this.#context = Object.fromEntries(
      Object.entries(shown).map(([name, one]) => [name, JSON.stringify(one)]),
    );
    return {
      ...(isOther && { value }),
      ...(changed.length > 0 && { context: Object.fromEntries(changed) }),
      ...(effects.length > 0 && { emitted: short(effects, LONGEST_LIST) as Json[] | string }),
      sum: checksum({ value, context, status: snapshot.status, effects }),
    };
  }
}

function short(value: Json, longest = LONGEST): Json {
  return JSON.stringify(value).length > longest ? `#${checksum(value)}` : value;
}

/** The effects of an actor since the last {@link take}. */
export class Effects {
  #emitted: unknown[] = [];

  constructor(actor: Root) {
    actor.on('*', (emitted) => this.#emitted.push(emitted));
  }

  /** The effects since the last {@link take}. */
  get waiting(): readonly unknown[] {
    return this.#emitted;
  }

  take(): readonly unknown[] {
    const taken = this.#emitted;
    this.#emitted = [];
    return taken;
  }
}

/** The events of one actor so far. */
class Log {
  readonly actor: Root;
  readonly start: number;
  readonly first: RecordedState;
  readonly input: Json;
  readonly steps: { at: number; event: RecordedEvent; after: RecordedState }[] = [];
  readonly #disguise = new Disguise();
  readonly #states = new States(this.#disguise);
  readonly #effects: Effects;
  /** Events whose resulting states are still missing. */
  readonly #open = new Map<object, { at: number; event: RecordedEvent }>();

  constructor(actor: Root, start: number, snapshot: ReturnType<Root['getSnapshot']>) {
    this.actor = actor;
    this.start = start;
    this.input = this.#disguise.encode(actor.options.input);
    this.#effects = new Effects(actor);
    this.first = this.#states.next(snapshot, []);
  }

  hear(event: { readonly type: string }, at: number): void {
    this.#open.set(event, { at, event: this.#disguise.encode(event) as RecordedEvent });
  }

  settle(event: object, snapshot: ReturnType<Root['getSnapshot']>): void {
    const heard = this.#open.get(event);
    if (!heard) return;
    this.#open.delete(event);
    this.steps.push({ ...heard, after: this.#states.next(snapshot, this.#effects.take()) });
  }

  /** Returns the current state in full. The recording may continue afterward. */
  last(snapshot: ReturnType<Root['getSnapshot']>): RecordedState {
    return new States(this.#disguise).next(snapshot, this.#effects.waiting);
  }
}

export class Recorder {
  readonly #clock: Pick<Clock, 'now' | 'catchUp'>;
  readonly #logs = new Map<object, Log>();

  constructor(clock: Pick<Clock, 'now' | 'catchUp'>) {
    this.#clock = clock;
  }

  /** Started machines, the latest last. */
  get actors(): readonly Root[] {
    return [...this.#logs.values()].map(({ actor }) => actor);
  }

  /** Argument for `createActor(machine, { inspect })`. */
  readonly inspect = (inspected: InspectionEvent): void => {
    const { actorRef } = inspected;
    if (inspected.type === '@xstate.event') {
      const log = this.#logs.get(actorRef);
      // An event that an actor sends to itself is a delayed transition.
      if (!log || inspected.sourceRef === actorRef) return;
      // Due timers run before the event, as in a replay.
      this.#clock.catchUp();
      log.hear(inspected.event, this.#clock.now());
    } else if (inspected.type === '@xstate.snapshot' && isMachine(inspected.snapshot)) {
      if (inspected.event.type === 'xstate.init') {
        if (actorRef.sessionId !== inspected.rootId) return;
        this.#logs.set(actorRef, new Log(actorRef as Root, this.#clock.now(), inspected.snapshot));
      } else this.#logs.get(actorRef)?.settle(inspected.event, inspected.snapshot);
    }
  };

  /**
   * Returns the session of an actor from its start until now.
   * @throws Error for an actor that was not started here
   */
  take(actor: Root, facts: Facts): Recording {
    const log = this.#logs.get(actor);
    if (!log) throw new Error('This actor was not recorded');
    this.#clock.catchUp();
    const { input, start, first, steps } = log;
    return seal({
      format: FORMAT,
      ...facts,
      machine: actor.logic.id,
      input,
      start,
      first,
      steps: [...steps],
      end: { at: this.#clock.now(), after: log.last(actor.getSnapshot()) },
    });
  }
}
