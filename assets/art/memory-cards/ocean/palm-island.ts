import { Path2D } from '@napi-rs/canvas';
import { heapCloud } from '../../kit/cloud';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { birds, grass } from '../../kit/life';
import { curve, ellipse, type Point, taper } from '../../kit/path';
import { type Plate, within } from '../../kit/plate';
import { ridge } from '../../kit/ridge';
import { swell } from '../../kit/sea';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { ripples, water } from '../../kit/water';
import type { Card } from '../card';

const horizon = 336;
const turquoise = mix(mix(ink.tarn, ink.fern, 0.45), ink.ice, 0.25);

/**
 * Adds a palm leaf with a bent rib and a hanging fringe to a path.
 * @param angle rad
 * @param droop vertical drop of the tip, as a share of the length
 */
function addPalmLeaf(path: Path2D, base: Point, angle: number, length: number, droop: number): void {
  const steps = 15;
  const side = Math.cos(angle) < 0 ? -1 : 1;
  const rib: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    rib.push([
      base[0] + Math.cos(angle) * length * t,
      base[1] + Math.sin(angle) * length * t + droop * length * t * t,
    ]);
  }
  const at = (i: number): Point => rib[Math.min(steps, Math.max(0, i))] ?? base;
  path.moveTo(...base);
  for (let i = 1; i <= steps; i++) {
    const [x, y] = at(i);
    path.quadraticCurveTo(
      x - side * length * 0.01,
      y - length * 0.035,
      x,
      y - length * 0.03 * (1 - i / steps),
    );
  }
  for (let i = steps; i > 0; i--) {
    const t = i / steps;
    const [x, y] = at(i);
    const hang = length * 0.3 * Math.sin(Math.PI * (0.1 + t * 0.84));
    path.quadraticCurveTo(x + side * hang * 0.12, y + hang * 0.5, x + side * hang * 0.1, y + hang);
    const [bx, by] = at(i - 1);
    path.quadraticCurveTo((x + bx) / 2, (y + by) / 2 + hang * 0.4, bx, by + length * 0.012);
  }
  path.closePath();
}

/** Paints a palm whose trunk bends from its foot through `knee` to its crown at `top`. */
function palm(plate: Plate, foot: Point, knee: Point, top: Point, size: number): void {
  const { ctx } = plate;
  const bark = mix(ink.bark, ink.dusk, 0.22);
  const trunk = taper([
    [foot[0], foot[1] + 8, size * 0.068],
    [foot[0] + (knee[0] - foot[0]) * 0.3, foot[1] + (knee[1] - foot[1]) * 0.4, size * 0.046],
    [knee[0], knee[1], size * 0.04],
    [top[0], top[1], size * 0.034],
  ]);
  form(plate, trunk, { fill: bark, light: tint(ink.rose, 0.1), towards: [-1, -0.2], depth: 0.9 });
  within(plate, trunk, () => {
    ctx.strokeStyle = fade(shade(bark, 0.45), 0.7);
    ctx.lineWidth = 1.6;
    for (let y = top[1]; y < foot[1]; y += size * 0.062)
      ctx.stroke(
        curve(
          [
            [0, y + 3],
            [foot[0], y],
            [400, y + 3],
          ],
          false,
        ),
      );
  });
  const leaf = mix(ink.spruce, ink.fern, 0.42);
  const behind = new Path2D();
  for (const [angle, long, droop] of [
    [-2.75, 0.86, 0.62],
    [-0.4, 0.86, 0.62],
  ] as const)
    addPalmLeaf(behind, top, angle, size * long, droop);
  form(plate, behind, { fill: shade(leaf, 0.3), light: null });
  for (const [angle, long, droop] of [
    [-3.3, 0.72, 0.58],
    [0.16, 0.72, 0.58],
    [-2.35, 0.95, 0.62],
    [-0.8, 0.95, 0.62],
    [-1.9, 0.82, 0.38],
    [-1.2, 0.8, 0.4],
  ] as const) {
    const path = new Path2D();
    addPalmLeaf(path, top, angle, size * long, droop);
    form(plate, path, {
      fill: leaf,
      light: mix(ink.fern, ink.lichen, 0.75),
      shade: shade(leaf, 0.4),
      towards: [-0.3, -0.95],
      depth: 0.85,
    });
  }
  for (const [dx, dy] of [
    [-0.05, 0.03],
    [0.05, 0.04],
    [0, 0.075],
  ] as const) {
    form(plate, ellipse(top[0] + dx * size, top[1] + dy * size, size * 0.042), { fill: shade(bark, 0.15) });
  }
}

