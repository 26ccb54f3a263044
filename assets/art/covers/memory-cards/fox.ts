import { finish } from '../../kit/finish';
import { ink, lightest, mix, shade, tint } from '../../kit/ink';
import { grass } from '../../kit/life';
import { curve, ellipse, type Point, polygon } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { ridge } from '../../kit/ridge';
import { glow, sky } from '../../kit/sky';
import { form, stippleAlong, stippleAround } from '../../kit/stipple';
import type { Card } from '../../memory-cards/card';

const fur = mix(ink.clay, ink.pollen, 0.28);
const cream = mix(ink.snow, ink.rose, 0.12);
const dark = mix(ink.bark, ink.night, 0.55);

/** Mirrors points at the middle of the card. */
const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [400 - x, y]);

function body(plate: Plate): void {
  const tail = curve(
    [
      [236, 428],
      [286, 436],
      [334, 404],
      [348, 350],
      [336, 300],
      [318, 288],
      [302, 318],
      [300, 352],
      [282, 376],
      [250, 388],
    ],
    true,
  );
  form(plate, tail, { fill: fur, depth: 0.85 });
  within(plate, tail, () => {
    const tip = polygon([
      [296, 330],
      [310, 318],
      [322, 334],
      [336, 318],
      [352, 334],
      [352, 270],
      [290, 270],
    ]);
    form(plate, tip, { fill: cream, shade: mix(ink.rose, ink.bark, 0.3) });
  });
  const trunk = curve(
    [
      [200, 268],
      [238, 280],
      [262, 330],
      [270, 398],
      [258, 436],
      [200, 442],
      [142, 436],
      [130, 398],
      [138, 330],
      [162, 280],
    ],
    true,
    0.9,
  );
  form(plate, trunk, { fill: fur, depth: 0.9 });
  const bib = curve(
    [
      [160, 276],
      [200, 262],
      [240, 276],
      [232, 320],
      [216, 352],
      [200, 384],
      [184, 352],
      [168, 320],
    ],
    true,
    0.8,
  );
  form(plate, bib, { fill: cream, shade: mix(ink.rose, ink.bark, 0.35), depth: 0.7 });
  for (const side of [-1, 1]) {
    const x = 200 + side * 26;
    const leg = curve(
      [
        [x - 17, 350],
        [x + 17, 350],
        [x + 15, 410],
        [x + 20, 438],
        [x - 20, 438],
        [x - 15, 410],
      ],
      true,
      0.7,
    );
    form(plate, leg, { fill: shade(fur, 0.08), depth: 0.7, towards: [-1, 0] });
    form(
      plate,
      curve(
        [
          [x - 15, 404],
          [x + 15, 404],
          [x + 22, 438],
          [x - 22, 438],
        ],
        true,
        0.7,
      ),
      { fill: dark },
    );
  }
}

function head(plate: Plate): void {
  const { ctx } = plate;
  for (const flip of [false, true]) {
    const of = (points: readonly Point[]): Point[] => (flip ? mirror(points) : [...points]);
    form(
      plate,
      curve(
        of([
          [122, 190],
          [114, 132],
          [122, 98],
          [152, 124],
          [188, 164],
        ]),
        true,
        0.55,
      ),
      { fill: fur },
    );
    form(
      plate,
      curve(
        of([
          [136, 172],
          [128, 138],
          [132, 118],
          [152, 138],
          [170, 162],
        ]),
        true,
        0.55,
      ),
      { fill: dark, light: mix(dark, ink.dusk, 0.5) },
    );
  }
  const face = curve(
    [
      [200, 148],
      [252, 156],
      [284, 196],
      [300, 228],
      [262, 254],
      [226, 284],
      [200, 296],
      [174, 284],
      [138, 254],
      [100, 228],
      [116, 196],
      [148, 156],
    ],
    true,
    0.85,
  );
  form(plate, face, { fill: fur, depth: 0.8 });
  within(plate, face, () => {
    for (const flip of [false, true]) {
      const cheek: Point[] = [
        [92, 226],
        [136, 218],
        [170, 232],
        [190, 262],
        [200, 278],
        [200, 310],
        [150, 300],
      ];
      form(plate, curve(flip ? mirror(cheek) : cheek, true, 0.8), {
        fill: cream,
        shade: mix(ink.rose, ink.bark, 0.32),
        light: null,
        depth: 0.7,
      });
    }
    stippleAround(plate, ellipse(200, 160, 40, 60), shade(fur, 0.3), [200, 152], 52, 0.5);
  });
  ctx.strokeStyle = dark;
  ctx.lineWidth = 4.4;
  for (const side of [-1, 1]) {
    const x = 200 + side * 43;
    ctx.stroke(
      curve([
        [x - 17, 219],
        [x - 7, 227],
        [x + 7, 227],
        [x + 17, 219],
      ]),
    );
  }
  form(
    plate,
    curve(
      [
        [184, 266],
        [200, 262],
        [216, 266],
        [210, 280],
        [200, 286],
        [190, 280],
      ],
      true,
      0.8,
    ),
    { fill: dark, light: mix(dark, ink.ice, 0.4) },
  );
}

/** Morning: a sitting fox with closed eyes in front of a pale disc. */
export const fox: Card = {
  name: 'Fox',
  seed: 83,
  light: [-0.6, -0.8],
  draw(plate) {
    const { ctx } = plate;
    sky(plate, [
      mix(ink.lichen, ink.ice, 0.55),
      mix(ink.lichen, ink.ice, 0.3),
      mix(ink.lichen, ink.fern, 0.25),
    ]);
    glow(plate, [200, 208], 250, lightest, 0.5);
    const halo = ellipse(200, 208, 142);
    ctx.fillStyle = tint(mix(ink.pollen, ink.rose, 0.3), 0.62);
    ctx.fill(halo);
    stippleAlong(plate, halo, mix(ink.rose, ink.pollen, 0.4), [150, 150], [290, 350], 0.5);
    const back = ridge(plate, { y: 408, swell: 6, wave: 140 });
    form(plate, back.path, { fill: mix(ink.fern, ink.lichen, 0.2), light: null });
    body(plate);
    head(plate);
    const ground = ridge(plate, { y: 444, swell: 5, wave: 90 });
    grass(plate, ground.topAt, [10, 30], mix(ink.spruce, ink.fern, 0.5), 2.6);
    form(plate, ground.path, { fill: mix(ink.spruce, ink.fern, 0.3), light: null });
    grass(plate, (x) => ground.topAt(x) + 22, [12, 34], ink.spruce, 3.2);
    finish(plate);
  },
};
