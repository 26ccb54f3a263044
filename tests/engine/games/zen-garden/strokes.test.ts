import { describe, expect, test } from 'vitest';
import { pushStroke, strokePathIn } from '../../../../engine/games/zen-garden/drawn-stroke';
import {
  BERM_WIDTH,
  GROOVE_PITCH,
  rakeHalfWidth,
  tineCountFor,
} from '../../../../engine/games/zen-garden/patterns';
import { Rakes } from '../../../../engine/games/zen-garden/rakes';
import { FLOATS_PER_VERTEX, TriangleStrip, VERTEX_KIND } from '../../../../engine/games/zen-garden/ribbon';
import { gardenStonesIn, START_MARGIN } from '../../../../engine/games/zen-garden/stones';
import type { PointerSample } from '../../../../engine/stage/pointer-queue';
import { decodeStroke, encodeStroke } from '../../../../machines/games/zen-garden/garden-codec';
import {
  FULL_DEPTH,
  type RakePattern,
  type Stroke,
  strokePointCount,
  UNITS_PER_PX,
} from '../../../../machines/games/zen-garden/strokes';
import { stroke } from '../../../fixtures/sand/stroke';

const WIDTH = 800;
type Kind = PointerSample['kind'];
const sample = (kind: Kind, x: number, y: number, at = 0, id = 1, pressure?: number): PointerSample => ({
  id,
  kind,
  x,
  y,
  at,
  pressure,
});

function openHands(pattern: RakePattern = 'straight', width = WIDTH) {
  const strokes: Stroke[] = [];
  const seconds: number[] = [];
  const drags: number[] = [];
  let now = 0;
  const hands = new Rakes(
    (made, time, drag) => {
      strokes.push(made);
      seconds.push(time);
      drags.push(drag);
    },
    () => now,
  );
  const follow = hands.follow.bind(hands);
  // Handles the samples one by one, each at its own play time.
  hands.follow = (samples, strip) => {
    for (const one of samples) {
      now = one.at;
      follow([one], strip);
    }
  };
  hands.prepare(width, pattern);
  return { hands, strokes, seconds, drags, strip: new TriangleStrip() };
}

/** Presses at the first point, moves to each further point in 10 ms, and releases. */
function drag(
  points: readonly (readonly [number, number])[],
  pattern: RakePattern = 'straight',
  width = WIDTH,
) {
  const opened = openHands(pattern, width);
  const samples = points.map(([x, y], index) => sample(index === 0 ? 'down' : 'move', x, y, index * 10));
  const [x, y] = points.at(-1) as readonly [number, number];
  opened.hands.follow([...samples, sample('up', x, y, points.length * 10)], opened.strip);
  return opened;
}

const line = (count: number, y = 60) => Array.from({ length: count }, (_, x) => [20 + x * 5, y] as const);

