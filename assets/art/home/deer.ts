import type { Path2D } from '@napi-rs/canvas';
import { mix, shade } from '../kit/ink';
import { curve, ellipse, type Point, polygon, taper, weld } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form } from '../kit/stipple';

const head: readonly Point[] = [
  [49.5, -76],
  [48.5, -79.6],
  [41, -83.6],
  [34, -89],
  [29, -90],
  [26, -86],
  [18.5, -78],
  [9, -67],
  [-1, -62.5],
  [-12, -60],
  [-26, -61.5],
  [-34, -58],
  [-37.5, -50],
  [-36.5, -40],
  [-31, -36],
  [-20, -36],
  [-8, -35],
  [8, -33.5],
  [20, -38.5],
  [25.5, -47],
  [29.5, -59],
  [33, -70.5],
  [39, -73.5],
  [46, -74.2],
];

const legs: readonly (readonly Point[])[] = [
  [
    [-37, -48],
    [-37.5, -36],
    [-35, -27],
    [-37.2, -20],
    [-35.2, -2],
    [-35.8, 0],
    [-31.6, 0],
    [-31.6, -3],
    [-32, -19],
    [-28.5, -27],
    [-21, -36],
    [-24, -50],
  ],
  [
    [8, -42],
    [10, -24],
    [9.4, -18],
    [10.4, -2],
    [10, 0],
    [14, 0],
    [13.6, -3],
    [14, -18],
    [15.4, -25],
    [20, -42],
  ],
];

const farLegs: readonly (readonly Point[])[] = [
  [
    [-28, -44],
    [-27, -34],
    [-24.5, -27],
    [-27, -20],
    [-24.4, -2],
    [-24.8, 0],
    [-20.8, 0],
    [-21, -3],
    [-22.2, -19],
    [-19, -27],
    [-14, -38],
  ],
  [
    [12, -42],
    [16.4, -24],
    [17, -18],
    [18.6, -2],
    [18.4, 0],
    [22.2, 0],
    [21.6, -3],
    [20.4, -18],
    [20.6, -25],
    [22, -44],
  ],
];

/** Beams and tines of both antlers, as lines of varying width. */
const antlers: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [28, -89, 1.3],
    [21, -99, 1.1],
    [19, -110, 0.9],
    [24, -121, 0.3],
  ],
  [
    [20.4, -100, 0.9],
    [14, -106, 0.7],
    [13, -113, 0.2],
  ],
  [
    [19.2, -109, 0.8],
    [26, -112, 0.6],
    [29, -117, 0.2],
  ],
  [
    [31, -89, 1.3],
    [36, -99, 1.1],
    [39, -109, 0.9],
    [36.5, -120, 0.3],
  ],
  [
    [36, -98, 0.9],
    [43, -102, 0.7],
    [45.5, -108, 0.2],
  ],
  [
    [38.6, -108, 0.8],
    [33.5, -110, 0.6],
    [31, -114, 0.2],
  ],
];

const EARS: readonly (readonly Point[])[] = [
  [
    [28, -88],
    [20, -92.5],
    [15, -92],
    [19, -88],
    [25, -85.5],
  ],
  [
    [32, -88],
    [35, -94],
    [38.5, -95.5],
    [37.5, -91],
    [35, -87],
  ],
];

const TAIL: readonly Point[] = [
  [-36.5, -56],
  [-40.5, -51],
  [-39, -45],
  [-36, -49],
];

interface Stag {
  /** Point on the ground between the deer's hooves. */
  readonly x: number;
  readonly y: number;
  /** Height from the hooves to the tips of the antlers, units. */
  readonly tall: number;
  readonly color: string;
  /** Color of the dots on the side toward the light. */
  readonly glint: string;
  /** Color of the rim light along the outline. By default there is none. */
  readonly rim?: string;
  readonly facing: 1 | -1;
}

/** Width of the rim light on the body and on the antlers, in the coordinates of {@link antlers}. */
const RIM = { body: 1.5, antlers: 0.7 } as const;

/** Paints a standing stag in profile. Lengths are in units of the plate. */
export function deer(plate: Plate, { x, y, tall, color, glint, rim, facing }: Stag): void {
  const { ctx, light } = plate;
  within(plate, null, () => {
    ctx.translate(x, y);
    ctx.scale((tall / 121) * facing, tall / 121);
    const towards: Point = [light[0] * facing, light[1]];
    /** Paints `path` in the color of the light, and paints the deer over it, shifted away from the light. */
    const rimmed = (path: Path2D, edge: string | undefined, width: number, draw: () => void): void => {
      if (!edge) {
        draw();
        return;
      }
      ctx.fillStyle = edge;
      ctx.fill(path);
      within(plate, path, () => {
        ctx.translate(-towards[0] * width, -towards[1] * width);
        draw();
      });
    };
    for (const leg of farLegs)
      form(plate, curve(leg, true, 0.5), { fill: shade(color, 0.2), light: null, towards });
    const rack = weld(antlers.map((beam) => taper(beam)));
    rimmed(rack, rim && mix(color, rim, 0.62), RIM.antlers, () => {
      ctx.fillStyle = shade(color, 0.12);
      ctx.fill(rack);
    });
    const ears = weld(EARS.map((ear) => curve(ear, true, 0.8)));
    const body = weld([curve(head, true, 0.85), ...legs.map((leg) => curve(leg, true, 0.5)), ears]);
    rimmed(body, rim, RIM.body, () =>
      form(plate, body, { fill: color, light: glint, shade: shade(color, 0.4), towards, depth: 0.9 }),
    );
    ctx.fillStyle = glint;
    ctx.fill(polygon(TAIL));
    ctx.fillStyle = shade(color, 0.6);
    ctx.fill(ellipse(37.4, -81.4, 0.9));
    ctx.fill(ellipse(46, -78, 1.3, 1));
  });
}
