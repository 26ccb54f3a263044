import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { wisps } from '../../kit/mist';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { facet, line, rows, shape } from '../../kit/trace';
import type { Card } from '../card';
import { camel, coat } from './camel';

const sand = mix(ink.rose, ink.dusk, 0.42);
/** Half an hour before sunset: three laden camels on the crest of a dune. Hue: rose sand under lilac. */
export const desertCaravan: Card = {
  name: 'Desert caravan',
  seed: 419,
  light: [0.85, -0.5],
  draw(plate) {
    const { ctx } = plate;
    sky(
      plate,
      [
        mix(ink.heather, ink.rose, 0.45),
        mix(ink.rose, ink.heather, 0.12),
        tint(ink.rose, 0.3),
        tint(ink.pollen, 0.5),
      ],
      330,
    );
    disc(plate, [292, 116], 62, tint(ink.pollen, 0.72), {
      halo: lightest,
      reach: 230,
      strength: 0.6,
      rim: mix(ink.rose, ink.pollen, 0.5),
    });
    wisps(plate, 70, 34, tint(ink.rose, 0.5), 5, 0.45);
    [mix(ink.rose, ink.heather, 0.3), mix(ink.dusk, ink.heather, 0.25)].forEach((color, i) => {
      const dunes = ridge(plate, {
        y: 262 + i * 34,
        swell: 24,
        wave: 150,
        octaves: 1,
        bend: (x) => (x - 200) * (i ? -0.08 : 0.06),
      });
      layer(plate, dunes, { color, mist: tint(ink.rose, 0.35), melt: 50, haze: 0.8, dots: 0.45 });
    });
    const crest = '-10 356, 60 338, 140 330, 220 334, 300 346, 410 344';
    const dune = shape(`${crest}, 410 520, -10 520`, 0.7);
    form(plate, dune, {
      fill: sand,
      shade: mix(sand, ink.clay, 0.5),
      light: tint(ink.rose, 0.45),
      depth: 0.7,
      start: 0.2,
    });
    const lee = shape('-10 356, 60 338, 140 330, 116 372, 140 412, 96 452, 112 520, -10 520', 0.7);
    form(plate, lee, {
      fill: mix(ink.dusk, ink.heather, 0.34),
      shade: mix(ink.heather, ink.bark, 0.4),
      light: null,
      depth: 0.8,
    });
    ctx.strokeStyle = fade(mix(sand, ink.clay, 0.6), 0.35);
    ctx.lineWidth = 1.6;
    for (let i = 0; i < 7; i++)
      ctx.stroke(
        line(
          `${160 + i * 4} ${372 + i * 16}, ${230 + i * 6} ${362 + i * 17}, ${310} ${374 + i * 17}, 410 ${366 + i * 18}`,
        ),
      );
    for (const [x = 0, y = 0] of rows('64 344, 186 338, 308 350')) {
      const cast = facet(`${x - 40} ${y}, ${x + 34} ${y}, ${x - 46} ${y + 42}, ${x - 124} ${y + 40}`);
      stippleAlong(plate, cast, mix(ink.heather, ink.bark, 0.5), [x - 110, y + 30], [x, y], 0.75);
    }
    ctx.strokeStyle = shade(coat, 0.2);
    ctx.lineWidth = 1.3;
    ctx.stroke(line('128 246, 138 268, 146 280'));
    ctx.stroke(line('252 238, 262 266, 270 284'));
    camel(plate, 64, 350, 124, ink.clay);
    camel(plate, 188, 344, 126, mix(ink.tarn, ink.spruce, 0.3));
    camel(plate, 312, 356, 124, mix(ink.heather, ink.dusk, 0.2));
    const front = ridge(plate, { y: 470, swell: 16, wave: 240, octaves: 1, bend: (x) => (200 - x) * 0.1 });
    layer(plate, front, { color: mix(mix(ink.dusk, ink.clay, 0.5), ink.heather, 0.3), dots: 0.6 });
    finish(plate);
  },
};