describe('pointers', () => {
  test('make a stroke from press, move and release, and report its duration', () => {
    const { strokes, seconds } = drag(line(100));
    expect(strokes).toHaveLength(1);
    expect(strokes[0]).toMatchObject({ pattern: 'straight', tines: 5, width: WIDTH });
    expect(seconds).toEqual([1]);
  });

  test('make nothing from a press without movement, except a ring', () => {
    expect(drag([[50, 50]]).strokes).toEqual([]);
    expect(drag([[50, 50]], 'curved').strokes).toEqual([]);
    const [ring] = drag([[50, 50]], 'circular').strokes;
    expect([...(ring as Stroke).points]).toEqual([
      50 * UNITS_PER_PX,
      50 * UNITS_PER_PX,
      FULL_DEPTH,
      (50 + GROOVE_PITCH) * UNITS_PER_PX,
      50 * UNITS_PER_PX,
      0,
    ]);
  });

  test('do nothing on a stone, or within 10 px of it', () => {
    expect(START_MARGIN).toBe(10);
    const [stone] = gardenStonesIn(WIDTH);
    const { x, y, radius } = stone as { x: number; y: number; radius: number };
    expect(
      drag([
        [x, y],
        [x + 200, y],
      ]).strokes,
    ).toEqual([]);
    expect(
      drag([
        [x + radius + START_MARGIN - 1, y],
        [x + 200, y],
      ]).strokes,
    ).toEqual([]);
    expect(
      drag([
        [x + radius + START_MARGIN + 1, y],
        [x + 200, y],
      ]).strokes,
    ).toHaveLength(1);
  });

  test.each(['straight', 'curved'] as const)(
    '%s: a pointer that passes over a stone finds its rake behind it',
    (pattern) => {
      const stone = gardenStonesIn(1180)[1] as { x: number; y: number; radius: number };
      for (let y = stone.y - 40; y <= stone.y + 30; y += 2.5) {
        const { strokes } = drag(
          Array.from({ length: 100 }, (_, index) => [40 + index * 5, y] as const),
          pattern,
          1180,
        );
        const ways = strokes.map((made) => strokePathIn(made, 1180));
        const end = ways.at(-1)?.at(-3) as number;
        expect(end, `at ${y}`).toBeGreaterThan(stone.x + 100);
        for (const way of ways) {
          for (let at = 0; at < way.length; at += 3) {
            const away = Math.hypot((way[at] as number) - stone.x, (way[at + 1] as number) - stone.y);
            expect(away, `at ${y}`).toBeGreaterThanOrEqual(stone.radius + 32.5 - 0.2);
          }
        }
      }
    },
  );

  test('work with ten fingers', () => {
    const { hands, strokes, seconds, strip } = openHands('curved');
    const fingers = Array.from({ length: 10 }, (_, id) => id);
    hands.follow(
      fingers.map((id) => sample('down', 20, 20 + id * 36, 0, id)),
      strip,
    );
    for (let x = 20; x < 120; x += 5) {
      hands.follow(
        fingers.map((id) => sample('move', x, 20 + id * 36, x, id)),
        strip,
      );
    }
    expect(hands.isAnyDown).toBe(true);
    hands.follow(
      fingers.map((id) => sample(id % 2 ? 'up' : 'cancel', 120, 20 + id * 36, 200, id)),
      strip,
    );
    expect(strokes).toHaveLength(10);
    expect(hands.isAnyDown).toBe(false);
    // Ten rakes at the same time count the 0.2 s only once.
    expect(seconds.reduce((sum, time) => sum + time)).toBeCloseTo(0.2);
  });

  test('may leave the garden and return, with storable points', () => {
    const { strokes } = drag([
      ...line(20),
      [4000, 60],
      [4000, -9000],
      [-5000, -9000],
      [-5000, 300],
      [300, 300],
      [400, 300],
    ]);
    for (const made of strokes) expect(decodeStroke(encodeStroke(made))).toEqual(made);
  });

  test('make one stroke of ten thousand points, and a second one from a longer drag', () => {
    const spiral = (count: number) =>
      Array.from({ length: count }, (_, index) => {
        const angle = index * 0.05;
        return [400 + 380 * Math.cos(angle), 200 + 190 * Math.sin(angle)] as const;
      });
    const [one] = drag(spiral(9000), 'curved').strokes;
    expect(strokePointCount(one as Stroke)).toBeGreaterThan(10_000);
    const many = drag(spiral(25_000), 'curved').strokes;
    expect(many.length).toBeGreaterThan(1);
    for (const made of many) expect(decodeStroke(encodeStroke(made))).toEqual(made);
  });

  test('with more pen pressure draw deeper', () => {
    const depths = [0.1, 0.5, 1].map((pressure) => {
      const { hands, strokes, strip } = openHands();
      hands.follow(
        [
          ...line(40).map(([x, y], index) => sample(index ? 'move' : 'down', x, y, index, 1, pressure)),
          sample('up', 220, 60, 99),
        ],
        strip,
      );
      return (strokes[0] as Stroke).points[2] as number;
    });
    expect(depths).toEqual([0.6 * FULL_DEPTH, FULL_DEPTH, 1.5 * FULL_DEPTH].map(Math.round));
  });

  test('report whether they are fast, slow or at rest', () => {
    const speedOf = (ms: number) => {
      const { hands, strip } = openHands();
      hands.follow([sample('down', 20, 60, 0), sample('move', 120, 60, ms)], strip);
      return [hands.drainSpeed(), hands.drainSpeed()];
    };
    expect(speedOf(1000)[0]).toBeCloseTo(100 / 1400);
    expect(speedOf(10)).toEqual([1, 0]);
  });
});

