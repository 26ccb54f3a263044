import { finish } from '../kit/finish';
import { ink, lightest, mix, shade, tint } from '../kit/ink';
import { grass } from '../kit/life';
import { mist, wisps } from '../kit/mist';
import { moonlit, nightfall } from '../kit/moonlight';
import { fullMoon, nightSky } from '../kit/night-sky';
import { layer, ridge } from '../kit/ridge';
import { disc, glow, sky } from '../kit/sky';
import type { Picture } from '../picture';
import { cover } from './cover';
import { bubble } from './thought-bubbles/bubble';

/** The Breathing Puzzle: one large soap bubble above the high grass of a hilltop at sunrise. */
export const breathingBubbleCover: Picture = cover('breathing-bubble', 271, (plate) => {
  sky(
    plate,
    [mix(ink.heather, ink.ice, 0.6), mix(ink.rose, ink.ice, 0.4), tint(ink.rose, 0.4), tint(ink.pollen, 0.6)],
    440,
  );
  moonlit(plate, 'sky');
  nightfall(plate, [0, 0], [0, 440]);
  nightSky(plate, 420);
  fullMoon(plate, [640, 392], 78);
  if (!plate.moonlit)
    disc(plate, [652, 380], 46, tint(ink.pollen, 0.7), {
      halo: tint(ink.pollen, 0.5),
      reach: 300,
      strength: 0.6,
      rim: tint(ink.pollen, 0.4),
    });
  const haze = tint(mix(ink.rose, ink.pollen, 0.35), 0.45);
  [mix(ink.heather, ink.rose, 0.45), mix(ink.heather, ink.lichen, 0.55)].forEach((color, i) => {
    const hill = ridge(plate, { y: 418 + i * 44, swell: 34 - i * 8, wave: 260, octaves: 3, rough: 0.34 });
    layer(plate, hill, { color, mist: haze, melt: 80, haze: 0.7, dots: 0.45 });
    wisps(plate, 456 + i * 40, 10, haze, 3, 0.4);
  });
  moonlit(plate, 'far');
  mist(plate, 510, 44, haze, 0.5);
  const meadow = mix(ink.fern, ink.lichen, 0.35);
  const rise = ridge(plate, {
    y: 520,
    swell: 8,
    wave: 260,
    bend: (x) => ((x - 380) / 400) ** 2 * 46,
  });
  grass(plate, (x) => rise.topAt(x) + 6, [16, 44], mix(meadow, ink.spruce, 0.25), 3);
  layer(plate, rise, { color: meadow, dots: 0.5 });
  moonlit(plate, 'middle');
  glow(plate, [376, 286], 300, lightest, 0.35);
  bubble(plate, 376, 286, 168);
  bubble(plate, 596, 168, 34);
  bubble(plate, 190, 424, 20);
  moonlit(plate, 'near');
  grass(plate, () => 606, [46, 128], shade(ink.spruce, 0.08), 4);
  finish(plate, { grain: 0.018 });
});
