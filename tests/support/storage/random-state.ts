/**
 * What a device may hold by accident: values that are cut, of somebody else, of another version or huge, beside what is
 * good. The same seed is the same state.
 */
import type { JournalEntry } from '../../../domain/journal';
import { encode } from '../../../machines/games/zen-garden/garden-codec';
import { SETTINGS_KEY } from '../../../src/device/settings';
import { KEYS } from '../../../src/device/stored-values';
import { Maker } from './maker';

/** A record of a store, with its key where the record does not hold it. */
export interface StoredRecord {
  readonly key?: IDBValidKey;
  readonly value: unknown;
}

export interface StoredDatabase {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath?: string | string[];
    readonly autoIncrement?: boolean;
    readonly records: readonly StoredRecord[];
  }[];
}

export interface StorageState {
  readonly seed: number;
  readonly values: Readonly<Record<string, string>>;
  readonly databases: readonly StoredDatabase[];
  /** The entries among all that is there which can be read, if the journal's database can be opened. */
  readonly entries: readonly JournalEntry[];
  /** The strokes that can be seen, by the height of their first point, px, oldest first; the same. */
  readonly strokes: readonly number[];
}

export const PEOPLE = ['guest', 'rowan'] as const;

export function randomState(seed: number): StorageState {
  const make = new Maker(seed);
  const journal = journalOf(make);
  const garden = gardenOf(make);
  return {
    seed,
    values: valuesOf(make),
    databases: [
      ...(journal ? [journal.database] : []),
      ...(garden ? [garden.database] : []),
      ...(make.isOneIn(3) ? [triesOf(make)] : []),
    ],
    entries: journal?.entries ?? [],
    strokes: garden?.strokes ?? [],
  };
}

function valuesOf(make: Maker): Record<string, string> {
  const good: Record<string, string> = {
    [KEYS.premium]: 'true',
    [KEYS.legacyPremium]: 'true',
    [KEYS.trialGames]: '3',
    [KEYS.disclaimer]: 'true',
    [KEYS.lastCheckIn]: '1795000000000',
    [KEYS.transactionId]: 'SG-2026-ABCD',
    [KEYS.signOutPending]: 'true',
    [KEYS.purchaseToSave]: 'true',
    [KEYS.pendingPayment]: '{"orderId":"ORDER-1","transactionId":"SG-2026-EFGH"}',
    [SETTINGS_KEY]: '{"theme":"night","volumes":{"ambience":10},"muted":true,"dataCollection":true}',
    'stillgrove.somethingElse': '1',
    'of another site': '1',
  };
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(good)) if (make.isOneIn(2)) values[key] = make.text(value);
  if (make.isOneIn(3))
    values[KEYS.user] = make.of(['-rowan', '-rowan', '+', '-ro wan', 'rowan', `-${'r'.repeat(80)}`]);
  return values;
}

const KEY_PATHS = {
  days: ['person', 'day'],
  copies: 'person',
  tallies: ['person', 'day'],
  imports: 'id',
} as const;

function journalOf(make: Maker): { database: StoredDatabase; entries: JournalEntry[] } | undefined {
  if (make.isOneIn(6)) return undefined;
  const version = make.of([1, 2, 3, 3, 4, 4, 4, 4]);
  const entries: JournalEntry[] = [];
  const days = PEOPLE.flatMap((person) =>
    make
      .many(6, () => make.day())
      .map((day) => {
        const good = make.many(make.isOneIn(20) ? 400 : 6, () => make.entry(person, day));
        const isForeign = make.isOneIn(8);
        if (!isForeign) entries.push(...good);
        const list = [...good, ...make.many(3, () => make.brokenEntry(person, day))];
        return {
          person,
          day,
          entries: isForeign ? make.junk() : list,
          ...(make.isOneIn(3) && { sent: make.isOneIn(2) ? good.map(({ id }) => id) : make.junk() }),
          ...(make.isOneIn(6) && { refused: make.junk() }),
        };
      }),
  );
  // The last of two records of one day is the one that is there.
  const last = new Map(days.map((day) => [`${day.person} ${day.day}`, day]));
  const there = new Set([...last.values()].flatMap((day) => (Array.isArray(day.entries) ? day.entries : [])));
  const foreign = make.many(2, () => ({
    person: make.of(PEOPLE),
    day: make.of(['', 'today', '2026-13-77']),
    x: 1,
  }));
  const copies = make.many(2, (index) => ({
    person: PEOPLE[index] ?? 'rowan',
    ...(make.isOneIn(2) ? { days: [make.day()], cursor: 'c.1' } : { days: make.junk(), cursor: make.junk() }),
  }));
  const tallies = make.many(4, () => ({
    person: make.of(PEOPLE),
    day: make.day(),
    moods: make.junk(),
    version: 1,
  }));
  const imports = make.many(1, () => ({ id: make.of(['begun', 'other']), plan: make.junk() }));
  const records = { days: [...last.values(), ...foreign], copies, tallies, imports };
  const names = (['days', 'copies', 'tallies', 'imports'] as const).slice(0, version);
  return {
    database: {
      name: 'stillgrove',
      version,
      stores: names.map((name) => ({
        name,
        keyPath: typeof KEY_PATHS[name] === 'string' ? KEY_PATHS[name] : [...KEY_PATHS[name]],
        records: records[name].map((value) => ({ value })),
      })),
    },
    entries: entries.filter((entry) => there.has(entry)),
  };
}

function gardenOf(make: Maker): { database: StoredDatabase; strokes: number[] } | undefined {
  if (make.isOneIn(5)) return undefined;
  const name = 'stillgrove-garden';
  const heights = make.many(make.isOneIn(20) ? 300 : 8, (index) => 1 + index);
  if (make.isOneIn(2)) {
    const bytes = encode(heights.map((y) => make.line(y)));
    const isGood = make.isOneIn(2);
    const value = isGood ? bytes : make.brokenBytes(bytes);
    return {
      database: { name, version: 1, stores: [{ name: 'garden', records: [{ key: 'strokes', value }] }] },
      strokes: isGood ? heights : [],
    };
  }
  let strokes: number[] = [];
  const records = heights.map((y, index): StoredRecord => {
    const key = [1000 + index, 1, index];
    const step = `1.1.${make.isOneIn(4) ? index - 1 : index}`;
    if (make.isOneIn(6))
      return {
        key,
        value: make.of([
          make.junk(),
          { step, bytes: make.junk() ?? 0 },
          { step, bytes: encode([make.line(1), make.line(2)]) },
        ]),
      };
    if (make.isOneIn(10)) {
      strokes = [];
      return { key, value: { step: `1.${index}`, bytes: null } };
    }
    const bytes = encode([make.line(y)]);
    if (make.isOneIn(8)) return { key, value: { step, bytes: make.brokenBytes(bytes) ?? 0 } };
    strokes.push(y);
    return { key, value: { step, bytes } };
  });
  const foreign = make.many(2, (index) => ({ key: make.of(['a', 7, [1], [1, 2, 3, 4]]), value: { index } }));
  return {
    database: {
      name,
      version: 2,
      stores: [
        { name: 'garden', records: [] },
        { name: 'marks', records: [...records, ...foreign] },
        { name: 'unreadable', autoIncrement: true, records: make.many(2, () => ({ value: make.junk() })) },
      ],
    },
    strokes,
  };
}

const triesOf = (make: Maker): StoredDatabase => ({
  name: 'stillgrove-tries',
  version: 1,
  stores: [
    { name: 'spent', records: [{ key: 'last', value: make.isOneIn(2) ? { left: 2, at: 1 } : make.junk() }] },
  ],
});
