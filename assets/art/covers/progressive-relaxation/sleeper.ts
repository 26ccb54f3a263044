import { ink, lightest, mix, shade } from '../../kit/ink';
import { ellipse } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';

const fur = mix(ink.clay, ink.pollen, 0.26);
const cream = mix(ink.snow, ink.rose, 0.14);
const dark = mix(ink.bark, ink.night, 0.5);
const dim = mix(ink.rose, ink.bark, 0.34);

/** Paints the back of a curled fox. Call this before painting the cloth in front of the fox. */
export function back(plate: Plate): void {
  const body = shape('286 380, 296 316, 338 274, 404 258, 470 270, 516 310, 530 372, 470 410, 340 410', 0.9);
  form(plate, body, { fill: fur, shade: shade(fur, 0.42), light: mix(fur, lightest, 0.5), depth: 0.9 });
  within(plate, body, () => {
    const haunch = shape('410 400, 412 336, 446 300, 494 304, 530 350, 520 420', 0.9);
    form(plate, haunch, {
      fill: mix(fur, ink.clay, 0.2),
      shade: shade(fur, 0.5),
      light: mix(fur, lightest, 0.4),
      depth: 0.85,
    });
  });
}

/** Paints the head on the edge of the cloth, and the tail that hangs over it. */
export function headAndTail(plate: Plate): void {
  const { ctx } = plate;
  const tail = shape(
    '486 336, 512 330, 532 350, 534 388, 520 430, 498 468, 474 494, 452 502, 446 486, 458 452, 468 412, 470 368',
    0.95,
  );
  form(plate, tail, {
    fill: fur,
    shade: shade(fur, 0.4),
    light: mix(fur, lightest, 0.5),
    depth: 0.9,
    towards: [-0.85, -0.5],
  });
  within(plate, tail, () => {
    const tip = shape('430 452, 456 446, 470 458, 484 446, 502 456, 520 448, 520 520, 430 520', 0.4);
    form(plate, tip, { fill: cream, shade: dim, light: lightest, depth: 0.8, towards: [-0.85, -0.5] });
  });
  within(plate, null, () => {
    ctx.translate(312, 330);
    ctx.rotate(-0.16);
    for (const side of [-1, 1]) {
      within(plate, null, () => {
        ctx.scale(side, 1);
        form(plate, shape('8 -34, 26 -74, 44 -92, 56 -66, 58 -22', 0.5), {
          fill: fur,
          shade: shade(fur, 0.4),
          towards: [-0.8 * side, -0.6],
          depth: 0.9,
        });
        form(plate, shape('22 -36, 32 -62, 43 -76, 49 -54, 48 -28', 0.5), {
          fill: dark,
          light: mix(dark, ink.dusk, 0.6),
          depth: 0.8,
        });
      });
    }
    const face = shape(
      '0 -48, 36 -42, 62 -14, 76 12, 48 32, 24 50, 0 60, -24 50, -48 32, -76 12, -62 -14, -36 -42',
      0.85,
    );
    form(plate, face, { fill: fur, shade: shade(fur, 0.36), light: mix(fur, lightest, 0.4), depth: 0.85 });
    within(plate, face, () => {
      for (const side of [-1, 1])
        within(plate, null, () => {
          ctx.scale(side, 1);
          form(plate, shape('84 8, 50 4, 22 14, 8 36, -2 46, -2 70, 60 60', 0.8), {
            fill: cream,
            shade: dim,
            light: null,
            depth: 0.7,
          });
        });
      stippleAlong(plate, ellipse(0, -26, 16, 30), shade(fur, 0.3), [0, 0], [0, -50], 0.6);
    });
    ctx.strokeStyle = dark;
    ctx.lineWidth = 3.8;
    for (const side of [-1, 1])
      ctx.stroke(line(`${side * 16} 6, ${side * 23} 13, ${side * 33} 13, ${side * 41} 5`));
    form(plate, shape('-10 40, 0 37, 10 40, 6 49, 0 53, -6 49', 0.8), {
      fill: dark,
      light: mix(dark, ink.ice, 0.5),
    });
  });
  for (const x of [264, 356]) {
    form(
      plate,
      shape(
        `${x - 14} 380, ${x + 12} 378, ${x + 18} 396, ${x + 12} 410, ${x - 2} 414, ${x - 15} 410, ${x - 19} 396`,
        1,
      ),
      {
        fill: mix(dark, fur, 0.16),
        light: mix(dark, ink.dusk, 0.6),
        depth: 0.85,
      },
    );
    ctx.strokeStyle = shade(dark, 0.5);
    ctx.lineWidth = 1.8;
    for (const dx of [-6, 5]) ctx.stroke(line(`${x + dx} 402, ${x + dx * 1.2} 412`));
  }
}
