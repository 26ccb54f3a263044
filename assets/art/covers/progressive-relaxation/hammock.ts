import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { line, rows, shape, stem } from '../../kit/trace';

const rope = mix(ink.pollen, ink.bark, 0.4);
export const linen = mix(tint(ink.pollen, 0.6), ink.rose, 0.3);

export function ropes(plate: Plate): void {
  const { ctx } = plate;
  ctx.strokeStyle = rope;
  ctx.lineWidth = 2.4;
  for (const [post, ring, edge, side] of [
    [136, 196, 226, -1],
    [664, 604, 574, 1],
  ] as const) {
    for (let i = 0; i < 6; i++)
      ctx.stroke(line(`${ring} 244, ${edge + side * (2 - i * 1.2)} ${254 + i * 10}`));
    ctx.lineWidth = 5;
    ctx.stroke(line(`${post} 222, ${ring} 244`));
    ctx.lineWidth = 2.4;
    form(
      plate,
      union([
        stem(`${post - side * 32} 215 5, ${post} 222 5.4, ${post + side * 32} 217 5`),
        stem(`${post - side * 32} 227 4, ${post} 232 4.4, ${post + side * 32} 229 4`),
      ]),
      { fill: rope, light: tint(rope, 0.5) },
    );
  }
}

/** Paints the front of the cloth: striped linen with a hem and a fringe. */
export function cloth(plate: Plate): void {
  const { ctx } = plate;
  const front = shape(
    '222 254, 262 326, 322 372, 400 388, 478 372, 538 326, 578 254, 586 300, 552 378, 488 434, 400 456, 312 434, 248 378, 214 300',
    0.85,
  );
  form(plate, front, {
    fill: linen,
    shade: mix(ink.dusk, ink.heather, 0.35),
    light: lightest,
    depth: 0.9,
    towards: [-0.5, -0.85],
  });
  within(plate, front, () => {
    for (const [x = 0, color = 0] of rows('240 0, 286 1, 338 0, 400 1, 462 0, 514 1, 560 0')) {
      const bow = (x - 400) * 0.34;
      ctx.fillStyle = fade(color ? ink.tarn : ink.clay, 0.62);
      ctx.fill(
        stem(
          `${x} 240 ${color ? 7 : 10}, ${x - bow * 0.35} 370 ${color ? 7 : 10}, ${x - bow} 470 ${color ? 6 : 8}`,
        ),
      );
    }
    stippleAlong(plate, front, mix(ink.heather, ink.bark, 0.45), [400, 380], [380, 470], 0.8);
  });
  ctx.strokeStyle = tint(linen, 0.5);
  ctx.lineWidth = 5;
  ctx.stroke(line('222 254, 262 326, 322 372, 400 388, 478 372, 538 326, 578 254'));
  const fringe = Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    const [x, y] = [256 + t * 288, 384 + Math.sin(t * Math.PI) * 72];
    return stem(`${x} ${y - 2} 1.4, ${x + 1} ${y + 9} 1.6, ${x} ${y + 18} 2.2`);
  });
  ctx.fillStyle = tint(linen, 0.3);
  ctx.fill(union(fringe));
}
