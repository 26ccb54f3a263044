import { fade, ink, lightest, mix, tint } from '../../../kit/ink';
import { ellipse } from '../../../kit/path';
import type { Plate } from '../../../kit/plate';
import { form } from '../../../kit/stipple';

/** Paints a coiled seashell on the sand, with ribs that spiral inward from its mouth. */
export function shell(plate: Plate): void {
  const { ctx } = plate;
  const pale = tint(mix(ink.rose, ink.pollen, 0.25), 0.5);
  const rose = mix(ink.dusk, ink.heather, 0.35);
  ctx.fillStyle = fade(mix(ink.heather, ink.bark, 0.5), 0.5);
  ctx.fill(ellipse(642, 523, 112, 17, 0.02));
  const ribs = 46;
  for (let i = 0; i < ribs; i++) {
    const turn = 0.5 - i * 0.3;
    const size = 0.951 ** i;
    const [x, y] = [592 + Math.cos(turn) * 62 * size, 470 + Math.sin(turn) * 56 * size];
    form(plate, ellipse(x, y, 30 * size + 2, 45 * size + 2, turn + Math.PI / 2), {
      fill: i % 2 ? pale : mix(pale, ink.dusk, 0.34),
      shade: rose,
      light: lightest,
      towards: [-0.5, -0.86],
      depth: 0.75,
    });
    if (i > 0) continue;
    form(plate, ellipse(x + 5, y + 9, 19, 36, turn + Math.PI / 2), {
      fill: mix(ink.dusk, ink.clay, 0.5),
      shade: ink.bark,
      light: null,
      towards: [-0.5, -0.86],
      depth: 0.9,
    });
  }
}
