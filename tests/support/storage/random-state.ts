/**
 * What a device may hold by accident: values that are cut, of somebody else, of another version or huge, beside what is
 * good. The same seed is the same state.
 */
import type { JournalEntry } from '../../../domain/journal';
import { MOODS } from '../../../domain/mood';
import { encode } from '../../../machines/games/zen-garden/garden-codec';
import { LONGEST_STROKE, STRIDE, type Stroke, UNIT } from '../../../machines/games/zen-garden/strokes';
import { draw } from '../../../machines/random';
import { SETTINGS_KEY } from '../../../src/device/settings';
import { KEYS } from '../../../src/device/stored-values';

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

class Maker {
  #seed: number;
  #made = 0;

  constructor(seed: number) {
    this.#seed = seed * 7919 + 17;
  }

  #next(): number {
    const [value, next] = draw(this.#seed);
    this.#seed = next;
    return value;
  }

  isOneIn(times: number): boolean {
    return this.#next() * times < 1;
  }

  below(end: number): number {
    return Math.floor(this.#next() * end);
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  many<T>(most: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.below(most + 1) }, (_, index) => make(index));
  }

  /** Anything that is not ours. */
  junk(): unknown {
    return this.of<() => unknown>([
      () => null,
      () => Number.NaN,
      () => -1,
      () => '',
      () => 'ÿ\u0000<script>',
      () => [],
      () => [null, [Number.POSITIVE_INFINITY]],
      () => ({}),
      () => ({ entries: 'none', days: 7, version: 99, at: '2026' }),
      () => new ArrayBuffer(this.below(40)),
      () => new Date(0),
      () => 'x'.repeat(5000),
      () => true,
    ])();
  }

  /** Text that is nothing, half of something, or too much. */
  text(good: string): string {
    return this.of([
      () => good,
      () => good.slice(0, this.below(good.length + 1)),
      () => `${good}${good}`,
      () => good.toUpperCase(),
      () => 'x'.repeat(20_000),
      () => String(this.junk()),
      () => JSON.stringify(this.junk()) ?? 'undefined',
      () => '9'.repeat(400),
      () => '{"__proto__":{"muted":true}}',
    ])();
  }

  day(): string {
    return `2026-11-${String(1 + this.below(20)).padStart(2, '0')}`;
  }

  entry(person: string, day: string): JournalEntry {
    this.#made += 1;
    const common = {
      id: `made-${String(this.#made).padStart(6, '0')}`,
      person,
      at: Date.parse(`${day}T09:00:00Z`) + this.#made,
      day,
      hour: this.below(24),
    };
    return this.of<() => JournalEntry>([
      () => ({ ...common, kind: 'mood', mood: this.of(MOODS) }),
      () => ({ ...common, kind: 'play', game: this.of(['memory-cards', 'zen-garden']), level: 1 }),
      () => ({
        ...common,
        kind: 'play',
        game: 'memory-cards',
        completedAt: common.at + 9,
        score: this.below(101),
      }),
      () => ({ ...common, kind: 'music', seconds: this.below(4000) }),
    ])();
  }

  /** An entry with one thing wrong about it. */
  brokenEntry(person: string, day: string): unknown {
    const entry = this.entry(person, day);
    return this.of<() => unknown>([
      () => this.junk(),
      () => ({ ...entry, id: 'short' }),
      () => ({ ...entry, kind: 'dream' }),
      () => ({ ...entry, at: 'noon' }),
      () => ({ ...entry, hour: 31 }),
      () => ({ ...entry, day: '20.11.2026' }),
      () => ({ ...entry, person: 'x'.repeat(999) }),
    ])();
  }

  line(y: number): Stroke {
    const points = 2 + this.below(30);
    return {
      pattern: this.of(['straight', 'curved'] as const),
      tines: this.of([3, 5] as const),
      width: 300 + this.below(1000),
      points: Int16Array.from({ length: points * STRIDE }, (_, index) =>
        index % STRIDE === 1 ? y * UNIT : index % STRIDE === 0 ? 8 * index : 256,
      ),
    };
  }

  /** Bytes with one thing wrong about them. */
  brokenBytes(bytes: ArrayBuffer): unknown {
    return this.of<() => unknown>([
      () => bytes.slice(0, this.below(bytes.byteLength)),
      () => {
        const changed = new Uint8Array(bytes.slice(0));
        changed[this.below(4)] = 200;
        return changed.buffer;
      },
      () => new Uint8Array(bytes),
      () => encode([{ ...this.line(1), points: new Int16Array((LONGEST_STROKE + 1) * STRIDE) }]),
      () => this.junk(),
    ])();
  }
}

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

const KEY_PATHS = { days: ['person', 'day'], copies: 'person', tallies: ['person', 'day'] } as const;

function journalOf(make: Maker): { database: StoredDatabase; entries: JournalEntry[] } | undefined {
  if (make.isOneIn(6)) return undefined;
  const version = make.of([1, 2, 3, 3, 3, 3]);
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
  const records = { days: [...last.values(), ...foreign], copies, tallies };
  const names = (['days', 'copies', 'tallies'] as const).slice(0, version);
  return {
    database: {
      name: 'stillgrove',
      version,
      stores: names.map((name) => ({
        name,
        keyPath: [KEY_PATHS[name]].flat().length === 1 ? 'person' : ['person', 'day'],
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
