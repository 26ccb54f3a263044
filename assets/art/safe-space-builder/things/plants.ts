import type { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix } from '../../kit/ink';
import { ellipse, leaf, type Point, union, weld } from '../../kit/path';
import { facet, line, rows, shape, stem } from '../../kit/trace';
import { type Brush, cool, type Thing } from '../brush';

const bark = mix(ink.bark, ink.clay, 0.22);

const green = mix(ink.fern, ink.lichen, 0.2);

/** Paints small lit leaves at the upper left of a heap. */
function dabs(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  count: number,
): void {
  const { random } = brush;
  brush.flat(
    union(
      Array.from({ length: count }, () => {
        const turn = -2.1 + random.between(-1.3, 1.3);
        const out = random.between(0.35, 0.96);
        return ellipse(
          x + Math.cos(turn) * rx * out,
          y + Math.sin(turn) * ry * out,
          random.between(2.4, 4.6),
          random.between(1.4, 2.4),
          random.between(0, 3),
        );
      }),
    ),
    color,
  );
}

/** Returns a heap of leaves as an ellipse with soft round lobes. */
function puff(random: Brush['random'], x: number, y: number, rx: number, ry: number): Path2D {
  const lobes = Array.from({ length: 11 }, (_, i) => {
    const turn = (i / 11) * Math.PI * 2 + random.between(-0.15, 0.15);
    const size = ry * random.between(0.3, 0.44);
    return ellipse(
      x + Math.cos(turn) * (rx - size * 0.62),
      y + Math.sin(turn) * (ry - size * 0.62),
      size * 1.1,
      size,
    );
  });
  return weld([ellipse(x, y, rx * 0.88, ry * 0.9), ...lobes]);
}

export const tree: Thing = {
  name: 'tree',
  seed: 11,
  draw(brush) {
    const { random } = brush;
    brush.solid(
      shape(
        '146 391, 172 378, 182 344, 186 290, 178 236, 196 222, 202 262, 216 226, 226 232, 216 290, 220 344, 230 376, 258 391, 226 386, 202 394, 176 386',
        0.7,
      ),
      bark,
      { round: 16 },
    );
    for (const text of ['188 276 7, 150 236 5, 128 206 3', '214 282 7, 258 240 5, 282 208 3'])
      brush.solid(stem(text), bark, { round: 6 });
    for (const groove of [
      '192 372 1.4, 194 330 2.2, 193 290 0.6',
      '208 378 1.2, 207 344 2, 210 308 0.6',
      '180 384 1, 186 360 1.6, 187 346 0.4',
    ])
      brush.flat(stem(groove), fade(cool(bark, 0.5), 0.7));
    const heaps = rows(
      '112 208 72 46 0.4, 288 208 74 46 0.42, 200 218 84 42 0.5, 84 156 66 52 0.22, 316 158 66 52 0.3, 200 164 92 58 0.28, 128 104 72 56 0.06, 272 100 76 56 0.14, 200 77 78 52 0',
    );
    brush.withMobility(0.7, () => {
      for (const [middle = 0, y = 0, rx = 0, ry = 0, dark = 0] of heaps) {
        const x = 200 + (middle - 200) * 0.92;
        const fill = mix(green, mix(ink.spruce, ink.deep, 0.2), dark * 1.3);
        brush.solid(puff(random, x, y, rx, ry), fill, {
          round: 52,
          shade: mix(mix(ink.spruce, ink.deep, 0.4), fill, 0.25),
          light: mix(fill, mix(ink.pollen, ink.lichen, 0.4), 0.8),
          depth: 0.95,
        });
        dabs(brush, x, y, rx, ry, fade(mix(fill, mix(ink.lichen, ink.pollen, 0.45), 0.65), 0.8), 20);
      }
    });
    brush.setMobility(ellipse(200, 140, 196, 136), [200, 300], [200, 40]);
  },
};

/** Paints a blossom of five soft petals, seen slightly from above. */
function blossom(brush: Brush, [x, y]: Point, size: number, tilt: number, color: string): void {
  brush.at([x, y], { turn: tilt, flat: 0.86 }, () => {
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * Math.PI * 2 - Math.PI / 2 + 0.3;
      const path = leaf(
        [Math.cos(turn) * size * 0.1, Math.sin(turn) * size * 0.1],
        turn,
        size,
        size * 0.62,
        0.72,
      );
      brush.solid(path, color, {
        round: size * 0.3,
        shade: mix(color, ink.heather, 0.6),
        light: mix(color, lightest, 0.8),
      });
      brush.line(
        line(
          `${Math.cos(turn) * size * 0.24} ${Math.sin(turn) * size * 0.24}, ${Math.cos(turn) * size * 0.7} ${Math.sin(turn) * size * 0.7}`,
        ),
        size * 0.03,
        fade(mix(color, ink.clay, 0.7), 0.5),
      );
    }
    brush.solid(ellipse(0, 0, size * 0.24), ink.pollen, { round: size * 0.14, shade: ink.clay });
    for (let dot = 0; dot < 7; dot++)
      brush.flat(
        ellipse(Math.cos(dot * 0.9) * size * 0.15, Math.sin(dot * 0.9) * size * 0.15, size * 0.03),
        mix(ink.clay, ink.bark, 0.3),
      );
  });
}

