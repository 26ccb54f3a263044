/** The grove, which is Profile's picture of the person's entries: trees and stones, and their stable positions. */
import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../../domain/journal';
import { foldIndexOf, HillGeometry } from '../../../src/grove/land';
import { groveLightAt } from '../../../src/grove/light';
import { type GrovePlan, MOST_RIDGES, MOST_TREES_AND_STONES } from '../../../src/grove/plan';
import { describeGrove } from '../../../src/grove/words';
import { felt, heard, played } from '../../fixtures/analytics/kept-journal';
import { dayBefore, randomFrom, randomJournal, TODAY } from '../../fixtures/analytics/random-journal';
import { everyDay, ofGuest, painted, planned } from '../../fixtures/grove';

const planOf = (...entries: Parameters<typeof ofGuest>[0]): GrovePlan => planned(ofGuest(entries));
const standing = ({ trees, stones }: GrovePlan) => [...trees, ...stones];
/** Returns the positions and seeds by entry id. */
const places = (plan: GrovePlan) =>
  new Map(standing(plan).map((one) => [one.id, [one.across, one.near, one.seed]]));

describe('contents', () => {
  test('are empty without entries', () => {
    expect(planOf()).toEqual({ trees: [], stones: [], ridges: [] });
  });

  test("are today's empty place until its first check-in, at the place of its tree", () => {
    const before = ofGuest([
      felt('positive', dayBefore(TODAY, 1), 9),
      played('zen-garden', TODAY, { hour: 9 }),
    ]);
    const { clearing, ...plan } = planned(before, TODAY);
    expect(describeGrove({ ...plan, ...(clearing && { clearing }) })).toContain(
      'Today’s place is still empty.',
    );
    const { trees, clearing: gone } = planned([...before, ...ofGuest([felt('neutral', TODAY, 10)])], TODAY);
    expect(gone).toBeUndefined();
    expect(trees[0]).toMatchObject({ day: TODAY, ...clearing });
    const light = groveLightAt(12, 'day');
    expect(painted(planned(before, TODAY), light, 300, 250)).not.toEqual(
      painted(planned(before), light, 300, 250),
    );
  });

  test('are one tree for each day with a check-in, for its most frequent mood', () => {
    const [today, yesterday, before] = [0, 1, 2].map((ago) => dayBefore(TODAY, ago)) as [
      string,
      string,
      string,
    ];
    const { trees } = planOf(
      felt('negative', today, 8),
      felt('positive', today, 9),
      felt('positive', today, 22),
      // On a tie the day counts as neutral.
      felt('negative', yesterday),
      felt('positive', yesterday),
      felt('negative', before),
    );
    expect(trees.map(({ day, mood }) => [day, mood])).toEqual([
      [today, 'positive'],
      [yesterday, 'neutral'],
      [before, 'negative'],
    ]);
  });

  test('are one stone for each completed session, but none for an unfinished one, music, or a mood before a game', () => {
    const { trees, stones } = planOf(
      played('zen-garden', TODAY),
      played('zen-garden', TODAY, { completed: false }),
      played('memory-cards', TODAY),
      heard(TODAY),
      { ...felt('positive', TODAY), when: 'before' },
    );
    expect(trees).toEqual([]);
    expect(stones).toHaveLength(2);
  });

  test('are the newest 400 at most; older ones form the ridge of their year', () => {
    const all = everyDay(3650);
    const { trees, stones, ridges } = planOf(...all);
    expect(trees.length + stones.length).toBe(MOST_TREES_AND_STONES);
    const oldest = standing({ trees, stones, ridges })
      .map(({ at }) => at)
      .sort((a, b) => a - b)[0] as number;
    const older = all.filter(({ at }) => at < oldest);
    expect(ridges.length).toBe(MOST_RIDGES);
    expect(ridges.map(({ year }) => year)).toEqual(
      [2026, 2025, 2024, 2023, 2022, 2021].slice(0, MOST_RIDGES),
    );
    const count = (kind: 'trees' | 'stones') => ridges.reduce((sum, ridge) => sum + ridge[kind], 0);
    expect([count('trees'), count('stones')]).toEqual(
      ['mood', 'play'].map((kind) => older.filter((entry) => entry.kind === kind).length),
    );
    for (const { canopy, trees } of ridges) expect(canopy.reduce((sum, part) => sum + part, 0)).toBe(trees);
  });
});

