import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, ellipse, leaf, union } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';

const wood = mix(ink.bark, ink.night, 0.24);

/** Paints a bookcase with four boards: rows of books, a bowl, and a trailing plant on top. */
export function shelf(plate: Plate): void {
  const { random, ctx } = plate;
  form(plate, box(28, 150, 138, 318, 5), { fill: shade(wood, 0.3), shade: shade(wood, 0.6), light: null });
  const colors = [
    ink.clay,
    ink.tarn,
    ink.heather,
    mix(ink.pollen, ink.bark, 0.2),
    ink.spruce,
    mix(ink.rose, ink.bark, 0.15),
    ink.fern,
    ink.dusk,
  ] as const;
  for (let row = 0; row < 4; row++) {
    const board = 226 + row * 78;
    for (let x = 40; x < 146; ) {
      const [wide, tall] = [random.between(10, 18), random.between(40, 58)];
      if (x + wide > 154) break;
      if (random.next() < 0.14) {
        x += 14;
        continue;
      }
      const color = mix(random.pick(colors), ink.bark, 0.14);
      const book = box(x, board - tall, wide, tall, 1.5);
      form(plate, book, {
        fill: color,
        shade: shade(color, 0.5),
        light: tint(color, 0.4),
        towards: [1, -0.2],
        depth: 0.8,
      });
      within(plate, book, () => {
        ctx.fillStyle = mix(ink.pollen, lightest, 0.2);
        ctx.fill(union([box(x, board - tall + 8, wide, 2), box(x, board - 12, wide, 2)]));
      });
      x += wide + 1.2;
    }
  }
  const boards = [0, 1, 2, 3].map((row) => box(30, 226 + row * 78, 134, 9, 1));
  form(
    plate,
    union([...boards, box(22, 144, 12, 328, 3), box(160, 144, 12, 328, 3), box(18, 142, 158, 12, 3)]),
    { fill: wood, light: mix(wood, ink.pollen, 0.55), towards: [0.8, -0.5] },
  );
  for (let i = 0; i < 15; i++) {
    const angle = -Math.PI / 2 + (i / 14 - 0.5) * 3.4;
    const blade = leaf([98, 108], angle, random.between(46, 76), 15, 0.5);
    form(plate, blade, {
      fill: mix(ink.spruce, ink.fern, random.between(0.2, 0.8)),
      light: mix(ink.lichen, ink.pollen, 0.3),
      depth: 0.8,
    });
  }
  form(plate, box(74, 102, 48, 40, 8), { fill: ink.clay, light: tint(ink.rose, 0.2), depth: 0.9 });
  form(plate, ellipse(98, 104, 27, 6), { fill: mix(ink.clay, ink.bark, 0.2), light: tint(ink.rose, 0.2) });
}
