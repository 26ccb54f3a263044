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
    disc(plate, [284, 112], 70, tint(ink.pollen, 0.72), {
      halo: lightest,
      reach: 230,
      strength: 0.6,
      rim: mix(ink.rose, ink.pollen, 0.5),
    });
    wisps(plate, 70, 34, tint(ink.rose, 0.5), 5, 0.45);
    [mix(ink.rose, ink.heather, 0.3), mix(ink.dusk, ink.heather, 0.25)].forEach((color, i) => {
      const dunes = ridge(plate, {
        y: 252 + i * 26,
        swell: 24,
        wave: 150,
        octaves: 1,
        bend: (x) => (x - 200) * (i ? -0.08 : 0.06),
      });
      layer(plate, dunes, { color, mist: tint(ink.rose, 0.35), melt: 50, haze: 0.8, dots: 0.45 });
    });
    const crest = '-10 404, 70 388, 150 366, 230 346, 310 330, 410 318';
    const dune = shape(`${crest}, 410 520, -10 520`, 0.7);
    form(plate, dune, {
      fill: sand,
      shade: mix(sand, ink.clay, 0.5),
      light: tint(ink.rose, 0.45),
      depth: 0.7,
      start: 0.2,
    });
    const lee = shape('-10 404, 70 388, 150 366, 230 346, 204 384, 226 418, 176 452, 196 520, -10 520', 0.7);
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
    for (const [x = 0, y = 0] of rows('80 392, 214 354, 328 330')) {
      const cast = facet(`${x - 40} ${y}, ${x + 34} ${y}, ${x - 46} ${y + 42}, ${x - 124} ${y + 40}`);
      stippleAlong(plate, cast, mix(ink.heather, ink.bark, 0.5), [x - 110, y + 30], [x, y], 0.75);
    }
    ctx.strokeStyle = shade(coat, 0.2);
    ctx.lineWidth = 1.3;
    ctx.stroke(line('166 258, 174 276, 182 284'));
    ctx.stroke(line('276 244, 282 254, 288 262'));
    camel(plate, 332, 336, 98, mix(ink.heather, ink.dusk, 0.2));
    camel(plate, 214, 360, 126, mix(ink.tarn, ink.spruce, 0.3));
    camel(plate, 84, 400, 160, ink.clay);
    const front = ridge(plate, { y: 470, swell: 16, wave: 240, octaves: 1, bend: (x) => (200 - x) * 0.1 });
    layer(plate, front, { color: mix(mix(ink.dusk, ink.clay, 0.5), ink.heather, 0.3), dots: 0.6 });
    finish(plate);
  },
};
