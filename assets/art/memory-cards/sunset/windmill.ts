import { finish } from '../../kit/finish';
import { ink, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { box, leaf, polygon, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { facet } from '../../kit/trace';
import type { Card } from '../card';
import { mill, plum, sails } from './mill';

const crimson = mix(ink.clay, ink.heather, 0.3);

/** Paints rows of tulips from the mill toward the viewer. */
function field(plate: Plate): void {
  const { random, ctx } = plate;
  const soil = mix(mix(ink.spruce, ink.bark, 0.45), plum, 0.3);
  const flowers = [ink.clay, tint(ink.rose, 0.25), mix(ink.clay, ink.heather, 0.4), ink.dusk] as const;
  const at = (row: number, y: number): number => 200 + (row - 9.5) * (7 + (y - 428) * 0.86);
  form(plate, box(-10, 424, 420, 90), { fill: soil, shade: shade(soil, 0.5), light: null, towards: [0, -1] });
  for (let row = 0; row < 19; row += 2) {
    const color = flowers[(row / 2) % 4] ?? ink.clay;
    const strip = polygon([
      [at(row, 424), 424],
      [at(row + 1, 424), 424],
      [at(row + 1, 510), 510],
      [at(row, 510), 510],
    ]);
    ctx.fillStyle = mix(color, soil, 0.42);
    ctx.fill(strip);
    for (let y = 429; y < 512; y += 1.2 + (y - 426) * 0.09) {
      const size = 1.5 + (y - 426) * 0.055;
      const many = Math.ceil((at(1, y) - at(0, y)) / (size * 1.7));
      const heads = Array.from({ length: many }, (_, i) => {
        const x = at(row + (i + random.between(0.3, 0.7)) / many, y);
        return leaf([x, y + size], -Math.PI / 2 + random.between(-0.2, 0.2), size * 2.6, size * 1.7, 0.4);
      });
      ctx.fillStyle = mix(shade(color, 0.2), tint(color, 0.25), random.next());
      ctx.fill(union(heads));
    }
  }
}

/** Minutes after sunset, with a red sky: a windmill above rows of tulips. Hue: crimson. */
export const windmill: Card = {
  name: 'Windmill',
  seed: 439,
  light: [0.85, -0.5],
  draw(plate) {
    sky(
      plate,
      [
        mix(crimson, ink.heather, 0.42),
        mix(crimson, ink.bark, 0.08),
        mix(crimson, ink.dusk, 0.55),
        tint(ink.dusk, 0.3),
      ],
      420,
    );
    disc(plate, [330, 352], 42, tint(ink.rose, 0.45), {
      halo: tint(ink.rose, 0.2),
      reach: 230,
      strength: 0.75,
      rim: ink.dusk,
    });
    wisps(plate, 110, 60, mix(crimson, ink.rose, 0.45), 5, 0.45);
    wisps(plate, 300, 40, tint(ink.dusk, 0.25), 5, 0.5);
    [mix(crimson, ink.dusk, 0.3), mix(crimson, plum, 0.45)].forEach((color, i) => {
      const woods = ridge(plate, { y: 388 + i * 18, swell: 10, wave: 46 - i * 14, octaves: 4, rough: 0.5 });
      layer(plate, woods, { color, mist: tint(ink.dusk, 0.2), melt: 34, haze: 0.7, dots: 0.5 });
    });
    mist(plate, 424, 26, tint(ink.dusk, 0.25), 0.6);
    field(plate);
    mill(plate);
    grass(plate, (x) => 434 + Math.abs(x - 198) * 0.06, [5, 14], mix(ink.spruce, plum, 0.5), 2.2, 112, 286);
    stippleAlong(
      plate,
      facet('128 430, 268 430, 150 470, 0 470, 0 446'),
      shade(plum, 0.4),
      [0, 470],
      [180, 430],
      0.7,
    );
    sails(plate);
    finish(plate);
  },
};
