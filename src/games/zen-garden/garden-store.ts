/**
 * Every mark (a stroke, or a smoothing of all sand) has its own record. The cost of a stroke therefore does not grow
 * with the garden, and two tabs never write the same record.
 */
import { decodeStroke, encodeStroke } from '../../../machines/games/zen-garden/garden-codec';
import type { Mark } from '../../../machines/games/zen-garden/history';
import type { ImportMode } from '../../device/data-part';
import { newId } from '../../device/new-id';
import type { Database, MarkKey, MarkRecord, Tables } from '../../device/tables';

/** Maximum length of a step's key, characters. */
const LONGEST_STEP = 64;

export interface Loaded {
  /** Oldest first. */
  readonly marks: readonly (readonly [key: MarkKey, mark: Mark])[];
  /** Whether an unreadable value was set aside. No value was deleted. */
  readonly hadUnreadable: boolean;
}

export interface Changes {
  readonly added: readonly (readonly [key: MarkKey, mark: Mark])[];
  readonly removed: readonly MarkKey[];
}

/**
 * @param known marks that are in memory already, by the {@link nameOf} of their keys
 * @throws SilentDatabase, and errors of IndexedDB
 */
export const loadMarks = (database: Database, known: ReadonlyMap<string, Mark>): Promise<Loaded> =>
  database.change(
    async (tables) => {
      const keys = (await tables.marks.getAllKeys()) as readonly unknown[] as readonly MarkKey[];
      const isAllKnown = keys.every((key) => known.has(nameOf(key)));
      const records = isAllKnown ? [] : await tables.marks.getAll();
      const marks: [MarkKey, Mark][] = [];
      let hadUnreadable = false;
      for (const [index, key] of keys.entries()) {
        const record = records[index];
        const mark = known.get(nameOf(key)) ?? (isKey(key) ? toMark(record) : undefined);
        if (mark) {
          marks.push([key, mark]);
          continue;
        }
        console.warn('A stored mark of the garden cannot be read');
        hadUnreadable = true;
        await tables.aside.put({ id: newId(), game: 'zen-garden', value: record });
        await tables.marks.delete(key);
      }
      return { marks, hadUnreadable };
    },
    ['marks', 'aside'],
  );

/** Writes all changes or none. @throws SilentDatabase, and errors of IndexedDB */
export const writeMarks = (database: Database, { added, removed }: Changes): Promise<void> =>
  database.write(
    (tables) =>
      Promise.all([
        ...added.map(([key, mark]) => tables.marks.put(toRecord(mark, key))),
        ...removed.map((key) => tables.marks.delete(key)),
      ]),
    ['marks'],
  );

/**
 * A replacement deletes the existing garden. A merge skips marks that already exist, and places the new ones after
 * earlier imports and before marks made on this device.
 */
export async function takeMarks(tables: Tables, marks: readonly Mark[], how: ImportMode): Promise<void> {
  if (how === 'replace') await tables.marks.clear();
  const there = await tables.marks.getAll();
  const contents = new Set(there.map(contentOf));
  const visit = there.reduce((last, { key }) => (key[0] === 0 ? Math.max(last, key[1] + 1) : last), 1);
  const added = marks
    .map((mark, index) => toRecord(mark, [0, visit, index]))
    .filter((record) => !contents.has(contentOf(record)));
  for (const record of added) await tables.marks.put(record);
}

/** The key of the mark's step, and the bytes of its stroke. */
function contentOf({ step, bytes }: MarkRecord): string {
  const letters = bytes instanceof ArrayBuffer ? new Uint8Array(bytes).join(' ') : String(bytes);
  return `${step} ${letters}`;
}

export const nameOf = (key: MarkKey): string => JSON.stringify(key);

const isKey = (key: unknown): key is MarkKey =>
  Array.isArray(key) && key.length === 3 && key.every((part) => typeof part === 'number');

const toRecord = ({ step, stroke }: Mark, key: MarkKey): MarkRecord => ({
  key,
  step,
  bytes: stroke && encodeStroke(stroke),
});

export function toMark(value: unknown): Mark | undefined {
  const { step, bytes } = (value ?? {}) as { [name in keyof MarkRecord]?: unknown };
  if (typeof step !== 'string' || step.length > LONGEST_STEP) return undefined;
  if (bytes === null) return { step, stroke: null };
  const stroke = decodeStroke(bytes);
  return stroke && { step, stroke };
}
