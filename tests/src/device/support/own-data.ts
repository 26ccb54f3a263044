/**
 * A device with exportable data: a journal, settings, choices, an interrupted session, a garden, a safe space, and a
 * transaction ID.
 */
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { JournalEntry } from '../../../../domain/journal';
import { EMPTY_SPACE } from '../../../../domain/safe-space';
import { writeRecord } from '../../../../domain/safe-space-record';
import { exportEverything } from '../../../../src/device/export-and-delete';
import type { Journal } from '../../../../src/device/journal';
import { keptTransactionId } from '../../../../src/device/purchase';
import { keptUser } from '../../../../src/device/stored-values';
import { ASIDE, DRAFT, SAVED_KEY } from '../../../../src/games/safe-space-builder/space-store';
import { GardenStore } from '../../../../src/games/zen-garden/garden-store';
import { dataOfGames } from '../../../../src/play/data-of-games';
import { createServices, type Services } from '../../../../src/services/services';
import { randomJournal } from '../../../fixtures/analytics/random-journal';
import { stroke } from '../../../machines/games/zen-garden/gardener';

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
}

/** Returns an empty device. @param user signed-in user, without sync */
export async function emptyDevice(user?: string): Promise<OwnDevice> {
  globalThis.indexedDB = new IDBFactory();
  standInBrowser();
  const storage = new SmallStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', new SmallStorage());
  if (user) storage.setItem(keptUser.key, `-${user}`);
  const services = createServices();
  const journal = await services.recorder.journal();
  return {
    services,
    journal,
    exported: async () => exportEverything(journal, await dataOfGames.read()),
    rake: async (...steps) => {
      const garden = new GardenStore();
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
      await garden.write({ added, removed: [] });
      garden.close();
    },
  };
}

/** @param seed selects the data. Different seeds have no entry in common. */
export async function fullDevice(seed: number, user?: string): Promise<OwnDevice> {
  const device = await emptyDevice(user);
  for (const entry of ownEntries(seed, 'guest')) await device.journal.put(entry);
  if (user) for (const entry of ownEntries(seed + 5000, user)) await device.journal.put(entry);
  device.services.settings.change({ theme: 'night', hideFigures: seed % 2 === 1 });
  localStorage.setItem(keptTransactionId.key, `SG-SEED-${seed}`);
  localStorage.setItem('stillgrove.choices.forest-meditation', JSON.stringify({ minutes: seed }));
  localStorage.setItem(
    'stillgrove.interrupted.zen-garden',
    JSON.stringify({ address: '/games/zen-garden', leftAt: Date.now() - seed, state: {} }),
  );
  localStorage.setItem(SAVED_KEY, writeRecord({ ...EMPTY_SPACE, name: `Space ${seed}` }));
  localStorage.setItem(`${DRAFT}imported-1`, writeRecord({ ...EMPTY_SPACE, lighting: 45 }));
  localStorage.setItem(`${ASIDE}1`, '{"name":');
  await device.rake(`${seed}.1`, `${seed}.2`, `${seed}.3`, `${seed}.4`);
  return device;
}

export const ownEntries = (seed: number, person: string): JournalEntry[] =>
  randomJournal(seed, 40).map((entry) => ({
    ...entry,
    person,
    ...(entry.kind === 'mood' && { when: entry.when ?? 'after' }),
  }));
