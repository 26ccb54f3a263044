import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, curve, ellipse, polygon, taper } from '../../kit/path';
import { down, type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, glow, sky, stars } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { glitter, reflect, ripples } from '../../kit/water';
import type { Card } from '../card';

const quay = 300;
const lamp = tint(ink.pollen, 0.25);
const moonlight = mix(ink.ice, ink.tarn, 0.25);

/**
 * Paints a gabled house on the quay with some lit windows.
 * @param wide width, units
 */
function house(
  plate: Plate,
  x: number,
  wide: number,
  tall: number,
  color: string,
  lit: readonly number[],
): void {
  const { ctx } = plate;
  const top = quay - tall;
  const peak = top - wide * 0.44;
  const front = polygon([
    [x, quay],
    [x, top],
    [x + wide / 2, peak],
    [x + wide, top],
    [x + wide, quay],
  ]);
  form(plate, front, {
    fill: color,
    shade: shade(color, 0.5),
    light: mix(color, moonlight, 0.4),
    depth: 0.8,
    towards: [-1, -0.3],
  });
  ctx.fillStyle = shade(color, 0.55);
  ctx.fill(
    polygon([
      [x - 5, top + 4],
      [x + wide / 2, peak - 6],
      [x + wide + 5, top + 4],
      [x + wide + 1, top + 9],
      [x + wide / 2, peak + 4],
      [x - 1, top + 9],
    ]),
  );
  ctx.fillStyle = fade(moonlight, 0.7);
  ctx.fill(
    polygon([
      [x - 5, top + 4],
      [x + wide / 2, peak - 6],
      [x + wide / 2, peak - 3.4],
      [x - 3, top + 6],
    ]),
  );
  const columns = wide > 56 ? 3 : 2;
  const rows = Math.max(1, Math.floor((tall - 12) / 32));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [wx, wy] = [x + (wide * (column + 0.5)) / columns - 5.5, top + 10 + row * 32];
      const on = lit.includes(row * columns + column);
      if (on) glow(plate, [wx + 5.5, wy + 8], 22, ink.pollen, 0.5);
      ctx.fillStyle = on ? lamp : shade(color, 0.5);
      ctx.fill(box(wx, wy, 11, 16, 1.5));
      ctx.fillStyle = shade(color, 0.6);
      ctx.fill(box(wx + 4.8, wy, 1.4, 16));
    }
  }
}

/**
 * Paints a moored fishing boat with bare masts.
 * @param wide width of the hull, units
 */
function moored(plate: Plate, x: number, y: number, wide: number, color: string): void {
  const { ctx } = plate;
  const half = wide / 2;
  const spar = shade(ink.bark, 0.25);
  ctx.fillStyle = fade(shade(ink.night, 0.4), 0.5);
  ctx.fill(ellipse(x, y + wide * 0.15, half * 0.96, wide * 0.07));
  ctx.fillStyle = spar;
  ctx.fill(
    taper([
      [x - half * 0.1, y, 2.2],
      [x - half * 0.1, y - wide * 0.9, 1],
    ]),
  );
  ctx.strokeStyle = fade(mix(ink.bark, moonlight, 0.3), 0.8);
  ctx.lineWidth = 1.1;
  ctx.stroke(
    curve([
      [x - half * 0.1, y - wide * 0.88],
      [x + half * 0.92, y - wide * 0.1],
    ]),
  );
  ctx.stroke(
    curve([
      [x - half * 0.1, y - wide * 0.88],
      [x - half * 0.94, y - wide * 0.12],
    ]),
  );
  form(
    plate,
    taper([
      [x - half * 0.1, y - wide * 0.3, 3],
      [x + half * 0.4, y - wide * 0.26, 4],
      [x + half * 0.78, y - wide * 0.24, 2],
    ]),
    { fill: mix(ink.rose, ink.heather, 0.45) },
  );
  form(plate, box(x - half * 0.66, y - wide * 0.2, half * 0.44, wide * 0.22, 3), {
    fill: mix(ink.ice, ink.tarn, 0.45),
    towards: [-1, -0.3],
  });
  glow(plate, [x - half * 0.44, y - wide * 0.1], 26, ink.pollen, 0.7);
  ctx.fillStyle = lamp;
  ctx.fill(box(x - half * 0.55, y - wide * 0.15, half * 0.2, wide * 0.08, 1));
  const hull = curve(
    [
      [x - half, y - wide * 0.08],
      [x, y - wide * 0.01],
      [x + half * 1.06, y - wide * 0.12],
      [x + half * 0.82, y + wide * 0.1],
      [x, y + wide * 0.17],
      [x - half * 0.8, y + wide * 0.12],
    ],
    true,
    0.5,
  );
  form(plate, hull, { fill: color, light: mix(color, moonlight, 0.5), depth: 0.85 });
  within(plate, hull, () => {
    ctx.strokeStyle = fade(tint(ink.rose, 0.4), 0.85);
    ctx.lineWidth = 3;
    ctx.stroke(
      curve([
        [x - half, y - wide * 0.05],
        [x, y + wide * 0.02],
        [x + half * 1.06, y - wide * 0.09],
      ]),
    );
  });
}

