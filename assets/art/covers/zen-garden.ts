import { finish } from '../kit/finish';
import { ink, lightest, mix } from '../kit/ink';
import { moonlit, nightfall } from '../kit/moonlight';
import { within } from '../kit/plate';
import { glow } from '../kit/sky';
import { rows } from '../kit/trace';
import type { Picture } from '../picture';
import { boulder, boulders, day, night } from '../zen-garden/stones';
import { cover } from './cover';
import { rings, sand, stroke } from './zen-garden/sand';

/** Center and scale of each stone, the index of its boulder, and the number of raked rings around it. */
const stones = rows('322 258 3.5 1 4, 628 222 2.7 5 3, 486 392 3.3 2 3, 226 436 3.2 3 3');

/** The garden as the game shows it: four stones from above in raked sand, lit from the upper left. */
export const zenGardenCover: Picture = cover(
  'zen-garden',
  617,
  (plate) => {
    sand(plate, 617, [
      rings([322, 258], 186, 5, [Math.PI * 1.02, Math.PI * 1.9]),
      stroke([470, 640], [700, 440], 4),
      ...stones.map(([x = 0, y = 0, size = 0, which = 0, teeth = 0]) =>
        rings([x, y], size * (boulders[which]?.radius ?? 0), teeth),
      ),
    ]);
    if (!plate.moonlit) glow(plate, [80, 0], 620, lightest, 0.26);
    for (const [x = 0, y = 0, size = 1, which = 0] of stones) {
      const stone = boulders[which];
      if (!stone) continue;
      within(plate, null, () => {
        plate.ctx.translate(x, y);
        plate.ctx.scale(size, size);
        boulder(plate, stone, plate.moonlit ? night : day);
      });
    }
    moonlit(plate, 'lit');
    nightfall(plate, [900, 700], [200, 60], 0.5);
    if (plate.moonlit) glow(plate, [80, 0], 700, mix(ink.ice, ink.tarn, 0.3), 0.16);
    moonlit(plate, 'lit');
    finish(plate, { grain: 0, vignette: 0.12 });
  },
  [-0.62, -0.78],
);
