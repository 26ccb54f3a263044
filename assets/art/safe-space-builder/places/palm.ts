import { fade, ink, mix, shade } from '../../kit/ink';
import { curve, ellipse, leaf, type Point, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { line, stem } from '../../kit/trace';

export function palm(plate: Plate, x: number, y: number, tall: number, lean: number): void {
  const { random, ctx } = plate;
  const top: Point = [x + lean, y - tall];
  const trunk = stem(
    `${x} ${y} ${tall * 0.036}, ${x + lean * 0.2} ${y - tall * 0.4} ${tall * 0.025}, ${top[0]} ${top[1]} ${tall * 0.018}`,
  );
  const bark = mix(mix(ink.bark, ink.pollen, 0.32), ink.clay, 0.1);
  form(plate, trunk, { fill: bark, towards: [-1, -0.1], depth: 0.9 });
  within(plate, trunk, () => {
    ctx.strokeStyle = fade(shade(bark, 0.4), 0.6);
    ctx.lineWidth = tall * 0.006;
    for (let ring = 0.02; ring < 1; ring += 0.042)
      ctx.stroke(
        line(
          `${x + lean * ring ** 1.4 - 40} ${y - tall * ring - 5}, ${x + lean * ring ** 1.4} ${y - tall * ring + 4}, ${x + lean * ring ** 1.4 + 40} ${y - tall * ring - 5}`,
        ),
      );
  });
  for (const [turn, long, dark] of [
    [-2.9, 0.4, 0.3],
    [-0.3, 0.42, 0.34],
    [-2.2, 0.36, 0.25],
    [-0.95, 0.36, 0.28],
    [-3.5, 0.44, 0.1],
    [0.36, 0.44, 0.16],
    [-2.6, 0.46, 0],
    [-0.6, 0.46, 0.06],
    [-1.6, 0.3, 0.1],
  ] as const) {
    const color = mix(mix(ink.fern, ink.lichen, 0.15), ink.deep, dark);
    const reach = tall * long;
    const spine = Array.from({ length: 11 }, (_, i): Point => {
      const t = i / 10;
      return [
        top[0] + Math.cos(turn) * reach * t,
        top[1] + Math.sin(turn) * reach * t * 0.7 + reach * 0.6 * t * t,
      ];
    });
    const blades = spine.slice(1).flatMap(([px, py], i) => {
      const t = (i + 1) / 10;
      const size = reach * 0.34 * Math.sin(Math.PI * (0.2 + t * 0.72));
      const along = Math.atan2(py - (spine[i]?.[1] ?? 0), px - (spine[i]?.[0] ?? 0));
      return [1, -1].flatMap((side) =>
        [0, 0.5].map((part) =>
          leaf(
            [px + ((spine[i]?.[0] ?? px) - px) * part, py + ((spine[i]?.[1] ?? py) - py) * part],
            along + side * 0.85 + random.between(-0.08, 0.08) + (Math.PI / 2 - along) * 0.24,
            size * random.between(0.85, 1.1),
            size * 0.17,
          ),
        ),
      );
    });
    form(plate, union(blades), {
      fill: color,
      light: mix(color, ink.pollen, 0.4),
      shade: shade(color, 0.4),
      depth: 0.6,
    });
    ctx.strokeStyle = mix(color, ink.lichen, 0.5);
    ctx.lineWidth = tall * 0.008;
    ctx.stroke(curve(spine));
  }
  for (const dx of [-0.03, 0.02, 0.045])
    form(plate, ellipse(top[0] + dx * tall, top[1] + tall * 0.03, tall * 0.022), {
      fill: mix(ink.bark, ink.clay, 0.3),
    });
}
