import { describe, expect, test } from 'vitest';
import { POINT_SPACING, Rake, rakeHandlingOf } from '../../../../engine/games/zen-garden/steering';
import { gardenStonesIn, type Point, type Stone } from '../../../../engine/games/zen-garden/stones';

const HALF = 32.5;
const rakeFrom = (start: Point, pattern: 'straight' | 'curved', stones: readonly Stone[] = []) =>
  new Rake(start, rakeHandlingOf(pattern, HALF), HALF, stones);

/**
 * Moves a rake through points in steps of about 6 px.
 * @returns the rake's points, including the start
 */
function lead(rake: Rake, through: readonly Point[], start: Point): Point[] {
  const way: Point[] = [start];
  let from = start;
  for (const to of through) {
    const moves = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 6));
    for (let move = 1; move <= moves; move++) {
      const part = move / moves;
      way.push(...rake.follow({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }));
    }
    from = to;
  }
  return [...way, ...rake.finish()];
}

const gaps = (way: readonly Point[]) =>
  way.slice(1).map((point, index) => {
    const before = way[index] as Point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });

const headings = (way: readonly Point[]) =>
  way.slice(1).map((point, index) => {
    const before = way[index] as Point;
    return Math.atan2(point.y - before.y, point.x - before.x);
  });

/** Returns points of a trembling pointer along y = 100. */
const trembling = (length: number): Point[] =>
  Array.from({ length: length / 20 }, (_, index) => ({ x: 60 + index * 20, y: 100 + (index % 2 ? 5 : -5) }));

describe('resampling', () => {
  test.each(['straight', 'curved'] as const)(
    '%s: points are 8 to 13 px apart, whatever the moves are',
    (pattern) => {
      const start = { x: 40, y: 100 };
      const way = lead(
        rakeFrom(start, pattern),
        [
          { x: 300, y: 100 },
          { x: 420, y: 300 },
          { x: 80, y: 340 },
        ],
        start,
      );
      // A step of the rake is 2 px. The last gap may be shorter.
      for (const gap of gaps(way).slice(0, -1)) {
        expect(gap).toBeGreaterThan(POINT_SPACING.turning - 2);
        expect(gap).toBeLessThanOrEqual(POINT_SPACING.straight + 2);
      }
      expect(way.length).toBeGreaterThan(40);
    },
  );

  test('a resting pointer adds no points, and neither do invalid coordinates', () => {
    const rake = rakeFrom({ x: 50, y: 50 }, 'straight');
    expect(rake.follow({ x: 50, y: 50 })).toEqual([]);
    expect(rake.follow({ x: Number.NaN, y: 50 })).toEqual([]);
    expect(rake.follow({ x: 52, y: 50 })).toEqual([]);
  });
});

describe('heading', () => {
  test('a straight rake settles into a line under a trembling pointer, and ends below it', () => {
    const start = { x: 40, y: 100 };
    const way = lead(rakeFrom(start, 'straight'), trembling(800), start);
    const settled = headings(way).slice(20);
    expect(Math.max(...settled) - Math.min(...settled)).toBeLessThan(0.06);
    const end = way.at(-1) as Point;
    expect(Math.abs(end.x - 840)).toBeLessThan(6);
    expect(Math.abs(end.y - 100)).toBeLessThan(12);
  });

  test('curved draws a slow wave where the hand goes straight, and straight draws none', () => {
    const start = { x: 60, y: 200 };
    const along = Array.from({ length: 60 }, (_, index) => ({ x: 70 + index * 10, y: 200 }));
    const heights = (pattern: 'straight' | 'curved') =>
      lead(rakeFrom(start, pattern), along, start).map(({ y }) => y - 200);
    const curved = heights('curved');
    expect(Math.max(...curved)).toBeGreaterThan(7);
    expect(Math.min(...curved)).toBeLessThan(-7);
    expect(Math.max(...curved.map(Math.abs))).toBeLessThan(16);
    // The line has two and a half waves in 600 px.
    const crossings = curved.slice(1).filter((y, index) => y * (curved[index] ?? 0) < 0);
    expect(crossings.length).toBeGreaterThanOrEqual(4);
    expect(crossings.length).toBeLessThanOrEqual(6);
    expect(Math.max(...heights('straight').map(Math.abs))).toBeLessThan(1);
  });

  test('a curved rake follows an arc closely, a straight one does not', () => {
    const arc = Array.from({ length: 40 }, (_, index) => {
      const angle = -Math.PI / 2 + index * 0.08;
      return { x: 300 + 120 * Math.cos(angle), y: 200 + 120 * Math.sin(angle) };
    });
    const start = arc[0] as Point;
    const distance = (way: readonly Point[]) =>
      Math.max(...way.map(({ x, y }) => Math.abs(Math.hypot(x - 300, y - 200) - 120)));
    expect(distance(lead(rakeFrom(start, 'curved'), arc, start))).toBeLessThan(8);
    expect(distance(lead(rakeFrom(start, 'straight'), arc, start))).toBeGreaterThan(12);
  });

  test.each(['straight', 'curved'] as const)(
    'a %s rake never turns within half its width, so that strokes never fold',
    (pattern) => {
      const start = { x: 100, y: 100 };
      const scribble = Array.from({ length: 60 }, (_, index) => ({
        x: 100 + ((index * 137) % 600),
        y: 60 + ((index * 211) % 300),
      }));
      const way = lead(rakeFrom(start, pattern), scribble, start);
      const [angles, lengths] = [headings(way), gaps(way)];
      angles.slice(1, -1).forEach((angle, index) => {
        const turned = Math.abs(
          Math.atan2(
            Math.sin(angle - (angles[index] as number)),
            Math.cos(angle - (angles[index] as number)),
          ),
        );
        const length = ((lengths[index] as number) + (lengths[index + 1] as number)) / 2;
        expect(turned / length).toBeLessThan(1 / HALF);
      });
    },
  );

  test.each(['straight', 'curved'] as const)(
    'a %s rake moves no farther than the pointer: it never circles',
    (pattern) => {
      for (const swing of [10, 30, 50, 90]) {
        const wave = Array.from({ length: 120 }, (_, index) => ({
          x: 20 + index * 9,
          y: 200 + swing * Math.sin(index * 0.14),
        }));
        const start = wave[0] as Point;
        const length = (way: readonly Point[]) => gaps(way).reduce((sum, gap) => sum + gap, 0);
        expect(length(lead(rakeFrom(start, pattern), wave, start)), `swing ${swing}`).toBeLessThan(
          length(wave) * 1.2,
        );
      }
    },
  );
});

