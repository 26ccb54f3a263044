/**
 * The landscape of Color Tranquility, and a goose, as maps: lightness is the distance into the air (black is near), blue
 * marks water, and red marks lamplight. `engine/games/color-tranquility/shaders/land.frag.glsl` gives them the colors of
 * the hour.
 */
import { fir, stand } from '../kit/conifer';
import { fade, mix } from '../kit/ink';
import { box, curve, ellipse, type Point, polygon, taper, union } from '../kit/path';
import { range } from '../kit/peak';
import { down, type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form, stippleAlong } from '../kit/stipple';
import type { Picture } from '../picture';

const WIDTH = 1600;
const HEIGHT = 560;

/** Returns the gray of a distance: 0 is near, 1 is the air itself. */
const away = (distance: number): string => mix('#000000', '#ffffff', 0.12 + 0.76 * distance);
const WATER = '#3f5cff';
const LAMP = '#ff7a1e';

/** Fades a path into the air toward its foot. */
function hazy(
  plate: Plate,
  path: Parameters<Plate['ctx']['fill']>[0],
  top: number,
  foot: number,
  near: number,
  far: number,
): void {
  plate.ctx.fillStyle = down(plate, top, foot, [away(near), away(far)]);
  plate.ctx.fill(path as never);
}

function mountains(plate: Plate): void {
  const far = range(plate, 236, 372, 62, 300);
  hazy(plate, far, 160, 330, 0.72, 0.97);
  stippleAlong(plate, far, away(0.6), [0, 330], [0, 150], 0.4);
  const middle = ridge(plate, { y: 296, swell: 34, wave: 320, octaves: 4, floor: 384 });
  hazy(plate, middle.path, 250, 360, 0.55, 0.9);
  stippleAlong(plate, middle.path, away(0.42), [0, 350], [0, 250], 0.5);
  stand(plate, {
    ground: middle.topAt,
    color: away(0.5),
    height: [12, 30],
    gap: 13,
    mist: away(0.8),
    rim: 0.12,
  });
}

/** A lake between the shores, with streaks of light. */
function lake(plate: Plate): void {
  const { ctx, random } = plate;
  ctx.fillStyle = WATER;
  ctx.fill(box(-4, 352, WIDTH + 8, 140));
  for (let streak = 0; streak < 46; streak++) {
    const y = 360 + 118 * random.next() ** 1.3;
    const long = random.between(30, 150) * (0.4 + (y - 352) / 140);
    ctx.fillStyle = fade(random.next() < 0.6 ? mix(WATER, '#ffffff', 0.5) : mix(WATER, '#000000', 0.3), 0.5);
    ctx.fill(ellipse(random.between(250, 1500), y, long, random.between(0.8, 2)));
  }
}

/** A headland with firs, and a cottage whose window is lit. */
function headland(plate: Plate): void {
  const { ctx } = plate;
  const tip = 812;
  const topAt = (x: number): number => {
    const share = Math.min(1, Math.max(0, (x - tip) / 210));
    return 399 - 33 * share * share * (3 - 2 * share) - Math.max(0, x - 960) * 0.11 + 2 * Math.sin(x / 37);
  };
  const crest = Array.from({ length: 80 }, (_, at): Point => [tip + at * 10, topAt(tip + at * 10)]);
  const shore = polygon([...crest, [WIDTH + 10, 408], [1200, 403], [960, 404]]);
  within(plate, null, () => {
    // Its reflection in the lake.
    ctx.fillStyle = fade(mix(away(0.4), WATER, 0.35), 0.5);
    ctx.fill(
      curve(
        [
          [880, 392],
          [1020, 420],
          [1200, 432],
          [1420, 444],
          [WIDTH + 20, 448],
          [WIDTH + 20, 380],
          [1100, 380],
        ],
        true,
      ),
    );
  });
  stand(plate, {
    ground: topAt,
    color: away(0.33),
    height: [48, 104],
    gap: 24,
    from: 1120,
    rim: 0.16,
    sink: 0.1,
  });
  plate.ctx.fillStyle = away(0.3);
  plate.ctx.fill(shore);
  stippleAlong(plate, shore, away(0.46), [1100, 420], [1300, 300], 0.5);
  const [x, y] = [1010, 363];
  form(plate, box(x - 17, y - 24, 40, 28), { fill: away(0.24), light: away(0.4) });
  form(
    plate,
    polygon([
      [x - 23, y - 23],
      [x - 6, y - 43],
      [x + 14, y - 43],
      [x + 29, y - 23],
    ]),
    { fill: away(0.16), light: away(0.36) },
  );
  ctx.fillStyle = away(0.2);
  ctx.fill(box(x + 10, y - 53, 6, 14));
  ctx.fillStyle = LAMP;
  ctx.fill(union([box(x - 10, y - 16, 8, 10), box(x + 7, y - 16, 8, 10)]));
  // The windows in the water.
  ctx.fillStyle = fade(LAMP, 0.55);
  for (let step = 0; step < 5; step++)
    ctx.fill(ellipse(x + 2 + (step % 2 ? 4 : -4), 404 + step * 7, 15 - 2 * step, 1.6));
  stand(plate, {
    ground: topAt,
    color: away(0.22),
    height: [40, 92],
    gap: 38,
    from: 1060,
    to: 1590,
    rim: 0.16,
  });
}

