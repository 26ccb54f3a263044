import { finish } from '../../kit/finish';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { line, shape, stem } from '../../kit/trace';
import { ripples, water } from '../../kit/water';
import type { Card } from '../card';

const slate = mix(ink.tarn, ink.heather, 0.42);
const down = tint(mix(ink.bark, ink.rose, 0.7), 0.4);
const wing = mix(ink.bark, ink.clay, 0.14);
const black = mix(ink.night, ink.heather, 0.14);

/**
 * Paints a wild goose that flies to the left.
 * @param size length, units
 * @param beat 1 for raised wings, -1 for lowered ones
 */
function goose(plate: Plate, x: number, y: number, size: number, beat: 1 | -1): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.rotate(0.06);
    ctx.scale(size / 100, size / 100);
    const half = (text: string, color: string): void =>
      within(plate, null, () => {
        ctx.translate(0, -3);
        ctx.scale(1, beat);
        ctx.lineWidth = 1.2;
        const path = shape(text, 0.7);
        form(plate, path, {
          fill: color,
          shade: shade(color, 0.5),
          light: tint(ink.dusk, 0.35),
          towards: [0.5, 0.85 * beat],
          depth: 0.8,
        });
        within(plate, path, () => {
          ctx.strokeStyle = fade(shade(color, 0.55), 0.6);
          for (let i = 0; i < 6; i++)
            ctx.stroke(line(`${-12 + i * 6} -8, ${-4 + i * 6} -34, ${6 + i * 6} -80`));
        });
      });
    half('-6 0, -12 -22, -8 -44, 4 -66, 12 -72, 14 -58, 17 -46, 16 -34, 17 -20, 14 -4', shade(wing, 0.35));
    form(plate, shape('-20 -5, -4 -11, 16 -10, 36 -4, 50 -5, 46 2, 34 6, 14 11, -8 9, -20 3', 0.85), {
      fill: wing,
      shade: null,
      light: null,
    });
    form(plate, shape('-20 2, -4 5, 20 5, 40 1, 32 7, 14 12, -8 10', 0.85), {
      fill: down,
      shade: mix(down, slate, 0.5),
      light: tint(ink.dusk, 0.6),
    });
    ctx.fillStyle = black;
    ctx.fill(shape('32 -5, 52 -7, 50 -1, 36 1', 0.5));
    ctx.fill(
      union([
        stem('-14 0 7, -26 -3 4.6, -38 -7 3.6, -46 -9 4.2, -50 -9 3'),
        shape('-49 -12, -56 -8.5, -60 -7, -55 -5.4, -48 -6', 0.5),
      ]),
    );
    ctx.fillStyle = ink.snow;
    ctx.fill(shape('-46 -9, -42 -10, -40 -5, -44 -4', 0.9));
    half('-10 0, -8 -26, 4 -50, 22 -72, 34 -80, 35 -66, 37 -54, 34 -42, 34 -28, 28 -12, 20 0, 4 4', wing);
  });
}

/** Ten minutes before sunset in late autumn: a wedge of geese across a coral sun. Hue: slate blue. */
export const flyingGeese: Card = {
  name: 'Flying geese',
  seed: 443,
  light: [0.3, 0.95],
  draw(plate) {
    sky(
      plate,
      [mix(slate, ink.night, 0.3), slate, mix(slate, ink.ice, 0.35), mix(ink.rose, ink.ice, 0.3)],
      420,
    );
    disc(plate, [216, 232], 122, mix(ink.dusk, ink.clay, 0.28), {
      halo: ink.rose,
      reach: 270,
      strength: 0.6,
      rim: tint(ink.rose, 0.1),
    });
    wisps(plate, 96, 50, mix(slate, ink.rose, 0.35), 4, 0.4);
    wisps(plate, 322, 26, tint(ink.rose, 0.2), 5, 0.6);
    [mix(slate, ink.rose, 0.35), mix(slate, ink.heather, 0.2)].forEach((color, i) => {
      const hills = ridge(plate, {
        y: 374 + i * 22,
        swell: 15,
        wave: 120,
        octaves: 3,
        floor: 425,
        bend: (x) => (x - 200) * (i ? 0.06 : -0.06),
      });
      layer(plate, hills, { color, mist: mix(ink.rose, ink.ice, 0.4), melt: 30, haze: 0.8, dots: 0.5 });
    });
    water(plate, 422, 500, [mix(ink.rose, slate, 0.35), mix(slate, ink.night, 0.25)]);
    mist(plate, 422, 26, tint(mix(ink.rose, ink.ice, 0.4), 0.2), 0.7);
    ripples(plate, 428, 490, tint(ink.rose, 0.2), 36, 0.6);
    goose(plate, 358, 92, 80, -1);
    goose(plate, 250, 150, 106, 1);
    goose(plate, 356, 372, 84, 1);
    goose(plate, 256, 304, 112, -1);
    goose(plate, 118, 228, 158, 1);
    const reeds = mix(ink.night, slate, 0.25);
    const bank = ridge(plate, { y: 486, swell: 5, wave: 90, bend: (x) => -(((x - 200) / 200) ** 2) * 20 });
    grass(plate, bank.topAt, [12, 46], reeds, 2.8);
    layer(plate, bank, { color: reeds, dots: 0 });
    finish(plate);
  },
};
