import { fade, ink, mix, tint } from '../../kit/ink';
import { box, ellipse, type Point, polygon } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';

/** Position of the lighthouse's light. */
export const LIGHT: Point = [1196, 124];

/** Paints a lighthouse on the far headland. */
export function lighthouse(plate: Plate): void {
  const [x, y] = LIGHT;
  const tower = polygon([
    [x - 13, y + 12],
    [x + 13, y + 12],
    [x + 20, 224],
    [x - 20, 224],
  ]);
  form(plate, tower, { fill: tint(ink.snow, 0.2), shade: mix(ink.heather, ink.ice, 0.4), towards: [-1, 0] });
  within(plate, tower, () => {
    for (const dy of [30, 70])
      form(plate, box(x - 24, y + dy, 48, 20), { fill: mix(ink.clay, ink.dusk, 0.4), towards: [-1, 0] });
  });
  form(plate, box(x - 9, y - 8, 18, 18, 2), { fill: tint(ink.pollen, 0.4) });
  form(plate, box(x - 18, y + 9, 36, 5, 2), { fill: mix(ink.spruce, ink.deep, 0.4) });
  form(
    plate,
    polygon([
      [x - 13, y - 8],
      [x, y - 24],
      [x + 13, y - 8],
    ]),
    { fill: mix(ink.clay, ink.bark, 0.2) },
  );
  form(plate, shape(`${x - 96} 238, ${x - 60} 222, ${x} 214, ${x + 70} 220, ${x + 120} 238`, 0.6), {
    fill: mix(ink.spruce, ink.ice, 0.32),
  });
}

/** Paints a distant sailboat. */
export function boat(plate: Plate, x: number, y: number, size: number): void {
  const { ctx } = plate;
  form(
    plate,
    polygon([
      [x - 2, y - size * 1.7],
      [x - 2, y - 4],
      [x - size * 0.8, y - 4],
    ]),
    { fill: ink.snow, shade: mix(ink.rose, ink.heather, 0.4) },
  );
  form(
    plate,
    polygon([
      [x + 2, y - size * 1.5],
      [x + size * 0.62, y - 4],
      [x + 2, y - 4],
    ]),
    { fill: mix(ink.clay, ink.rose, 0.3) },
  );
  ctx.fillStyle = mix(ink.bark, ink.deep, 0.3);
  ctx.fill(
    shape(
      `${x - size * 0.8} ${y - 3}, ${x + size * 0.8} ${y - 3}, ${x + size * 0.5} ${y + size * 0.2}, ${x - size * 0.5} ${y + size * 0.2}`,
      0.3,
    ),
  );
  ctx.fillStyle = fade(ink.snow, 0.5);
  ctx.fill(ellipse(x, y + size * 0.28, size * 0.8, 1.6));
}

export function shell(plate: Plate, x: number, y: number, size: number): void {
  const { ctx } = plate;
  ctx.fillStyle = fade(ink.bark, 0.2);
  ctx.fill(ellipse(x + size * 0.4, y + size * 0.4, size * 1.3, size * 0.4));
  const fan = shape(
    `${x} ${y + size * 0.7}, ${x - size} ${y - size * 0.1}, ${x - size * 0.6} ${y - size * 0.7}, ${x} ${y - size * 0.9}, ${x + size * 0.6} ${y - size * 0.7}, ${x + size} ${y - size * 0.1}`,
  );
  form(plate, fan, { fill: mix(ink.rose, ink.snow, 0.4), shade: ink.dusk });
  ctx.strokeStyle = fade(ink.dusk, 0.7);
  ctx.lineWidth = size * 0.1;
  for (const dx of [-0.6, -0.2, 0.2, 0.6])
    ctx.stroke(line(`${x} ${y + size * 0.6}, ${x + dx * size} ${y - size * 0.6}`));
}
