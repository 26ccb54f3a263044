/** Replays a recording on a machine and compares every state. */
import { Actor, type AnyStateMachine, fromCallback } from 'xstate';
import { Clock } from '../../../engine/stage/clock';
import { ManualHost } from '../manual-host';
import { Effects, Recorder, type Root, States } from './recorder';
import { isEdited, type RecordedState, type Recording } from './recording';
import { Disguise, decode, type Json } from './values';

/** One event of a replay, and its result. */
export interface Played {
  /** `start`, the event's type, or `end`. */
  readonly name: string;
  /** Clock time of the event, ms. */
  readonly at: number;
  /** The state's value after the event. */
  readonly value: Json;
}

export interface Outcome {
  readonly played: readonly Played[];
  /** First difference: the event, the expected value, and the actual value; undefined if the states are equal. */
  readonly difference: string | undefined;
  /** Remarks about the file: another version of the app, edited by hand. */
  readonly remarks: readonly string[];
}

/** The parts of a running machine that a replay needs. */
export interface Stand {
  /** Advances to a clock time, ms. Timers that are due by then fire on time. */
  passTo(at: number): void;
  send(event: { readonly type: string }): void;
  snapshot(): ReturnType<Root['getSnapshot']>;
  /** Returns the effects since the last call. */
  emitted(): readonly unknown[];
  /** Returns the error that the machine has thrown; undefined for none. */
  error(): unknown;
}

/**
 * Formats a state value as one line: `playing.comparing`, or `complete.(way.level, tune.coming)` for several
 * regions.
 */
export function inWords(value: Json | undefined): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return String(value);
  const regions = Object.entries(value as Record<string, Json>).map(([name, below]) =>
    isEmpty(below) ? name : `${name}.${inWords(below)}`,
  );
  return regions.length === 1 ? (regions[0] as string) : `(${regions.join(', ')})`;
}

const isEmpty = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** Replay of a recording, step by step, on a {@link Stand}. */
export class Replay {
  readonly recording: Recording;
  readonly played: Played[] = [];
  readonly remarks: readonly string[];
  difference: string | undefined;
  readonly #stand: Stand;
  readonly #states = new States(new Disguise());
  #value: Json | undefined;
  #got: Json | undefined;
  #index = -1;

  /** Requires a machine that has just started at the recording's start time. */
  constructor(recording: Recording, stand: Stand, version: string) {
    this.recording = recording;
    this.#stand = stand;
    this.remarks = [
      ...(recording.app === version
        ? []
        : [`It was made by version ${recording.app}; this is version ${version}.`]),
      ...(isEdited(recording) ? ['It was changed by hand: its checksum does not match its content.'] : []),
    ];
    this.#compare('start', recording.start, recording.first);
  }

  get isOver(): boolean {
    return this.difference !== undefined || this.#index > this.recording.steps.length;
  }

  /** Number of replayed events. */
  get position(): number {
    return Math.max(0, Math.min(this.#index, this.recording.steps.length));
  }

  /** The next event; undefined when only the end remains. */
  get next(): Recording['steps'][number] | undefined {
    return this.recording.steps[this.position];
  }

  /** Plays the next event, or lets time pass to the end. */
  step(): void {
    if (this.isOver) return;
    const { steps, end } = this.recording;
    const step = steps[this.position];
    this.#stand.passTo(step ? step.at : end.at);
    if (!step) {
      this.#compareEnd();
      return;
    }
    let failure: unknown;
    try {
      this.#stand.send(decode(step.event as unknown as Json) as { type: string });
    } catch (error) {
      failure = error;
    }
    this.#compare(step.event.type, step.at, step.after, failure);
  }

  #compareEnd(): void {
    const { at, after } = this.recording.end;
    // The file contains the last state in full, so the comparison needs no earlier state.
    const got = new States(new Disguise()).next(this.#stand.snapshot(), this.#stand.emitted());
    this.#judge('end', at, after, got);
  }

  #compare(name: string, at: number, expected: RecordedState, failure?: unknown): void {
    this.#judge(
      name,
      at,
      expected,
      this.#states.next(this.#stand.snapshot(), this.#stand.emitted()),
      failure,
    );
  }

