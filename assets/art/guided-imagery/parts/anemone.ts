import { fade, ink, lightest, mix, shade } from '../../kit/ink';
import { ellipse, leaf, taper, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { line } from '../../kit/trace';

/** Paints a white wood anemone on its stalk, with three lobed leaves below. */
export function anemone(plate: Plate, x: number, y: number, foot: number, size: number, lean: number): void {
  const { ctx } = plate;
  const green = mix(ink.fern, ink.spruce, 0.3);
  const stalk = taper([
    [x - lean, foot, size * 0.07],
    [x - lean * 0.5, (y + foot) / 2, size * 0.055],
    [x, y, size * 0.04],
  ]);
  ctx.fillStyle = mix(green, ink.dusk, 0.3);
  ctx.fill(stalk);
  const [lx, ly] = [x - lean * 0.55, y + (foot - y) * 0.52];
  for (const turn of [-2.75, -2.2, -1.0, -0.4, -1.9, -1.3]) {
    const long = size * (Math.abs(turn + 1.57) > 0.5 ? 1.3 : 0.85);
    const fill = shade(green, plate.random.between(0, 0.2));
    form(
      plate,
      union([
        leaf([lx, ly], turn, long, size * 0.26),
        leaf([lx, ly], turn - 0.26, long * 0.76, size * 0.18),
        leaf([lx, ly], turn + 0.26, long * 0.76, size * 0.18),
      ]),
      { fill, light: mix(fill, ink.pollen, 0.45), depth: 0.8 },
    );
  }
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(lean * 0.004);
  ctx.scale(1, 0.82);
  for (const row of [0, 1])
    for (let i = 0; i < 4 - row; i++) {
      const turn = -Math.PI / 2 + (i / (4 - row)) * Math.PI * 2 + row * 0.62;
      const petal = leaf([0, 0], turn, size * (1 - row * 0.06), size * 0.5, 0.62);
      form(plate, petal, {
        fill: mix(ink.snow, ink.rose, 0.06 + row * 0.02),
        shade: mix(ink.heather, ink.ice, 0.5),
        light: lightest,
        depth: 0.7,
        start: 0.5,
      });
      within(plate, petal, () => {
        ctx.strokeStyle = fade(mix(ink.heather, ink.rose, 0.4), 0.4);
        ctx.lineWidth = size * 0.014;
        for (const by of [-0.16, 0, 0.16])
          ctx.stroke(
            line(
              `0 0, ${Math.cos(turn + by) * size * 0.5} ${Math.sin(turn + by) * size * 0.5}, ${Math.cos(turn + by * 0.7) * size * 0.92} ${Math.sin(turn + by * 0.7) * size * 0.92}`,
            ),
          );
      });
    }
  for (let i = 0; i < 22; i++) {
    const turn = (i / 22) * Math.PI * 2;
    const out = size * plate.random.between(0.17, 0.3);
    ctx.strokeStyle = mix(ink.pollen, lightest, 0.3);
    ctx.lineWidth = size * 0.018;
    ctx.stroke(line(`0 0, ${Math.cos(turn) * out} ${Math.sin(turn) * out}`));
    ctx.fillStyle = ink.pollen;
    ctx.fill(ellipse(Math.cos(turn) * out, Math.sin(turn) * out, size * 0.035));
  }
  form(plate, ellipse(0, 0, size * 0.14), { fill: mix(ink.fern, ink.pollen, 0.5) });
  ctx.restore();
}
