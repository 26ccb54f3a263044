/** The saved space, drafts, and texts that were set aside. */
import type { Space } from '../../../domain/safe-space';
import { parseSpaceRecord, serializeSpace } from '../../../domain/safe-space-record';
import { defineDataPart } from '../../device/data-part';
import { isUnknownRecord, readText, schemaFrom, writeText } from '../../device/stored';
import { readSpace, SAVED_KEY, SLUG, setAsideSpaceText } from './space-store';

/** A space, or the text of a record that is not fully readable. */
type Exported = Space | string;

interface SpaceData {
  readonly saved: Exported | null;
  readonly drafts?: readonly Space[];
  readonly aside?: readonly string[];
}

const isWhole = (value: unknown): value is Space => {
  const reading = parseSpaceRecord(JSON.stringify(value) ?? '');
  return reading.kind === 'space' && reading.isWhole;
};
const isText = (value: unknown): value is string => typeof value === 'string';

const all = <T>(list: unknown, isOne: (value: unknown) => value is T): list is readonly T[] | undefined =>
  list === undefined || (Array.isArray(list) && list.every(isOne));

export default defineDataPart<SpaceData>({
  words: 'your safe space',
  schema: schemaFrom((value) => {
    if (!isUnknownRecord(value)) return undefined;
    const { saved = null, drafts, aside } = value;
    if (saved !== null && !isText(saved) && !isWhole(saved)) return undefined;
    if (!all(drafts, isWhole) || !all(aside, isText)) return undefined;
    return { saved, ...(drafts && { drafts }), ...(aside && { aside }) };
  }),
  read: async (tables) => {
    const text = readText(SAVED_KEY);
    const { space, broken } = readSpace(text);
    const saved = broken ?? space;
    const drafts = (await tables.drafts.getAll()).map((record) => record.space).filter(isWhole);
    const aside = (await tables.aside.getAll())
      .filter(({ game }) => game === SLUG)
      .map(({ value }) => value)
      .filter(isText)
      .sort();
    if (saved === null && drafts.length === 0 && aside.length === 0) return undefined;
    return { saved, ...(drafts.length > 0 && { drafts }), ...(aside.length > 0 && { aside }) };
  },
  put: async (tables, { drafts = [], aside = [] }, how) => {
    if (how === 'replace') {
      await tables.drafts.clear();
      for (const { id, game } of await tables.aside.getAll())
        if (game === SLUG) await tables.aside.delete(id);
    }
    for (const text of aside) await setAsideSpaceText(tables, text);
    const hasSpace = readText(SAVED_KEY) !== null || (await tables.drafts.getAllKeys()).length > 0;
    if (how === 'merge' && hasSpace) return;
    for (const [index, space] of drafts.entries())
      await tables.drafts.put({ tab: `imported-${index + 1}`, space });
  },
  store: ({ saved }, how) => {
    if (how === 'merge' && (saved === null || readText(SAVED_KEY) !== null)) return true;
    return writeText(SAVED_KEY, saved === null || isText(saved) ? saved : serializeSpace(saved));
  },
  keys: [SAVED_KEY],
});
