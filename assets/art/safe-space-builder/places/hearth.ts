import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, leaf, polygon } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line, shape, stem } from '../../kit/trace';
import { floor, linen, wood } from './room';

/** Paints a hearth of field stones with a fire and a mantel, and the objects on the mantel. */
export function hearth(plate: Plate): void {
  const { ctx, random } = plate;
  const stone = mix(mix(ink.bark, ink.ice, 0.5), ink.rose, 0.14);
  const body = polygon([
    [910, -10],
    [1150, -10],
    [1150, 190],
    [1206, 214],
    [1206, floor + 16],
    [854, floor + 16],
    [854, 214],
    [910, 190],
  ]);
  form(plate, body, { fill: mix(stone, ink.bark, 0.35), depth: 0.6 });
  within(plate, body, () => {
    for (let y = -6, row = 0; y < floor + 20; y += 30, row++)
      for (let x = 840 + (row % 2) * 26; x < 1220; ) {
        const wide = random.between(38, 66);
        form(plate, box(x, y, wide - 5, 25, 9), {
          fill: mix(stone, random.pick([ink.rose, ink.heather, ink.ice, ink.bark]), random.between(0, 0.22)),
          depth: 0.8,
        });
        x += wide;
      }
    stippleAlong(plate, body, mix(ink.bark, ink.night, 0.4), [1030, 200], [1230, 260], 0.5);
  });
  const mouth = shape('932 450, 932 320, 956 276, 1030 258, 1104 276, 1128 320, 1128 450', 0.4);
  ctx.fillStyle = mix(ink.bark, ink.night, 0.72);
  ctx.fill(mouth);
  within(plate, mouth, () => {
    glow(plate, [1030, 420], 150, mix(ink.clay, ink.pollen, 0.4), 0.9);
    for (const [text, color] of [
      ['960 440 12, 1100 424 12', ink.bark],
      ['964 422 11, 1094 442 11', mix(ink.bark, ink.clay, 0.2)],
    ] as const)
      form(plate, stem(text), { fill: color, light: ink.clay });
    for (const [x, tall, color] of [
      [1000, 84, ink.clay],
      [1058, 92, ink.clay],
      [1030, 128, mix(ink.clay, ink.pollen, 0.4)],
      [1008, 62, ink.pollen],
      [1052, 66, ink.pollen],
      [1030, 86, mix(ink.pollen, lightest, 0.4)],
    ] as const) {
      ctx.fillStyle = color;
      ctx.fill(
        shape(
          `${x} 436, ${x - tall * 0.22} ${436 - tall * 0.22}, ${x - tall * 0.1} ${436 - tall * 0.6}, ${x + tall * 0.04} ${436 - tall}, ${x + tall * 0.14} ${436 - tall * 0.56}, ${x + tall * 0.22} ${436 - tall * 0.2}`,
        ),
      );
    }
  });
  form(plate, box(830, 196, 400, 30, 6), {
    fill: wood,
    light: tint(wood, 0.4),
    towards: [-0.2, -1],
    depth: 0.8,
  });
  ctx.fillStyle = fade(shade(wood, 0.7), 0.45);
  ctx.fill(box(846, 226, 368, 14));
  form(
    plate,
    polygon([
      [836, floor + 6],
      [1224, floor + 6],
      [1262, floor + 50],
      [798, floor + 50],
    ]),
    { fill: mix(stone, ink.ice, 0.2), depth: 0.5 },
  );
  form(plate, box(798, floor + 48, 464, 14, 3), { fill: mix(stone, ink.bark, 0.4) });
  // The objects on the mantel: a clock, two candles, and a jug with twigs.
  form(plate, shape('1002 196, 1000 150, 1030 128, 1060 150, 1058 196', 0.5), {
    fill: mix(wood, ink.pollen, 0.24),
  });
  form(plate, ellipse(1030, 160, 17), { fill: tint(linen, 0.5) });
  ctx.strokeStyle = ink.bark;
  ctx.lineWidth = 2.4;
  ctx.stroke(line('1030 148, 1030 160, 1038 165', 0));
  for (const [x, tall] of [
    [886, 44],
    [912, 30],
  ] as const) {
    form(plate, box(x - 8, 196 - tall, 16, tall, 4), { fill: mix(ink.snow, ink.rose, 0.2) });
    ctx.fillStyle = mix(ink.pollen, lightest, 0.3);
    ctx.fill(ellipse(x, 190 - tall, 3.6, 8));
  }
  form(plate, shape('1142 196, 1138 160, 1152 142, 1172 142, 1186 160, 1182 196', 0.5), {
    fill: mix(ink.tarn, ink.ice, 0.2),
    depth: 0.9,
  });
  for (const turn of [-2.3, -1.95, -1.6, -1.2, -0.85]) {
    ctx.strokeStyle = wood;
    ctx.lineWidth = 2.4;
    ctx.stroke(
      line(
        `1162 146, ${1162 + Math.cos(turn) * 34} ${146 + Math.sin(turn) * 40}, ${1162 + Math.cos(turn) * 62} ${146 + Math.sin(turn) * 74}`,
      ),
    );
    for (const part of [0.5, 0.7, 0.9])
      form(
        plate,
        leaf([1162 + Math.cos(turn) * 62 * part, 146 + Math.sin(turn) * 74 * part], turn + 0.7, 18, 8),
        { fill: mix(ink.lichen, ink.fern, 0.4) },
      );
  }
}