  #judge(
    name: string,
    at: number,
    expected: RecordedState,
    got: RecordedState,
    failure = this.#stand.error(),
  ): void {
    this.#index += 1;
    this.#value = expected.value ?? this.#value;
    this.#got = got.value ?? this.#got;
    this.played.push({ name, at, value: this.#got as Json });
    if (failure === undefined && expected.sum === got.sum) return;
    const place =
      name === 'start' || name === 'end'
        ? `At the ${name}, ${at} ms`
        : `Event ${this.#index} of ${this.recording.steps.length}, ${name} at ${at} ms`;
    const parts =
      failure === undefined
        ? this.#differences(expected, got)
        : [`the machine failed: ${failure instanceof Error ? failure.message : String(failure)}`];
    this.difference = `${place}: ${parts.join('; ')}.`;
  }

  #differences(expected: RecordedState, got: RecordedState): string[] {
    const parts: string[] = [];
    if (JSON.stringify(this.#value) !== JSON.stringify(this.#got))
      parts.push(`expected the state ${inWords(this.#value)}, got ${inWords(this.#got)}`);
    const names = new Set([...Object.keys(expected.context ?? {}), ...Object.keys(got.context ?? {})]);
    for (const name of names) {
      const [wanted, came] = [expected, got].map(({ context = {} }) =>
        name in context ? JSON.stringify(context[name]) : 'no change',
      );
      if (wanted !== came) parts.push(`${name}: expected ${wanted}, got ${came}`);
    }
    const [effects, came] = [expected, got].map(({ emitted = [] }) => JSON.stringify(emitted));
    if (effects !== came) parts.push(`effects: expected ${effects}, got ${came}`);
    return parts.length > 0 ? parts : [`expected a snapshot with checksum ${expected.sum}, got ${got.sum}`];
  }
}

/** Returns the machine with invoked actors that never answer, because the recording contains their answers. */
function answered(machine: AnyStateMachine): AnyStateMachine {
  const silent = fromCallback(() => undefined);
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((name) => [name, silent]),
  );
  return machine.provide({ actors }) as AnyStateMachine;
}

/** Starts a machine at the recording's start time, on a separate clock. */
function open(machine: AnyStateMachine, recording: Recording, inspect?: Recorder['inspect']) {
  const host = new ManualHost();
  const clock = new Clock(host);
  const recorder = new Recorder(clock);
  host.pass(recording.start);
  let failure: unknown;
  const actor = new Actor(answered(machine), {
    input: decode(recording.input),
    clock,
    inspect: (event) => {
      recorder.inspect(event);
      inspect?.(event);
    },
  });
  actor.subscribe({
    error: (error) => {
      failure = error;
    },
  });
  const effects = new Effects(actor);
  actor.start();
  const stand: Stand = {
    passTo: (at) => host.pass(at - clock.now()),
    send: (event) => actor.send(event),
    snapshot: () => actor.getSnapshot(),
    emitted: () => effects.take(),
    error: () => failure,
  };
  return { actor, recorder, stand };
}

/**
 * Replays a whole recording without a page, within milliseconds.
 * @param version version of this app
 * @param inspect also observes the machine, for its coverage
 */
export function replayHeadless(
  machine: AnyStateMachine,
  recording: Recording,
  version: string,
  inspect?: Recorder['inspect'],
): Outcome {
  const { actor, stand } = open(machine, recording, inspect);
  const replay = new Replay(recording, stand, version);
  while (!replay.isOver) replay.step();
  actor.stop();
  const { played, difference, remarks } = replay;
  return { played, difference, remarks };
}

/**
 * Replays the same events on the current machine.
 * @returns a recording with the current machine's states
 * @throws the error of the machine
 */
export function recordAgain(machine: AnyStateMachine, recording: Recording, version: string): Recording {
  const { actor, recorder, stand } = open(machine, recording);
  for (const { at, event } of recording.steps) {
    stand.passTo(at);
    stand.send(decode(event as unknown as Json) as { type: string });
  }
  stand.passTo(recording.end.at);
  const error = stand.error();
  if (error !== undefined) throw error;
  const { title, address, settings, viewport } = recording;
  const again = recorder.take(actor, { app: version, title, address, settings, viewport });
  actor.stop();
  return again;
}
