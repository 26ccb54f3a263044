/**
 * A device with exportable data: a journal, settings, choices, an interrupted session, a garden, a safe space, and a
 * transaction ID.
 */
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { JournalEntry } from '../../../../domain/journal';
import { EMPTY_SPACE } from '../../../../domain/safe-space';
import { serializeSpace } from '../../../../domain/safe-space-record';
import { type DataFile, readDataFile } from '../../../../src/device/data-file';
import { storedIntroChoices } from '../../../../src/device/intro-choices';
import type { Journal } from '../../../../src/device/journal';
import {
  DEVICE_DATA_PARTS,
  exportEverything,
  type ImportOptions,
  type ImportOutcome,
  importFile,
} from '../../../../src/device/own-data';
import { storedTransactionId } from '../../../../src/device/purchase';
import { writeText } from '../../../../src/device/stored';
import { TABLE_NAMES } from '../../../../src/device/tables';
import { storedUser } from '../../../../src/device/values';
import { SAVED_KEY, setAsideSpaceText } from '../../../../src/games/safe-space-builder/space-store';
import { writeMarks } from '../../../../src/games/zen-garden/garden-store';
import { loadDataOfGames } from '../../../../src/play/data-of-games';
import { createServices, type Services } from '../../../../src/services/services';
import { randomJournal } from '../../../fixtures/analytics/random-journal';
import { stroke } from '../../../fixtures/sand/stroke';

/** A localStorage or sessionStorage whose values are own properties, as in browsers. */
class SmallStorage {
  [key: string]: unknown;

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** Installs the browser APIs that the app needs without a page. `vi.unstubAllGlobals` removes them. */
function standInBrowser(): void {
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), {
      hidden: false,
      documentElement: { dataset: {} },
      querySelectorAll: () => [],
    }),
  );
}

export interface OwnDevice {
  readonly services: Services;
  readonly journal: Journal;
  /** Returns the current result of 'Export my data'. */
  exported(): Promise<string>;
  rake(...steps: readonly string[]): Promise<void>;
  /** Imports the text of a file. */
  takes(text: string, options?: Partial<ImportOptions>): Promise<ImportOutcome>;
}

/** Returns an empty device. @param user signed-in user, without sync */
export async function emptyDevice(user?: string): Promise<OwnDevice> {
  globalThis.indexedDB = new IDBFactory();
  standInBrowser();
  const storage = new SmallStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new SmallStorage());
  if (user) storage.setItem(storedUser.key, JSON.stringify({ username: user, sync: false }));
  const services = createServices();
  const journal = await services.recorder.journal();
  return {
    services,
    journal,
    exported: async () => exportEverything(journal, await loadDataOfGames()),
    takes: async (text, options) =>
      importFile(services.recorder, await loadDataOfGames(), await fileFrom(text), {
        how: 'merge',
        joinsGuest: false,
        ...options,
      }),
    rake: async (...steps) => {
      const added = steps.map((step, index) => {
        const mark = {
          step,
          stroke:
            index % 4 === 3
              ? null
              : stroke([
                  [40, 60 + index],
                  [52, 60],
                  [90, 61],
                ]),
        };
        return [[Date.now(), 5, index], mark] as const;
      });
      await writeMarks(journal.database, { added, removed: [] });
    },
  };
}

/** @param seed selects the data. Different seeds have no entry in common. */
export async function fullDevice(seed: number, user?: string): Promise<OwnDevice> {
  const device = await emptyDevice(user);
  for (const entry of ownEntries(seed, 'guest')) await device.journal.put(entry);
  if (user) for (const entry of ownEntries(seed + 5000, user)) await device.journal.put(entry);
  device.services.settings.change({ theme: 'night', hideFigures: seed % 2 === 1 });
  storedTransactionId.set(`SG-SEED-${seed}`);
  storedIntroChoices.set({ 'forest-meditation': { minutes: seed } });
  writeText(SAVED_KEY, serializeSpace({ ...EMPTY_SPACE, name: `Space ${seed}` }));
  await device.journal.database.change(async (tables) => {
    await tables.sessions.put({
      game: 'zen-garden',
      address: '/games/zen-garden',
      leftAt: Date.now() - seed,
      state: {},
    });
    await tables.drafts.put({ tab: 'imported-1', space: { ...EMPTY_SPACE, lighting: 45 } });
    await setAsideSpaceText(tables, '{"name":');
  }, TABLE_NAMES);
  await device.rake(`${seed}.1`, `${seed}.2`, `${seed}.3`, `${seed}.4`);
  return device;
}

/** Reads the text of a file. @throws UnreadableFileError */
export const fileFrom = async (text: string): Promise<DataFile> =>
  readDataFile(text, { own: DEVICE_DATA_PARTS, games: await loadDataOfGames() });

export const ownEntries = (seed: number, person: string): JournalEntry[] =>
  randomJournal(seed, 40).map((entry) => ({
    ...entry,
    person,
    ...(entry.kind === 'mood' && { when: entry.when ?? 'after' }),
  }));
