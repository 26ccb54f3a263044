import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { facet, line, shape, stem } from '../../kit/trace';

export const plum = mix(mix(ink.bark, ink.heather, 0.4), ink.night, 0.35);
const hub = [196, 176] as const;

/** Paints four lattice sails with half-reefed cloth. */
export function sails(plate: Plate): void {
  const { ctx } = plate;
  const canvas = tint(mix(ink.snow, ink.rose, 0.35), 0.1);
  for (let i = 0; i < 4; i++)
    within(plate, null, () => {
      ctx.translate(...hub);
      ctx.rotate(0.42 + (i * Math.PI) / 2);
      const cloth = facet('3 -158, 34 -158, 34 -36, 3 -36');
      form(plate, cloth, {
        fill: canvas,
        shade: mix(ink.dusk, ink.heather, 0.4),
        light: lightest,
        towards: [0.4, -0.9],
        depth: 0.6,
      });
      ctx.strokeStyle = shade(plum, 0.1);
      ctx.lineWidth = 1.7;
      for (let y = -158; y <= -36; y += 15.25) ctx.stroke(line(`2 ${y}, 36 ${y}`));
      for (const x of [14, 25, 36]) ctx.stroke(line(`${x} -158, ${x} -36`));
      form(plate, stem('0 10 4, 0 -60 3.4, 0 -164 2.2'), { fill: plum, light: mix(plum, ink.rose, 0.5) });
    });
  form(plate, ellipse(...hub, 9), { fill: plum, light: tint(ink.dusk, 0.2) });
}

export function mill(plate: Plate): void {
  const { ctx } = plate;
  const body = facet('158 206, 238 206, 268 430, 128 430');
  form(plate, body, {
    fill: mix(plum, ink.clay, 0.25),
    shade: shade(plum, 0.35),
    light: mix(ink.dusk, ink.pollen, 0.3),
    depth: 0.9,
  });
  within(plate, body, () => {
    ctx.strokeStyle = fade(shade(plum, 0.4), 0.5);
    ctx.lineWidth = 1.2;
    for (let y = 224; y < 430; y += 15) ctx.stroke(line(`110 ${y}, 200 ${y + 5}, 290 ${y}`));
  });
  form(plate, shape('146 212, 152 178, 178 154, 208 150, 236 166, 250 212, 198 218', 0.7), {
    fill: plum,
    light: mix(plum, ink.rose, 0.6),
    depth: 0.9,
  });
  form(plate, facet('112 338, 284 338, 278 352, 118 352'), {
    fill: plum,
    light: mix(ink.dusk, ink.pollen, 0.2),
  });
  ctx.strokeStyle = plum;
  ctx.lineWidth = 2.4;
  ctx.stroke(line('112 316, 284 316'));
  for (let x = 116; x < 284; x += 15) ctx.stroke(line(`${x} 316, ${x} 340`));
  for (const x of [132, 262]) ctx.stroke(line(`${x} 352, ${x < 200 ? 150 : 246} 382`));
  for (const [x, y, w, h] of [
    [186, 250, 22, 30],
    [188, 296, 18, 18],
    [180, 384, 36, 48],
  ] as const) {
    glow(plate, [x + w / 2, y + h / 2], 46, ink.pollen, 0.45);
    form(plate, box(x, y, w, h, Math.min(w, h) * 0.4), {
      fill: tint(ink.pollen, 0.3),
      shade: ink.clay,
      light: null,
      towards: [0, -1],
    });
  }
}