/** The near bank: firs at both sides, and reeds at the water. */
function nearBank(plate: Plate): void {
  const { ctx, random } = plate;
  const bank = ridge(plate, {
    y: 470,
    swell: 10,
    wave: 260,
    bend: (x) => -Math.max(0, 420 - x) * 0.16 - Math.max(0, x - 1330) * 0.2,
  });
  for (const [x, height] of [
    [60, 318],
    [-6, 250],
    [158, 252],
    [236, 196],
    [318, 160],
    [392, 108],
    [1572, 250],
    [1500, 176],
    [1424, 118],
  ] as const)
    fir(plate, x, bank.topAt(x) + 12, height, away(0.06), '#b9b9b9');
  layer(plate, bank, { color: away(0.05), dots: 0 });
  stippleAlong(plate, bank.path, away(0.26), [0, 540], [0, bank.top], 0.6);
  for (let blade = 0; blade < 190; blade++) {
    const x = random.between(-10, WIDTH + 10);
    const foot = bank.topAt(x) + random.between(4, 30);
    const tall = random.between(14, 46) * (x > 440 && x < 760 ? 1.5 : 0.8);
    const lean = random.between(-0.28, 0.34) * tall;
    ctx.fillStyle = away(random.between(0, 0.08));
    ctx.fill(
      taper([
        [x, foot, 1.9],
        [x + lean * 0.3, foot - tall * 0.6, 1.3],
        [x + lean, foot - tall, 0.3],
      ]),
    );
    if (tall > 50 && blade % 3 === 0) ctx.fill(ellipse(x + lean * 0.8, foot - tall * 0.92, 2.6, 8, 0.12));
  }
}

export const tranquilLand: Picture = {
  file: 'color-tranquility/land.avif',
  width: WIDTH,
  height: HEIGHT,
  scale: 1.25,
  seed: 5521,
  light: [0.8, -0.5],
  quality: 58,
  edges: 80,
  limit: 60,
  draw(plate) {
    mountains(plate);
    lake(plate);
    headland(plate);
    nearBank(plate);
  },
};

/** A goose in flight from the side, with its wings half up. It flies to the left. */
export const goose: Picture = {
  file: 'color-tranquility/goose.avif',
  width: 128,
  height: 64,
  scale: 1,
  seed: 11,
  light: [0.6, -0.8],
  quality: 70,
  edges: 90,
  limit: 4,
  draw({ ctx }) {
    const wing = (points: readonly Point[]) => curve(points, true, 0.8);
    ctx.fillStyle = '#ffffff';
    ctx.fill(
      union([
        taper([
          [8, 33, 1.2],
          [16, 31, 3.4],
          [24, 33, 2.4],
          [44, 37, 3],
          [62, 39, 8],
          [88, 39, 6],
          [110, 36, 1.6],
        ]),
        wing([
          [54, 37],
          [70, 8],
          [92, 1],
          [84, 16],
          [80, 38],
        ]),
        wing([
          [60, 40],
          [50, 22],
          [34, 12],
          [46, 30],
          [52, 38],
        ]),
      ]),
    );
  },
};
