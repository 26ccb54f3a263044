import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, leaf, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { rows, stem } from '../../kit/trace';

export const reed = mix(ink.deep, ink.spruce, 0.35);

/** Paints a cattail with a bent stalk, a brown velvety head and a bare spike. (`x`, `top`) is the tip of the head. */
export function cattail(plate: Plate, foot: number, x: number, top: number, long: number): void {
  const { ctx } = plate;
  const bow = x - foot;
  ctx.fillStyle = mix(reed, ink.lichen, 0.22);
  ctx.fill(
    stem(
      `${foot} 520 3.4, ${foot + bow * 0.3} 420 3, ${x - bow * 0.06} ${top + long} 2.4, ${x} ${top - 34} 0.8`,
    ),
  );
  const head = box(x - 11, top, 22, long, 11);
  form(plate, head, {
    fill: mix(ink.bark, ink.clay, 0.28),
    shade: mix(ink.bark, ink.night, 0.6),
    light: mix(ink.clay, ink.pollen, 0.55),
    towards: [0.98, -0.2],
    depth: 0.95,
  });
}

/**
 * Paints long blades that bend outward.
 * @param tips for each blade the x of its foot, and its tip (`x`, `y`)
 */
export function blades(plate: Plate, tips: string, color: string): void {
  const paths = rows(tips).map(([foot = 0, x = 0, y = 0]) => {
    const [bow, rise] = [x - foot, 520 - y];
    return stem(
      `${foot} 520 7, ${foot + bow * 0.12} ${520 - rise * 0.45} 6, ${foot + bow * 0.5} ${520 - rise * 0.82} 3.6, ${x} ${y} 0.3`,
    );
  });
  form(plate, union(paths), {
    fill: color,
    light: mix(color, ink.pollen, 0.4),
    towards: [0.3, -0.95],
    depth: 0.6,
  });
}

/** Paints a dragonfly with open wings, seen from above. */
export function dragonfly(plate: Plate, x: number, y: number): void {
  const { ctx } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.rotate(0.9);
    const wings = union(
      rows('-2 -0.18, -2 3.32, 4 0.26, 4 2.88').map(([dy = 0, turn = 0], i) =>
        leaf([0, dy], turn, i < 2 ? 42 : 37, 9, 0.72),
      ),
    );
    ctx.fillStyle = fade(tint(ink.ice, 0.2), 0.82);
    ctx.fill(wings);
    stippleAlong(plate, wings, mix(ink.tarn, ink.ice, 0.2), [0, 8], [0, -14], 0.5);
    form(plate, stem('0 -6 4.6, 0 4 4.4, 0 14 2, 0 46 1.7, 0 50 0.6'), {
      fill: ink.clay,
      light: ink.pollen,
      towards: [0.8, -0.5],
    });
    form(plate, ellipse(0, -11, 5, 4.4), { fill: shade(ink.clay, 0.35) });
  });
}
