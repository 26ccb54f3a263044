import { describe, expect, test } from 'vitest';
import {
  BACKGROUNDS,
  categoryOf,
  ELEMENT_CATEGORIES,
  ELEMENT_KINDS,
  EMPTY_SPACE,
  elementNameOf,
  emojiOf,
  kindsIn,
  type PlacedElement,
  type Space,
} from '../../domain/safe-space';
import { parseSpaceRecord, serializeSpace } from '../../domain/safe-space-record';
import { nextRandom } from '../../machines/random';

const SPACE: Space = {
  name: 'By the sea <b>"&\'',
  background: 'cabin',
  lighting: 35,
  elements: ELEMENT_KINDS.map(
    (kind, index): PlacedElement => ({
      id: `${kind}-${1_700_000_000_000 + index}`,
      type: categoryOf(kind),
      name: elementNameOf(kind),
      emoji: emojiOf(kind),
      x: 10 + index * 3.25,
      y: 20 + index,
      scale: 0.5 + (index % 16) / 10,
    }),
  ),
};
const TEXT = serializeSpace(SPACE);
const read = (value: unknown) => parseSpaceRecord(typeof value === 'string' ? value : JSON.stringify(value));
const record = (more: object): object => ({ ...JSON.parse(TEXT), ...more });
const element = (more: object): object => ({ ...SPACE.elements[0], ...more });

test('four categories have the specified 7, 6, 6 and 6 elements, and there are six backgrounds', () => {
  expect(ELEMENT_CATEGORIES.map((category) => kindsIn(category).length)).toEqual([7, 6, 6, 6]);
  expect(ELEMENT_KINDS).toHaveLength(25);
  expect(BACKGROUNDS).toEqual(['mountains', 'beach', 'forest', 'cabin', 'garden', 'library']);
});

test('a record equals the specification, and survives the round trip', () => {
  const stored = JSON.parse(TEXT);
  expect(Object.keys(stored)).toEqual(['name', 'background', 'lighting', 'elements']);
  expect(Object.keys(stored.elements[0])).toEqual(['id', 'type', 'name', 'emoji', 'x', 'y', 'scale']);
  expect(stored.elements[22]).toMatchObject({ type: 'sensory', name: 'Wind Chime', emoji: '🎐' });
  expect(parseSpaceRecord(TEXT)).toEqual({ kind: 'space', space: SPACE, isWhole: true });
  expect(read(EMPTY_SPACE)).toEqual({ kind: 'space', space: EMPTY_SPACE, isWhole: true });
});

test.each([
  ['a name of a megabyte', { name: 'x'.repeat(1_000_000) }],
  ['an empty name', { name: '' }],
  ['a name that is HTML', { name: '<img src=x onerror=alert(1)>' }],
  [
    '5,000 elements',
    { elements: Array.from({ length: 5000 }, (_, at) => ({ ...SPACE.elements[0], id: `tree-${at}` })) },
  ],
])('%s is kept whole', (_, more) => {
  const reading = read(record(more));
  expect(reading).toMatchObject({ kind: 'space', isWhole: true });
  if (reading.kind === 'space') expect(JSON.parse(serializeSpace(reading.space))).toEqual(record(more));
});

test('order and blanks do not matter', () => {
  const { elements, lighting, background, name } = SPACE;
  expect(
    parseSpaceRecord(JSON.stringify({ elements, lighting, background, name }, undefined, 2)),
  ).toMatchObject({
    space: SPACE,
    isWhole: true,
  });
});

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '0'],
  ['a text', '"text"'],
  ['a list', '[]'],
  ['an object of nothing', '{}'],
  ['another version that has none of it', '{"version":2,"things":[1]}'],
  ['no JSON at all', 'not JSON at all'],
  ['a record cut short', TEXT.slice(0, 100)],
  ['a record and more', `${TEXT}}`],
  ['200,000 brackets', '['.repeat(200_000)],
  ['a record with NaN', TEXT.replace('"x":10', '"x":NaN')],
])('%s is unreadable', (_, text) => {
  expect(parseSpaceRecord(text)).toMatchObject({ kind: 'unreadable' });
});

