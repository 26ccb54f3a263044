import { stand } from '../kit/conifer';
import { finish } from '../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { mist, wisps } from '../kit/mist';
import { moonlit, nightfall, nightSky } from '../kit/moonlight';
import { box, ellipse } from '../kit/path';
import { along, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, sky } from '../kit/sky';
import { form } from '../kit/stipple';
import type { Picture } from '../picture';
import { cover } from './cover';

const left = 268;
const top = 116;
const side = 264;
const corner = 62;
/** x of the ball of light, which lies on the top side of the track. */
const ball = 452;

/**
 * Paints the square path of the breath, and highlights the part that the ball has traveled: up the left side, and
 * along the top to the ball.
 */
function track(plate: Plate): void {
  const { ctx } = plate;
  ctx.lineCap = 'round';
  ctx.strokeStyle = fade(shade(ink.tarn, 0.35), 0.16);
  ctx.lineWidth = 30;
  ctx.stroke(box(left, top + 4, side, side, corner));
  ctx.strokeStyle = fade(ink.snow, 0.66);
  ctx.lineWidth = 24;
  ctx.stroke(box(left, top, side, side, corner));
  ctx.strokeStyle = fade(ink.snow, 0.75);
  ctx.lineWidth = 1.6;
  ctx.stroke(box(left + 12, top + 12, side - 24, side - 24, corner - 12));
  moonlit(plate, 'near');
  ctx.beginPath();
  ctx.moveTo(left, top + side - corner);
  ctx.lineTo(left, top + corner);
  ctx.arcTo(left, top, left + corner, top, corner);
  ctx.lineTo(ball, top);
  ctx.lineWidth = 12;
  ctx.strokeStyle = along(
    plate,
    [left, top + side],
    [ball, top],
    plate.moonlit
      ? [mix(ink.spruce, ink.fern, 0.6), ink.fern, mix(ink.fern, ink.pollen, 0.7)]
      : [ink.spruce, mix(ink.spruce, ink.fern, 0.35), mix(ink.fern, ink.pollen, 0.45)],
  );
  ctx.stroke();
}

/** Box breathing: a calm square in the morning sky, and a ball of pollen light traveling around it. */
export const breathingPuzzleCover: Picture = cover('breathing-puzzle', 113, (plate) => {
  sky(
    plate,
    [mix(ink.tarn, ink.ice, 0.42), mix(ink.tarn, ink.ice, 0.78), tint(ink.ice, 0.4), tint(ink.pollen, 0.72)],
    450,
  );
  glow(plate, [400, 250], 380, lightest, 0.5);
  moonlit(plate, 'sky');
  nightfall(plate, [0, 0], [0, 440]);
  nightSky(plate, 400, [156, 150]);
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