/** Bright noon in the tropics: two palms on a small island in a turquoise lagoon. */
export const palmIsland: Card = {
  name: 'Palm island',
  seed: 191,
  light: [-0.55, -0.83],
  draw(plate) {
    const { ctx } = plate;
    sky(plate, [mix(turquoise, ink.ice, 0.12), mix(turquoise, ink.ice, 0.62), tint(ink.ice, 0.5)], horizon);
    disc(plate, [62, 66], 27, tint(ink.pollen, 0.85), {
      halo: lightest,
      reach: 150,
      strength: 0.75,
      rim: tint(ink.pollen, 0.5),
    });
    heapCloud(plate, 334, 300, 150, ink.snow, mix(ink.ice, turquoise, 0.6));
    heapCloud(plate, 40, 316, 110, ink.snow, mix(ink.ice, turquoise, 0.6));
    birds(plate, 296, 74, 16, 2, mix(ink.spruce, ink.tarn, 0.3));
    water(plate, horizon, 500, [
      mix(ink.tarn, turquoise, 0.35),
      turquoise,
      mix(turquoise, ink.ice, 0.45),
      mix(turquoise, ink.tarn, 0.5),
    ]);
    ripples(plate, horizon + 4, 420, ink.snow, 36, 0.5);
    const sand = tint(mix(ink.pollen, ink.rose, 0.4), 0.35);
    ctx.fillStyle = fade(ink.snow, 0.6);
    ctx.fill(ellipse(204, 414, 186, 34));
    ctx.fillStyle = fade(mix(turquoise, ink.ice, 0.5), 0.9);
    ctx.fill(ellipse(204, 413, 176, 29));
    const island = curve(
      [
        [44, 414],
        [96, 394],
        [160, 374],
        [222, 370],
        [286, 388],
        [338, 402],
        [366, 416],
        [290, 432],
        [180, 436],
        [90, 430],
      ],
      true,
      0.85,
    );
    form(plate, island, { fill: sand, shade: mix(sand, ink.bark, 0.42), light: lightest, depth: 0.8 });
    palm(plate, [236, 388], [286, 300], [312, 216], 134);
    palm(plate, [188, 386], [128, 260], [152, 128], 176);
    stippleAlong(plate, ellipse(262, 408, 96, 12), mix(ink.bark, ink.clay, 0.2), [370, 408], [150, 408], 0.8);
    const bushes = ridge(plate, { y: 388, swell: 3, wave: 30 });
    grass(plate, bushes.topAt, [10, 26], mix(ink.spruce, ink.fern, 0.4), 2.2, 176, 256);
    grass(plate, (x) => bushes.topAt(x) + 8, [6, 16], mix(ink.fern, ink.lichen, 0.3), 3, 168, 262);
    swell(plate, {
      y: 456,
      height: 6,
      length: 78,
      color: mix(turquoise, ink.tarn, 0.25),
      deep: mix(turquoise, ink.tarn, 0.6),
      foam: 0.8,
    });
    swell(plate, {
      y: 484,
      height: 8,
      length: 104,
      color: mix(ink.tarn, turquoise, 0.4),
      deep: mix(ink.tarn, ink.spruce, 0.4),
      foam: 0.7,
    });
    finish(plate);
  },
};
