import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { ellipse, leaf, polygon } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';

/** Paints a singing wren with its feet at (`x`, `y`). */
export function wren(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  ctx.save();
  ctx.translate(x, y);
  const back = mix(ink.bark, ink.clay, 0.5);
  ctx.strokeStyle = mix(ink.bark, ink.deep, 0.4);
  ctx.lineWidth = 3;
  ctx.stroke(line('-6 -14, -10 2'));
  ctx.stroke(line('8 -14, 10 2'));
  form(
    plate,
    polygon([
      [-34, -40],
      [-58, -86],
      [-44, -90],
      [-20, -54],
    ]),
    { fill: shade(back, 0.2) },
  );
  form(
    plate,
    shape('-38 -38, -26 -62, 4 -74, 24 -96, 46 -98, 56 -84, 48 -66, 40 -40, 18 -16, -14 -14', 0.85),
    { fill: back, light: ink.rose, shade: mix(back, ink.bark, 0.7) },
  );
  form(plate, shape('44 -70, 38 -40, 18 -18, 0 -18, 14 -40, 30 -62', 0.8), {
    fill: tint(ink.rose, 0.45),
    shade: back,
  });
  form(plate, leaf([10, -52], 2.6, 52, 17), { fill: mix(back, ink.bark, 0.5), light: ink.rose });
  ctx.strokeStyle = fade(tint(ink.rose, 0.5), 0.9);
  ctx.lineWidth = 2.6;
  ctx.stroke(line('28 -88, 42 -92, 52 -88'));
  ctx.fillStyle = ink.night;
  ctx.fill(ellipse(45, -84, 3.2));
  ctx.fill(
    polygon([
      [54, -88],
      [72, -98],
      [57, -84],
    ]),
  );
  ctx.fill(
    polygon([
      [55, -83],
      [71, -84],
      [55, -78],
    ]),
  );
  ctx.restore();
}
