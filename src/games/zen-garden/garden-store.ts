/**
 * Every mark (a stroke, or a smoothing of all sand) has its own record. The cost of a stroke therefore does not grow
 * with the garden, and two tabs never write the same record.
 */
import { decodeStroke, encodeStroke } from '../../../machines/games/zen-garden/garden-codec';
import type { SandMark } from '../../../machines/games/zen-garden/history';
import type { ImportMode } from '../../device/data-part';
import { newId } from '../../device/new-id';
import type { Database, GardenMarkKey, GardenMarkRecord, Tables } from '../../device/tables';

/** Maximum length of a step's key, characters. */
const LONGEST_STEP = 64;

export interface LoadedMarks {
  /** Oldest first. */
  readonly marks: readonly (readonly [key: GardenMarkKey, mark: SandMark])[];
  /** Whether an unreadable value was set aside. No value was deleted. */
  readonly hadUnreadable: boolean;
}

export interface MarkChanges {
  readonly added: readonly (readonly [key: GardenMarkKey, mark: SandMark])[];
  readonly removed: readonly GardenMarkKey[];
}

/**
 * @param known marks that are in memory already, by the {@link markKeyText} of their keys
 * @throws DatabaseTimeoutError, and errors of IndexedDB
 */
export const loadMarks = (database: Database, known: ReadonlyMap<string, SandMark>): Promise<LoadedMarks> =>
  database.change(
    async (tables) => {
      const keys = (await tables.marks.getAllKeys()) as readonly unknown[] as readonly GardenMarkKey[];
      const isAllKnown = keys.every((key) => known.has(markKeyText(key)));
      const records = isAllKnown ? [] : await tables.marks.getAll();
      const marks: [GardenMarkKey, SandMark][] = [];
      let hadUnreadable = false;
      for (const [index, key] of keys.entries()) {
        const record = records[index];
        const mark = known.get(markKeyText(key)) ?? (isKey(key) ? toMark(record) : undefined);
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

/** Writes all changes or none. @throws DatabaseTimeoutError, and errors of IndexedDB */
export const writeMarks = (database: Database, { added, removed }: MarkChanges): Promise<void> =>
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
export async function importMarks(
  tables: Tables,
  marks: readonly SandMark[],
  how: ImportMode,
): Promise<void> {
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
function contentOf({ step, bytes }: GardenMarkRecord): string {
  const letters = bytes instanceof ArrayBuffer ? new Uint8Array(bytes).join(' ') : String(bytes);
  return `${step} ${letters}`;
}

export const markKeyText = (key: GardenMarkKey): string => JSON.stringify(key);

const isKey = (key: unknown): key is GardenMarkKey =>
  Array.isArray(key) && key.length === 3 && key.every((part) => typeof part === 'number');

const toRecord = ({ step, stroke }: SandMark, key: GardenMarkKey): GardenMarkRecord => ({
  key,
  step,
  bytes: stroke && encodeStroke(stroke),
});

export function toMark(value: unknown): SandMark | undefined {
  const { step, bytes } = (value ?? {}) as { [name in keyof GardenMarkRecord]?: unknown };
  if (typeof step !== 'string' || step.length > LONGEST_STEP) return undefined;
  if (bytes === null) return { step, stroke: null };
  const stroke = decodeStroke(bytes);
  return stroke && { step, stroke };
}
