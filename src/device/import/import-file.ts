/**
 * Takes an exported file in: checked wholly before anything is written, and then all of it or nothing. What is to be
 * done is noted first and carried out with the journal last, in whose transaction the note goes; so what was cut by a
 * closed page is brought to its end at the next start, and what fails is undone.
 */
import type { JournalEntry } from '../../../domain/journal';
import { GUEST } from '../../../domain/person';
import { type ExportFile, readExport, UnreadableFile } from '../export-file';
import type { DataOfGames, Taking } from '../game-data';
import { currentPerson } from '../new-entries';
import { keptTransactionId } from '../purchase';
import type { Recorder } from '../recorder';
import type { SettingsStore } from '../settings';
import { keptImport } from '../stored-values';
import { forgetImport, notedImport, noteImport, takeEntries } from './journal-import';

/** What the person has chosen. */
export interface Wish {
  readonly how: Taking;
  /** Whether what was written as a guest is to be theirs who is signed in. */
  readonly joinsGuest: boolean;
}

interface Plan extends Wish {
  readonly file: ExportFile;
  /** Who is here, as their name is written here. */
  readonly person: string;
  /** ms since 1970 UTC */
  readonly begunAt: number;
  /** What was there, to be put back if anything fails. */
  readonly before: {
    readonly games: Readonly<Record<string, unknown>>;
    readonly settings: string | null;
    readonly transactionId: string | null;
  };
}

interface Parts {
  readonly recorder: Recorder;
  readonly settings: SettingsStore;
  readonly dataOfGames: DataOfGames;
}

/** Reads a file and looks at every part of it. @throws UnreadableFile */
export async function readFile(text: string, dataOfGames: DataOfGames): Promise<ExportFile> {
  const file = readExport(text);
  const take = await dataOfGames.take(file.games);
  if (typeof take === 'string') throw new UnreadableFile(take);
  return file;
}

/** Upper and lower case are the same name. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The people in a file whose journals nobody here can take in: they are neither the guest nor who is signed in. */
export const strangersIn = ({ people }: ExportFile): string[] =>
  people.filter((name) => name !== GUEST && !isSame(name, currentPerson()));

/** The file's entries as they will be owned here; those of strangers are left out. */
function owned({ file: { journal }, person, joinsGuest }: Pick<Plan, 'file' | 'person' | 'joinsGuest'>) {
  return journal.flatMap((entry): JournalEntry | [] => {
    if (entry.person === GUEST) return joinsGuest ? { ...entry, person } : entry;
    return isSame(entry.person, person) ? { ...entry, person } : [];
  });
}

/** Whose journals of here make way. */
const replacedBy = ({ how, file, person }: Plan): string[] =>
  how === 'merge' ? [] : [GUEST, person].filter((name) => file.people.some((other) => isSame(name, other)));

/**
 * Takes a file in.
 * @returns `busy` when an import is under way in another tab; then, as when it throws, nothing was changed
 * @throws what the browser throws when it refuses
 */
export function importFile(parts: Parts, file: ExportFile, wish: Wish): Promise<'done' | 'busy'> {
  return alone<'done', 'busy'>('busy', async () => {
    const { store } = await parts.recorder.journal();
    const plan: Plan = {
      ...wish,
      file,
      person: currentPerson(),
      begunAt: Date.now(),
      before: {
        games: await parts.dataOfGames.read(),
        settings: parts.settings.text,
        transactionId: keptTransactionId.value,
      },
    };
    keptImport.set(true);
    try {
      await noteImport(store, plan);
      await carryOut(parts, plan);
    } catch (error) {
      await undo(parts, plan);
      throw error;
    } finally {
      keptImport.remove();
    }
    return 'done';
  });
}

/** Brings to its end what a closed page has cut. */
export function finishImport(parts: Parts): Promise<unknown> {
  return alone(undefined, async () => {
    const { store } = await parts.recorder.journal();
    const plan = (await notedImport(store)) as Partial<Plan> | undefined;
    if (isPlan(plan)) await carryOut(parts, plan, plan.begunAt);
    else if (plan !== undefined) await forgetImport(store);
    keptImport.remove();
  });
}

/** Something else may have written in its place. */
const isPlan = (noted: Partial<Plan> | undefined): noted is Plan =>
  typeof noted?.file === 'object' && typeof noted.before === 'object' && typeof noted.person === 'string';

/** One import at a time, in all tabs. */
const alone = <T, U>(otherwise: U, act: () => Promise<T>): Promise<T | U> =>
  navigator.locks
    ? navigator.locks.request('stillgrove.import', { ifAvailable: true }, (lock) =>
        lock ? act() : otherwise,
      )
    : act();

/** @param keepsAfter what was written since then stays, when the import goes on after a cut */
async function carryOut(
  { recorder, settings, dataOfGames }: Parts,
  plan: Plan,
  keepsAfter?: number,
): Promise<void> {
  const { file, how } = plan;
  const take = await dataOfGames.take(file.games);
  if (typeof take === 'function') await take(how);
  if (file.settings) settings.take(file.settings, how);
  if (file.transactionId !== undefined) keptTransactionId.take(file.transactionId, how);
  const { store } = await recorder.journal();
  await takeEntries(store, {
    entries: owned(plan),
    replaced: replacedBy(plan),
    ...(keepsAfter !== undefined && { keepsAfter }),
  });
  recorder.notify('written');
}

/** Puts back what was there: the journal was last, so nothing of it has changed. */
async function undo({ recorder, settings, dataOfGames }: Parts, { file, before }: Plan): Promise<void> {
  try {
    await dataOfGames.restore(Object.keys(file.games), before.games);
    if (file.settings) settings.put(before.settings);
    if (file.transactionId !== undefined) keptTransactionId.put(before.transactionId);
    await forgetImport((await recorder.journal()).store);
  } catch (error) {
    console.warn('What an import had begun could not be undone', error);
  }
}
