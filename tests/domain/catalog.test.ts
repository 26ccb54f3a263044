import { describe, expect, test } from 'vitest';
import { hasBuiltGame } from '../../domain/built-games';
import { CATALOG, FURTHER_CATALOG, findGame, type Game } from '../../domain/catalog';
import { COVER_SUBJECTS } from '../../domain/cover-subjects';
import { RECOMMENDATIONS, SITUATIONS } from '../../domain/situations';

describe('the catalog', () => {
  test('has the ten games of the specification in order, with its exact texts', () => {
    const rows = CATALOG.map(({ id, title, duration, difficulty, category }) =>
      [id, title, duration, difficulty, category].join(' | '),
    );
    expect(rows).toEqual([
      'memory-cards | Memory Cards | 5-10 min | medium | memory',
      'breathing-puzzle | Box Breathing | 5-8 min | easy | breathing',
      'forest-meditation | Forest Meditation | 10-15 min | easy | breathing',
      'grounding-techniques | Grounding Techniques | 3-6 min | easy | breathing',
      'progressive-relaxation | Progressive Relaxation | 8-15 min | medium | breathing',
      'pattern-flow | Pattern Flow | 3-7 min | medium | pattern',
      'guided-imagery | Guided Meditation | 8-12 min | easy | breathing',
      'thought-bubbles | Thought Bubbles | 5-8 min | medium | breathing',
      'safe-space-builder | Safe Space Builder | 7-12 min | easy | puzzle',
      'zen-garden | Zen Garden | 5-15 min | easy | puzzle',
    ]);
  });

  test('marks exactly the first three as free, and has no flag on the others', () => {
    expect(CATALOG.map((game) => game.isFree)).toEqual([
      true,
      true,
      true,
      ...Array.from({ length: 7 }, () => undefined),
    ]);
    for (const game of CATALOG.slice(3)) expect(game).not.toHaveProperty('isFree');
  });

  test('gives each game the path of its id, and Box Breathing the path of its exercise', () => {
    for (const { id, path } of CATALOG) {
      expect(path).toBe(id === 'breathing-puzzle' ? '/games/basic-breathing' : `/games/${id}`);
    }
  });
});

describe('the further catalog', () => {
  test('has the ten ids of the generic page in order, none of them free', () => {
    expect(FURTHER_CATALOG.map(({ id }) => id)).toEqual([
      'mindful-maze',
      'color-tranquility',
      'sound-journey',
      'nature-sequences',
      'rhythm-release',
      'focus-flow',
      'emotion-puzzles',
      'water-flow',
      'worry-stones',
      'melody-match',
    ]);
    for (const game of FURTHER_CATALOG) expect(game).not.toHaveProperty('isFree');
  });

  test('has separate addresses for the page and the game', () => {
    for (const { id, path } of FURTHER_CATALOG) {
      expect(path).toMatch(new RegExp(`^/games/${id}/.+`));
    }
  });
});

describe('every entry', () => {
  const all: readonly Game[] = [...CATALOG, ...FURTHER_CATALOG];

  test.each(all)('$id has texts, a cover, and an ascending duration', (game) => {
    expect(game.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(game.title.trim()).not.toBe('');
    expect(game.description.length).toBeGreaterThan(40);
    expect(game.imageUrl).toBe(`covers/${game.id}.webp`);
    expect(['easy', 'medium']).toContain(game.difficulty);
    expect(['memory', 'breathing', 'pattern', 'puzzle']).toContain(game.category);
    const [, from, to] = /^(\d+)-(\d+) min$/.exec(game.duration) ?? [];
    expect(Number(from)).toBeLessThan(Number(to));
  });

  test.each(all)('$id is found by its id', (game) => {
    expect(findGame(game.id)).toBe(game);
  });
});

test.each(SITUATIONS)('the moment %s has three activities that can be played, one of them free', (moment) => {
  const fitting = Object.entries(RECOMMENDATIONS[moment]);
  expect(fitting.map(([id]) => hasBuiltGame(id))).toEqual([true, true, true]);
  expect(fitting.some(([id]) => findGame(id)?.isFree)).toBe(true);
  // The reason is one line of a phone.
  for (const [, reason] of fitting) expect(reason.length).toBeLessThan(56);
});

test.each([
  '',
  ' ',
  'Memory-Cards',
  'memory-cards ',
  'basic-breathing',
  '__proto__',
  'constructor',
  'toString',
])('the id %j is unknown', (id) => {
  expect(findGame(id)).toBeUndefined();
});

describe('the covers', () => {
  const all = [...CATALOG, ...FURTHER_CATALOG];

  test('have unique descriptions', () => {
    expect(Object.keys(COVER_SUBJECTS)).toEqual(all.map(({ id }) => id));
    expect(new Set(Object.values(COVER_SUBJECTS)).size).toBe(all.length);
    for (const words of Object.values(COVER_SUBJECTS)) expect(words.split(' ').length).toBeGreaterThan(3);
  });

  test('have a focal point within the picture', () => {
    for (const { focus } of all) expect(focus).toHaveLength(2);
    for (const percent of all.flatMap(({ focus }) => focus)) {
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }
  });
});
