import { ink, mix, shade, tint } from '../../kit/ink';
import { box, leaf } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { arched, facet, line, rows } from '../../kit/trace';

export const blue = mix(mix(ink.tarn, ink.heather, 0.45), ink.night, 0.55);
export const wall = mix(ink.ice, ink.heather, 0.3);
const slate = mix(blue, ink.night, 0.45);
const lamp = tint(ink.pollen, 0.3);

export function chapel(plate: Plate): void {
  const { ctx } = plate;
  const dim = mix(ink.heather, ink.night, 0.4);
  form(plate, facet('196 250, 318 250, 318 346, 196 346'), {
    fill: mix(wall, dim, 0.3),
    shade: dim,
    light: wall,
    depth: 0.85,
  });
  form(plate, facet('188 256, 206 196, 306 196, 328 256'), {
    fill: slate,
    shade: shade(slate, 0.4),
    light: mix(slate, ink.ice, 0.45),
    depth: 0.85,
  });
  form(plate, box(134, 158, 66, 188), { fill: wall, shade: dim, light: tint(ink.ice, 0.5), depth: 0.9 });
  form(plate, box(128, 154, 78, 9, 2), { fill: mix(wall, dim, 0.35) });
  form(plate, box(130, 236, 74, 6, 2), { fill: mix(wall, dim, 0.35) });
  form(plate, facet('126 156, 167 54, 208 156'), {
    fill: slate,
    shade: shade(slate, 0.45),
    light: mix(slate, ink.ice, 0.5),
    depth: 0.9,
  });
  ctx.strokeStyle = mix(ink.pollen, ink.bark, 0.3);
  ctx.lineWidth = 3;
  ctx.stroke(line('167 56, 167 30'));
  ctx.stroke(line('159 39, 175 39'));
  for (const [x = 0, y = 0, w = 0, h = 0, warm] of rows(
    '156 182 22 38 0, 152 296 30 52 1, 158 256 18 18 1, 220 276 18 42 1, 250 276 18 42 1, 280 276 18 42 1',
  )) {
    if (warm) glow(plate, [x + w / 2, y + h / 2], 40, ink.pollen, 0.5);
    const window = arched(x, y, w, h);
    ctx.fillStyle = mix(dim, ink.night, 0.4);
    ctx.fill(arched(x - 2.5, y - 2.5, w + 5, h + 2.5));
    form(plate, window, {
      fill: warm ? lamp : mix(ink.night, blue, 0.3),
      shade: warm ? mix(ink.clay, ink.pollen, 0.4) : null,
      light: null,
      towards: [0, -1],
    });
  }
  ctx.fillStyle = mix(ink.pollen, ink.bark, 0.35);
  ctx.fill(arched(160, 195, 14, 13));
  ctx.fill(box(158, 208, 18, 4, 2));
}

export function cypress(plate: Plate, x: number, base: number, tall: number): void {
  plate.ctx.fillStyle = shade(ink.bark, 0.4);
  plate.ctx.fill(box(x - 2.5, base - 20, 5, 22));
  const tree = leaf([x, base - 4], -Math.PI / 2, tall, tall * 0.24, 0.22);
  form(plate, tree, {
    fill: mix(ink.deep, blue, 0.35),
    shade: shade(ink.night, 0.3),
    light: mix(ink.tarn, ink.ice, 0.2),
    towards: [-0.95, -0.3],
    depth: 0.85,
  });
}
