import { Path2D } from '@napi-rs/canvas';
import { fade, ink, mix, shade } from './ink';
import { down, type Plate } from './plate';
import { stippleAlong } from './stipple';

export interface Swell {
  /** Mean height of the crests, y in units. */
  y: number;
  /** Height of a crest, units. */
  height: number;
  /** Distance between two crests, units. */
  length: number;
  color: string;
  /** Color of the water below the crest. By default a deeper tone of `color`. */
  deep?: string;
  /** Opacity of the line of foam on the crests, 0-1. */
  foam?: number;
  /** Lower edge, y in units. */
  floor?: number;
}

/** Paints a row of waves with pointed crests and round troughs, a line of foam, and dots below the crests. */
export function swell(
  plate: Plate,
  { y, height, length, color, deep = shade(color, 0.28), foam = 0.6, floor = plate.height }: Swell,
): Path2D {
  const { ctx, random, width } = plate;
  const start = random.between(0, length);
  const crests: [number, number][] = [];
  for (let x = -length; x <= width + length; x += 3) {
    const turn = ((x + start) / length) * Math.PI * 2;
    const slow = Math.sin(turn * 0.37 + start) * 0.35;
    const lifted = 1 - Math.abs(Math.sin(turn / 2)) ** 0.75;
    crests.push([x, y - height * (lifted + slow * 0.6)]);
  }
  const path = new Path2D();
  path.moveTo(-length, floor);
  for (const [x, top] of crests) path.lineTo(x, top);
  path.lineTo(width + length, floor);
  path.closePath();
  const reach = Math.min(floor, y + height * 4 + 26);
  ctx.fillStyle = down(plate, y - height, reach, [color, deep]);
  ctx.fill(path);
  stippleAlong(plate, path, shade(deep, 0.2), [0, y - height * 0.5], [0, reach], 0.55);
  if (foam > 0) {
    const line = new Path2D();
    crests.forEach(([x, top], i) => {
      if (i === 0) line.moveTo(x, top);
      else line.lineTo(x, top);
    });
    ctx.strokeStyle = fade(mix(ink.snow, color, 0.1), foam);
    ctx.lineWidth = 1.8;
    ctx.stroke(line);
  }
  return path;
}