describe('a new entry', () => {
  test('moves nothing, in any order of entries', () => {
    const entries = ofGuest(randomJournal(1, 200)).sort((one, other) => one.at - other.at);
    let before = places(planned([]));
    for (let count = 1; count <= entries.length; count++) {
      const after = places(planned(entries.slice(0, count)));
      expect([...before].filter(([id, place]) => `${after.get(id)}` !== `${place}`)).toEqual([]);
      before = after;
    }
    expect(planned(entries.toReversed())).toEqual(planned(entries));
  });

  test('moves nothing on a full hill: only the oldest disappears', () => {
    const all = everyDay(400);
    const [before, after] = [planOf(...all.slice(1)), planOf(...all)];
    const [then, now] = [places(before), places(after)];
    const gone = [...then.keys()].filter((id) => !now.has(id));
    expect(gone).toHaveLength(1);
    expect([...now].filter(([id, place]) => then.has(id) && `${then.get(id)}` !== `${place}`)).toEqual([]);
  });

  test('changes no pixel except at its place', () => {
    const [width, height] = [240, 160];
    const entries = everyDay(24);
    const light = groveLightAt(7, 'day');
    const [before, after] = [
      painted(planOf(...entries.filter(({ day }) => day !== TODAY)), light, width, height),
      painted(planOf(...entries), light, width, height),
    ];
    const land = new HillGeometry(width, height);
    const near = standing(planOf(...entries))
      .filter(({ day }) => day === TODAY)
      .map((one) => ('mood' in one ? land.tree(one.across, one.near) : land.stone(one.across, one.near)));
    const isNear = (x: number, y: number) =>
      near.some(
        (spot) =>
          Math.abs(spot.x - x) < spot.tall && y > spot.y - spot.tall * 1.4 && y < spot.y + spot.tall * 0.6,
      );
    const changed = Array.from({ length: width * height }, (_, pixel) => pixel)
      .filter((pixel) => [0, 1, 2].some((part) => before[pixel * 4 + part] !== after[pixel * 4 + part]))
      .map((pixel) => [pixel % width, Math.floor(pixel / width)] as const);
    expect(changed.filter(([x, y]) => !isNear(x, y))).toEqual([]);
    expect(changed.length).toBeGreaterThan(20);
  });
});

