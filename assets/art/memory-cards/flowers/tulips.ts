import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { ink, mix, shade, tint } from '../../kit/ink';
import { symmetric, twins } from '../../kit/outline';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { blade, petal, stem } from './parts';

/**
 * Paints a closed tulip with its base at (x, y).
 * @param size height, units
 */
function bloom(plate: Plate, x: number, y: number, size: number, color: string, lean: number): void {
  const heart = shade(mix(color, ink.heather, 0.25), 0.3);
  const light = tint(mix(color, ink.pollen, 0.25), 0.35);
  within(plate, null, () => {
    plate.ctx.translate(x, y);
    plate.ctx.rotate(lean);
    plate.ctx.scale(size / 130, size / 130);
    const back = { fill: mix(color, heart, 0.35), heart, tip: mix(color, light, 0.3) };
    petal(plate, symmetric('0,-126 22,-104 30,-60 0,-20', 0.9, 0), [0, 0], [0, -126], back);
    const side = { fill: mix(color, heart, 0.1), heart, tip: light };
    const [right, left] = twins('4,0 44,-14 60,-58 56,-98 40,-132 20,-104 4,-60', 0.9, 0);
    petal(plate, left, [-10, 0], [-42, -128], { ...side, fill: color });
    petal(plate, right, [10, 0], [42, -128], side);
    const front = symmetric('0,-112 24,-86 38,-48 30,-12 0,4', 0.95, 0);
    petal(plate, front, [0, 6], [0, -108], { fill: mix(color, light, 0.16), heart, tip: light });
    stippleAlong(plate, front, heart, [4, -50], [44, -40], 0.45);
  });
}

/** A mild spring afternoon: three tulips, coral and gold on rose. */
export const tulips: Card = {
  name: 'Tulips',
  seed: 313,
  light: [-0.6, -0.8],
  draw(plate) {
    const rose = mix(ink.rose, ink.snow, 0.4);
    sky(plate, [mix(ink.rose, ink.dusk, 0.2), rose, tint(rose, 0.5)], 430);
    halo(plate, [200, 190], 158, tint(mix(ink.pollen, ink.rose, 0.4), 0.7), mix(ink.rose, ink.dusk, 0.5));
    for (const [y, color] of [
      [396, mix(ink.dusk, ink.rose, 0.45)],
      [420, mix(ink.heather, ink.rose, 0.35)],
      [448, mix(ink.fern, ink.spruce, 0.4)],
    ] as const) {
      const row = ridge(plate, { y, swell: 3, wave: 160, octaves: 2 });
      layer(plate, row, { color, dots: 0.6 });
    }
    stem(plate, '106,250,5 112,340,5.5 136,430,6 150,520,6');
    stem(plate, '298,260,5 292,350,5.5 268,440,6 256,520,6');
    stem(plate, '200,226,6 204,340,6.5 198,430,7 200,520,7');
    const green = mix(ink.spruce, ink.fern, 0.4);
    blade(plate, '140,520,10 96,440,22 60,380,16 38,308,1', mix(green, ink.tarn, 0.2));
    blade(plate, '262,520,10 308,446,22 344,392,17 364,318,1', mix(green, ink.tarn, 0.2));
    bloom(plate, 104, 262, 136, mix(ink.pollen, ink.clay, 0.14), -0.13);
    bloom(plate, 298, 272, 130, mix(mix(ink.heather, ink.clay, 0.45), ink.dusk, 0.2), 0.13);
    bloom(plate, 200, 240, 190, mix(ink.clay, ink.dusk, 0.2), 0);
    blade(plate, '204,524,10 240,466,22 262,400,18 258,330,1', green);
    blade(plate, '196,524,10 162,470,20 146,410,16 152,350,1', shade(green, 0.08));
    finish(plate);
  },
};
