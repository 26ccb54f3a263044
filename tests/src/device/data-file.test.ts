/** The file of 'Export my data': the app reads its own files, and refuses others with a reason. */
import { describe, expect, test } from 'vitest';
import {
  type DataFile,
  MAX_DATA_FILE_BYTES,
  readDataFile,
  UnreadableFileError,
  type UnreadableReason,
  writeDataFile,
} from '../../../src/device/data-file';
import { DEVICE_DATA_PARTS } from '../../../src/device/own-data';
import { DEFAULT_SETTINGS } from '../../../src/device/settings';
import { loadDataOfGames } from '../../../src/play/data-of-games';
import { mood, PERSON, play } from './support/device';

const PARTS = { own: DEVICE_DATA_PARTS, games: await loadDataOfGames() };
const read = (text: string): DataFile => readDataFile(text, PARTS);

const FILE: DataFile = {
  exportedAt: 1_795_000_000_000,
  people: ['guest', PERSON],
  journal: [mood(), play()],
  removed: [{ id: 'entry-removed', day: '2026-11-20', rev: 1, person: 'guest' }],
  own: {
    settings: { ...DEFAULT_SETTINGS, theme: 'night' },
    choices: { 'zen-garden': { dark: true } },
    interrupted: { 'zen-garden': { address: '/games/zen-garden', leftAt: 7, state: { a: [1] } } },
    transactionId: 'SG-7KQM-2XWD-94TF',
  },
  games: {
    'zen-garden': { marks: [{ step: '1.1', stroke: null }] },
    'memory-cards': { places: ['forest'] },
    'worry-stones': {
      version: 1,
      stones: [{ id: 1, stone: 2, kind: 'work', since: '2026-11-20', due: { day: '2026-11-21', hour: 9 } }],
    },
    'safe-space-builder': {
      saved: { name: 'Sea', background: 'beach', lighting: 40, elements: [] },
      aside: ['{"name":'],
    },
  },
};

/** Returns the file with changed fields. */
const changed = (more: object): string => JSON.stringify({ ...JSON.parse(writeDataFile(FILE)), ...more });

