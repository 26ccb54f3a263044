import { finish } from '../../kit/finish';
import { halo } from '../../kit/halo';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { grass, motes } from '../../kit/life';
import { line, symmetric, twins } from '../../kit/outline';
import { type Plate, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { sky } from '../../kit/sky';
import { form } from '../../kit/stipple';
import type { Card } from '../card';
import { stem } from './parts';

const white = tint(ink.snow, 0.3);
const shadow = mix(ink.heather, ink.fern, 0.4);

/** Paints a round bell that hangs from (x, y), with a pointed hem that curls up. */
function bell(plate: Plate, x: number, y: number, size: number, turn: number): void {
  within(plate, null, () => {
    plate.ctx.translate(x, y);
    plate.ctx.rotate(turn);
    plate.ctx.scale(size / 100, size / 100);
    for (const hem of twins('14,78 34,72 54,94 40,98 26,96 12,104', 0.7, 0))
      form(plate, hem, { fill: mix(white, shadow, 0.18), shade: shadow });
    form(plate, symmetric('0,0 30,6 50,34 50,62 38,88 14,96 0,92', 0.95, 0), {
      fill: white,
      shade: shadow,
      light: null,
      depth: 0.85,
    });
    form(plate, symmetric('0,78 12,88 14,98 0,112', 0.6, 0), {
      fill: mix(white, shadow, 0.1),
      shade: shadow,
      light: null,
    });
  });
}

/** Paints one of the two broad leaves, with parallel veins. */
function broadLeaf(plate: Plate, text: string, veins: readonly string[], color: string): void {
  const path = symmetric(text, 0.9, 0);
  form(plate, path, { fill: color, light: mix(color, ink.lichen, 0.5), depth: 0.95 });
  within(plate, path, () => {
    plate.ctx.strokeStyle = fade(mix(color, ink.lichen, 0.6), 0.4);
    plate.ctx.lineWidth = 1.8;
    for (const vein of veins) for (const side of twins(vein, 0.9, 0)) plate.ctx.stroke(side);
    plate.ctx.stroke(line('0,-390 0,0'));
  });
}

/** Last dusk at the edge of a forest: lily of the valley, white over dark leaves on mauve. */
export const lilyOfTheValley: Card = {
  name: 'Lily of the valley',
  seed: 373,
  light: [-0.55, -0.84],
  draw(plate) {
    const { ctx } = plate;
    const mauve = mix(mix(ink.heather, ink.dusk, 0.42), ink.ice, 0.12);
    sky(plate, [mix(mauve, ink.night, 0.3), mauve, mix(ink.rose, mauve, 0.4)], 460);
    halo(plate, [216, 190], 150, mix(mauve, ink.rose, 0.5), mauve);
    const far = ridge(plate, { y: 424, swell: 12, wave: 120 });
    grass(plate, far.topAt, [10, 30], mix(ink.spruce, mauve, 0.45), 4);
    layer(plate, far, { color: mix(ink.spruce, mauve, 0.45), dots: 0.5 });
    const green = mix(ink.spruce, ink.fern, 0.22);
    const veins = ['0,0 30,-120 24,-260 0,-390', '0,0 58,-120 48,-250 0,-390'];
    for (const [x, turn, tone, wide] of [
      [252, 0.36, shade(green, 0.16), 1.06],
      [150, -0.3, green, 1.1],
    ] as const)
      within(plate, null, () => {
        ctx.translate(x, 524);
        ctx.rotate(turn);
        ctx.scale(wide, 1.02);
        broadLeaf(plate, '0,-400 40,-320 74,-200 58,-70 14,0 0,8', veins, tone);
      });
    const stalk = mix(ink.lichen, ink.fern, 0.5);
    stem(plate, '196,520,5 196,400,5 184,290,4.6 186,180,4.2 214,92,3.6 262,52,3 300,66,2', stalk);
    for (const [x, y, dx, dy, size] of [
      [186, 312, 58, 14, 82],
      [184, 240, -52, 12, 78],
      [185, 206, 60, 10, 78],
      [192, 148, -46, 10, 70],
      [202, 116, 46, 16, 62],
      [262, 52, 8, 22, 54],
      [298, 66, 26, 18, 48],
    ] as const) {
      stem(plate, `${x},${y},2 ${x + dx * 0.6},${y - 12},1.9 ${x + dx},${y + dy},1.8`, stalk);
      bell(plate, x + dx, y + dy - 2, size, dx > 0 ? -0.06 : 0.08);
    }
    grass(plate, () => 504, [18, 48], shade(ink.spruce, 0.4), 4);
    motes(plate, [20, 30, 380, 400], 16, tint(ink.rose, 0.4), 5);
    finish(plate);
  },
};
