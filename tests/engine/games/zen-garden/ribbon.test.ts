import { describe, expect, test } from 'vitest';
import { pushStroke } from '../../../../engine/games/zen-garden/drawn-stroke';
import { BERM_WIDTH, rakeHalfWidth } from '../../../../engine/games/zen-garden/patterns';
import { FLOATS_PER_VERTEX, TriangleStrip } from '../../../../engine/games/zen-garden/ribbon';
import { stroke } from '../../../fixtures/sand/stroke';

const WIDTH = 800;

describe('a stroke tighter than the rake', () => {
  /** Returns the areas of a strip's triangles, positive for those in the rake's direction. */
  const areas = (strip: TriangleStrip): number[] => {
    const { data } = strip;
    const at = (index: number) =>
      [data[index * FLOATS_PER_VERTEX] as number, data[index * FLOATS_PER_VERTEX + 1] as number] as const;
    return Array.from({ length: data.length / FLOATS_PER_VERTEX - 2 }, (_, index) => {
      const [[ax, ay], [bx, by], [cx, cy]] = [at(index), at(index + 1), at(index + 2)];
      return ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) * (index % 2 === 0 ? -0.5 : 0.5);
    });
  };
  /** Returns a path that turns by half a circle of this radius, with points as far apart as a rake stores them. */
  const hook = (radius: number) => [
    ...Array.from({ length: 6 }, (_, step) => [300 + step * 12, 300] as const),
    ...Array.from({ length: Math.ceil((Math.PI * radius) / 8) }, (_, step) => {
      const angle = Math.min(Math.PI, ((step + 1) * 8) / radius);
      return [360 + radius * Math.sin(angle), 300 - radius + radius * Math.cos(angle)] as const;
    }),
    ...Array.from({ length: 5 }, (_, step) => [348 - step * 12, 300 - 2 * radius] as const),
  ];

  test.each([[12], [20], [28], [36], [60]])('with radius %s px does not fold over itself', (radius) => {
    const strip = new TriangleStrip();
    pushStroke(strip, stroke(hook(radius), 'curved'), WIDTH);
    expect(Math.min(...areas(strip))).toBeGreaterThan(-1);
  });

  test('keeps its outer grooves, and only loses the inner ones', () => {
    const strip = new TriangleStrip();
    const made = stroke(hook(20), 'curved');
    pushStroke(strip, made, WIDTH);
    const across = Array.from(
      { length: strip.data.length / FLOATS_PER_VERTEX },
      (_, index) => strip.data[index * FLOATS_PER_VERTEX + 2],
    );
    const reach = rakeHalfWidth(made.tines) + BERM_WIDTH;
    // The path turns to the left, and every second vertex is on the right.
    for (const [index, value] of across.entries()) {
      if (index % 2 === 1) expect(value).toBeCloseTo(reach);
      else expect(value).toBeGreaterThanOrEqual(-reach - 0.001);
    }
    expect(Math.max(...across.filter((_, index) => index % 2 === 0).map(Number))).toBeGreaterThan(-reach / 2);
  });
});
