/** A check-in with a journal. The test decides whether a write succeeds. */
import { createActor, fromPromise } from 'xstate';
import { checkInMachine, type MoodToSave, selectIsOpen } from '../../../machines/app/check-in.machine';
import { type Run, run } from '../run';

/** Time at which a game ended, ms since 1970 UTC. */
export const AT = 1_795_000_000_000;
export const MINUTE = 60_000;

interface Journal {
  /** Moods that the machine has asked the journal to save, in order. */
  readonly asked: MoodToSave[];
  /** Settles the last write and runs its callbacks. */
  settle(outcome: 'kept' | 'broken'): Promise<void>;
}

export type CheckIn = Run<typeof checkInMachine> & { readonly journal: Journal };

/** Returns the machine with a journal that the test settles. */
export function journaled(): { machine: typeof checkInMachine; journal: Journal } {
  const writes: { kept: () => void; broken: () => void }[] = [];
  const asked: Journal['asked'] = [];
  const saveMood = fromPromise<void, MoodToSave>(({ input }) => {
    asked.push(input);
    return new Promise((resolve, reject) => {
      writes.push({ kept: resolve, broken: () => reject(new Error('the journal is full')) });
    });
  });
  const settle = async (outcome: 'kept' | 'broken') => {
    writes.at(-1)?.[outcome]();
    await settled();
  };
  return { machine: checkInMachine.provide({ actors: { saveMood } }), journal: { asked, settle } };
}

export function openCheckIn(lastSkipAt: number | null = null, isOn = true): CheckIn {
  const { machine, journal } = journaled();
  return { ...run((clock) => createActor(machine, { input: { lastSkipAt, isOn }, clock })), journal };
}

export const request = ({ actor }: CheckIn, at = AT, delay = 1000, after = 'memory-cards') =>
  actor.send({ type: 'requested', after, delay, at });

/** Runs the callbacks of settled promises. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Returns a check-in with an open dialog. */
export function opened(lastSkipAt: number | null = null): CheckIn {
  const checkIn = openCheckIn(lastSkipAt);
  request(checkIn);
  checkIn.pass(1000);
  return checkIn;
}

export const isOpen = ({ actor }: CheckIn) => selectIsOpen(actor.getSnapshot());
