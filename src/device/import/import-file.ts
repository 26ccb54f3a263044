/**
 * Imports an exported file: validates the whole file, then stores all of it or nothing. The import first stores a
 * plan, then the data, and last the journal. The journal's transaction also deletes the plan. If the page closes in
 * between, the next start completes the import. After an error the import rolls back.
 */
import { normalized } from '../../../domain/identifiers';
import type { JournalEntry } from '../../../domain/journal';
import { GUEST } from '../../../domain/person';
import { type ExportFile, type OwnedRemoval, readExport, UnreadableFile } from '../export-file';
import { putChoices, readChoices, takeChoices } from '../game-choices';
import type { DataOfGames, ImportMode } from '../game-data';
import { putInterrupted, readInterrupted, takeInterrupted } from '../interrupted';
import { currentPerson } from '../new-entries';
import { keptTransactionId } from '../purchase';
import type { Recorder } from '../recorder';
import type { SettingsStore } from '../settings';
import { keptImport } from '../stored-values';
import { forgetImport, notedImport, noteImport, takeEntries } from './journal-import';

/** Choices of the person for an import. */
export interface ImportOptions {
  readonly how: ImportMode;
  /** Whether the signed-in person receives the file's guest entries. */
  readonly joinsGuest: boolean;
}

interface Plan extends ImportOptions {
  readonly file: ExportFile;
  /** The signed-in person when the import started; otherwise the guest. */
  readonly person: string;
  /** Start of the import, ms since 1970 UTC. */
  readonly begunAt: number;
  /** Previous data, for a rollback. */
  readonly before: {
    readonly games: Readonly<Record<string, unknown>>;
    readonly settings: string | null;
    readonly choices: ReturnType<typeof readChoices>;
    readonly interrupted: ReturnType<typeof readInterrupted>;
    readonly transactionId: string | null;
  };
}

interface Parts {
  readonly recorder: Recorder;
  readonly settings: SettingsStore;
  readonly dataOfGames: DataOfGames;
}

/**
 * Error after an import that failed and could not be rolled back. The next start of the app completes that import.
 * `cause` is the browser's error. Without `cause`, the failed import is an earlier one.
 */
export class UnfinishedImport extends Error {}

/**
 * Reads a file and validates every part of it.
 * @throws UnreadableFile, or the browser's error when the code of a game does not load
 */
export async function readFile(text: string, dataOfGames: DataOfGames): Promise<ExportFile> {
  const file = readExport(text);
  const take = await dataOfGames.take(file.games);
  if (typeof take === 'string') throw new UnreadableFile(take);
  return file;
}

/** Returns whether two names are those of one person. Case is ignored. */
const isSame = (one: string, other: string): boolean =>
  normalized('same-name', one) === normalized('same-name', other);

/**
 * Returns the people in a file whose journals this device cannot import, because they are neither the guest nor the
 * signed-in person.
 */
export const strangersIn = ({ people }: ExportFile): string[] =>
  people.filter((name) => name !== GUEST && !isSame(name, currentPerson()));

/** Returns the file's entries and removals with their owners on this device. Omits those of strangers. */
function owned({ file, person, joinsGuest }: Pick<Plan, 'file' | 'person' | 'joinsGuest'>) {
  return [...file.journal, ...(file.removed ?? [])].flatMap((version): JournalEntry | OwnedRemoval | [] => {
    if (version.person === GUEST) return joinsGuest ? { ...version, person } : version;
    return isSame(version.person, person) ? { ...version, person } : [];
  });
}

/** Returns the owners of the journals that the import replaces. */
const replacedBy = ({ how, file, person }: Plan): string[] =>
  how === 'merge' ? [] : [GUEST, person].filter((name) => file.people.some((other) => isSame(name, other)));

/**
 * Imports a file, except the journals of {@link strangersIn}.
 * @returns `busy` when another tab is importing. In that case this import changes nothing.
 * @throws the browser's error. After this error the data is unchanged.
 * @throws UnfinishedImport
 */
