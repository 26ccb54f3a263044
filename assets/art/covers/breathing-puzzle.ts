import { Path2D } from '@napi-rs/canvas';
import { stand } from '../kit/conifer';
import { finish } from '../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { mist, wisps } from '../kit/mist';
import { moonlit, nightfall } from '../kit/moonlight';
import { nightSky, northernLights } from '../kit/night-sky';
import { box, ellipse } from '../kit/path';
import { along, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, sky } from '../kit/sky';
import { form } from '../kit/stipple';
import type { Picture } from '../picture';
import { cover } from './cover';

/** The square up to the center line of its path. */
const left = 244;
const top = 118;
const side = 312;
const corner = 84;
/** Width of the path. */
const wide = 34;
/** x of the ball of light, which lies on the top side of the path. */
const ball = 452;
/** y of the water's surface. */
const surface = 190;

/** Returns the outline of the flat path. */
function pathOf(): Path2D {
  const path = box(left - wide / 2, top - wide / 2, side + wide, side + wide, corner + wide / 2);
  const [from, to] = [wide / 2, side - wide / 2];
  const radius = corner - wide / 2;
  // The inner outline runs in the other direction, so that it is a hole.
  path.moveTo(left + from + radius, top + from);
  path.arcTo(left + from, top + from, left + from, top + to, radius);
  path.arcTo(left + from, top + to, left + to, top + to, radius);
  path.arcTo(left + to, top + to, left + to, top + from, radius);
  path.arcTo(left + to, top + from, left + from, top + from, radius);
  path.closePath();
  return path;
}

/** Paints the water that fills the square as far as the breath has come. */
function filled(plate: Plate): void {
  const { ctx } = plate;
  within(plate, box(left, top, side, side, corner), () => {
    ctx.fillStyle = fade(tint(ink.ice, 0.3), 0.55);
    ctx.fillRect(left, top, side, side);
    const water = new Path2D();
    water.moveTo(left, surface);
    water.bezierCurveTo(left + 90, surface - 12, left + 190, surface + 12, left + side, surface - 3);
    water.lineTo(left + side, top + side);
    water.lineTo(left, top + side);
    water.closePath();
    form(plate, water, {
      fill: along(
        plate,
        [0, surface],
        [0, top + side],
        [mix(ink.tarn, ink.ice, 0.62), mix(ink.tarn, ink.ice, 0.3)],
      ),
      shade: mix(ink.tarn, ink.spruce, 0.2),
      light: tint(ink.ice, 0.5),
      depth: 0.5,
    });
  });
}

/**
 * Paints the flat path of the breath around the water. The part that the ball has traveled, up the left side and along
 * the top, is lit.
 */
function track(plate: Plate): void {
  const { ctx } = plate;
  const sand = tint(mix(ink.clay, ink.pollen, 0.86), 0.6);
  filled(plate);
  form(plate, pathOf(), {
    fill: sand,
    shade: mix(sand, ink.bark, 0.32),
    light: tint(sand, 0.5),
    depth: 0.8,
  });
  moonlit(plate, 'near');
  within(plate, pathOf(), () => {
    ctx.beginPath();
    ctx.moveTo(left, top + side - corner);
    ctx.lineTo(left, top + corner);
    ctx.arcTo(left, top, left + corner, top, corner);
    ctx.lineTo(ball, top);
    ctx.lineWidth = wide;
    ctx.strokeStyle = along(
      plate,
      [left, top + side - corner],
      [ball, top],
      [fade(ink.pollen, 0), fade(ink.pollen, 0.45), fade(ink.pollen, 0.8)],
    );
    ctx.stroke();
  });
}

/** Box breathing: a square of calm water in the morning, and a ball of pollen light on the flat path around it. */
export const breathingPuzzleCover: Picture = cover('breathing-puzzle', 113, (plate) => {
  sky(
    plate,
    [mix(ink.tarn, ink.ice, 0.42), mix(ink.tarn, ink.ice, 0.78), tint(ink.ice, 0.4), tint(ink.pollen, 0.72)],
    450,
  );
  glow(plate, [400, 250], 380, lightest, 0.5);
  moonlit(plate, 'sky');
  nightfall(plate, [0, 0], [0, 440]);
  nightSky(plate, 400);
  northernLights(plate, 300);
  const haze = tint(mix(ink.ice, ink.pollen, 0.25), 0.4);
  const tones = [
    mix(ink.tarn, ink.ice, 0.55),
    mix(mix(ink.tarn, ink.fern, 0.5), ink.ice, 0.35),
    mix(ink.fern, ink.lichen, 0.3),
  ];
  tones.forEach((color, i) => {
    const hill = ridge(plate, {
      y: 414 + i * 42,
      swell: 30 - i * 6,
      wave: 230,
      octaves: 3,
      rough: 0.35,
      bend: (x) => ((x - 400) / 400) * (i % 2 ? -26 : 26),
    });
    if (i > 0) {
      const color2 = mix(color, ink.spruce, 0.45);
      stand(plate, {
        ground: hill.topAt,
        color: color2,
        height: [12 + i * 8, 26 + i * 18],
        gap: 9 + i * 3,
        mist: color,
        tall: (x) => Math.min(1, Math.abs((x - 400) / 330) ** 1.6),
      });
    }
    layer(plate, hill, { color, mist: haze, melt: 70, haze: 0.75, dots: 0.45 });
    wisps(plate, 458 + i * 44, 8, haze, 3, 0.4);
  });
  moonlit(plate, 'far');
  mist(plate, 520, 50, haze, 0.5);
  const front = ridge(plate, { y: 556, swell: 12, wave: 200, bend: (x) => ((x - 400) / 400) ** 2 * -34 });
  stand(plate, {
    ground: (x) => front.topAt(x) + 6,
    color: shade(ink.spruce, 0.16),
    height: [38, 112],
    gap: 21,
    tall: (x) => 0.12 + Math.abs((x - 400) / 400) ** 1.5,
  });
  layer(plate, front, { color: shade(ink.spruce, 0.16), dots: 0.5 });
  moonlit(plate, 'middle');
  track(plate);
  glow(plate, [ball, top], 96, tint(ink.pollen, 0.3), 0.85);
  form(plate, ellipse(ball, top, 31), {
    fill: ink.pollen,
    shade: mix(ink.clay, ink.pollen, 0.25),
    light: tint(ink.pollen, 0.75),
    depth: 0.95,
    towards: [-0.5, -0.86],
  });
  finish(plate, { grain: 0.025 });
});
