import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { blob, limb, points, triples } from '../../kit/outline';
import { ellipse, leaf, union, weld } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky, stars } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { glitter, reflect, ripples, water } from '../../kit/water';
import type { Card } from '../card';
import { closedEye } from './parts';

const white = tint(ink.snow, 0.15);
const shadow = mix(ink.heather, ink.rose, 0.45);
const dark = mix(ink.night, ink.heather, 0.15);
const waterline = 384;

/** Paints a raised wing with long feathers behind shorter ones. */
function wing(plate: Plate): void {
  for (const [count, x, y, length, width, from, to, tone] of [
    [6, 226, 342, 164, 34, -0.98, -0.3, mix(white, shadow, 0.34)],
    [6, 206, 342, 132, 34, -1.02, -0.2, mix(white, shadow, 0.16)],
    [5, 190, 344, 98, 36, -1.0, -0.1, white],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const feather = leaf(
        [x + t * 20, y + t * 6],
        from + (to - from) * t,
        length * (1 - t * 0.1),
        width,
        0.62,
      );
      form(plate, feather, { fill: tone, shade: shadow, light: null, depth: 0.75, start: 0.3 });
    }
  }
  form(plate, blob('160,352 168,318 200,300 232,320 246,352 204,372', 0.95), {
    fill: white,
    shade: shadow,
    light: null,
    depth: 0.5,
  });
}

function animal(plate: Plate): void {
  const body = weld([
    blob(
      '128,362 138,330 176,312 240,316 304,330 354,314 384,300 372,338 344,370 300,392 180,394 142,384',
      0.9,
    ),
    limb('170,346,32 140,314,24 126,268,17 142,222,14 164,184,13 170,146,13 154,116,16 136,116,17'),
    blob('148,98 124,104 108,122 112,134 134,136 156,128', 0.9),
  ]);
  form(plate, body, { fill: white, shade: shadow, light: null, depth: 0.75 });
  wing(plate);
  form(plate, blob('120,112 98,126 76,138 78,146 100,146 120,136', 0.8), {
    fill: mix(ink.clay, ink.pollen, 0.4),
  });
  form(plate, blob('132,108 116,110 108,122 116,130 124,124', 0.85), { fill: dark, light: null });
  closedEye(plate, [138, 118], 15, dark, 3.4);
}

/** Dusk: a white swan on still water, plum and rose, the low sun behind it. */
export const swan: Card = {
  name: 'Swan',
  seed: 257,
  light: [-0.6, -0.8],
  draw(plate) {
    const { ctx } = plate;
    const plum = mix(ink.heather, ink.night, 0.42);
    const mauve = mix(ink.heather, ink.dusk, 0.5);
    sky(plate, [plum, mix(mauve, plum, 0.45), mix(ink.dusk, ink.heather, 0.25)], 340);
    stars(plate, 34, 150);
    halo(plate, [232, 232], 132, mix(ink.dusk, ink.rose, 0.5), mix(ink.dusk, ink.heather, 0.4));
    for (const [y, color] of [
      [306, mix(mauve, plum, 0.35)],
      [326, mix(plum, mauve, 0.25)],
    ] as const) {
      const shore = ridge(plate, { y, swell: 20, wave: 110, octaves: 4 });
      layer(plate, shore, { color, mist: mauve, melt: 60, haze: 0.55, dots: 0.5 });
    }
    water(plate, 344, 500, [mix(ink.dusk, ink.heather, 0.45), mix(plum, mauve, 0.3), shade(plum, 0.3)]);
    glitter(plate, 232, 350, 500, { color: ink.rose, far: 80, near: 120, opacity: 0.35, gap: 8 });
    animal(plate);
    water(plate, waterline, 500, [mix(plum, mauve, 0.45), mix(plum, mauve, 0.1), shade(plum, 0.35)]);
    reflect(plate, waterline, 116, { slip: 3, clear: 0.5, deepest: 0.12 });
    glitter(plate, 250, waterline + 6, 500, { color: ink.rose, far: 60, near: 120, opacity: 0.3, gap: 9 });
    ripples(plate, waterline, 500, mix(ink.rose, ink.heather, 0.3), 30, 0.4);
    ctx.strokeStyle = fade(ink.rose, 0.7);
    ctx.lineWidth = 2;
    within(plate, null, () => {
      for (const [reach, lift] of points('142,2 176,8')) {
        ctx.beginPath();
        ctx.ellipse(244, waterline + lift, reach, reach * 0.09, 0, 0.1, Math.PI - 0.1);
        ctx.stroke();
      }
    });
    const blades = [];
    for (const [x, lean, tall] of triples(
      '372,-1.7,150 384,-1.5,190 394,-1.75,130 360,-1.85,96 402,-1.45,170 8,-1.4,110 22,-1.25,84 -4,-1.5,140',
    ))
      blades.push(leaf([x, 508], lean, tall, 11, 0.3));
    form(plate, union(blades), { fill: shade(plum, 0.4), light: mix(plum, ink.dusk, 0.4), depth: 0.5 });
    stippleAlong(plate, ellipse(200, 506, 260, 40), shade(plum, 0.5), [0, 470], [0, 510], 0.6);
    finish(plate);
  },
};
