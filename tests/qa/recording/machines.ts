/** Finds a machine by its id. */
import { type AnyStateMachine, StateMachine } from 'xstate';
import { RecordingError } from './recording';

const FILES = import.meta.glob<Record<string, unknown>>('../../../machines/**/*.machine.ts');

/** Returns the ID in a file's name, in kebab case: `end-after` for the machine `endAfter`. */
const nameIn = (file: string): string => file.slice(file.lastIndexOf('/') + 1).replace('.machine.ts', '');

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Loads a machine by its id.
 * @throws RecordingError for an unknown id
 */
export async function machineOf(id: string): Promise<AnyStateMachine> {
  const load = Object.entries(FILES).find(([file]) => nameIn(file) === kebab(id))?.[1];
  const machine = load && Object.values(await load()).find((one) => one instanceof StateMachine);
  if (!machine)
    throw new RecordingError(`This recording is of "${id}", and there is no such game or machine here.`);
  return machine as AnyStateMachine;
}
