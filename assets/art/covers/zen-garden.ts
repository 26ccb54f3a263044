import { finish } from '../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { moonlit, nightfall } from '../kit/moonlight';
import { leaf } from '../kit/path';
import { outwards } from '../kit/plate';
import { glow, sky } from '../kit/sky';
import { form } from '../kit/stipple';
import { rows } from '../kit/trace';
import type { Picture } from '../picture';
import { cover } from './cover';
import { rake } from './zen-garden/rake';
import { groove, stone } from './zen-garden/stone';

const sand = mix(tint(mix(ink.pollen, ink.rose, 0.4), 0.45), ink.ice, 0.12);
/** Center, half width and height of each stone, and the number of raked rings around it. */
const stones = rows('282 300 112 128 6, 560 214 62 66 4, 600 430 84 70 4');

/** A bright afternoon: rings of raked sand around three stones. */
export const zenGardenCover: Picture = cover(
  'zen-garden',
  617,
  (plate) => {
    const { random, ctx } = plate;
    sky(plate, [tint(sand, 0.25), sand, mix(sand, groove, 0.14)]);
    glow(plate, [120, 30], 520, lightest, 0.7);
    rake(plate, stones);
    ctx.fillStyle = outwards(plate, [860, 660], 700, [
      fade(mix(groove, ink.heather, 0.3), 0.5),
      fade(mix(groove, ink.heather, 0.3), 0),
    ]);
    ctx.fillRect(0, 0, 800, 600);
    moonlit(plate, 'middle');
    nightfall(plate, [800, 600], [40, 0], 0.66);
    stones.forEach(([x = 0, y = 0, wide = 0, tall = 0], i) => {
      stone(plate, x, y, wide, tall, i);
    });
    for (const [x = 0, y = 0, turn = 0] of rows('452 364 0.5, 474 376 2.2, 724 300 1, 150 470 2.8')) {
      ctx.fillStyle = fade(shade(groove, 0.3), 0.4);
      ctx.fill(leaf([x + 4, y + 6], turn, 30, 11));
      form(plate, leaf([x, y], turn, 30, 11), {
        fill: mix(ink.clay, ink.pollen, random.between(0, 0.5)),
        light: tint(ink.pollen, 0.3),
      });
    }
    moonlit(plate, 'near');
    if (plate.moonlit) glow(plate, [120, 30], 760, mix(ink.ice, ink.tarn, 0.3), 0.4);
    moonlit(plate, 'lit');
    finish(plate, { grain: 0.006, vignette: 0.12 });
  },
  [-0.75, -0.66],
);