export function importFile(parts: Parts, file: ExportFile, options: ImportOptions): Promise<'done' | 'busy'> {
  return alone<'done', 'busy'>('busy', async () => {
    const { store } = await parts.recorder.journal();
    const unfinished = (await notedImport(store)) as Partial<Plan> | undefined;
    // Rolls the unfinished import back first. Otherwise a rollback of this import would restore the data that the
    // unfinished one had stored.
    if (isPlan(unfinished) && !(await undo(parts, unfinished)))
      throw new UnfinishedImport('The import before this one could not be undone');
    const plan: Plan = {
      ...options,
      file,
      person: currentPerson(),
      begunAt: Date.now(),
      before: {
        games: await parts.dataOfGames.read(),
        settings: parts.settings.text,
        choices: readChoices(),
        interrupted: readInterrupted(),
        transactionId: keptTransactionId.value,
      },
    };
    await noteImport(store, plan);
    keptImport.set(true);
    try {
      await carryOut(parts, plan);
    } catch (error) {
      if (!(await undo(parts, plan)))
        throw new UnfinishedImport('An import could not be undone', { cause: error });
      keptImport.remove();
      throw error;
    }
    keptImport.remove();
    return 'done';
  });
}

/**
 * Completes an import that a closed page interrupted. Deletes the plan of the import if the plan is invalid. Does
 * nothing while another tab is importing.
 */
export function finishImport(parts: Parts): Promise<unknown> {
  return alone(undefined, async () => {
    const { store } = await parts.recorder.journal();
    const plan = (await notedImport(store)) as Partial<Plan> | undefined;
    if (isPlan(plan)) await carryOut(parts, plan, plan.begunAt);
    else if (plan !== undefined) await forgetImport(store);
    keptImport.remove();
  });
}

/** Checks the shape of a stored plan, because another program may have written to the database. */
const isPlan = (noted: Partial<Plan> | undefined): noted is Plan =>
  typeof noted?.file === 'object' && typeof noted.before === 'object' && typeof noted.person === 'string';

/**
 * Runs a function under a lock across tabs, in browsers with Web Locks, so that only one import runs at a time.
 * @param otherwise result if another tab holds the lock
 */
const alone = <T, U>(otherwise: U, act: () => Promise<T>): Promise<T | U> =>
  navigator.locks
    ? navigator.locks.request('stillgrove.import', { ifAvailable: true }, (lock) =>
        lock ? act() : otherwise,
      )
    : act();

/**
 * Imports the file of a plan.
 * @param keepsAfter start of the interrupted import that this call completes, ms since 1970 UTC; undefined for a new
 *   import. Entries written after this time stay.
 */
async function carryOut(
  { recorder, settings, dataOfGames }: Parts,
  plan: Plan,
  keepsAfter?: number,
): Promise<void> {
  const { file, how } = plan;
  const take = await dataOfGames.take(file.games);
  if (typeof take === 'function') await take(how);
  if (file.settings) settings.take(file.settings, how);
  if (file.choices) takeChoices(file.choices, how);
  if (file.interrupted) takeInterrupted(file.interrupted, how);
  if (file.transactionId !== undefined) keptTransactionId.take(file.transactionId, how);
  const { store } = await recorder.journal();
  await takeEntries(store, {
    versions: owned(plan),
    replaced: replacedBy(plan),
    ...(keepsAfter !== undefined && { keepsAfter }),
  });
  recorder.notify('written');
}

/**
 * Restores all previous data except the journal, which an import writes last.
 * @returns false after a failure
 */
async function undo({ recorder, settings, dataOfGames }: Parts, { file, before }: Plan): Promise<boolean> {
  try {
    await dataOfGames.restore(Object.keys(file.games), before.games);
    if (file.settings) settings.put(before.settings);
    if (file.choices) putChoices(before.choices);
    if (file.interrupted) putInterrupted(before.interrupted);
    if (file.transactionId !== undefined) keptTransactionId.put(before.transactionId);
    await forgetImport((await recorder.journal()).store);
    return true;
  } catch (error) {
    console.warn('A failed import could not be rolled back', error);
    return false;
  }
}
