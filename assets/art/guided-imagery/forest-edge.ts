import { deer } from '../home/deer';
import { crown } from '../kit/crown';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { ellipse, taper } from '../kit/path';
import { outwards, type Plate } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { rows } from '../kit/trace';
import { trunk } from '../kit/tree';
import { meadowFlowers } from './flowers';
import { fernTuft, hangingTwigs, hedge, stems } from './growth';
import { heaps } from './layout';
import { paintedScene } from './plane';

/** Returns the distance of x from the center of the opening, as a share of `half`, at most 1. */
const gate = (x: number, half: number): number => Math.min(1, Math.abs(x - 800) / half);
const beech = mix(mix(ink.bark, ink.heather, 0.22), ink.lichen, 0.18);

/** Paints limbs that meet high above the path. */
function limbs({ ctx }: Plate): void {
  ctx.fillStyle = shade(beech, 0.15);
  for (const side of [-1, 1]) {
    const x = (t: number) => 800 + side * t;
    ctx.fill(
      taper([
        [x(372), 380, 34],
        [x(300), 250, 24],
        [x(190), 170, 15],
        [x(70), 132, 6],
      ]),
    );
    ctx.fill(
      taper([
        [x(390), 300, 30],
        [x(470), 180, 22],
        [x(600), 90, 12],
      ]),
    );
    ctx.fill(
      taper([
        [x(300), 250, 14],
        [x(250), 130, 9],
        [x(230), 20, 5],
      ]),
    );
  }
}

