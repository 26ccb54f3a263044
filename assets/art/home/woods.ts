import { mix, shade } from '../kit/ink';
import type { Plate } from '../kit/plate';
import { form, stippleAlong } from '../kit/stipple';
import { foliage, trunk } from '../kit/tree';
import type { Hour } from './hour';

/** Paints trunks at middle distance, half in the mist. */
export function trees(plate: Plate, hour: Hour): void {
  const haze = (share: number): string => mix(mix(hour.bark, hour.ground[2], 0.45), hour.air, share);
  trunk(plate, { x: 150, top: -10, base: 236, width: 26, color: haze(0.6), furrows: 4 });
  trunk(plate, { x: 398, top: -10, base: 222, width: 13, color: haze(0.66), furrows: 2 });
  trunk(plate, { x: 604, top: -10, base: 232, width: 20, color: haze(0.42), furrows: 4, lean: 3 });
}

/** Paints the two old trees on the right, and the leaves along the top of the picture. */
export function bigTrees(plate: Plate, hour: Hour): void {
  trunk(plate, {
    x: 662,
    top: -14,
    base: 266,
    width: 37,
    color: mix(hour.bark, hour.air, 0.14),
    furrows: 7,
    lean: -5,
  });
  trunk(plate, { x: 768, top: -14, base: 318, width: 76, color: hour.bark, furrows: 13, lean: 8 });
  for (const [x, y, rx, ry, dark] of [
    [470, -22, 96, 30, 0.3],
    [580, -14, 100, 36, 0.36],
    [690, -8, 110, 44, 0.42],
    [790, -4, 100, 52, 0.46],
    [404, -12, 46, 17, 0],
    [520, -10, 62, 22, 0],
    [618, -6, 70, 29, 0.06],
    [716, -2, 74, 36, 0.12],
    [800, 4, 62, 42, 0.18],
  ] as const) {
    const crown = foliage(plate.random, x, y, rx, ry, 15);
    form(plate, crown, { fill: shade(hour.leaves, dark), light: null, towards: [-0.3, 1], depth: 0.7 });
    stippleAlong(
      plate,
      crown,
      mix(hour.leaves, hour.light, 0.5),
      [x, y + ry * 0.1],
      [x - 8, y + ry * 1.15],
      0.62 - dark * 0.6,
    );
  }
}
