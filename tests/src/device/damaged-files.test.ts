/** 200 damaged files: none causes a loss of data, and each refusal gives one sentence. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importFile } from '../../../src/device/own-data';
import { readImportFile } from '../../../src/pages/profile/look-at-file';
import { loadDataOfGames } from '../../../src/play/data-of-games';
import { Maker } from '../../fixtures/storage/maker';
import { fileFrom, fullDevice, type OwnDevice } from './support/own-data';

const COUNT = 200;
const TOGETHER = 50;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Returns the paths of all values inside a value. */
function placesIn(value: unknown, way: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  return [
    way,
    ...Object.keys(value).flatMap((key) => placesIn((value as Record<string, unknown>)[key], [...way, key])),
  ];
}

/** Returns a value in which the part at one path is replaced or removed. */
function withOther(value: unknown, [key, ...way]: readonly (string | number)[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withOther(copy[key], way, other);
  return copy;
}

/** Returns the text of a file with random damage. */
function damage(text: string, make: Maker): string {
  const at = make.below(text.length);
  const length = make.below(300);
  const parsed: unknown = JSON.parse(text);
  return make.of<() => string>([
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.slice(0, at) + text.slice(at + length),
    () => text.slice(0, at) + text.slice(at, at + length) + text.slice(at),
    () => text.slice(0, at) + String.fromCharCode(make.below(0x2000)) + text.slice(at + 1),
    () =>
      text.slice(0, at) +
      make.of(['{', '}', '[', ']', '"', ',', ':', '\\', '0', '-', ' ', 'e']) +
      text.slice(at + 1),
    () => text.replaceAll('"', make.of(["'", '“', ''])),
    () => `${text}${text}`,
    () => text.replace(/\d{13}/, '1e400'),
    () => JSON.stringify(withOther(parsed, make.of(placesIn(parsed)), make.junk())),
    () => JSON.stringify(withOther(parsed, make.of(placesIn(parsed)), make.junk())),
    () => JSON.stringify(withOther(parsed, make.of(placesIn(parsed)), undefined)),
    () => text.replace('{', '{"__proto__":{"isPremium":true},"constructor":{"prototype":{}},'),
    () => '['.repeat(5000) + ']'.repeat(make.of([5000, 4999])),
  ])();
}

/** Returns whether a text is one sentence. */
const isOneSentence = (text: string): boolean => /^[A-Z][^.!?]*\.$/.test(text);

const marksIn = async (text: string) =>
  ((await fileFrom(text)).games['zen-garden'] as { marks: unknown[] }).marks.map((mark) =>
    JSON.stringify(mark),
  );

async function tries(
  device: OwnDevice,
  damaged: string,
  how: 'merge' | 'replace',
): Promise<'told' | 'taken'> {
  const before = await device.exported();
  const looked = await readImportFile({ size: damaged.length, text: async () => damaged });
  if (typeof looked === 'string') {
    expect(isOneSentence(looked), looked).toBe(true);
    expect(await device.exported()).toBe(before);
    return 'told';
  }
  const games = await loadDataOfGames();
  const outcome = await importFile(device.services.recorder, games, looked, { how, joinsGuest: false });
  expect(outcome).toEqual({ refused: [] });
  const after = await fileFrom(await device.exported());
  const ids = new Set(after.journal.map(({ id }) => id));
  // The device has the file's entries. With 'merge' it also still has the earlier ones.
  const own = looked.journal.filter(({ person }) => person === 'guest');
  expect(own.filter(({ id }) => !ids.has(id))).toEqual([]);
  if (how === 'merge') {
    expect((await fileFrom(before)).journal.filter(({ id }) => !ids.has(id))).toEqual([]);
    expect(await marksIn(await device.exported())).toEqual(expect.arrayContaining(await marksIn(before)));
  }
  expect('isPremium' in {}).toBe(false);
  return 'taken';
}

test.each(Array.from({ length: COUNT / TOGETHER }, (_, index) => index * TOGETHER))(
  `${TOGETHER} files from seed %i on`,
  async (first) => {
    const text = await (await fullDevice(first + 1)).exported();
    let device = await fullDevice(first + 1001);
    const outcomes = { told: 0, taken: 0 };
    for (let seed = first; seed < first + TOGETHER; seed++) {
      const make = new Maker(seed);
      const outcome = await tries(device, damage(text, make), seed % 2 ? 'replace' : 'merge').catch(
        (error: unknown) => {
          throw new Error(`The file of seed ${seed}`, { cause: error });
        },
      );
      outcomes[outcome] += 1;
      if (outcome === 'taken') device = await fullDevice(first + 1001);
    }
    // The app detects most damage. A changed digit leaves a valid number, so it stays undetected.
    expect(outcomes.told).toBeGreaterThan(TOGETHER / 2);
  },
  60_000,
);