describe('a stone ahead', () => {
  const stone: Stone = { x: 300, y: 200, radius: 30 };
  const clear = (way: readonly Point[]) =>
    Math.min(...way.map(({ x, y }) => Math.hypot(x - stone.x, y - stone.y) - stone.radius));

  test.each(['straight', 'curved'] as const)(
    'makes a %s rake go around it, if the pointer passes on one side',
    (pattern) => {
      for (const y of [150, 170, 185, 215, 230, 250]) {
        const start = { x: 60, y };
        const way = lead(rakeFrom(start, pattern, [stone]), [{ x: 560, y }], start);
        expect(clear(way), `at ${y}`).toBeGreaterThanOrEqual(HALF - 0.1);
        expect((way.at(-1) as Point).x, `at ${y}`).toBeGreaterThan(480);
      }
    },
  );

  test('is never circled while the pointer moves on it', () => {
    const start = { x: 60, y: 190 };
    const rake = rakeFrom(start, 'curved', [stone]);
    const about = Array.from({ length: 80 }, (_, index) => ({
      x: 282 + 14 * Math.cos(index * 1.3),
      y: 195 + 12 * Math.sin(index * 1.9),
    }));
    const way = lead(rake, [{ x: 280, y: 190 }, ...about], start);
    expect(gaps(way).reduce((sum, gap) => sum + gap, 0)).toBeLessThan(200 + Math.PI * 2 * 62.5);
    expect(clear(way)).toBeGreaterThanOrEqual(HALF - 0.1);
  });

  test('stops the rake beside it while the pointer rests on it', () => {
    const start = { x: 60, y: 205 };
    const way = lead(rakeFrom(start, 'curved', [stone]), [{ x: 300, y: 200 }], start);
    expect(clear(way)).toBeGreaterThanOrEqual(HALF - 0.1);
    expect(way.length).toBeGreaterThan(8);
  });

  test('lets a rake that was put down close to it leave without a jump', () => {
    const start = { x: 300, y: 158 };
    const way = lead(rakeFrom(start, 'curved', [stone]), [{ x: 300, y: 20 }], start);
    for (const gap of gaps(way)) expect(gap).toBeLessThanOrEqual(POINT_SPACING.straight + 2);
    expect(clear(way)).toBeGreaterThanOrEqual(12 - 0.1);
  });

  test('is never crossed in two thousand moves among the six stones', () => {
    const stones = gardenStonesIn(800);
    const start = { x: 30, y: 30 };
    const rake = rakeFrom(start, 'curved', stones);
    let least = Number.POSITIVE_INFINITY;
    for (let move = 0; move < 2000; move++) {
      rake.follow({ x: 400 + 420 * Math.sin(move * 0.013), y: 200 + 230 * Math.sin(move * 0.0217) });
      for (const { x, y, radius } of stones) {
        least = Math.min(least, Math.hypot(rake.at.x - x, rake.at.y - y) - radius);
      }
    }
    expect(least).toBeGreaterThanOrEqual(HALF - 0.1);
  });
});
