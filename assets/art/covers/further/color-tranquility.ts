import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { moonlit, nightfall } from '../../kit/moonlight';
import { box } from '../../kit/path';
import { along, type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form } from '../../kit/stipple';
import { twig } from '../../kit/twig';
import { furtherCover } from './further-cover';

const pitch = 128;
const side = 118;
const linen = tint(mix(ink.ice, ink.pollen, 0.3), 0.35);

const blend = [
  mix(ink.deep, ink.tarn, 0.42),
  mix(ink.spruce, ink.tarn, 0.62),
  mix(ink.tarn, ink.ice, 0.28),
  mix(mix(ink.tarn, ink.heather, 0.5), ink.ice, 0.45),
  mix(ink.heather, ink.ice, 0.25),
  mix(mix(ink.heather, ink.rose, 0.35), ink.snow, 0.5),
] as const;

/**
 * Returns a color of the gradient from blue-green to lilac.
 * @param share position in the gradient, 0-1
 */
function tintAt(share: number): string {
  const place = Math.min(0.999, Math.max(0, share)) * (blend.length - 1);
  const index = Math.floor(place);
  return mix(blend[index] ?? blend[0], blend[index + 1] ?? blend[0], place - index);
}

/**
 * Paints a glazed tile with a thick edge, a highlight, and a shadow.
 * @param lift distance of the shadow below the tile, units
 */
function tile(plate: Plate, x: number, y: number, color: string, lift: number): void {
  const { ctx } = plate;
  const face = box(x, y, side, side, 20);
  ctx.save();
  ctx.shadowColor = fade(mix(ink.deep, ink.heather, 0.25), 0.55);
  ctx.shadowBlur = 10 + lift * 2.2;
  ctx.shadowOffsetX = 4 + lift * 1.4;
  ctx.shadowOffsetY = 8 + lift * 2;
  ctx.fillStyle = shade(color, 0.42);
  ctx.fill(box(x, y + 6, side, side, 20));
  ctx.restore();
  form(plate, face, { fill: color, shade: shade(color, 0.32), light: tint(color, 0.5), depth: 0.5 });
  within(plate, face, () => {
    ctx.lineWidth = 7;
    ctx.strokeStyle = along(
      plate,
      [x, y],
      [x + side * 0.7, y + side],
      [fade(lightest, 0.7), fade(lightest, 0.08), fade(lightest, 0)],
    );
    ctx.stroke(box(x + 1, y + 1, side - 2, side - 2, 20));
  });
}

/**
 * Glazed tiles, shaded from blue-green to lilac, in morning light from a window. One tile is still moving to its
 * place.
 */
export const colorTranquilityCover = furtherCover(
  'color-tranquility',
  223,
  (plate) => {
    const { ctx } = plate;
    ctx.fillStyle = along(plate, [0, 0], [800, 600], [mix(linen, ink.ice, 0.5), tint(linen, 0.4)]);
    ctx.fillRect(0, 0, 800, 600);
    const turned = (draw: () => void): void =>
      within(plate, null, () => {
        ctx.translate(400, 300);
        ctx.rotate(-0.13);
        draw();
      });
    const colorOf = (column: number, row: number): string => tintAt((column + 2.6 + (row + 2) * 0.42) / 6.9);
    turned(() => {
      for (let row = -3; row <= 2; row++) {
        for (let column = -4; column <= 3; column++) {
          if (column === 1 && row === -1) continue;
          tile(plate, column * pitch + 5, row * pitch + 5, colorOf(column, row), 0);
        }
      }
    });
    ctx.save();
    ctx.shadowColor = fade(shade(ink.deep, 0.3), 0.34);
    ctx.shadowBlur = 16;
    ctx.shadowOffsetX = 2000;
    ctx.fillStyle = ink.night;
    for (const [x, y, turn, leaves, size] of [
      [850, 436, Math.PI + 0.1, 9, 104],
      [560, 660, Math.PI + 0.75, 7, 84],
    ] as const)
      ctx.fill(twig([x - 1000, y], turn, leaves, size));
    ctx.restore();
    glow(plate, [40, 40], 520, lightest, 0.25);
    moonlit(plate, 'near');
    nightfall(plate, [800, 640], [160, 40], 0.7);
    if (plate.moonlit) glow(plate, [60, 20], 520, ink.ice, 0.22);
    moonlit(plate, 'lit');
    within(plate, null, () => {
      ctx.translate(494, 204);
      ctx.rotate(0.16);
      ctx.scale(1.12, 1.12);
      tile(plate, -side / 2, -side / 2, tint(colorOf(1, -1), 0.12), 17);
    });
    moonlit(plate, 'near');
    finish(plate, { grain: 0.01 });
  },
  [-0.6, -0.8],
);
