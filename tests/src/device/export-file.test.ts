/** The file of 'Export my data': the app reads its own files, even older ones, and rejects others with a reason. */
import { describe, expect, test } from 'vitest';
import {
  type ExportFile,
  LARGEST_FILE,
  readExport,
  type Unreadable,
  UnreadableFile,
  writeExport,
} from '../../../src/device/export-file';
import { DEFAULT_SETTINGS } from '../../../src/device/settings';
import { mood, PERSON, play } from './support/device';

const FILE: ExportFile = {
  exportedAt: 1_795_000_000_000,
  people: ['guest', PERSON],
  journal: [mood(), play()],
  settings: { ...DEFAULT_SETTINGS, theme: 'night' },
  transactionId: 'SG-7KQM-2XWD-94TF',
  games: { 'zen-garden': { marks: [] } },
};

/** Returns the export file with changed values. */
const changed = (more: object): string => JSON.stringify({ ...JSON.parse(writeExport(FILE)), ...more });

/** Returns the reason why a text cannot be read; undefined when it can. */
function reasonOf(text: string): Unreadable | undefined {
  try {
    readExport(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return error.reason;
  }
}

describe('a file', () => {
  test('is read as it was written', () => {
    expect(readExport(writeExport(FILE))).toEqual(FILE);
  });

  test('has a line for each entry, and ends with a line break', () => {
    const lines = writeExport(FILE).split('\n');
    for (const entry of FILE.journal)
      expect(lines.filter((line) => line.includes(entry.id)).map((line) => line.replace(/,$/, ''))).toEqual([
        JSON.stringify(entry),
      ]);
    expect(lines.at(-1)).toBe('');
  });

  test('states its format and its version, and omits absent settings and an absent purchase', () => {
    const { settings: _, transactionId: __, ...bare } = FILE;
    const stored = JSON.parse(writeExport({ ...bare, journal: [], games: {} }));
    expect(stored).toEqual({
      format: 'stillgrove-export',
      version: 1,
      exportedAt: FILE.exportedAt,
      people: FILE.people,
      journal: [],
      games: {},
    });
    expect(readExport(JSON.stringify(stored))).toEqual({ ...bare, journal: [], games: {} });
  });

  test('names everybody who has entries in it, once', () => {
    const text = changed({ people: ['guest', 'guest'] });
    expect(readExport(text).people).toEqual(['guest', PERSON]);
  });

  test('of a newer app may have settings that this one does not know', () => {
    const { settings } = readExport(changed({ settings: { ...FILE.settings, scent: 'pine' } }));
    expect(settings).toEqual(FILE.settings);
    expect(readExport(changed({ settings: { theme: 'day' } })).settings).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'day',
    });
  });

  test('reads volumes in any order', () => {
    const volumes = { voice: 10, ambience: 20, effects: 30 };
    expect(readExport(changed({ settings: { volumes } })).settings?.volumes).toEqual(volumes);
  });
});

describe('a text is', () => {
  test.each<[Unreadable, string, string]>([
    ['cut', 'a file that ends early', writeExport(FILE).slice(0, 200)],
    ['cut', 'the beginning of a first file', '{"exportedAt": 17'],
    ['cut', 'a beginning with blanks', '  {  "format": "sti'],
    ['foreign', 'words', 'Dear diary'],
    ['foreign', 'words about a format', 'x {"format": "sti'],
    ['foreign', 'another object that ends early', '{"name": "x'],
    ['foreign', 'nothing', ''],
    ['foreign', 'null', 'null'],
    ['foreign', 'a number', '7'],
    ['foreign', 'a text', '"stillgrove-export"'],
    ['foreign', 'an object of something else', '{"journal": []}'],
    ['foreign', 'a first file without its values', '{"journal": [], "storedValues": null}'],
    ['foreign', 'a first file without its journal', '{"journal": {}, "storedValues": {}}'],
    ['newer', 'a file of a later version', changed({ version: 2 })],
    ['damaged', 'a file without a version', changed({ version: undefined })],
    ['damaged', 'a file of version 0', changed({ version: 0 })],
    ['damaged', 'a file whose version is a text', changed({ version: '2' })],
    ['damaged', 'a file without a time', changed({ exportedAt: undefined })],
    ['damaged', 'a file from before 1970', changed({ exportedAt: -1 })],
    ['damaged', 'a file of nobody', changed({ people: [''] })],
    ['damaged', 'a file of a name that is too long', changed({ people: ['x'.repeat(65)] })],
    [
      'damaged',
      'a file of eleven people',
      changed({ people: Array.from({ length: 11 }, (_, i) => `p${i}`) }),
    ],
    ['damaged', 'a file with half an entry', changed({ journal: [{ kind: 'mood' }] })],
    ['damaged', 'a file with nothing for an entry', changed({ journal: [null] })],
    ['damaged', 'a file without a journal', changed({ journal: undefined })],
    ['damaged', 'a file whose purchase is none', changed({ transactionId: 'a b' })],
    ['damaged', 'a file whose purchase is empty', changed({ transactionId: '' })],
    ['damaged', 'a file with a theme that is none', changed({ settings: { theme: 'dusk' } })],
    ['damaged', 'a file with a volume that is none', changed({ settings: { volumes: { voice: 500 } } })],
    ['damaged', 'a file without games', changed({ games: [] })],
    ['unknown', 'a file with an entry of another kind', changed({ journal: [{ ...mood(), kind: 'dream' }] })],
  ])('%s: %s', (reason, _, text) => {
    expect(reasonOf(text)).toBe(reason);
  });

  test('too large beyond 32 MB', () => {
    const text = writeExport(FILE);
    expect(reasonOf(text + ' '.repeat(LARGEST_FILE - text.length))).toBeUndefined();
    expect(reasonOf(text + ' '.repeat(LARGEST_FILE - text.length + 1))).toBe('large');
  });

  test('refused with the reason in words', () => {
    expect(() => readExport('')).toThrow('foreign');
    expect(() => readExport('')).toThrow(expect.objectContaining({ name: 'UnreadableFile' }));
  });
});

describe('a file from before it had a version', () => {
  const first = (storedValues: object, more: object = {}) =>
    JSON.stringify({ exportedAt: 5, journal: FILE.journal, games: {}, storedValues, ...more });

  test('is the guest’s, with the settings and the purchase that were stored', () => {
    const text = first({
      'stillgrove.settings': JSON.stringify({ theme: 'night' }),
      'stillgrove.transactionId': 'SG-1',
    });
    expect(readExport(text)).toEqual({
      exportedAt: 5,
      people: ['guest', PERSON],
      journal: FILE.journal,
      settings: { ...DEFAULT_SETTINGS, theme: 'night' },
      transactionId: 'SG-1',
      games: {},
    });
  });

  test('may have neither', () => {
    const { settings, transactionId } = readExport(first({}));
    expect([settings, transactionId]).toEqual([undefined, undefined]);
  });

  test('is damaged if its settings are not a record', () => {
    expect(reasonOf(first({ 'stillgrove.settings': '{' }))).toBe('damaged');
    expect(reasonOf(first({ 'stillgrove.settings': '7' }))).toBe('damaged');
    expect(reasonOf(first({}, { games: undefined }))).toBe('damaged');
  });
});
