/** Replays paths through a machine on an actor whose delays run on a manual clock. */
import {
  Actor,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import { manualClock } from '../fakes/manual-clock';
import { Coverage } from '../qa/paths/coverage';
import { AFTER, ENDED, type WalkOptions, type Way } from '../qa/paths/walk';

/** An event, or a wait, ms. */
export type Step<TMachine extends AnyStateMachine> = EventFromLogic<TMachine> | number;

const open = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  inspect: (event: InspectionEvent) => void,
) => {
  const { clock, host } = manualClock();
  // `new Actor` does the same as `createActor`, but its type does not require the input of the unknown machine.
  return { actor: new Actor(machine, { input, clock, inspect }).start(), host };
};

/** Plays sequences from the start, and returns their coverage. It serves machines with too many paths for `walk`. */
export function cover<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine>,
  sequences: readonly (readonly Step<TMachine>[])[],
): Coverage {
  const coverage = new Coverage(machine);
  for (const sequence of sequences) {
    const { actor, host } = open(machine, input, coverage.inspect);
    coverage.visit(actor.getSnapshot());
    for (const step of sequence) {
      if (typeof step === 'number') host.pass(step);
      else actor.send(step);
    }
    actor.stop();
  }
  return coverage;
}

export interface ReplayOptions<TMachine extends AnyStateMachine>
  extends Pick<WalkOptions<TMachine>, 'serializeState'> {
  /** Settles the invoked actor and runs its callbacks. The walk provides `output`. */
  readonly settle?: (how: 'done' | 'error', output: unknown) => Promise<void>;
}

/**
 * Replays a path on a manual clock.
 * @returns the actor's state after each step, and the walk's prediction
 */
export async function replay<TMachine extends AnyStateMachine>(
  machine: TMachine,
  { input, path }: Way<TMachine>,
  { serializeState, settle }: ReplayOptions<TMachine>,
): Promise<{ readonly played: string[]; readonly promised: string[] }> {
  const heard = new Set<string>();
  const { actor, host } = open(machine, input, (event) => {
    if (event.type === '@xstate.event') heard.add(event.event.type);
  });
  const played = [serializeState(actor.getSnapshot())];
  for (const { event } of path.steps.slice(1)) {
    const { type } = event;
    heard.clear();
    if (AFTER.test(type)) {
      for (let ms = host.untilNext; ms !== undefined && !heard.has(type); ms = host.untilNext) host.pass(ms);
    } else if (ENDED.test(type)) {
      const output = 'output' in event ? event.output : undefined;
      await settle?.(type.startsWith('xstate.done') ? 'done' : 'error', output);
    } else {
      actor.send(event);
    }
    played.push(serializeState(actor.getSnapshot()));
  }
  actor.stop();
  return { played, promised: path.steps.map(({ state }) => serializeState(state)) };
}
