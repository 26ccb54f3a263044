import type { Canvas } from '@napi-rs/canvas';
import { finish } from '../kit/finish';
import { fade, ink, lightest, mix, shade, tint } from '../kit/ink';
import { moonlit, nightfall } from '../kit/moonlight';
import { milkyWay, nightSky } from '../kit/night-sky';
import { box } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { layer, ridge } from '../kit/ridge';
import { glow, sky } from '../kit/sky';
import { fox } from '../memory-cards/animals/fox';
import { drawCard } from '../memory-cards/card';
import { waterLily } from '../memory-cards/flowers/water-lily';
import { mistyPeak } from '../memory-cards/mountain/misty-peak';
import { cardBack } from '../memory-cards/table/card-back';
import { drawPicture, type Picture } from '../picture';
import { cover } from './cover';

/**
 * Paints a card on the table: a picture of 212 x 265 units with a white border around it. The card is centered at (`x`,
 * `y`) and rotated by `turn` rad.
 */
function lay({ ctx }: Plate, face: Canvas, x: number, y: number, turn: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.shadowColor = fade(shade(ink.deep, 0.3), 0.42);
  ctx.shadowBlur = 36;
  ctx.shadowOffsetY = 16;
  ctx.fillStyle = ink.snow;
  ctx.fill(box(-112, -138.5, 224, 277, 23));
  ctx.shadowColor = fade(ink.deep, 0);
  ctx.clip(box(-106, -132.5, 212, 265, 18));
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(face, -106, -132.5, 212, 265);
  ctx.restore();
}

/** A fan of four cards, one of them still face down. */
const fan: Picture = cover('memory-cards', 101, (plate) => {
  const paper = '#DDE8DD';
  sky(plate, [mix(paper, ink.lichen, 0.35), mix(paper, lightest, 0.4), mix(paper, ink.lichen, 0.3)], 480);
  glow(plate, [250, 60], 460, tint(ink.pollen, 0.7), 0.7);
  moonlit(plate, 'sky');
  nightfall(plate, [0, 0], [0, 440]);
  nightSky(plate, 380);
  milkyWay(plate, [-40, 330], [720, -60], 74);
  const hills = [
    mix(paper, ink.lichen, 0.55),
    mix(ink.lichen, ink.fern, 0.3),
    mix(ink.lichen, ink.fern, 0.8),
  ];
  hills.forEach((color, i) => {
    const hill = ridge(plate, { y: 412 + i * 62, swell: 22, wave: 260, octaves: 2, rough: 0.3 });
    layer(plate, hill, { color, mist: mix(color, paper, 0.6), melt: 100, haze: 0.8, dots: 0.4 });
  });
  moonlit(plate, 'middle');
  within(plate, null, () => {
    lay(plate, drawPicture(cardBack).canvas, 166, 318, -0.34);
    lay(plate, drawCard(fox).canvas, 318, 276, -0.12);
    lay(plate, drawCard(mistyPeak).canvas, 476, 274, 0.1);
    lay(plate, drawCard(waterLily).canvas, 634, 318, 0.34);
  });
  moonlit(plate, 'near');
  finish(plate, { grain: 0.01, vignette: 0.07 });
});

/** The cover loads before the first frame of play, so it is compressed more than the others. */
export const memoryCardsCover: Picture = { ...fan, quality: 58 };