/** Returns the reason why a text cannot be read; undefined when it can. */
function reasonOf(text: string): UnreadableReason | undefined {
  try {
    read(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    return error.reason;
  }
}

describe('a file', () => {
  test('is read as it was written', () => {
    expect(read(writeDataFile(FILE))).toEqual(FILE);
  });

  test('has a line for each entry, and ends with a line break', () => {
    const lines = writeDataFile(FILE).split('\n');
    for (const entry of FILE.journal)
      expect(lines.filter((line) => line.includes(entry.id)).map((line) => line.replace(/,$/, ''))).toEqual([
        JSON.stringify(entry),
      ]);
    expect(lines.at(-1)).toBe('');
  });

  test('needs a format, a version, a time, people and a journal, and no more', () => {
    const bare = { ...FILE, journal: [], removed: [], own: {}, games: {} };
    const { games, ...required } = JSON.parse(writeDataFile(bare));
    expect(games).toEqual({});
    expect(required).toEqual({
      format: 'stillgrove-export',
      version: 1,
      exportedAt: FILE.exportedAt,
      people: FILE.people,
      journal: [],
    });
    expect(read(JSON.stringify(required))).toEqual(bare);
    for (const name of Object.keys(required))
      expect(reasonOf(JSON.stringify({ ...required, [name]: undefined })), name).toBeDefined();
  });

  test('names everybody who has entries in it, once', () => {
    expect(read(changed({ people: ['guest', 'guest'] })).people).toEqual(['guest', PERSON]);
  });

  test('may have fields and settings that this version does not know, and settings that are missing', () => {
    const more = { weather: 'rain', settings: { theme: 'day', scent: 'pine', volumes: { voice: 10 } } };
    expect(read(changed(more)).own).toEqual({
      ...FILE.own,
      settings: { ...DEFAULT_SETTINGS, theme: 'day', volumes: { ...DEFAULT_SETTINGS.volumes, voice: 10 } },
    });
  });

  test('with prototypes in it changes no object, and has no value of theirs', () => {
    const text = changed({ interrupted: {} })
      .replace(
        '{',
        '{"__proto__":{"transactionId":"SG-1","isPremium":true},"constructor":{"prototype":{"a":1}},',
      )
      .replace('"interrupted":{', '"interrupted":{"__proto__":{"address":"/","leftAt":1,"state":0}')
      .replace(/"transactionId":"SG-7[^"]*",/, '');
    const { own } = read(text);
    expect([own.transactionId, Object.keys(own.interrupted as object)]).toEqual([undefined, []]);
    expect('isPremium' in {} || 'a' in {}).toBe(false);
  });
});

const game = (slug: string, data: unknown) => changed({ games: { [slug]: data } });
const stone = { id: 1, stone: 2, kind: 'work', since: '2026-11-20' };

describe('a text is', () => {
  test.each<[UnreadableReason, string, string]>([
    ['cut', 'a file that ends early', writeDataFile(FILE).slice(0, 200)],
    ['cut', 'a beginning with blanks', '  {  "format": "sti'],
    ['foreign', 'words', 'Dear diary'],
    ['foreign', 'words about a format', 'x {"format": "sti'],
    ['foreign', 'another object that ends early', '{"name": "x'],
    ['foreign', 'nothing', ''],
    ['foreign', 'null', 'null'],
    ['foreign', 'a list', '[]'],
    ['foreign', 'a text', '"stillgrove-export"'],
    ['foreign', 'an object of something else', '{"journal": []}'],
    ['newer', 'a file of a later version', changed({ version: 2 })],
    ['damaged', 'a file of version 0', changed({ version: 0 })],
    ['damaged', 'a file whose version is a text', changed({ version: '2' })],
    ['damaged', 'a file from before 1970', changed({ exportedAt: -1 })],
    ['damaged', 'a file of nobody', changed({ people: [''] })],
    ['damaged', 'a file of a name that is too long', changed({ people: ['x'.repeat(65)] })],
    [
      'damaged',
      'a file of eleven people',
      changed({ people: Array.from({ length: 11 }, (_, i) => `p${i}`) }),
    ],
    ['damaged', 'half an entry', changed({ journal: [{ kind: 'mood' }] })],
    ['damaged', 'nothing for an entry', changed({ journal: [null] })],
    [
      'damaged',
      'a removal of nobody',
      changed({ removed: [{ id: 'entry-0001', day: '2026-11-20', rev: 1 }] }),
    ],
    ['damaged', 'a removal that is none', changed({ removed: [7] })],
    ['damaged', 'a purchase that is none', changed({ transactionId: 'a b' })],
    ['damaged', 'a theme that is none', changed({ settings: { theme: 'dusk' } })],
    ['damaged', 'a volume that is none', changed({ settings: { volumes: { voice: 500 } } })],
    ['damaged', 'settings that are none', changed({ settings: [] })],
    ['damaged', 'choices that are none', changed({ choices: { 'zen-garden': { dark: {} } } })],
    [
      'damaged',
      'a session without an address',
      changed({ interrupted: { 'zen-garden': { leftAt: 1, state: 1 } } }),
    ],
    ['damaged', 'games that are none', changed({ games: [] })],
    ['damaged', 'a garden that is none', game('zen-garden', { marks: [7] })],
    ['damaged', 'a stroke that is none', game('zen-garden', { marks: [{ step: '1', stroke: '%' }] })],
    ['damaged', 'a place that is none', game('memory-cards', { places: ['forest', 'moon'] })],
    [
      'damaged',
      'a stone that is none',
      game('worry-stones', { version: 1, stones: [stone, { ...stone, stone: 9 }] }),
    ],
    ['damaged', 'one stone twice', game('worry-stones', { version: 1, stones: [stone, stone] })],
    ['damaged', 'a shelf of another version', game('worry-stones', { version: 2, stones: [] })],
    ['damaged', 'a space that is none', game('safe-space-builder', { saved: 7 })],
    [
      'damaged',
      'a space with a thing that is none',
      game('safe-space-builder', { saved: { elements: [{}] } }),
    ],
    ['damaged', 'a draft that is none', game('safe-space-builder', { saved: null, drafts: ['{'] })],
    ['unknown', 'a game that nobody knows', game('game-of-2031', {})],
    ['unknown', 'an entry of another kind', changed({ journal: [{ ...mood(), kind: 'dream' }] })],
  ])('%s: %s', (reason, _, text) => {
    expect(reasonOf(text)).toBe(reason);
  });

  test('too large beyond 32 MB', () => {
    const text = writeDataFile(FILE);
    expect(reasonOf(text + ' '.repeat(MAX_DATA_FILE_BYTES - text.length))).toBeUndefined();
    expect(reasonOf(text + ' '.repeat(MAX_DATA_FILE_BYTES - text.length + 1))).toBe('large');
  });
});
