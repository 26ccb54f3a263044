import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { box, ellipse, polygon } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { form, stippleAlong } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';

const linen = mix(lightest, ink.rose, 0.12);

const wool = mix(ink.dusk, ink.clay, 0.35);

function cushion(plate: Plate, outline: string, color: string, draw: (path: Path2D) => void): void {
  const path = shape(outline, 0.72);
  const [left, , right, bottom] = path.computeTightBounds();
  plate.ctx.fillStyle = fade(ink.deep, 0.22);
  plate.ctx.fill(ellipse((left + right) / 2, bottom - 4, (right - left) * 0.56, 13));
  form(plate, path, {
    fill: color,
    light: tint(color, 0.55),
    shade: mix(color, ink.bark, 0.55),
    depth: 0.85,
    start: 0.4,
  });
  within(plate, path, () => draw(path));
}

export function cushions(plate: Plate): void {
  const { ctx } = plate;
  cushion(
    plate,
    '392 764, 380 660, 376 560, 470 572, 566 556, 570 660, 560 764, 476 754',
    ink.heather,
    () => {
      ctx.fillStyle = fade(tint(ink.heather, 0.6), 0.7);
      for (let i = 0; i < 26; i++)
        ctx.fill(ellipse(380 + (i % 6) * 38 + (Math.floor(i / 6) % 2) * 19, 576 + Math.floor(i / 6) * 44, 5));
    },
  );
  cushion(plate, '520 790, 508 690, 516 612, 604 626, 700 612, 704 700, 694 784, 606 772', ink.pollen, () => {
    ctx.strokeStyle = fade(mix(ink.clay, ink.pollen, 0.3), 0.8);
    ctx.lineWidth = 4;
    for (let i = 0; i < 7; i++)
      ctx.stroke(line(`${500 + i * 36} 600, ${520 + i * 32} 700, ${504 + i * 34} 800`));
    ctx.strokeStyle = fade(lightest, 0.6);
    ctx.lineWidth = 2;
    for (let i = 0; i < 7; i++)
      ctx.stroke(line(`${512 + i * 36} 600, ${532 + i * 32} 700, ${516 + i * 34} 800`));
  });
}

/** Paints the blanket with soft folds and a fringe. It hangs over the edge of the seat. */
export function blanket(plate: Plate): void {
  const { ctx, random } = plate;
  const path = shape(
    '742 742, 830 702, 930 724, 1010 694, 1090 728, 1124 776, 1130 850, 1118 934, 1040 926, 960 940, 880 926, 800 936, 764 926, 756 850, 744 800',
    0.75,
  );
  ctx.fillStyle = fade(ink.deep, 0.25);
  ctx.fill(shape('760 760, 1140 780, 1150 950, 770 950', 0.3));
  ctx.strokeStyle = mix(wool, lightest, 0.5);
  ctx.lineWidth = 3.2;
  for (let x = 768; x < 1118; x += 9)
    ctx.stroke(line(`${x} 924, ${x + random.between(-4, 4)} ${952 + random.between(-4, 8)}`));
  form(plate, path, {
    fill: wool,
    light: mix(wool, ink.rose, 0.8),
    shade: mix(wool, ink.bark, 0.7),
    depth: 0.8,
    start: 0.3,
  });
  within(plate, path, () => {
    for (const [dy, color, wide] of [
      [22, lightest, 9],
      [40, ink.pollen, 5],
      [118, lightest, 9],
      [136, ink.pollen, 5],
      [184, ink.spruce, 7],
    ] as const) {
      ctx.strokeStyle = fade(color, 0.72);
      ctx.lineWidth = wide;
      ctx.stroke(
        line(
          `740 ${742 + dy}, 830 ${718 + dy}, 930 ${734 + dy}, 1010 ${712 + dy}, 1090 ${738 + dy}, 1130 ${776 + dy}`,
        ),
      );
    }
    for (const [x, lean] of [
      [800, -14],
      [862, 10],
      [926, -8],
      [986, 12],
      [1056, -6],
    ] as const) {
      const fold = shape(
        `${x} 706, ${x + 16} 800, ${x + lean} 944, ${x + lean + 34} 944, ${x + 44} 800, ${x + 22} 712`,
        0.7,
      );
      stippleAlong(plate, fold, mix(wool, ink.bark, 0.8), [x + 50, 0], [x, 0], 0.55);
      stippleAlong(plate, fold, mix(ink.rose, lightest, 0.5), [x + 10, 0], [x + 48, 0], 0.35);
    }
  });
}

/** Paints a cup and an open book on the sill. */
export function things(plate: Plate): void {
  const { ctx } = plate;
  form(plate, shape('978 640, 1050 640, 1044 684, 984 684', 0.3), {
    fill: mix(ink.tarn, ink.ice, 0.4),
    shade: ink.tarn,
  });
  ctx.strokeStyle = mix(ink.tarn, ink.ice, 0.3);
  ctx.lineWidth = 7;
  ctx.stroke(line('1048 650, 1068 652, 1064 674, 1044 674'));
  form(plate, ellipse(1014, 640, 37, 7), { fill: mix(ink.bark, ink.clay, 0.4) });
  form(
    plate,
    polygon([
      [790, 672],
      [868, 684],
      [868, 692],
      [780, 684],
    ]),
    { fill: lightest, shade: ink.rose },
  );
  form(
    plate,
    polygon([
      [868, 684],
      [944, 670],
      [954, 682],
      [868, 692],
    ]),
    { fill: tint(ink.pollen, 0.7), shade: ink.dusk },
  );
}

export function curtain(plate: Plate, side: 1 | -1): void {
  const { ctx } = plate;
  const edge = side === 1 ? 0 : 1600;
  const x = (t: number) => edge + side * t;
  const path = shape(
    `${x(250)} -30, ${x(470)} -30, ${x(452)} 160, ${x(396)} 340, ${x(326)} 486, ${x(350)} 640, ${x(368)} 850, ${x(210)} 850, ${x(222)} 500`,
    0.6,
  );
  form(plate, path, {
    fill: linen,
    shade: mix(ink.dusk, ink.heather, 0.45),
    light: lightest,
    towards: [side * 0.95, -0.1],
    depth: 0.7,
  });
  within(plate, path, () => {
    for (const t of [262, 296, 336, 372, 410, 444]) {
      const k = (t - 230) / 240;
      const fold = shape(
        `${x(t)} -30, ${x(t + 20)} -30, ${x(240 + k * 200)} 200, ${x(236 + k * 92)} 486, ${x(214 + k * 150)} 850, ${x(200 + k * 150)} 850, ${x(228 + k * 92)} 486, ${x(220 + k * 200)} 200`,
        0.6,
      );
      stippleAlong(plate, fold, mix(ink.dusk, ink.bark, 0.4), [x(t + 30), 0], [x(t - 30), 0], 0.5);
    }
    ctx.fillStyle = fade(mix(ink.dusk, ink.rose, 0.5), 0.5);
    ctx.fill(box(Math.min(x(200), x(400)), 812, 200, 7));
  });
  form(plate, shape(`${x(214)} 476, ${x(330)} 470, ${x(334)} 500, ${x(212)} 508`, 0.5), {
    fill: mix(ink.fern, ink.spruce, 0.3),
  });
}