describe('the hill', () => {
  test('is the same picture each time, and differs at another hour', () => {
    const plan = planOf(...everyDay(30));
    const [morning, again, night] = [
      groveLightAt(7, 'day'),
      groveLightAt(7, 'day'),
      groveLightAt(7, 'night'),
    ].map((light) => painted(plan, light, 120, 80)) as [
      Uint8ClampedArray,
      Uint8ClampedArray,
      Uint8ClampedArray,
    ];
    expect(Buffer.compare(Buffer.from(morning), Buffer.from(again))).toBe(0);
    const mean = (pixels: Uint8ClampedArray) => pixels.reduce((sum, byte) => sum + byte, 0) / pixels.length;
    expect(mean(night)).toBeLessThan(mean(morning) * 0.7);
    expect([...morning].filter((_, index) => index % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });

  test.each([
    [300, 250],
    [1180, 786],
  ])('of %i by %i keeps trees off the path and stones on it, all inside the picture', (width, height) => {
    const land = new HillGeometry(width, height);
    const random = randomFrom(width);
    for (let count = 0; count < 500; count++) {
      const [across, near] = [random(), random()];
      const tree = land.tree(across, near);
      const path = land.path(tree.near);
      expect(Math.abs(tree.x - path.x)).toBeGreaterThan(path.half);
      const stone = land.stone(across, near);
      expect(Math.abs(stone.x - land.path(stone.near).x)).toBeLessThan(land.path(stone.near).half);
      for (const spot of [tree, stone]) {
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.x).toBeLessThanOrEqual(width);
        expect(spot.y).toBeGreaterThan(height * 0.35);
        expect(spot.y).toBeLessThanOrEqual(height);
      }
    }
    expect([0, 0.149, 0.15, 0.5, 1].map(foldIndexOf)).toEqual([0, 0, 1, 2, 4]);
  });

  test('is evenly covered after any month', () => {
    for (const ago of [0, 17, 400, 3000]) {
      const { trees } = planOf(...everyDay(ago + 30).filter(({ day }) => day <= dayBefore(TODAY, ago)));
      const parts = new Set(
        trees.slice(0, 30).map(({ across, near }) => `${Math.floor(across * 3)} ${Math.floor(near * 3)}`),
      );
      expect(parts.size).toBe(9);
    }
  });
});

describe('in words', () => {
  const words = (...entries: Parameters<typeof ofGuest>[0]) => describeGrove(planOf(...entries));

  test('a bare hill', () => {
    expect(words()).toBe('Your grove: a bare hillside, with a path that leads up to the light.');
  });

  test('one tree, one stone, and several', () => {
    expect(words(felt('positive', TODAY))).toBe(
      'Your grove: a hillside with 1 tree, one for each day you checked in: 1 birch for mostly Good days.',
    );
    expect(words(played('zen-garden', TODAY))).toBe(
      'Your grove: a hillside without trees yet. 1 stone lies on its path, one for each session you finished.',
    );
    expect(
      words(
        felt('positive', dayBefore(TODAY, 1)),
        felt('positive', dayBefore(TODAY, 2)),
        felt('neutral', dayBefore(TODAY, 3)),
        felt('negative', dayBefore(TODAY, 4)),
        played('zen-garden', TODAY),
        played('zen-garden', TODAY),
      ),
    ).toBe(
      'Your grove: a hillside with 4 trees, one for each day you checked in: 2 birches for mostly Good days, ' +
        '1 pine for mostly Neutral days and 1 willow for mostly Not Great days. ' +
        '2 stones lie on its path, one for each session you finished.',
    );
  });

  test('ten years', () => {
    expect(words(...everyDay(3650))).toMatch(
      /The ridges behind are your older days: 3,4\d\d more trees and 2,\d\d\d more stones, going back to 2016\.$/,
    );
  });
});

test('unusual entries break nothing: future hours, the earliest days, thousands on one day', () => {
  const odd: JournalEntry[] = ofGuest([
    felt('positive', '2099-12-31'),
    felt('positive', '1970-01-01', 0),
    ...Array.from({ length: 2000 }, () => played('zen-garden', TODAY)),
  ]);
  const { trees, stones, ridges } = planned(odd);
  expect(trees.length + stones.length).toBe(MOST_TREES_AND_STONES);
  expect(ridges.map(({ year }) => year)).toEqual([2026, 1970]);
});

test('a grove in a browser that returns noise is painted without reading, in the same colors', () => {
  const [plan, light] = [planOf(...everyDay(30)), groveLightAt(10, 'day')];
  const [read, unread] = [painted(plan, light, 320, 200), painted(plan, light, 320, 200, false)];
  // Compares squares of 8 px, in which the dots are averaged.
  const averages = (pixels: Uint8ClampedArray) =>
    Array.from({ length: 40 * 25 }, (_, square) => {
      const [left, top] = [(square % 40) * 8, Math.floor(square / 40) * 8];
      let sum = 0;
      for (let index = 0; index < 64; index++) {
        const at = ((top + Math.floor(index / 8)) * 320 + left + (index % 8)) * 4;
        sum += (pixels[at] as number) + (pixels[at + 1] as number) + (pixels[at + 2] as number);
      }
      return sum / 192;
    });
  const other = averages(unread);
  const differences = averages(read).map((value, square) => Math.abs(value - (other[square] as number)));
  expect(Math.max(...differences)).toBeLessThan(40);
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(6);
});
