import { finish } from '../kit/finish';
import { darkest, fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { moonlit } from '../kit/moonlight';
import { curve, ellipse, type Point } from '../kit/path';
import { outwards, type Plate, within } from '../kit/plate';
import { glow } from '../kit/sky';
import { form, stippleAlong, stippleAround } from '../kit/stipple';
import { points } from '../kit/trace';
import { ripples, water } from '../kit/water';
import type { Picture } from '../picture';
import { cover } from './cover';

/** Colors of the game's five stones. */
const pads = {
  clay: '#D9694F',
  pollen: '#E8B04F',
  fern: '#6FAE7F',
  tarn: '#5FA3BF',
  heather: '#9A86C9',
} as const;
const outline = points(
  '-1 0.02, -0.86 -0.56, -0.42 -0.94, 0.16 -1, 0.68 -0.8, 0.98 -0.3, 0.98 0.3, 0.66 0.8, 0.12 1, -0.46 0.94, -0.88 0.58',
);

/** Paints a smooth stone that glows in the water, with light below it, rings around it and a stippled dark side. */
function stone(
  plate: Plate,
  x: number,
  y: number,
  size: number,
  color: string,
  turn: number,
  lit: boolean,
): void {
  const { ctx } = plate;
  const [rx, ry] = [size, size * 0.72];
  const at = (grow: number, lift: number) =>
    curve(
      outline.map(([px, py], i): Point => {
        const sway = 1 + 0.05 * Math.sin(i * 1.7 + turn);
        return [x + px * (rx + grow) * sway, y + lift + py * (ry + grow * 0.72) * sway];
      }),
      true,
    );
  within(plate, null, () => {
    ctx.translate(x, y + 8);
    ctx.scale(1, 0.72);
    ctx.fillStyle = outwards(
      plate,
      [0, 0],
      size * (lit ? 2.9 : 2),
      [fade(color, lit ? 0.85 : 0.5), fade(color, lit ? 0.34 : 0.16), fade(color, 0)],
      [0.3, 0.6, 1],
    );
    ctx.fillRect(-size * 3, -size * 3, size * 6, size * 6);
  });
  for (const [reach, opacity] of [
    [16, 0.55],
    [34, 0.32],
    [58, 0.18],
  ] as const) {
    ctx.strokeStyle = fade(tint(color, 0.5), opacity * (lit ? 1.3 : 1));
    ctx.lineWidth = 2.2 - reach * 0.018;
    ctx.stroke(at(reach, 8));
  }
  ctx.fillStyle = fade(darkest, 0.55);
  ctx.fill(at(2, 13));
  const body = at(0, 0);
  if (lit) {
    ctx.strokeStyle = fade(lightest, 0.92);
    ctx.lineWidth = 7;
    ctx.stroke(at(6, 1));
  }
  form(plate, body, {
    fill: lit ? tint(color, 0.32) : color,
    shade: mix(color, ink.night, 0.55),
    light: tint(color, 0.7),
    depth: lit ? 0.6 : 0.9,
    start: 0.42,
  });
  stippleAround(plate, body, tint(color, 0.85), [x - rx * 0.32, y - ry * 0.4], size * 0.72, lit ? 1 : 0.7);
  stippleAlong(plate, body, mix(color, ink.night, 0.7), [x, y + ry * 0.55], [x, y + ry * 1.05], 0.8);
}

/** Five stones on dark water. One of them has just lit up. */
export const patternFlowCover: Picture = cover(
  'pattern-flow',
  607,
  (plate) => {
    const deep = mix(ink.deep, ink.tarn, 0.12);
    water(plate, 0, 600, [mix(ink.deep, ink.tarn, 0.42), deep, shade(deep, 0.45)]);
    glow(plate, [330, 150], 460, mix(ink.tarn, ink.pollen, 0.12), 0.45);
    const { ctx } = plate;
    const sheet = ellipse(400, 300, 620, 420);
    stippleAlong(plate, sheet, shade(deep, 0.6), [330, 260], [820, 640], 0.7);
    ripples(plate, 10, 596, mix(ink.ice, ink.tarn, 0.4), 70, 0.32);
    moonlit(plate, 'far');
    ctx.strokeStyle = fade(ink.ice, 0.1);
    ctx.lineWidth = 2;
    for (const reach of [300, 380, 460]) ctx.stroke(ellipse(336, 200, reach, reach * 0.72));
    stone(plate, 560, 176, 92, pads.fern, 1, false);
    stone(plate, 178, 270, 100, pads.clay, 2.4, false);
    stone(plate, 650, 338, 104, pads.tarn, 3.6, false);
    stone(plate, 390, 428, 124, pads.heather, 5, false);
    moonlit(plate, 'near');
    stone(plate, 336, 184, 96, pads.pollen, 0, true);
    finish(plate, { grain: 0.01, vignette: 0.2 });
  },
  [-0.5, -0.86],
);
