import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds, grass } from '../../kit/life';
import { wisps } from '../../kit/mist';
import { ellipse, union } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong, stippleAround } from '../../kit/stipple';
import { facet, line, rows, shape } from '../../kit/trace';
import { glitter, reflect, ripples } from '../../kit/water';
import type { Card } from '../card';

const horizon = 344;
const sun = [206, 300] as const;
const rock = mix(mix(ink.bark, ink.spruce, 0.3), ink.dusk, 0.18);
const sea = mix(ink.tarn, ink.fern, 0.5);
const straw = mix(ink.pollen, ink.lichen, 0.4);

/**
 * Paints the cliff with its arch: planes of rock with strata, a green top, and light on every face toward the sun.
 */
function arch(plate: Plate): void {
  const { random, ctx } = plate;
  const outline = facet(
    '420 92, 372 84, 330 90, 286 82, 240 92, 196 88, 150 104, 116 120, 88 152, 72 196, 78 236, 62 284, 66 318, 48 348, 132 348, 128 318, 138 282, 134 248, 152 216, 182 194, 216 190, 246 206, 266 236, 270 276, 282 310, 280 348, 420 348',
  );
  form(plate, outline, { fill: rock, shade: null, light: null });
  within(plate, outline, () => {
    for (const [text, share] of [
      ['330 90, 286 82, 240 92, 226 130, 246 206, 266 236, 300 170', 0.12],
      ['116 120, 88 152, 72 196, 78 236, 62 284, 66 318, 48 348, 92 348, 98 280, 106 220, 128 170', 0.3],
      ['372 84, 420 92, 420 348, 348 348, 356 270, 342 200, 360 140', 0.3],
      ['196 88, 150 104, 130 160, 152 216, 182 194, 190 140', 0.2],
    ] as const) {
      ctx.fillStyle = shade(rock, share);
      ctx.fill(facet(text));
    }
    for (let i = 0; i < 9; i++) {
      const y = 126 + i * 26;
      const wave = (): number => y + random.between(-6, 6);
      ctx.strokeStyle = fade(i % 2 ? shade(rock, 0.45) : mix(rock, ink.pollen, 0.4), 0.4);
      ctx.lineWidth = random.between(1.2, 3);
      ctx.stroke(
        line(
          `40 ${wave() + 20}, 110 ${wave() + 6}, 170 ${wave() - 4}, 240 ${wave()}, 310 ${wave()}, 420 ${wave() - 8}`,
          0.6,
        ),
      );
    }
    stippleAlong(plate, outline, shade(rock, 0.55), [250, 260], [470, 60], 0.85);
    stippleAlong(plate, outline, shade(rock, 0.5), [140, 250], [20, 190], 0.8);
    stippleAround(plate, ellipse(...sun, 150), tint(ink.pollen, 0.1), sun, 150, 1);
    const turf = shape(
      '60 176, 92 138, 118 126, 152 112, 196 97, 240 101, 286 92, 330 100, 372 94, 430 102, 430 60, 60 60',
      0.5,
    );
    form(plate, turf, {
      fill: mix(ink.spruce, ink.lichen, 0.25),
      light: mix(ink.lichen, ink.pollen, 0.4),
      towards: [-0.6, -0.6],
    });
  });
  grass(plate, (x) => 103 - (x - 152) * 0.34, [3, 8], mix(ink.spruce, ink.lichen, 0.25), 2.4, 152, 192);
  grass(plate, () => 90, [3, 9], mix(ink.spruce, ink.lichen, 0.25), 2.4, 192, 405);
}

/** An hour before sunset: the sun inside a sea arch. Hue: lemon green. */
export const seaArch: Card = {
  name: 'Sea arch',
  seed: 449,
  light: [0, -1],
  draw(plate) {
    const { ctx } = plate;
    sky(
      plate,
      [
        mix(ink.lichen, ink.tarn, 0.3),
        mix(ink.lichen, ink.ice, 0.35),
        mix(straw, lightest, 0.45),
        tint(ink.pollen, 0.6),
      ],
      horizon,
    );
    disc(plate, sun, 38, tint(ink.pollen, 0.92), {
      halo: lightest,
      reach: 220,
      strength: 0.95,
      rim: tint(ink.pollen, 0.4),
    });
    wisps(plate, 60, 30, lightest, 4, 0.5);
    birds(plate, 40, 84, 20, 2, mix(rock, straw, 0.15));
    const stack = facet('10 348, 16 300, 22 262, 34 250, 46 264, 50 308, 58 348');
    form(plate, stack, {
      fill: mix(rock, straw, 0.3),
      light: tint(straw, 0.3),
      towards: [0.9, 0],
      depth: 0.8,
    });
    arch(plate);
    reflect(plate, horizon, 156, { slip: 1.5, squash: 0.9, clear: 1, deepest: 1 });
    const depths = [fade(mix(sea, straw, 0.4), 0.35), fade(sea, 0.62), fade(mix(sea, ink.deep, 0.5), 0.92)];
    ctx.fillStyle = down(plate, horizon, 500, depths);
    ctx.fillRect(0, horizon, 400, 156);
    glitter(plate, sun[0], horizon + 1, 480, { far: 34, near: 60, opacity: 0.9, gap: 7 });
    ripples(plate, horizon + 4, 496, tint(straw, 0.4), 56, 0.5);
    ctx.fillStyle = fade(lightest, 0.45);
    ctx.fill(union(rows('88 50, 346 74, 34 28').map(([x = 0, w = 0]) => ellipse(x, horizon + 1, w, 1.5))));
    const rocks = [
      '-20 520, -20 452, 24 438, 70 450, 104 478, 130 520',
      '290 520, 316 480, 352 468, 420 458, 420 520',
    ];
    form(plate, union(rocks.map((text) => shape(text, 0.6))), {
      fill: shade(rock, 0.45),
      shade: null,
      light: mix(rock, straw, 0.6),
      towards: [0, -1],
    });
    finish(plate);
  },
};
