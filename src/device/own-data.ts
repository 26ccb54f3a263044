/** Exports, imports and deletes the person's data. All three follow {@link DEVICE_DATA_PARTS} and the parts of games. */

import * as z from 'zod/mini';
import { BUILT_GAMES } from '../../domain/built-games';
import { normalizeIdentifier } from '../../domain/identifiers';
import { areSameVersion, isRemoval, newerVersion, nextRevision } from '../../domain/journal';
import { GUEST_OWNER } from '../../domain/person';
import { type DataFile, writeDataFile } from './data-file';
import { type DataParts, defineDataPart, type ImportMode, storedValuePart } from './data-part';
import { deleteDatabase } from './database';
import { storedFavorites } from './favorites';
import { BETA_GARDEN_DATABASE } from './from-the-beta';
import { interruptedSessionSchema } from './interrupted';
import { storedIntroChoices } from './intro-choices';
import { collectInOrder, type Journal, mergeIntoStoredDay, putDay } from './journal';
import { entriesIn, filterDayVersions, removedIn, type StoredVersion, versionsIn } from './journal-day';
import type { JournalRecorder } from './journal-recorder';
import { currentJournalOwner } from './new-entries';
import { storedPersistenceState } from './persistence';
import { storedMustSaveId, storedPayment, storedTransactionId } from './purchase';
import { runInSlices } from './run-in-slices';
import { storedSettings } from './settings';
import type { Stored } from './stored';
import { TABLE_NAMES, type Tables } from './tables';
import {
  storedCheckInSkipTime,
  storedDisclaimer,
  storedFirstJournalDay,
  storedHideFiguresOffer,
  storedPremium,
  storedSignOutPending,
  storedTriesLeft,
  storedUser,
  storedUserWithQuestions,
} from './values';

/** Interrupted sessions in the data file, by slug. An import ignores games that this version does not have. */
const interruptedPart = defineDataPart({
  words: 'sessions to go on with',
  schema: z.record(z.string(), interruptedSessionSchema),
  read: async (tables) => {
    const all = (await tables.sessions.getAll()).flatMap(({ game, ...session }) => {
      const { data } = interruptedSessionSchema.safeParse(session);
      return data ? [[game, data] as const] : [];
    });
    return all.length > 0 ? Object.fromEntries(all) : undefined;
  },
  put: async (tables, sessions, how) => {
    if (how === 'replace') await tables.sessions.clear();
    for (const { slug } of BUILT_GAMES) {
      const session = sessions[slug];
      if (session && !(await tables.sessions.get(slug)))
        await tables.sessions.put({ game: slug, ...session });
    }
  },
});

/** What the file has besides the journal and the games, by field. */
export const DEVICE_DATA_PARTS: DataParts = {
  settings: storedValuePart('your settings', storedSettings),
  choices: storedValuePart('your choices', storedIntroChoices, (here, taken) => ({ ...taken, ...here })),
  favorites: storedValuePart('your favorites', storedFavorites, (here, taken) => [
    ...new Set([...taken, ...here]),
  ]),
  interrupted: interruptedPart,
  transactionId: storedValuePart('the transaction ID', storedTransactionId),
};

/** Values that belong to this device, so that no file has them. */
export const DEVICE_ONLY_VALUES: readonly Pick<Stored<unknown>, 'keys'>[] = [
  storedPremium,
  storedTriesLeft,
  storedDisclaimer,
  storedCheckInSkipTime,
  storedHideFiguresOffer,
  storedFirstJournalDay,
  storedUser,
  storedUserWithQuestions,
  storedSignOutPending,
  storedMustSaveId,
  storedPayment,
  storedPersistenceState,
];

/**
 * Returns a file of the journals of guest and signed-in person, and of all parts. `games` has parts by slug.
 * @throws DatabaseTimeoutError, and errors of IndexedDB
 */
export async function exportEverything({ database }: Journal, games: DataParts): Promise<string> {
  const people = [...new Set([GUEST_OWNER, currentJournalOwner()])];
  const { days, own, ofGames } = await database.read(async (tables) => {
    const read = async (parts: DataParts) => {
      const all = await Promise.all(
        Object.entries(parts).map(async ([name, part]) => [name, await part.read(tables)] as const),
      );
      return Object.fromEntries(all.filter(([, data]) => data !== undefined));
    };
    const [own, ofGames, ...days] = await Promise.all([
      read(DEVICE_DATA_PARTS),
      read(games),
      ...people.map((person) => tables.days.getAll(person)),
    ]);
    return { days, own, ofGames };
  }, TABLE_NAMES);
  const journals = await Promise.all(days.map((records) => runInSlices(collectInOrder(records, entriesIn))));
  return writeDataFile({
    exportedAt: Date.now(),
    people,
    journal: journals.flat(),
    removed: days
      .flat()
      .flatMap((record) => removedIn(record).map((removal) => ({ ...removal, person: record.person }))),
    own,
    games: ofGames,
  });
}

