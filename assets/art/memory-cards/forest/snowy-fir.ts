import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, curve, type Point } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';

export const snow = tint(mix(ink.ice, ink.snow, 0.5), 0.1);
export const shadow = mix(ink.heather, ink.ice, 0.52);
export const needles = mix(ink.spruce, ink.tarn, 0.4);

/**
 * Returns a tier of boughs with a scalloped lower edge.
 * @param top y of the tier's peak
 * @param hem y of the tier's lower edge
 * @param reach half the tier's width, units
 */
function skirt(
  plate: Plate,
  x: number,
  top: number,
  hem: number,
  reach: number,
  scallops: number,
  sag: number,
) {
  const tall = hem - top;
  const points: Point[] = [
    [x, top],
    [x + reach * 0.42, top + tall * 0.5],
    [x + reach, hem - tall * 0.06],
  ];
  for (let i = 0; i <= scallops * 2; i++) {
    const t = 1 - i / scallops;
    const low = i % 2 ? sag * plate.random.between(0.7, 1.2) : plate.random.between(-0.3, 0.1) * sag;
    points.push([x + reach * t * 0.96, hem + low - Math.abs(t) ** 2 * tall * 0.12]);
  }
  points.push([x - reach, hem - tall * 0.06], [x - reach * 0.42, top + tall * 0.5]);
  return curve(points, true, 0.7);
}

/** Paints a fir under fresh snow. The tiers are drawn from the bottom, each dark below and white above. */
export function snowyFir(plate: Plate, x: number, base: number, tall: number): void {
  const tiers = 6;
  form(plate, box(x - tall * 0.028, base - tall * 0.1, tall * 0.056, tall * 0.12, 2), {
    fill: mix(ink.bark, ink.heather, 0.25),
  });
  for (let i = tiers; i >= 1; i--) {
    const t = i / tiers;
    const hem = base - tall * (1 - t) * 0.86 - tall * 0.07;
    const top = hem - tall * (0.17 + 0.12 * t);
    const reach = tall * (0.07 + 0.2 * t);
    form(plate, skirt(plate, x, top, hem, reach, 5, tall * 0.022), {
      fill: needles,
      shade: shade(needles, 0.4),
      light: mix(needles, ink.ice, 0.4),
      depth: 0.85,
    });
    const cap = skirt(plate, x, top - 2, hem - tall * 0.035, reach * 0.97, 4, tall * 0.03);
    form(plate, cap, { fill: snow, shade: shadow, light: lightest, depth: 0.9, start: 0.42 });
  }
}