describe('partly readable, and reported as incomplete:', () => {
  test.each([
    ['another version', record({ version: 2, weather: 'rain' }), SPACE],
    ['an unknown background', record({ background: 'moon' }), { ...SPACE, background: 'mountains' }],
    ['a light that is no number', record({ lighting: null }), { ...SPACE, lighting: 70 }],
    ['a light that is too strong', record({ lighting: 4000 }), { ...SPACE, lighting: 100 }],
    ['a name that is none', record({ name: 7 }), { ...SPACE, name: 'My Safe Space' }],
    ['elements that are none', record({ elements: 'many' }), { ...SPACE, elements: [] }],
    ['an unknown element', record({ elements: [element({ id: 'volcano-1' })] }), { ...SPACE, elements: [] }],
    [
      'an element of Object',
      record({ elements: [element({ id: 'constructor-1' })] }),
      { ...SPACE, elements: [] },
    ],
    ['an element without a place', record({ elements: [element({ x: null })] }), { ...SPACE, elements: [] }],
    ['an element of another name', record({ elements: [element({ name: '<b>Tree</b>' })] }), undefined],
  ])('%s', (_, stored, space) => {
    const reading = read(stored);
    expect(reading).toMatchObject({ kind: 'space', isWhole: false });
    if (space && reading.kind === 'space') expect(reading.space).toEqual(space);
  });

  test('elements far outside, and two with one id', () => {
    const [x, y, scale] = [1e300, -5, 40];
    const reading = read(record({ elements: [element({}), element({ x, y, scale })] }));
    if (reading.kind !== 'space') throw new Error('It cannot be read');
    expect(reading.isWhole).toBe(false);
    expect(reading.space.elements[1]).toMatchObject({ id: 'tree-1', x: 100, y: 0, scale: 2 });
  });
});

/** Returns a text with a few random changes, reproducible by its seed. */
function damaged(seed: number): string {
  let next = seed;
  const below = (sides: number): number => {
    const [value, following] = nextRandom(next);
    next = following;
    return Math.floor(value * sides);
  };
  let text = TEXT;
  for (let accident = below(3); accident >= 0; accident--) {
    const [from, length] = [below(text.length), 1 + below(40)];
    const put = ['', '"', '}', ',', '0', 'null', 'NaN', '\u0000', '[]', '{"x":1}', '-1e999', '🌳'][below(12)];
    const way = below(6);
    if (way === 0) text = text.slice(0, from);
    else if (way === 1) text = text.slice(0, from) + put + text.slice(from + length);
    else if (way === 2) text = text.slice(0, from) + put + text.slice(from);
    // Replaces one value with another, so that the text remains valid JSON.
    else
      text = text.replace(/(?<=:)(?:[\d.]+|"[^"]*")/g, (value) => (below(60) === 0 ? put || 'false' : value));
  }
  return text;
}

test('of 200 damaged records none throws, and none reported as whole has lost content', () => {
  const kinds = { whole: 0, partly: 0, unreadable: 0 };
  for (let seed = 1; seed <= 200; seed++) {
    const text = damaged(seed);
    const reading = parseSpaceRecord(text);
    if (reading.kind === 'unreadable') {
      kinds.unreadable += 1;
      continue;
    }
    // The parsed space is usable, and survives another write and read.
    expect(parseSpaceRecord(serializeSpace(reading.space))).toEqual({ ...reading, isWhole: true });
    if (reading.isWhole) expect(JSON.parse(serializeSpace(reading.space))).toEqual(JSON.parse(text));
    kinds[reading.isWhole ? 'whole' : 'partly'] += 1;
  }
  // All three results must occur. Otherwise the random damage is too uniform.
  expect(Math.min(...Object.values(kinds)), JSON.stringify(kinds)).toBeGreaterThan(4);
});