describe('rings', () => {
  test('grow with the drag and never shrink, in whole rings, around the pressed point', () => {
    const radiusOf = (drags: readonly number[]) => {
      const [ring] = drag([[400, 60], ...drags.map((way) => [400 + way, 60] as const)], 'circular').strokes;
      const { points } = ring as Stroke;
      expect([points[0], points[1]]).toEqual([400 * UNITS_PER_PX, 60 * UNITS_PER_PX]);
      return ((points[3] as number) - (points[0] as number)) / UNITS_PER_PX / GROOVE_PITCH;
    };
    expect(radiusOf([5])).toBe(1);
    expect(radiusOf([65])).toBe(5);
    expect(radiusOf([65, 20])).toBe(5);
    expect(radiusOf([5000])).toBeLessThanOrEqual(WIDTH / GROOVE_PITCH);
  });

  test('stay round at every width, and move with the stones', () => {
    const strip = new TriangleStrip();
    pushStroke(
      strip,
      stroke(
        [
          [400, 200],
          [452, 200],
        ],
        'circular',
        800,
      ),
      400,
    );
    expect(strip.area).toEqual({
      left: 200 - 52 - BERM_WIDTH,
      right: 200 + 52 + BERM_WIDTH,
      top: 200 - 52 - BERM_WIDTH,
      bottom: 200 + 52 + BERM_WIDTH,
    });
    expect(strip.data[6]).toBe(VERTEX_KIND.rings);
  });
});

describe('a stroke at another width', () => {
  test.each([360, 500, 1180, 1920])('of %s px is moved away from the stones', (width) => {
    const { strokes } = drag(line(150, 215), 'curved');
    const half = rakeHalfWidth((strokes[0] as Stroke).tines);
    const way = strokePathIn(strokes[0] as Stroke, width);
    for (const { x, y, radius } of gardenStonesIn(width)) {
      for (let at = 0; at < way.length; at += 3) {
        const away = Math.hypot((way[at] as number) - x, (way[at + 1] as number) - y);
        expect(away).toBeGreaterThan(radius);
        // In a narrow garden two stones may be closer to each other than the width of the rake.
        if (width > 1000) expect(away).toBeGreaterThanOrEqual(radius + half - 0.1);
      }
    }
  });
});

describe('live drawing equals drawing from storage', () => {
  test.each(['straight', 'curved'] as const)('%s: the same points on the way', (pattern) => {
    const { strokes, strip } = drag(line(120, 330), pattern);
    const again = new TriangleStrip();
    pushStroke(again, strokes[0] as Stroke, WIDTH);
    // A single call with all points writes the same final strip.
    expect(strip.data).toEqual(again.data);
  });

  test('degenerate triangles join separate parts', () => {
    const strip = new TriangleStrip();
    pushStroke(strip, stroke(), WIDTH);
    const first = strip.data.length / FLOATS_PER_VERTEX;
    pushStroke(
      strip,
      stroke(
        [
          [10, 10],
          [30, 10],
        ],
        'circular',
      ),
      WIDTH,
    );
    const data = strip.data;
    const vertex = (index: number) => [
      ...data.subarray(index * FLOATS_PER_VERTEX, index * FLOATS_PER_VERTEX + 2),
    ];
    expect(vertex(first)).toEqual(vertex(first - 1));
    expect(vertex(first + 1)).toEqual(vertex(first + 2));
  });
});

test('the rake has three teeth below 600 px', () => {
  expect([360, 599, 600, 1920].map(tineCountFor)).toEqual([3, 3, 5, 5]);
});
