import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { ellipse, leaf, taper, union } from '../kit/path';
import { down, outwards, type Plate, within } from '../kit/plate';
import { form } from '../kit/stipple';
import { rows, shape } from '../kit/trace';
import { foliage, trunk } from '../kit/tree';
import { blossom } from './flowers';
import { hangingTwigs } from './growth';
import { soft } from './layout';
import { anemone } from './parts/anemone';
import { bark, log } from './parts/log';
import { snail } from './parts/snail';
import { paintedScene } from './plane';

const moss = mix(ink.fern, ink.pollen, 0.26);

/** Paints a blurred background of discs in the colors of light and leaves. */
function blurred(
  plate: Plate,
  count: number,
  colors: readonly [string, ...string[]],
  size: readonly [number, number],
  opacity: number,
): void {
  const { ctx, random } = plate;
  for (let i = 0; i < count; i++) {
    const [x, y, radius] = [random.between(-40, 1640), random.between(-40, 760), random.between(...size)];
    const color = random.pick(colors);
    ctx.fillStyle = outwards(
      plate,
      [x, y],
      radius,
      [fade(color, opacity), fade(color, opacity * 0.9), fade(color, opacity * 0.8), fade(color, 0)],
      [0, 0.7, 0.93, 1],
    );
    ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

/** Paints a dome-shaped cushion of moss with a fringe of tiny leaves. */
function cushion(plate: Plate, x: number, y: number, rx: number, ry: number, color: string): void {
  const { ctx, random } = plate;
  const path = foliage(random, x, y, rx, ry, 16);
  const spikes = (count: number, from: number, to: number, size: number) =>
    union(
      Array.from({ length: count }, () => {
        const turn = random.between(-Math.PI, Math.PI);
        const out = random.between(from, to);
        return leaf(
          [x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out],
          -Math.PI / 2 + random.between(-0.9, 0.9),
          size * random.between(0.7, 1.3),
          size * 0.34,
        );
      }),
    );
  ctx.fillStyle = shade(color, 0.12);
  ctx.fill(spikes(Math.round(rx * 0.9), 0.9, 1.02, 15));
  form(plate, path, {
    fill: color,
    light: mix(color, ink.pollen, 0.6),
    shade: shade(mix(color, ink.spruce, 0.5), 0.2),
    depth: 0.85,
    start: 0.4,
  });
  ctx.fillStyle = fade(mix(color, lightest, 0.4), 0.8);
  within(plate, null, () => {
    for (let i = 0; i < rx * 0.8; i++) {
      const turn = random.between(-Math.PI, 0);
      const out = random.between(0.2, 0.96);
      ctx.fill(
        leaf(
          [x + Math.cos(turn) * rx * out, y + Math.sin(turn) * ry * out * 0.9],
          -Math.PI / 2 + random.between(-0.7, 0.7),
          11,
          3.4,
        ),
      );
    }
  });
  ctx.fillStyle = fade(mix(color, ink.spruce, 0.8), 0.55);
  ctx.fill(spikes(Math.round(rx * 0.7), 0.2, 0.9, 10));
}

/** Scene 7, a close-up of bark, moss and white flowers. */
export const focusSenses = paintedScene('focus-senses', 7703, {
  far: (plate) => {
    plate.ctx.fillStyle = down(plate, 0, 1000, [fade(ink.lichen, 0.5), fade(ink.fern, 0.8), ink.spruce]);
    plate.ctx.fillRect(0, 0, 1600, 1000);
    blurred(plate, 70, [ink.lichen, tint(ink.pollen, 0.5), ink.fern, tint(ink.lichen, 0.5)], [40, 130], 0.34);
  },
  back: (plate) => {
    soft(plate, 7, (far) => {
      for (const [x, wide] of [
        [260, 110],
        [1120, 84],
        [1420, 150],
      ] as const)
        trunk(far, {
          x,
          top: -60,
          base: 780,
          width: wide,
          color: mix(bark, ink.fern, 0.45),
          lean: (x - 800) * 0.04,
          furrows: 3,
        });
      for (let i = 0; i < 16; i++) {
        const fill = mix(ink.fern, ink.spruce, plate.random.between(0, 0.5));
        far.ctx.fillStyle = fade(fill, 0.9);
        far.ctx.fill(
          leaf([i * 108, 760], -1.57 + plate.random.between(-0.7, 0.7), plate.random.between(120, 260), 46),
        );
      }
    });
    blurred(plate, 26, [tint(ink.pollen, 0.6), lightest, tint(ink.lichen, 0.6)], [16, 60], 0.4);
  },
  middle: (plate) => {
    soft(plate, 2.4, (behind) => {
      behind.ctx.fillStyle = mix(ink.spruce, ink.fern, 0.4);
      behind.ctx.fillRect(-10, 730, 1620, 300);
      for (const [x, y, size] of [
        [300, 470, 44],
        [420, 540, 36],
        [1180, 500, 46],
        [1300, 430, 38],
        [960, 470, 34],
      ] as const)
        anemone(behind, x, y, 700, size, (x - 800) * 0.05);
      for (const [x, y, rx] of [
        [80, 690, 240],
        [420, 690, 260],
        [800, 690, 280],
        [1180, 690, 250],
        [1540, 700, 250],
        [1420, 790, 220],
        [1600, 860, 240],
        [1400, 900, 200],
      ] as const)
        cushion(behind, x, y, rx, 90, mix(moss, ink.spruce, 0.2 + (y - 690) * 0.0016));
    });
  },
  subject: (plate) => {
    log(plate);
    for (const [x = 0, y = 0, rx = 0, ry = 0, dark = 0] of rows(
      '40 640 150 70 0.3, 250 622 130 60 0.15, 980 636 140 54 0.25, 1150 664 110 46 0.1, 560 610 190 74 0.1, 800 624 150 60 0, 420 650 110 46 0.2, 690 660 120 40 0.25',
    ))
      cushion(plate, x, y, rx, ry, mix(moss, ink.spruce, dark));
    // Cup lichen between the cushions.
    for (const [x = 0, y = 0, size = 0] of rows(
      '330 690 13, 360 704 9, 894 690 12, 924 700 9, 1060 712 11, 512 700 10',
    )) {
      form(
        plate,
        taper([
          [x, y + size * 2.6, size * 0.24],
          [x, y + size, size * 0.4],
          [x, y, size],
        ]),
        { fill: mix(ink.lichen, ink.ice, 0.5) },
      );
      form(plate, ellipse(x, y, size, size * 0.34), { fill: mix(ink.dusk, ink.lichen, 0.5) });
    }
    anemone(plate, 556, 420, 640, 74, -36);
    anemone(plate, 1000, 446, 650, 66, 40);
    anemone(plate, 770, 336, 640, 112, 14);
    anemone(plate, 886, 540, 650, 50, 18);
    anemone(plate, 664, 528, 640, 46, -10);
    snail(plate, 1130, 634);
    for (const [x = 0, y = 0, r = 0] of rows('690 592 8, 612 574 6, 838 588 7, 504 580 6')) {
      form(plate, ellipse(x, y, r), { fill: fade(ink.ice, 0.85), light: lightest, shade: ink.tarn });
    }
    const floor = shape('-60 912, 300 900, 700 916, 1100 890, 1680 900, 1680 1040, -60 1040', 0.8);
    form(plate, floor, { fill: mix(ink.spruce, ink.deep, 0.3), light: ink.fern });
    for (const [x = 0, y = 0, rx = 0, ry = 0] of rows(
      '100 940 150 50, 420 956 170 46, 800 960 180 50, 1200 944 160 52, 1500 930 150 60',
    ))
      cushion(plate, x, y, rx, ry, mix(moss, ink.spruce, 0.5));
    for (const [x = 0, y = 0] of rows('330 900, 480 916, 1090 900, 1230 890, 700 926'))
      blossom(plate, [x, y], 19, ink.snow, 5, 0.7);
  },
  'near-left': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.3);
    soft(plate, 4, (close) => {
      hangingTwigs(close, '-40 240 0.2 110 6, -40 60 0.5 100 5', dark);
      for (const turn of [-1.9, -1.5, -1.1, -0.7]) {
        close.ctx.fillStyle = shade(dark, plate.random.between(0, 0.3));
        close.ctx.fill(leaf([60, 1040], turn, 330, 60));
      }
    });
  },
  'near-right': (plate) => {
    const dark = mix(ink.spruce, ink.deep, 0.3);
    soft(plate, 4, (close) => {
      hangingTwigs(close, '1640 140 2.8 110 6', dark);
      for (const turn of [-2.4, -2, -1.6, -1.2]) {
        close.ctx.fillStyle = shade(dark, plate.random.between(0, 0.3));
        close.ctx.fill(leaf([1540, 1040], turn, 300, 56));
      }
    });
  },
});
