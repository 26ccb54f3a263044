import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { ellipse, taper } from '../../kit/path';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';
import { brain, branching, tubes } from './corals';
import { fish } from './fish';

/** Forenoon under water: a banded fish above a garden of corals. */
export const coralReef: Card = {
  name: 'Coral reef',
  seed: 227,
  light: [-0.4, -0.92],
  draw(plate) {
    const { ctx, random } = plate;
    const sea = mix(ink.tarn, ink.fern, 0.3);
    sky(plate, [
      mix(sea, ink.ice, 0.6),
      mix(sea, ink.ice, 0.12),
      mix(sea, ink.deep, 0.26),
      mix(sea, ink.deep, 0.56),
    ]);
    glow(plate, [130, -30], 320, lightest, 0.75);
    shafts(plate, { left: 0, right: 360, top: -10, bottom: 400, lean: 70, count: 6, strength: 0.3 });
    const back = ridge(plate, { y: 372, swell: 32, wave: 90, octaves: 4 });
    layer(plate, back, {
      color: mix(sea, ink.deep, 0.32),
      mist: mix(sea, ink.deep, 0.5),
      melt: 80,
      dots: 0.5,
    });
    branching(plate, [330, 392], 46, mix(mix(ink.heather, sea, 0.45), ink.ice, 0.1), 0.1);
    branching(plate, [52, 396], 40, mix(mix(ink.dusk, sea, 0.45), ink.ice, 0.1), -0.1);
    for (const [x, lean, tall] of [
      [196, 10, 130],
      [216, -8, 104],
      [180, -14, 92],
    ] as const) {
      const blade = taper([
        [x, 420, 3],
        [x + lean, 420 - tall * 0.35, 7],
        [x - lean, 420 - tall * 0.7, 6],
        [x + lean * 0.6, 420 - tall, 0.4],
      ]);
      form(plate, blade, { fill: mix(ink.fern, sea, 0.25), depth: 0.7 });
    }
    const bed = ridge(plate, { y: 424, swell: 14, wave: 100, octaves: 3 });
    layer(plate, bed, { color: mix(ink.heather, ink.deep, 0.5), dots: 0.6 });
    branching(plate, [92, 446], 62, ink.clay, -0.08);
    tubes(plate, 312, 452, 84, mix(ink.heather, ink.rose, 0.18));
    brain(plate, 214, 456, 52, mix(ink.pollen, ink.dusk, 0.18));
    branching(plate, [376, 474], 46, mix(ink.dusk, ink.rose, 0.4), 0.1);
    fish(plate, 320, 292, 56, mix(ink.pollen, ink.clay, 0.15), -0.06);
    fish(plate, 62, 268, 42, mix(ink.pollen, ink.clay, 0.15), 0.1);
    fish(plate, 202, 172, 204, mix(ink.clay, ink.pollen, 0.34), -0.08);
    for (let i = 0; i < 12; i++) {
      const [x, y, r] = [random.between(300, 344) - i * 1.5, 150 - i * 12, random.between(2, 6.5)];
      ctx.strokeStyle = fade(lightest, 0.7);
      ctx.lineWidth = 1.3;
      ctx.stroke(ellipse(x, y, r));
      ctx.fillStyle = fade(lightest, 0.16);
      ctx.fill(ellipse(x, y, r));
    }
    const front = ridge(plate, { y: 470, swell: 10, wave: 70, octaves: 4 });
    layer(plate, front, { color: mix(ink.night, ink.heather, 0.28), dots: 0.5 });
    brain(plate, 34, 492, 36, mix(ink.fern, ink.deep, 0.3));
    brain(plate, 270, 500, 30, mix(ink.heather, ink.deep, 0.35));
    for (const x of [134, 148, 160]) {
      form(
        plate,
        taper([
          [x, 500, 3.4],
          [x - 6, 470, 5],
          [x + 4, 442, 4],
          [x - 4, 424, 0.4],
        ]),
        { fill: tint(mix(ink.fern, sea, 0.2), 0.06) },
      );
    }
    finish(plate);
  },
};
