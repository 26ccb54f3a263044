import { Path2D } from '@napi-rs/canvas';
import { fade, ink, mix, shade, tint } from '../kit/ink';
import { ellipse, type Point } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form } from '../kit/stipple';
import { foliage } from '../kit/tree';

/** Paints a smooth stone at (`x`, `y`) with moss on top. */
export function boulder(
  plate: Plate,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  moss = 0.35,
): void {
  const { random, ctx } = plate;
  ctx.fillStyle = fade(ink.deep, 0.3);
  ctx.fill(ellipse(x, y, rx * 1.08, ry * 0.28));
  const turn = random.between(-0.08, 0.08);
  const path = stonePath(x, y - ry * 0.62, rx, ry, turn);
  form(plate, path, {
    fill: color,
    light: tint(color, 0.5),
    shade: shade(color, 0.42),
    depth: 0.85,
    start: 0.42,
  });
  within(plate, path, () => {
    ctx.strokeStyle = fade(shade(color, 0.35), 0.4);
    ctx.lineWidth = Math.max(1.2, rx * 0.018);
    for (let vein = 0; vein < 3; vein++) {
      const at = y - ry * random.between(0.1, 1.1);
      ctx.beginPath();
      ctx.moveTo(x - rx, at);
      ctx.bezierCurveTo(x - rx * 0.3, at - ry * 0.2, x + rx * 0.3, at + ry * 0.16, x + rx, at - ry * 0.1);
      ctx.stroke();
    }
    if (moss <= 0) return;
    const green = mix(ink.fern, ink.lichen, random.between(0.1, 0.4));
    for (let i = 0; i < 11; i++) {
      const t = i / 10 - 0.5;
      const cx = x + t * rx * 1.7;
      const cy = y - ry * (1.62 - t * t * 2.4) + ry * 0.08;
      form(plate, foliage(random, cx, cy, rx * 0.2, ry * moss * random.between(0.5, 1.1), 8), {
        fill: shade(green, random.between(0, 0.14)),
        light: mix(green, ink.pollen, 0.35),
        shade: shade(green, 0.3),
      });
    }
  });
}

const stonePath = (x: number, y: number, rx: number, ry: number, turn: number) => {
  const around: Point[] = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    const flat = Math.sin(angle) > 0 ? 0.62 : 1;
    const [ux, uy] = [
      Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.84 * rx,
      Math.sin(angle) * ry * flat,
    ];
    return [x + ux * Math.cos(turn) - uy * Math.sin(turn), y + ux * Math.sin(turn) + uy * Math.cos(turn)];
  });
  const path = new Path2D();
  const last = around.at(-1) ?? [x, y];
  const first = around[0] ?? [x, y];
  path.moveTo((last[0] + first[0]) / 2, (last[1] + first[1]) / 2);
  around.forEach((point, i) => {
    const next = around[(i + 1) % around.length] ?? point;
    path.quadraticCurveTo(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
  });
  path.closePath();
  return path;
};

/** Paints a stone in water, clipped at the surface. */
export function wetStone(
  plate: Plate,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  moss = 0,
): void {
  const surface = y - ry * 0.22;
  const seen = new Path2D();
  seen.rect(x - rx * 2, y - ry * 3, rx * 4, surface - y + ry * 3);
  seen.addPath(ellipse(x, surface, rx * 0.82, ry * 0.13));
  within(plate, seen, () => boulder(plate, x, y, rx, ry, color, moss));
  plate.ctx.fillStyle = fade(mix(ink.tarn, ink.deep, 0.5), 0.3);
  within(plate, ellipse(x, surface, rx * 0.86, ry * 0.16), () =>
    plate.ctx.fillRect(x - rx, surface, rx * 2, ry),
  );
}
