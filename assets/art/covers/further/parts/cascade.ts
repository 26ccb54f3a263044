import { fade, ink, lightest, mix, shade, tint } from '../../../kit/ink';
import { box, ellipse, lane, union } from '../../../kit/path';
import { down, type Plate, within } from '../../../kit/plate';
import { form, stippleAlong } from '../../../kit/stipple';
import { line } from '../../../kit/trace';
import { ripples } from '../../../kit/water';

export const grey = mix(mix(ink.heather, ink.lichen, 0.55), ink.ice, 0.3);
export const clear = mix(ink.tarn, ink.ice, 0.42);

export interface Step {
  /** x of the pool's center. */
  x: number;
  /** y near the front edge of the pool. */
  y: number;
  /** Half the width of the pool. */
  half: number;
  /** Height of the wall below the pool. */
  drop: number;
  /** x of the overflow. */
  fall: number;
  /** Half the width of the overflow. */
  wide: number;
}

/** Returns the vertical radius of the pool. */
const deepOf = ({ half }: Step): number => half * 0.2;

/** Paints a wall of rounded blocks below the rim of its pool. */
export function wall(plate: Plate, step: Step): void {
  const { ctx, random } = plate;
  const { x, half, drop } = step;
  const top = step.y - deepOf(step) * 0.6;
  const tall = (drop + deepOf(step) * 0.6 + 4) / 4;
  ctx.fillStyle = shade(mix(grey, ink.spruce, 0.6), 0.25);
  ctx.fill(box(x - half, top, half * 2, tall * 4, 10));
  for (let row = 0; row < 4; row++) {
    for (let left = x - half - (row % 2) * 20; left < x + half; ) {
      const right = left + random.between(1.5, 2.7) * tall;
      const from = Math.max(left, x - half);
      const wide = Math.min(right - 3, x + half) - from;
      const color = mix(
        grey,
        random.pick([ink.lichen, ink.heather, ink.ice, ink.bark]),
        random.between(0.05, 0.24),
      );
      if (wide > 10)
        form(plate, box(from, top + row * tall, wide, tall - 3, 7), { fill: color, depth: 0.6, light: null });
      left = right;
    }
  }
}

/** Paints the pool on a step: a thick stone rim, clear water, and light on the far side. */
export function pool(plate: Plate, step: Step): void {
  const { ctx } = plate;
  const { x, half } = step;
  const deep = deepOf(step);
  const y = step.y - deep * 0.6;
  form(plate, ellipse(x, y + 13, half + 10, deep), { fill: shade(grey, 0.25), light: null, depth: 0.5 });
  form(plate, ellipse(x, y, half + 10, deep), { fill: tint(grey, 0.3), light: lightest, depth: 0.5 });
  const water = ellipse(x, y, half - 10, deep - 8);
  ctx.fillStyle = down(plate, y - deep, y + deep, [tint(clear, 0.5), clear, mix(clear, ink.tarn, 0.5)]);
  ctx.fill(water);
  within(plate, water, () => {
    stippleAlong(plate, water, mix(ink.tarn, ink.deep, 0.3), [x, y], [x + half, y + deep], 0.5);
    ripples(plate, y - deep, y + deep, lightest, Math.round(half / 3), 0.7);
  });
}

/** Paints water that falls over the rim in a smooth streaked sheet, with foam and rings at its foot. */
export function fall(plate: Plate, step: Step): void {
  const { ctx, random } = plate;
  const { drop, fall: x, wide } = step;
  const top = step.y + deepOf(step) * 0.05;
  const foot = step.y + drop + 12;
  const sheet = lane([
    [x, top - 4, wide * 1.3],
    [x, top + 12, wide * 1.02],
    [x, (top + foot) / 2, wide * 0.94],
    [x, foot, wide * 1.12],
  ]);
  ctx.fillStyle = down(
    plate,
    top - 4,
    foot,
    [fade(clear, 0), mix(clear, ink.ice, 0.4), tint(clear, 0.6), ink.snow],
    [0, 0.18, 0.5, 1],
  );
  ctx.fill(sheet);
  within(plate, sheet, () => {
    stippleAlong(plate, sheet, mix(ink.tarn, ink.ice, 0.2), [x - wide * 0.1, 0], [x + wide * 1.4, 0], 0.6);
    for (let i = 0; i < wide * 0.4; i++) {
      const at = x + random.between(-0.92, 0.92) * wide;
      const from = top + random.between(0.15, 0.6) * drop;
      ctx.strokeStyle = i % 3 ? fade(lightest, 0.75) : fade(mix(ink.tarn, ink.ice, 0.3), 0.5);
      ctx.lineWidth = random.between(1.2, 2.6);
      ctx.stroke(line(`${at} ${from}, ${at} ${from + random.between(0.2, 0.5) * drop}`));
    }
  });
  ctx.fillStyle = fade(ink.snow, 0.85);
  const foam = Array.from({ length: 9 }, (_, i) =>
    ellipse(x + (i / 4 - 1) * wide * 1.05, foot + random.between(-3, 3), wide * 0.24, wide * 0.13),
  );
  ctx.fill(union(foam));
  ctx.strokeStyle = fade(lightest, 0.6);
  ctx.lineWidth = 2;
  for (const share of [1.5, 1.95]) ctx.stroke(ellipse(x, foot + 2, wide * share, wide * share * 0.2));
}
