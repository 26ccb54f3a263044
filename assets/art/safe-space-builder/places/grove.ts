import { ink, mix, shade } from '../../kit/ink';
import { taper, union } from '../../kit/path';
import { down, type Plate } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { foliage } from '../../kit/tree';

export const moss = mix(ink.fern, ink.lichen, 0.24);

const glade = 720;

const closed = (x: number, half: number): number => Math.min(1, Math.abs(x - glade) / half);

export const away = mix(ink.lichen, ink.snow, 0.3);

export function stems(
  plate: Plate,
  color: string,
  wide: number,
  gap: number,
  foot: number,
  clear: number,
): void {
  const { random, ctx } = plate;
  const trunks = [];
  for (let x = -20; x < 1640; x += gap * random.between(0.5, 1.5)) {
    const half = (wide / 2) * random.between(0.6, 1.3);
    const lean = random.between(-0.6, 0.6) * wide;
    if (closed(x, clear) < random.between(0.4, 1)) continue;
    trunks.push(
      taper([
        [x + lean, -20, half * 0.7],
        [x + lean * 0.4, foot * 0.5, half * 0.9],
        [x, foot + 12, half * 1.3],
      ]),
    );
  }
  const row = union(trunks);
  ctx.fillStyle = down(plate, 0, foot, [mix(color, ink.spruce, 0.3), color, mix(color, away, 0.35)]);
  ctx.fill(row);
}

export function bushes(plate: Plate, y: number, size: number, color: string, clear: number): void {
  const { random } = plate;
  for (let x = -40; x < 1660; x += size * random.between(0.7, 1.4)) {
    const tall = size * random.between(0.5, 1) * (0.2 + closed(x, clear) * 0.8);
    form(plate, foliage(random, x, y, tall * random.between(1.2, 1.8), tall, 12), {
      fill: color,
      light: mix(color, ink.pollen, 0.3),
      shade: shade(color, 0.24),
      depth: 0.7,
    });
  }
}
