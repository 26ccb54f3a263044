/** The hammock, and a tree at which it hangs. The origin is the middle between both trees. */
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { union } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAlong } from '../kit/stipple';
import { line, rows, shape, stem } from '../kit/trace';
import { trunk } from '../kit/tree';

const rope = mix(ink.pollen, ink.bark, 0.4);
const linen = mix(tint(ink.pollen, 0.6), ink.rose, 0.3);

const stripes = '-430 0, -330 1, -220 0, -110 1, 0 0, 110 1, 220 0, 330 1, 430 0';

function stripe(plate: Plate, strength: number): void {
  for (const [x = 0, color = 0] of rows(stripes)) {
    plate.ctx.fillStyle = fade(color ? ink.tarn : ink.clay, strength);
    const half = color ? 16 : 24;
    plate.ctx.fill(
      stem(`${x * 1.08} -330 ${half}, ${x} -60 ${half}, ${x * 0.82} 190 ${half}, ${x * 0.7} 360 ${half}`),
    );
  }
}

/** Paints the inside of the cloth, on which the fox lies. */
export function inside(plate: Plate): void {
  const cloth = shape(
    '-520 -300, -400 -214, -250 -150, 0 -128, 250 -150, 400 -214, 520 -300, 500 -130, 400 80, 230 214, 0 240, -230 214, -400 80, -500 -130',
    0.85,
  );
  form(plate, cloth, {
    fill: mix(linen, ink.bark, 0.2),
    shade: mix(linen, ink.heather, 0.55),
    light: null,
    depth: 0.9,
    towards: [0, 1],
  });
  within(plate, cloth, () => {
    stripe(plate, 0.3);
    stippleAlong(plate, cloth, mix(ink.heather, ink.bark, 0.5), [0, -60], [0, 200], 0.6);
  });
  plate.ctx.strokeStyle = tint(linen, 0.4);
  plate.ctx.lineWidth = 7;
  plate.ctx.stroke(line('-520 -300, -400 -214, -250 -150, 0 -128, 250 -150, 400 -214, 520 -300', 0.85));
}

/** Paints the front edge of the cloth, over which legs and tail hang. */
export function front(plate: Plate): void {
  const hem = '-520 -300, -460 -96, -350 50, -200 142, 0 176, 200 142, 350 50, 460 -96, 520 -300';
  const cloth = shape(`${hem}, 512 -110, 400 120, 230 256, 0 300, -230 256, -400 120, -512 -110`, 0.85);
  form(plate, cloth, {
    fill: linen,
    shade: mix(ink.dusk, ink.heather, 0.35),
    light: lightest,
    depth: 0.8,
    towards: [-0.35, -0.93],
  });
  within(plate, cloth, () => {
    stripe(plate, 0.6);
    stippleAlong(plate, cloth, mix(ink.heather, ink.bark, 0.45), [0, 170], [0, 310], 0.75);
  });
  plate.ctx.strokeStyle = tint(linen, 0.5);
  plate.ctx.lineWidth = 9;
  plate.ctx.stroke(line(hem, 0.85));
  const fringe = Array.from({ length: 37 }, (_, i) => {
    const t = i / 36;
    const x = -380 + t * 760;
    const y = 296 - 0.00128 * x * x;
    return stem(`${x} ${y - 6} 2.6, ${x + 2} ${y + 20} 3, ${x} ${y + 36} 4.4`);
  });
  plate.ctx.fillStyle = tint(linen, 0.3);
  plate.ctx.fill(union(fringe));
}

/** Paints the right-hand tree with its ropes. The left-hand one is its mirror image. */
export function tree(plate: Plate): void {
  const { ctx } = plate;
  ctx.strokeStyle = rope;
  ctx.lineWidth = 4;
  for (let i = 0; i < 6; i++) ctx.stroke(line(`576 -330, ${520 - i * 5} ${-300 + i * 20}`));
  ctx.lineWidth = 9;
  ctx.stroke(line('660 -366, 576 -330'));
  trunk(plate, {
    x: 720,
    top: -890,
    base: 560,
    width: 130,
    color: mix(ink.bark, ink.clay, 0.12),
    lean: 8,
    furrows: 12,
  });
  form(
    plate,
    union([stem('650 -384 10, 720 -372 11, 792 -382 10'), stem('650 -360 10, 720 -350 11, 792 -358 10')]),
    { fill: rope, light: tint(rope, 0.5), shade: shade(rope, 0.4) },
  );
  grass(plate, () => 590, [16, 52], mix(ink.fern, ink.pollen, 0.12), 6, 590, 850);
}
