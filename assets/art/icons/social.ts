import { heroDay } from '../home/hero';
import { fade, ink, lightest, mix } from '../kit/ink';
import { ellipse } from '../kit/path';
import { along, within } from '../kit/plate';
import type { Picture } from '../picture';
import { mark, markSide } from './mark';

const width = 800;
const height = 420;
/** Enlargement of the grove, whose left edge stays in place. */
const nearer = 1.2;

/**
 * Preview picture for links to Stillgrove on other sites, 1200 x 630: the morning grove with the logo on its misty
 * side.
 */
export const social: Picture = {
  file: 'social.webp',
  width,
  height,
  scale: 3,
  outputWidth: 1200,
  seed: heroDay.seed,
  light: heroDay.light,
  quality: 80,
  limit: 120,
  draw(plate) {
    const { ctx } = plate;
    within(plate, null, () => {
      ctx.scale(nearer, nearer);
      ctx.translate(-90, 0);
      heroDay.draw(plate);
    });
    const mist = mix(lightest, ink.lichen, 0.12);
    ctx.fillStyle = along(
      plate,
      [0, 0],
      [0.5 * width, 0],
      [mist, fade(mist, 0.85), fade(mist, 0)],
      [0, 0.4, 1],
    );
    ctx.fillRect(0, 0, width, height);
    ctx.translate(176, 210);
    ctx.fillStyle = fade(ink.snow, 0.55);
    ctx.fill(ellipse(0, 0, 104));
    ctx.scale(184 / markSide, 184 / markSide);
    ctx.translate(-markSide / 2, -markSide / 2);
    mark(plate);
  },
};