/**
 * Deletes everything that is stored, for all tabs, except a pending sign-out and the service worker's files, which have
 * no personal data. The caller must then reload the page, because its memory is stale.
 * @throws like `deleteDatabase`. The rest then stays.
 */
export async function deleteEverything(games: DataParts): Promise<void> {
  await Promise.all([deleteDatabase(), deleteDatabase(BETA_GARDEN_DATABASE)]);
  const parts = [...Object.values(DEVICE_DATA_PARTS), ...Object.values(games), ...DEVICE_ONLY_VALUES];
  const keys = new Set(parts.flatMap((part) => part.keys ?? []));
  const isOurs = (key: string) => keys.has(key) || key.startsWith('stillgrove.');
  clear(() => localStorage, isOurs);
  clear(() => sessionStorage, isOurs);
}

/** A browser that refuses access throws in `open`, and has stored nothing. */
function clear(open: () => Storage, isOurs: (key: string) => boolean): void {
  try {
    const storage = open();
    const all = Object.keys(storage).filter((key) => isOurs(key) && key !== storedSignOutPending.key);
    for (const key of all) storage.removeItem(key);
  } catch (error) {
    console.warn('Storage could not be read', error);
  }
}

/** The case of a name does not matter. */
const isSame = (one: string, other: string): boolean =>
  normalizeIdentifier('same-name', one) === normalizeIdentifier('same-name', other);

/** Returns the people in a file who are neither guest nor signed in here. No import takes their journals. */
export const otherPeopleIn = ({ people }: DataFile): string[] =>
  people.filter((name) => name !== GUEST_OWNER && !isSame(name, currentJournalOwner()));

export interface ImportOptions {
  readonly how: ImportMode;
  /** Whether the signed-in person receives the file's guest entries. */
  readonly joinsGuest: boolean;
}

/** `busy`: another tab is importing, and this import has changed nothing. */
export type ImportOutcome = 'busy' | { /** Parts that localStorage refused. */ readonly refused: string[] };

/**
 * Imports the database in one transaction, without the journals of {@link otherPeopleIn}, then localStorage.
 * @throws DatabaseTimeoutError, and errors of IndexedDB. After an error the data is unchanged.
 */
export async function importFile(
  recorder: JournalRecorder,
  games: DataParts,
  file: DataFile,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const parts = [...partsIn(DEVICE_DATA_PARTS, file.own), ...partsIn(games, file.games)];
  const { database } = await recorder.journal();
  const run = async (): Promise<ImportOutcome> => {
    await database.change(async (tables) => {
      await putJournal(tables, file, options);
      for (const { part, data } of parts) await part.put?.(tables, data, options.how);
    }, TABLE_NAMES);
    const refused = parts.filter(({ part, data }) => part.store?.(data, options.how) === false);
    recorder.notify('written');
    return { refused: refused.map(({ part }) => part.words) };
  };
  if (!navigator.locks) return run();
  return navigator.locks.request('stillgrove.import', { ifAvailable: true }, (lock) =>
    lock ? run() : 'busy',
  );
}

const partsIn = (parts: DataParts, all: Readonly<Record<string, unknown>>) =>
  Object.entries(parts).flatMap(([name, part]) =>
    all[name] === undefined ? [] : [{ part, data: all[name] }],
  );

async function putJournal(tables: Tables, file: DataFile, { how, joinsGuest }: ImportOptions): Promise<void> {
  const person = currentJournalOwner();
  /** Owner on this device; undefined for a stranger. */
  const ownerOf = (name: string): string | undefined => {
    if (name === GUEST_OWNER) return joinsGuest ? person : GUEST_OWNER;
    return isSame(name, person) ? person : undefined;
  };
  const before = new Map<string, StoredVersion>();
  if (how === 'replace') {
    const replaced = [GUEST_OWNER, person].filter((name) => file.people.some((other) => isSame(name, other)));
    for (const name of new Set(replaced)) {
      for (const record of await tables.days.getAll(name)) {
        for (const version of versionsIn(record)) before.set(version.id, version);
        // Removals stay, but an entry of the file may overrule them.
        await putDay(tables, name, record.day, filterDayVersions(record, isRemoval));
      }
    }
  }
  const days = new Map<string, { owner: string; day: string; versions: StoredVersion[] }>();
  for (const { person, ...version } of [...file.journal, ...file.removed]) {
    const owner = ownerOf(person);
    if (owner === undefined) continue;
    const key = JSON.stringify([owner, version.day]);
    const ofDay = days.get(key) ?? { owner, day: version.day, versions: [] };
    days.set(key, ofDay);
    const come = isRemoval(version) ? version : { ...version, person: owner };
    ofDay.versions.push(overruling(before.get(version.id), come));
  }
  for (const { owner, day, versions } of days.values())
    await mergeIntoStoredDay(tables, owner, day, versions);
}

/** Gives the imported version a higher revision than a newer stored one, which sync would otherwise restore. */
function overruling(there: StoredVersion | undefined, come: StoredVersion): StoredVersion {
  if (there?.rev === undefined || areSameVersion(there, come)) return come;
  return newerVersion(there, come) === come ? come : { ...come, rev: nextRevision(there) };
}
