import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { fade, ink, lightest, mix, tint } from '../../kit/ink';
import { mist, wisps } from '../../kit/mist';
import { moonlit, nightfall } from '../../kit/moonlight';
import { afterglow, nightSky } from '../../kit/night-sky';
import { ellipse, leaf, union } from '../../kit/path';
import type { Plate } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { facet, stem } from '../../kit/trace';
import { glitter, reflect, ripples, water } from '../../kit/water';
import { furtherCover } from './further-cover';
import { kingfisher } from './parts/kingfisher';

const air = tint(mix(ink.pollen, ink.rose, 0.35), 0.55);
const bank = 336;

/**
 * Paints a cattail with leaves, from its foot upward.
 * @param lean horizontal offset of the cattail's top, units
 */
function reed(plate: Plate, x: number, base: number, height: number, lean: number, color: string): void {
  const top = base - height;
  form(plate, stem(`${x} ${base} 4, ${x + lean * 0.4} ${base - height * 0.5} 3, ${x + lean} ${top} 1.4`), {
    fill: color,
  });
  const head = stem(
    `${x + lean * 0.78} ${top + height * 0.3} 3, ${x + lean * 0.82} ${top + height * 0.26} 9, ${x + lean * 0.92} ${top + height * 0.12} 9, ${x + lean * 0.94} ${top + height * 0.09} 3`,
  );
  form(plate, head, {
    fill: mix(ink.bark, ink.clay, 0.25),
    light: mix(ink.clay, ink.pollen, 0.5),
    depth: 0.9,
  });
}

/** A pond at dawn, gold over green: a kingfisher among reeds, and the ripples of a raindrop. */
export const natureSequencesCover = furtherCover(
  'nature-sequences',
  233,
  (plate) => {
    const { ctx, random } = plate;
    sky(plate, [mix(ink.ice, ink.tarn, 0.3), tint(ink.ice, 0.35), air, tint(ink.pollen, 0.4)], bank);
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, 330]);
    nightSky(plate, 260);
    afterglow(plate, 320, 190, mix(ink.pollen, ink.fern, 0.35));
    if (!plate.moonlit)
      disc(plate, [196, 218], 50, tint(ink.pollen, 0.62), { halo: lightest, reach: 280, strength: 0.9 });
    for (const [y, color, height] of [
      [286, mix(ink.lichen, air, 0.5), 40],
      [312, mix(ink.fern, air, 0.45), 66],
    ] as const) {
      const hill = ridge(plate, { y, swell: 12, wave: 210, floor: bank });
      stand(plate, {
        ground: hill.topAt,
        color,
        height: [height * 0.5, height],
        gap: height * 0.24,
        mist: air,
        glint: lightest,
      });
      layer(plate, hill, { color, mist: air, melt: 40, dots: 0.4 });
    }
    mist(plate, bank, 44, air, 0.9);
    water(plate, bank, 600, [air, mix(ink.ice, ink.fern, 0.35), mix(ink.spruce, ink.tarn, 0.35)]);
    moonlit(plate, 'far');
    reflect(plate, bank, 190, { clear: 0.55, deepest: 0 });
    moonlit(plate, 'lit');
    wisps(plate, bank, 8, lightest, 4, 0.45);
    glitter(plate, 196, bank, 560, {
      color: tint(ink.pollen, 0.6),
      far: 30,
      near: 66,
      opacity: plate.moonlit ? 0 : 0.8,
    });
    ripples(plate, bank + 20, 600, lightest, 50, 0.4);
    ctx.lineWidth = 3;
    for (const [ring, rx] of [34, 74, 122, 176].entries()) {
      ctx.strokeStyle = fade(lightest, 0.85 - ring * 0.18);
      ctx.stroke(ellipse(232, 478, rx, rx * 0.27));
    }
    for (const [x, y, rx] of [
      [110, 556, 78],
      [330, 576, 60],
      [372, 536, 36],
    ] as const) {
      form(plate, ellipse(x, y, rx, rx * 0.3), {
        fill: mix(ink.fern, ink.spruce, 0.3),
        light: mix(ink.lichen, ink.pollen, 0.3),
      });
    }
    moonlit(plate, 'middle');
    const blade = (x: number, turn: number, long: number, color: string): void =>
      form(plate, leaf([x, 620], turn, long, 11, 0.4), {
        fill: color,
        light: mix(ink.lichen, ink.pollen, 0.4),
      });
    for (let i = 0; i < 16; i++)
      blade(
        random.between(540, 800),
        random.between(-1.75, -1.3),
        random.between(240, 430),
        mix(ink.fern, ink.spruce, random.between(0.1, 0.55)),
      );
    for (const [x, height, lean] of [
      [604, 430, -26],
      [664, 520, 20],
      [730, 470, 34],
      [770, 390, 10],
    ] as const)
      reed(plate, x, 620, height, lean, mix(ink.spruce, ink.fern, 0.3));
    form(plate, stem('820 470 15, 700 436 13, 600 420 11, 480 402 10, 390 392 7, 330 372 4, 300 352 1.5'), {
      fill: ink.bark,
      light: mix(ink.clay, ink.rose, 0.5),
      towards: [-0.3, -0.95],
      depth: 0.9,
    });
    form(plate, stem('452 400 5, 420 430 4, 402 462 1.5'), { fill: ink.bark, depth: 0.9 });
    kingfisher(plate);
    ctx.fillStyle = mix(ink.clay, ink.bark, 0.3);
    ctx.fill(union([ellipse(444, 396, 13, 6, 0.2), ellipse(470, 400, 13, 6, 0.2)]));
    for (let i = 0; i < 12; i++)
      blade(
        random.between(500, 820),
        random.between(-1.9, -1.2),
        random.between(90, 190),
        mix(ink.spruce, ink.deep, random.between(0.1, 0.7)),
      );
    stippleAlong(plate, facet('0 540, 800 540, 800 600, 0 600'), ink.deep, [0, 540], [0, 610], 0.4);
    moonlit(plate, 'near');
    finish(plate, { grain: 0.01 });
  },
  [-0.7, -0.7],
);
