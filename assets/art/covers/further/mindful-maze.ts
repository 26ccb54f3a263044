import { Path2D } from '@napi-rs/canvas';
import { crown } from '../../kit/crown';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { fireflies, lamplight, moonlit } from '../../kit/moonlight';
import { ellipse, union } from '../../kit/path';
import { down, type Plate } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { furtherCover } from './further-cover';
import { gravel, hedges, middle, moved, slant } from './parts/hedges';

/**
 * Paints a clipped round bush with its shadow.
 * @param leaf color of the leaves. Another color than green makes a tree in flower
 */
function bush(plate: Plate, x: number, y: number, size: number, leaf: string, dark: string): void {
  plate.ctx.fillStyle = fade(mix(ink.deep, ink.heather, 0.3), 0.3);
  plate.ctx.fill(ellipse(x + size * 0.55, y + size * 0.5, size * 1.05, size * 0.6, 0.35));
  crown(
    plate,
    [
      [x, y, size, size * 0.86, 0.45],
      [x - size * 0.12, y - size * 0.2, size * 0.82, size * 0.66, 0.2],
      [x - size * 0.25, y - size * 0.38, size * 0.55, size * 0.42, 0],
    ],
    { leaf, dark, glint: tint(mix(leaf, ink.pollen, 0.15), 0.6), dabs: 26, size: size * 0.075 },
  );
}

/**
 * A round hedge garden, green and cream, in low morning light, seen from above. A tree in flower stands in the middle.
 */
export const mindfulMazeCover = furtherCover(
  'mindful-maze',
  211,
  (plate) => {
    const { ctx } = plate;
    ctx.fillStyle = down(plate, 0, 600, [mix(ink.lichen, ink.fern, 0.2), mix(ink.fern, ink.lichen, 0.25)]);
    ctx.fillRect(0, 0, 800, 600);
    for (let ring = 17; ring > 5; ring--) {
      ctx.fillStyle = ring % 2 ? fade(ink.fern, 0.28) : tint(ink.lichen, 0.16);
      ctx.fill(ellipse(middle.x, middle.y, 30 + ring * 32, (30 + ring * 32) * slant));
    }
    moonlit(plate, 'sky');
    const court = ellipse(middle.x, middle.y, 292, 292 * slant);
    const way = new Path2D();
    way.rect(382, 500, 52, 120);
    ctx.fillStyle = fade(ink.spruce, 0.4);
    ctx.fill(moved(court, 0, -4));
    form(plate, union([court, way]), {
      fill: gravel,
      shade: mix(ink.clay, gravel, 0.62),
      light: null,
      depth: 0.45,
    });
    // The gravel keeps its cream color at night, so that the paths stand out from the hedges.
    moonlit(plate, 'near');
    hedges(plate);
    bush(plate, 400, 276, 34, mix(ink.rose, ink.dusk, 0.3), mix(ink.dusk, ink.heather, 0.55));
    for (const [x, y, size] of [
      [96, 130, 52],
      [704, 130, 52],
      [90, 470, 58],
      [710, 470, 58],
      [352, 556, 26],
      [466, 556, 26],
    ] as const)
      bush(plate, x, y, size, mix(ink.fern, ink.spruce, 0.2), shade(ink.spruce, 0.2));
    // By night this light would be a haze over the whole garden.
    if (!plate.moonlit) glow(plate, [110, 30], 560, lightest, 0.5);
    moonlit(plate, 'middle');
    lamplight(plate, [400, 276], 190, 0.6);
    for (const post of [
      [352, 548],
      [466, 548],
    ] as const)
      lamplight(plate, post, 90, 0.45);
    fireflies(plate, [120, 90, 680, 500], 18);
    finish(plate, { grain: 0.01 });
  },
  [-0.65, -0.76],
  60,
);