/** Scene 3: the edge of the forest. Two old beeches frame the light, and a deer stands between them. */
export const peacefulForest = paintedScene('peaceful-forest', 3307, {
  far: (plate) => {
    stems(plate, mix(ink.lichen, ink.fern, 0.2), [10, 24, 640], (x) => 0.25 + gate(x, 160));
    stems(plate, mix(ink.fern, ink.lichen, 0.3), [16, 52, 650], (x) => gate(x, 230));
    hedge(
      plate,
      () => 650,
      34,
      mix(ink.fern, ink.lichen, 0.35),
      (x) => gate(x, 300),
    );
    plate.ctx.fillStyle = mix(ink.fern, ink.lichen, 0.4);
    plate.ctx.fillRect(-10, 648, 1620, 120);
  },
  back: (plate) => {
    const leaf = mix(ink.fern, ink.lichen, 0.12);
    stems(plate, mix(ink.bark, ink.fern, 0.5), [30, 120, 690], (x) => gate(x, 300));
    crown(
      plate,
      heaps(
        '120 40 260 130 0.4, 470 -20 240 110 0.3, 1150 -20 240 110 0.3, 1480 40 260 130 0.4, 800 -70 300 90 0.2',
      ),
      { leaf, dark: ink.spruce, glint: ink.pollen, dabs: 90, size: 5 },
    );
    const hill = ridge(plate, { y: 672, swell: 8, wave: 260, bend: (x) => -gate(x, 700) * 26 });
    hedge(plate, hill.topAt, 44, mix(ink.fern, ink.spruce, 0.2), (x) => gate(x, 380) ** 2);
    grass(plate, hill.topAt, [6, 18], mix(ink.lichen, ink.fern, 0.4), 4);
    layer(plate, hill, { color: mix(ink.lichen, ink.fern, 0.4), mist: ink.fern, melt: 160, dots: 0.3 });
  },
  middle: (plate) => {
    const { ctx } = plate;
    for (const [x, base, width, lean] of [
      [196, 742, 62, -10],
      [1424, 744, 56, 8],
      [56, 730, 40, 4],
      [1556, 730, 44, -5],
    ] as const)
      trunk(plate, { x, top: -30, base, width, color: mix(beech, ink.spruce, 0.2), lean, furrows: 6 });
    const ground = mix(ink.fern, ink.lichen, 0.22);
    const hill = ridge(plate, { y: 716, swell: 8, wave: 300, bend: (x) => -gate(x, 800) * 22 });
    grass(plate, hill.topAt, [10, 28], ground, 4);
    layer(plate, hill, { color: ground, mist: mix(ink.fern, ink.spruce, 0.5), melt: 200, dots: 0.3 });
    // Light on the grass, from the opening.
    ctx.save();
    ctx.translate(806, 716);
    ctx.scale(1, 0.62);
    ctx.fillStyle = outwards(
      plate,
      [0, 0],
      330,
      [fade(lightest, 0.9), fade(mix(ink.pollen, lightest, 0.6), 0.55), fade(ink.pollen, 0)],
      [0, 0.45, 1],
    );
    ctx.fillRect(-340, 0, 680, 340);
    ctx.restore();
    const coat = mix(mix(ink.bark, ink.clay, 0.42), ink.spruce, 0.05);
    ctx.fillStyle = fade(ink.deep, 0.35);
    ctx.fill(ellipse(800, 752, 66, 7));
    deer(plate, { x: 806, y: 752, tall: 210, color: coat, glint: mix(coat, ink.pollen, 0.6), facing: 1 });
    grass(plate, () => 762, [10, 26], mix(ground, ink.pollen, 0.2), 5, 690, 930);
  },
  subject: (plate) => {
    limbs(plate);
    for (const side of [-1, 1])
      trunk(plate, {
        x: 800 + side * 400,
        top: -40,
        base: 838,
        width: 118,
        color: beech,
        lean: side * 24,
        furrows: 12,
      });
    crown(
      plate,
      heaps(
        '120 30 220 110 0.7, 1480 30 220 110 0.7, 330 40 190 90 0.5, 1270 40 190 90 0.5, 560 0 170 80 0.35, 1040 0 170 80 0.35, 800 -20 190 70 0.3, 420 130 120 56 0.15, 1180 130 120 56 0.15, 600 108 110 46 0, 1000 108 110 46 0, 240 150 130 60 0.2, 1360 150 130 60 0.2, 800 66 110 38 0.05',
      ),
      {
        leaf: mix(ink.fern, ink.spruce, 0.25),
        dark: shade(ink.spruce, 0.35),
        glint: mix(ink.pollen, ink.lichen, 0.45),
        dabs: 130,
        size: 5,
      },
    );
    const hill = ridge(plate, {
      y: 812,
      swell: 8,
      wave: 240,
      bend: (x) => Math.exp(-(((x - 800) / 230) ** 2)) * 110 - gate(x, 800) * 20,
    });
    const green = mix(ink.spruce, ink.fern, 0.55);
    grass(plate, hill.topAt, [14, 44], green, 4);
    layer(plate, hill, { color: green, mist: ink.spruce, melt: 130, dots: 0.4 });
    for (const [x = 0, y = 0, long = 0] of rows(
      '330 824 74, 470 842 66, 250 836 90, 1130 842 66, 1272 826 80, 1350 838 90, 540 868 54, 1062 870 56',
    ))
      fernTuft(plate, x, y, long, mix(ink.spruce, ink.fern, 0.6));
    meadowFlowers(plate, [180, 850, 640, 960], 46, [ink.snow, ink.ice, tint(ink.heather, 0.5)], [5, 10]);
    meadowFlowers(plate, [960, 850, 1420, 960], 46, [ink.snow, ink.ice, tint(ink.heather, 0.5)], [5, 10]);
  },
  'near-left': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.4);
    hangingTwigs(plate, '-20 90 0.25 58 10, -20 10 0.5 54 9, 90 -20 0.9 50 8, -20 200 0.05 50 8', dark);
    fernTuft(plate, 60, 1010, 250, dark, 0.2);
    fernTuft(plate, 240, 1020, 170, mix(dark, ink.fern, 0.25));
    grass(plate, () => 1004, [30, 90], dark, 7, -10, 520);
  },
  'near-right': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.4);
    hangingTwigs(plate, '1620 70 2.9 58 10, 1620 0 2.6 54 9, 1500 -20 2.2 50 8', dark);
    fernTuft(plate, 1540, 1010, 240, dark, -0.2);
    fernTuft(plate, 1370, 1020, 160, mix(dark, ink.fern, 0.25));
    grass(plate, () => 1004, [30, 90], dark, 7, 1080, 1610);
  },
});
