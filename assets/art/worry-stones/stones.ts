import { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { curve, ellipse, type Point, taper, union } from '../kit/path';
import { along, type Plate, within } from '../kit/plate';
import type { Picture } from '../picture';
import { CELL_HEIGHT, CELL_WIDTH, SHAPES, type StoneShape } from './shapes';

type Mark = (plate: Plate, shape: StoneShape) => void;

const scattered = (
  { random }: Plate,
  count: number,
  [least, most]: readonly [number, number],
  flat = 1,
): Path2D =>
  union(
    Array.from({ length: count }, () => {
      const size = least + (most - least) * random.next() ** 2.2;
      return ellipse(
        random.between(-250, 250),
        random.between(-200, 200),
        size,
        size * flat * random.between(0.6, 1),
        random.between(0, 3),
      );
    }),
  );

/** Granite with grains of feldspar, mica and rose quartz. */
const granite: Mark = (plate, { color }) => {
  const { ctx } = plate;
  for (const [count, size, ink_, opacity] of [
    [240, [2, 11], tint(color, 0.5), 0.5],
    [200, [2, 9], mix(color, ink.clay, 0.7), 0.5],
    [230, [1.2, 7.5], mix(ink.bark, ink.night, 0.45), 0.72],
    [90, [1, 4], lightest, 0.7],
  ] as const) {
    ctx.fillStyle = fade(ink_, opacity);
    ctx.fill(scattered(plate, count, size));
  }
};

/** Slate in fine layers, with veins of quartz across them. */
const slate: Mark = (plate, { color }) => {
  const { ctx, random } = plate;
  for (let y = -210; y < 230; y += random.between(7, 19)) {
    ctx.strokeStyle = fade(random.next() < 0.5 ? tint(color, 0.22) : shade(color, 0.3), 0.34);
    ctx.lineWidth = random.between(1.4, 5);
    const bend = random.between(-10, 10);
    ctx.stroke(
      curve([-270, -130, 0, 130, 270].map((x, i): Point => [x, y - x * 0.16 + bend * Math.sin(i * 1.7)])),
    );
  }
  const vein = (list: readonly (readonly [number, number, number])[]) => {
    ctx.fillStyle = fade(mix(ink.ice, color, 0.35), 0.6);
    ctx.fill(taper(list.map(([x, y, half]) => [x, y, half + 2.6] as const)));
    ctx.fillStyle = mix(ink.snow, ink.ice, 0.4);
    ctx.fill(taper(list));
  };
  vein([
    [-250, -44, 5],
    [-150, -18, 7],
    [-60, -30, 5],
    [40, 16, 8],
    [130, 20, 5],
    [250, 70, 6],
  ]);
  vein([
    [-20, -160, 2.4],
    [-4, -90, 3.4],
    [-26, -34, 2.6],
  ]);
  vein([
    [44, 18, 3.2],
    [66, 70, 2.6],
    [120, 150, 2],
  ]);
  vein([
    [-230, 60, 2],
    [-120, 84, 3],
    [-30, 70, 1.6],
    [30, 96, 2],
  ]);
};

/** Agate with honey-colored rings around an eye. */
const agate: Mark = (plate, { color }) => {
  const { ctx, random } = plate;
  const inks = [
    tint(color, 0.42),
    color,
    mix(color, ink.clay, 0.42),
    tint(color, 0.66),
    mix(color, ink.clay, 0.22),
    mix(color, ink.bark, 0.3),
    tint(color, 0.3),
  ];
  const wave = Array.from({ length: 14 }, () => random.between(-1, 1));
  let reach = 300;
  for (let ring = 0; reach > 8; ring++) {
    const rim = Array.from({ length: 14 }, (_, step): Point => {
      const turn = (step / 14) * Math.PI * 2;
      const out = reach * (1 + 0.07 * (wave[step] as number) + 0.02 * Math.sin(turn * 3 + ring));
      return [-46 + Math.cos(turn) * out, -22 + Math.sin(turn) * out * 0.84];
    });
    ctx.fillStyle = inks[ring % inks.length] as string;
    ctx.fill(curve(rim, true));
    reach -= random.between(9, 24) * (reach > 60 ? 1 : 0.7);
  }
  ctx.fillStyle = tint(color, 0.8);
  ctx.fill(ellipse(-47, -22, 9, 7));
};

/** Birch stone, which is pale with the dark lenticels of birch bark. */
const birch: Mark = (plate, { color }) => {
  const { ctx, random } = plate;
  ctx.fillStyle = fade(mix(color, ink.pollen, 0.3), 0.4);
  ctx.fill(scattered(plate, 60, [10, 40], 0.5));
  ctx.fillStyle = fade(mix(color, ink.tarn, 0.34), 0.4);
  ctx.fill(scattered(plate, 44, [8, 30], 0.5));
  const flecks: Path2D[] = [];
  for (let i = 0; i < 74; i++) {
    const [x, y] = [random.between(-240, 240), random.between(-190, 190)];
    const long = random.between(6, 34) * (random.next() < 0.25 ? 1.6 : 1);
    const lean = random.between(-0.1, 0.1);
    flecks.push(
      taper([
        [x - long, y - long * lean, 0.4],
        [x - long * 0.3, y, random.between(1.4, 3.2)],
        [x + long * 0.4, y + 1, random.between(1.2, 2.6)],
        [x + long, y + long * lean, 0.3],
      ]),
    );
  }
  ctx.fillStyle = fade(mix(ink.bark, ink.deep, 0.5), 0.82);
  for (const fleck of flecks) ctx.fill(fleck);
};

/** Heather stone with small pale moons that have a darker rim. */
const moons: Mark = (plate, { color }) => {
  const { ctx, random } = plate;
  ctx.fillStyle = fade(shade(color, 0.26), 0.5);
  ctx.fill(scattered(plate, 120, [2, 9]));
  const placed: (readonly [number, number, number])[] = [];
  for (let i = 0; i < 400 && placed.length < 40; i++) {
    const size = 6 + 24 * random.next() ** 1.8;
    const [x, y] = [random.between(-230, 230), random.between(-170, 170)];
    if (placed.some(([px, py, other]) => Math.hypot(px - x, py - y) < size + other + 7)) continue;
    placed.push([x, y, size]);
  }
  for (const [x, y, size] of placed) {
    ctx.fillStyle = shade(color, 0.3);
    ctx.fill(ellipse(x, y, size + 2.4, size * 0.9 + 2.4));
    ctx.fillStyle = mix(tint(color, 0.62), ink.rose, 0.3);
    ctx.fill(ellipse(x, y, size, size * 0.9));
    ctx.fillStyle = fade(mix(color, ink.rose, 0.34), 0.8);
    ctx.fill(ellipse(x + size * 0.14, y + size * 0.12, size * 0.55, size * 0.48));
  }
};

const MARKS: readonly Mark[] = [granite, slate, agate, birch, moons];

/**
 * The colors of the five stones without light or outline. `stone.frag.glsl` cuts the stones out with their relief,
 * and lights and dithers them.
 */
export const worryStones: Picture = {
  file: 'worry-stones/five-stones.avif',
  width: CELL_WIDTH * SHAPES.length,
  height: CELL_HEIGHT,
  scale: 2,
  outputWidth: 2500,
  seed: 5611,
  light: [-0.6, -0.8],
  dot: 0,
  quality: 78,
  limit: 130,
  draw(plate) {
    const { ctx } = plate;
    for (const [index, shape] of SHAPES.entries()) {
      within(plate, null, () => {
        ctx.translate((index + 0.5) * CELL_WIDTH, 0.5 * CELL_HEIGHT);
        const cell = new Path2D();
        cell.rect(-CELL_WIDTH / 2, -CELL_HEIGHT / 2, CELL_WIDTH, CELL_HEIGHT);
        within(plate, cell, () => {
          const { color } = shape;
          ctx.fillStyle = along(
            plate,
            [-180, -150],
            [180, 160],
            [tint(color, 0.12), color, mix(color, ink.heather, 0.1)],
          );
          ctx.fill(cell);
          MARKS[index]?.(plate, shape);
        });
      });
    }
  },
};