export const flower: Thing = {
  name: 'flower',
  seed: 12,
  draw(brush) {
    const stalk = mix(ink.fern, ink.spruce, 0.3);
    brush.withMobility(0.6, () => {
      for (const [text] of [
        ['200 390 6, 196 300 5, 204 200 4.4, 200 120 4'],
        ['194 390 5, 164 330 4, 128 280 3.6, 108 226 3'],
        ['206 390 5, 240 340 4, 282 302 3.6, 300 258 3'],
      ] as const)
        brush.solid(stem(text), stalk, { round: 4 });
      for (const [x, y, turn, long, wide] of [
        [198, 380, -2.5, 120, 34],
        [202, 384, -0.62, 128, 36],
        [196, 330, -2.2, 92, 27],
        [204, 318, -0.86, 96, 28],
        [198, 388, -2.95, 96, 26],
        [204, 388, -0.22, 96, 26],
      ] as const) {
        brush.solid(leaf([x, y], turn, long, wide, 0.5), mix(ink.fern, ink.lichen, 0.12), { round: 14 });
        brush.line(
          line(`${x} ${y}, ${x + Math.cos(turn) * long * 0.85} ${y + Math.sin(turn) * long * 0.85}`),
          2,
          fade(mix(ink.fern, ink.lichen, 0.8), 0.7),
        );
      }
      blossom(brush, [104, 196], 66, -0.35, mix(ink.rose, ink.dusk, 0.35));
      blossom(brush, [304, 226], 58, 0.4, mix(ink.rose, ink.snow, 0.3));
      blossom(brush, [202, 104], 94, 0.05, mix(ink.rose, ink.dusk, 0.12));
      brush.solid(leaf([258, 322], -1.2, 44, 24, 0.6), mix(ink.rose, ink.dusk, 0.4), { round: 10 });
    });
    brush.setMobility(ellipse(200, 200, 180, 190), [200, 390], [200, 60]);
  },
};

export const plant: Thing = {
  name: 'plant',
  seed: 13,
  draw(brush) {
    const leafGreen = mix(ink.fern, ink.spruce, 0.35);
    brush.withMobility(0.5, () => {
      for (const [turn, long, wide, dark] of [
        [-2.75, 150, 58, 0.3],
        [-0.4, 152, 58, 0.34],
        [-2.25, 196, 70, 0.16],
        [-0.88, 198, 70, 0.22],
        [-1.25, 236, 74, 0.12],
        [-1.86, 238, 74, 0.04],
        [-2.55, 132, 52, -0.1],
        [-0.62, 128, 52, 0.02],
        [-1.54, 176, 66, -0.14],
      ] as const) {
        const fill = dark < 0 ? mix(leafGreen, ink.lichen, -dark * 2) : mix(leafGreen, ink.deep, dark);
        const base: Point = [200 + Math.cos(turn) * 18, 292];
        const tip: Point = [base[0] + Math.cos(turn) * long, base[1] + Math.sin(turn) * long];
        brush.solid(leaf(base, turn, long, wide, 0.58), fill, { round: 22, depth: 0.9 });
        brush.line(
          line(`${base[0]} ${base[1]}, ${tip[0] * 0.92 + base[0] * 0.08} ${tip[1] * 0.92 + base[1] * 0.08}`),
          3,
          fade(mix(fill, ink.lichen, 0.7), 0.75),
        );
        for (const t of [0.32, 0.5, 0.68])
          for (const side of [-1, 1]) {
            const from: Point = [base[0] + Math.cos(turn) * long * t, base[1] + Math.sin(turn) * long * t];
            const away = turn + side * 0.75;
            const reach = wide * 0.5 * (1.1 - t);
            brush.line(
              line(
                `${from[0]} ${from[1]}, ${from[0] + Math.cos(away) * reach} ${from[1] + Math.sin(away) * reach}`,
              ),
              1.6,
              fade(mix(fill, ink.lichen, 0.6), 0.5),
            );
          }
      }
    });
    brush.setMobility(ellipse(200, 170, 190, 130), [200, 300], [200, 60]);
    brush.solid(shape('124 296, 276 296, 262 376, 250 390, 150 390, 138 376', 0.3), ink.clay, {
      round: 34,
      start: 0.3,
    });
    brush.solid(
      shape('114 276, 286 276, 290 284, 286 304, 114 304, 110 284', 0.4),
      mix(ink.clay, ink.rose, 0.18),
      { round: 12 },
    );
    brush.tone(facet('126 304, 274 304, 270 322, 130 322'), cool(ink.clay, 0.5), [200, 324], [200, 302], 0.6);
    brush.line(line('132 344, 200 352, 268 344'), 4, fade(mix(ink.rose, ink.snow, 0.4), 0.7));
  },
};