/** Night: lit houses along a quay, a full moon over the hill, two moored boats. */
export const nightHarbor: Card = {
  name: 'Night harbor',
  seed: 239,
  light: [-0.5, -0.86],
  draw(plate) {
    const { ctx } = plate;
    sky(plate, [shade(ink.night, 0.3), mix(ink.night, ink.deep, 0.4), mix(ink.deep, ink.tarn, 0.35)], quay);
    stars(plate, 110, 220);
    disc(plate, [112, 92], 38, tint(ink.pollen, 0.82), {
      halo: mix(ink.ice, ink.pollen, 0.2),
      reach: 190,
      strength: 0.5,
      rim: mix(ink.rose, ink.ice, 0.3),
    });
    const hill = ridge(plate, {
      y: 214,
      swell: 16,
      wave: 150,
      floor: quay,
      bend: (x) => -((x / 400) ** 2) * 50,
    });
    layer(plate, hill, {
      color: mix(ink.deep, ink.tarn, 0.1),
      mist: mix(ink.deep, ink.tarn, 0.4),
      melt: 70,
      dots: 0.5,
    });
    house(plate, -14, 62, 58, mix(ink.heather, ink.night, 0.42), [1, 3]);
    house(plate, 300, 64, 92, mix(ink.tarn, ink.night, 0.4), [0, 2, 4]);
    house(plate, 362, 58, 62, mix(ink.clay, ink.night, 0.52), [0, 1]);
    house(plate, 52, 56, 88, mix(ink.clay, ink.night, 0.38), [0, 3]);
    house(plate, 242, 58, 66, mix(ink.pollen, ink.night, 0.5), [1, 4]);
    house(plate, 112, 66, 72, mix(ink.tarn, ink.night, 0.3), [2, 3]);
    house(plate, 182, 58, 108, mix(ink.rose, ink.night, 0.46), [0, 3, 4]);
    form(plate, box(-6, quay - 6, 412, 22), {
      fill: mix(ink.bark, ink.night, 0.5),
      shade: shade(ink.night, 0.2),
      light: null,
    });
    for (const x of [26, 148, 262, 372]) {
      ctx.fillStyle = shade(ink.night, 0.2);
      ctx.fill(box(x - 1.3, quay - 44, 2.6, 42));
      glow(plate, [x, quay - 46], 40, ink.pollen, 0.75);
      ctx.fillStyle = lightest;
      ctx.fill(ellipse(x, quay - 46, 4.2));
    }
    const line = quay + 15;
    reflect(plate, line, 500 - line, { slip: 4, squash: 0.95, clear: 0.95, deepest: 0.55 });
    ctx.fillStyle = down(plate, line, 500, [
      fade(mix(ink.deep, ink.tarn, 0.3), 0.3),
      fade(ink.deep, 0.5),
      fade(shade(ink.night, 0.2), 0.85),
    ]);
    ctx.fillRect(0, line, 400, 500 - line);
    for (const x of [26, 148, 262, 372])
      glitter(plate, x, line + 2, 430, {
        color: tint(ink.pollen, 0.2),
        far: 4,
        near: 15,
        opacity: 0.75,
        gap: 7,
      });
    ripples(plate, line + 6, 496, moonlight, 44, 0.35);
    moored(plate, 292, 392, 118, mix(ink.clay, ink.night, 0.18));
    moored(plate, 116, 438, 172, mix(ink.tarn, ink.deep, 0.25));
    stippleAlong(plate, box(0, 440, 400, 60), shade(ink.night, 0.5), [0, 446], [0, 510], 0.6);
    finish(plate);
  },
};
