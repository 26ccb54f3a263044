import { stand } from '../kit/conifer';
import { fade, ink, lightest, mix, shade } from '../kit/ink';
import { frond, grass } from '../kit/life';
import { box } from '../kit/path';
import { down } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { form } from '../kit/stipple';
import { shape } from '../kit/trace';
import { birch } from '../kit/tree';
import { hangingTwigs, hedge } from './growth';
import { blanket, curtain, cushions, things } from './parts/furnishings';
import { room, seat } from './parts/room';
import { paintedScene } from './plane';

/** Scene 1: a window seat in morning light, with the path into the forest outside. */
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
    // A plant on a stool, near the viewer.
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
    // Books on a low shelf, and an unlit lamp.
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
