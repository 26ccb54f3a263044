import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { motes } from '../../kit/life';
import { blob, limb, points, triples } from '../../kit/outline';
import { ellipse, polygon } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { glow, shafts, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import type { Card } from '../card';
import { closedEye } from './parts';

const sea = mix(ink.tarn, ink.fern, 0.45);
const skin = mix(ink.lichen, ink.pollen, 0.4);
const shell = mix(mix(ink.bark, ink.fern, 0.25), ink.clay, 0.28);
const dark = mix(ink.bark, ink.night, 0.5);

/** Paints dark scales on a fin or a cheek. */
function scales(plate: Plate, spots: readonly (readonly [number, number, number])[]): void {
  plate.ctx.fillStyle = fade(mix(shell, ink.spruce, 0.4), 0.75);
  for (const [x, y, r] of spots) plate.ctx.fill(ellipse(x, y, r, r * 0.8, 0.6));
}

function fins(plate: Plate): void {
  const far = shade(mix(skin, sea, 0.35), 0.12);
  form(plate, blob('150,226 134,188 100,152 74,140 86,178 108,222 130,246', 0.9), { fill: far, light: null });
  form(plate, blob('306,308 352,298 392,316 372,334 320,334', 0.9), { fill: far, light: null });
}

function animal(plate: Plate): void {
  const { ctx } = plate;
  fins(plate);
  const head = blob('124,262 96,234 62,228 34,246 30,268 46,284 84,292 124,296', 0.9);
  form(plate, head, { fill: skin, depth: 0.8 });
  within(plate, head, () => scales(plate, triples('78,240,9 96,252,8 62,238,6 92,276,7 110,268,7 74,282,6')));
  form(plate, blob('104,292 180,322 270,330 338,304 300,346 220,362 140,336', 0.85), {
    fill: tint(mix(ink.pollen, ink.lichen, 0.3), 0.35),
    shade: mix(skin, ink.bark, 0.4),
  });
  form(plate, blob('290,318 330,330 362,366 372,398 338,390 300,358 276,336', 0.9), { fill: skin });
  const dome = blob('100,286 112,232 158,186 224,172 290,204 336,256 356,304 300,326 230,334 160,320', 0.9);
  form(plate, dome, { fill: shell, light: mix(shell, ink.pollen, 0.6), depth: 0.9 });
  within(plate, dome, () => {
    const plates = [
      '138,236 168,208 196,230 186,272 146,276',
      '204,228 238,196 274,224 268,270 196,272',
      '284,228 306,222 332,262 318,286 276,270',
      '150,200 178,178 218,172 228,190 200,216',
      '248,190 268,184 300,206 296,218 280,216',
      '118,252 130,242 138,278 122,292 108,286',
    ];
    for (const text of plates)
      form(plate, blob(text, 0.35), {
        fill: mix(shell, ink.pollen, 0.26),
        light: mix(ink.pollen, shell, 0.3),
        depth: 0.9,
      });
    ctx.strokeStyle = fade(shade(shell, 0.35), 0.9);
    ctx.lineWidth = 5;
    ctx.stroke(blob('104,290 160,304 230,314 300,308 354,298 360,340 200,360 90,330', 0.9));
  });
  const fin = blob('128,292 176,300 206,336 214,392 196,450 178,474 166,424 142,366 118,326', 0.9);
  form(plate, fin, { fill: skin, light: tint(skin, 0.5), depth: 0.9 });
  within(plate, fin, () =>
    scales(
      plate,
      triples('172,322,10 192,346,10 162,346,8 198,376,10 178,374,9 200,404,8 180,402,8 192,430,6 154,322,7'),
    ),
  );
  closedEye(plate, [62, 260], 22, dark, 4.2, 0.1);
  ctx.strokeStyle = fade(dark, 0.55);
  ctx.lineWidth = 2.2;
  ctx.beginPath();
  ctx.moveTo(32, 270);
  ctx.quadraticCurveTo(50, 278, 70, 276);
  ctx.stroke();
}

/** Midday under water: a sea turtle glides through turquoise, light falling from above. */
export const turtle: Card = {
  name: 'Turtle',
  seed: 251,
  light: [-0.3, -0.95],
  draw(plate) {
    const { ctx, random } = plate;
    sky(plate, [tint(mix(sea, ink.ice, 0.6), 0.2), mix(sea, ink.ice, 0.25), sea, mix(sea, ink.deep, 0.4)]);
    glow(plate, [130, -20], 330, lightest, 0.6);
    shafts(plate, { left: -40, right: 330, top: -10, bottom: 440, lean: 100, count: 6, strength: 0.3 });
    const far = ridge(plate, { y: 420, swell: 26, wave: 110, octaves: 4 });
    layer(plate, far, {
      color: mix(sea, ink.deep, 0.25),
      mist: mix(sea, ink.deep, 0.2),
      melt: 60,
      dots: 0.4,
    });
    within(plate, null, () => {
      ctx.translate(200, 270);
      ctx.rotate(0.1);
      ctx.translate(-204, -290);
      animal(plate);
    });
    const sand = ridge(plate, { y: 468, swell: 10, wave: 140, octaves: 2 });
    for (const [x, tall] of points('28,150 48,104 12,90 352,120 374,168 392,110')) {
      const blade = limb(
        `${x},500,7 ${x + 9},${500 - tall * 0.35},6 ${x - 7},${500 - tall * 0.7},5 ${x + 6},${500 - tall},1`,
      );
      form(plate, blade, { fill: mix(ink.spruce, sea, 0.3), light: mix(sea, ink.lichen, 0.5) });
    }
    form(plate, sand.path, { fill: mix(mix(ink.pollen, ink.rose, 0.4), sea, 0.62), light: null });
    stippleAlong(plate, polygon(points('0,440 400,440 400,500 0,500')), ink.deep, [0, 440], [0, 520], 0.5);
    ctx.lineWidth = 1.6;
    for (let i = 0; i < 9; i++) {
      ctx.strokeStyle = fade(lightest, 0.7);
      ctx.stroke(ellipse(random.between(20, 110), random.between(40, 190), random.between(2.5, 7)));
    }
    motes(plate, [0, 20, 400, 440], 26, ink.ice, 4);
    finish(plate);
  },
};
