import { Path2D } from '@napi-rs/canvas';
import { stand } from '../kit/conifer';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { frond, grass } from '../kit/life';
import { box, ellipse, leaf, polygon, taper, union } from '../kit/path';
import { down, outwards, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import { arched, line, shape } from '../kit/trace';
import { birch } from '../kit/tree';
import { hangingTwigs, hedge } from './growth';
import { paintedScene } from './plane';

const wall = mix(tint(ink.rose, 0.5), ink.pollen, 0.16);
const wood = mix(mix(ink.bark, ink.clay, 0.32), ink.pollen, 0.22);
const linen = mix(lightest, ink.rose, 0.12);
const wool = mix(ink.dusk, ink.clay, 0.35);

const opening = arched(470, 70, 660, 610);

/** The wall around the window, the panelled seat below it. */
function room(plate: Plate): void {
  const { ctx } = plate;
  const around = new Path2D();
  around.rect(0, 0, 1600, 1000);
  around.addPath(opening);
  ctx.fillStyle = outwards(
    plate,
    [800, 430],
    980,
    [tint(wall, 0.45), wall, mix(wall, ink.heather, 0.3), mix(wall, ink.heather, 0.55)],
    [0.3, 0.5, 0.8, 1],
  );
  ctx.fill(around, 'evenodd');
  // Two lengths of wallpaper with sprigs, so quiet that they are felt more than seen.
  within(plate, null, () => {
    for (let row = 0; row < 9; row++)
      for (const x of [60, 170, 280, 390, 1220, 1330, 1440, 1550]) {
        const y = 40 + row * 84 + (Math.round(x / 110) % 2) * 42;
        ctx.fillStyle = fade(mix(wall, ink.fern, 0.55), 0.42);
        for (const turn of [-2.3, -1.57, -0.84]) ctx.fill(leaf([x, y], turn, 22, 8));
        ctx.fill(
          taper([
            [x, y, 1],
            [x + 2, y + 14, 1.2],
            [x - 1, y + 24, 0.6],
          ]),
        );
      }
  });
  const recess = arched(444, 44, 712, 650);
  recess.addPath(opening);
  ctx.fillStyle = down(plate, 44, 690, [mix(wood, lightest, 0.62), mix(wood, lightest, 0.42)]);
  ctx.fill(recess, 'evenodd');
  ctx.lineWidth = 4;
  ctx.strokeStyle = fade(shade(wood, 0.25), 0.7);
  ctx.stroke(opening);
  ctx.strokeStyle = fade(shade(wood, 0.2), 0.4);
  ctx.stroke(arched(444, 44, 712, 650));
  const bars = union([
    box(682, 90, 15, 600),
    box(903, 90, 15, 600),
    box(470, 388, 660, 13),
    box(470, 664, 660, 20),
  ]);
  within(plate, opening, () => {
    form(plate, bars, {
      fill: mix(wood, lightest, 0.5),
      shade: mix(wood, ink.bark, 0.4),
      towards: [0.8, -0.5],
    });
  });
}

function seat(plate: Plate): void {
  const { ctx } = plate;
  form(plate, box(250, 684, 1100, 26, 8), { fill: mix(wood, lightest, 0.3), light: lightest, shade: wood });
  form(plate, box(236, 798, 1128, 30, 6), { fill: wood, light: tint(wood, 0.5) });
  ctx.fillStyle = down(plate, 820, 1000, [shade(wood, 0.28), mix(wood, ink.bark, 0.6)]);
  ctx.fill(box(262, 826, 1076, 190));
  for (const x of [292, 560, 828, 1096])
    form(plate, box(x, 848, 226, 170, 6), {
      fill: mix(wood, ink.bark, 0.3),
      light: mix(wood, lightest, 0.2),
      shade: ink.bark,
      depth: 0.5,
    });
  ctx.fillStyle = down(plate, 880, 1000, [mix(wood, ink.bark, 0.5), mix(ink.bark, wood, 0.2)]);
  ctx.fill(union([box(-10, 900, 272, 110), box(1338, 900, 280, 110)]));
  const mattress = shape(
    '262 716, 530 710, 800 709, 1070 710, 1338 716, 1360 734, 1362 784, 1340 803, 1070 807, 800 808, 530 807, 260 803, 238 784, 240 734',
    0.7,
  );
  form(plate, mattress, {
    fill: mix(ink.lichen, lightest, 0.35),
    light: lightest,
    shade: mix(ink.fern, ink.bark, 0.3),
    depth: 0.7,
    start: 0.5,
  });
  ctx.strokeStyle = fade(mix(ink.fern, ink.bark, 0.3), 0.7);
  ctx.lineWidth = 2.6;
  ctx.stroke(line('246 786, 800 792, 1354 786'));
  // The window's light lies on it.
  ctx.fillStyle = fade(lightest, 0.42);
  ctx.fill(
    union([
      polygon([
        [560, 716],
        [690, 714],
        [660, 800],
        [500, 800],
      ]),
      polygon([
        [730, 713],
        [890, 713],
        [890, 803],
        [700, 803],
      ]),
      polygon([
        [930, 713],
        [1080, 715],
        [1130, 800],
        [940, 803],
      ]),
    ]),
  );
}

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

function cushions(plate: Plate): void {
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

/** The blanket lies in soft folds and hangs over the edge, with a fringe. */
function blanket(plate: Plate): void {
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

/** On the sill: a cup, and a book left open. */
function things(plate: Plate): void {
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

function curtain(plate: Plate, side: 1 | -1): void {
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

/** 1: a seat by the window, in morning light; beyond the panes the way into the forest. */
export const comfortablePosition = paintedScene('comfortable-position', 1201, {
  far: (plate) => {
    for (const [y, color, tall] of [
      [470, mix(ink.tarn, ink.lichen, 0.5), 52],
      [520, mix(ink.fern, ink.tarn, 0.3), 84],
    ] as const) {
      const hill = ridge(plate, {
        y,
        swell: 30,
        wave: 300,
        bend: (x) => Math.exp(-(((x - 830) / 130) ** 2)) * 34,
      });
      stand(plate, {
        ground: hill.topAt,
        color,
        height: [tall * 0.5, tall],
        gap: tall * 0.24,
        rim: 0.15,
        tall: (x) => 0.4 + Math.min(1, Math.abs(x - 830) / 200) * 0.6,
      });
      layer(plate, hill, { color, dots: 0.3 });
    }
  },
  back: (plate) => {
    const hill = ridge(plate, { y: 556, swell: 10, wave: 300 });
    layer(plate, hill, { color: mix(ink.lichen, ink.fern, 0.35), mist: ink.fern, melt: 200, dots: 0.3 });
    plate.ctx.fillStyle = down(plate, 560, 680, [
      mix(lightest, ink.pollen, 0.25),
      mix(ink.pollen, ink.bark, 0.3),
    ]);
    plate.ctx.fill(shape('826 556, 838 556, 852 590, 800 626, 770 690, 860 690, 852 630, 884 592', 0.7));
    for (const [x, wide] of [
      [520, 20],
      [566, 14],
      [1010, 16],
      [1064, 24],
    ] as const)
      birch(plate, x, -10, 640, wide);
    hedge(
      plate,
      () => 636,
      40,
      mix(ink.fern, ink.spruce, 0.2),
      (x) => Math.min(1, Math.abs(x - 820) / 160),
    );
  },
  middle: (plate) => {
    const leafy = mix(ink.fern, ink.lichen, 0.2);
    hangingTwigs(
      plate,
      '450 150 0.5 44 9, 480 90 0.9 40 8, 560 60 1.2 38 7, 1150 130 2.6 44 9, 1110 70 2.2 40 8',
      leafy,
    );
    const low = ridge(plate, { y: 668, swell: 6, wave: 200 });
    grass(plate, low.topAt, [14, 40], leafy, 4, 460, 1140);
  },
  subject: (plate) => {
    room(plate);
    curtain(plate, 1);
    curtain(plate, -1);
    seat(plate);
    things(plate);
    cushions(plate);
    blanket(plate);
  },
  'near-left': (plate) => {
    // A plant on a stool, close to the viewer.
    const green = mix(ink.spruce, ink.fern, 0.4);
    form(plate, shape('40 820, 204 820, 186 1010, 58 1010', 0.2), {
      fill: mix(ink.clay, ink.bark, 0.25),
      light: ink.rose,
    });
    form(plate, box(28, 806, 188, 34, 10), { fill: mix(ink.clay, ink.bark, 0.15), light: ink.rose });
    for (const [turn, long, curl] of [
      [-2.5, 210, -0.9],
      [-2.1, 270, -0.6],
      [-1.75, 320, -0.3],
      [-1.4, 310, 0.4],
      [-1.05, 280, 0.7],
      [-0.65, 220, 1],
      [-1.9, 190, -0.8],
      [-1.2, 180, 0.8],
    ] as const)
      frond(plate, [122, 816], turn, long, shade(green, plate.random.between(0, 0.3)), curl);
  },
  'near-right': (plate) => {
    // Books on a low shelf, and a lamp that is not needed any more.
    const { random } = plate;
    form(plate, box(1372, 872, 260, 24, 4), { fill: mix(ink.bark, ink.clay, 0.2), light: ink.rose });
    let x = 1400;
    for (const color of [ink.spruce, ink.dusk, ink.pollen, ink.tarn, ink.heather, ink.bark, ink.fern]) {
      const [wide, tall] = [random.between(20, 32), random.between(96, 146)];
      form(plate, box(x, 872 - tall, wide, tall, 3), { fill: mix(color, ink.bark, 0.22) });
      plate.ctx.fillStyle = fade(lightest, 0.4);
      plate.ctx.fill(box(x + 4, 884 - tall, wide - 8, 6));
      x += wide + 2;
    }
  },
});
