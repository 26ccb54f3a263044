import { cloudBank } from '../kit/cloud';
import { finish } from '../kit/finish';
import { fade, ink, lightest, mix, tint } from '../kit/ink';
import { birds } from '../kit/life';
import { wisps } from '../kit/mist';
import { lamplight, moonlit, nightfall } from '../kit/moonlight';
import { nightSky } from '../kit/night-sky';
import { disc, sky, stars } from '../kit/sky';
import { line, rows } from '../kit/trace';
import type { Picture } from '../picture';
import { cover } from './cover';
import { bubble } from './thought-bubbles/bubble';

/** Evening above the clouds: thoughts as soap bubbles that drift away. */
export const thoughtBubblesCover: Picture = cover('thought-bubbles', 613, (plate) => {
  const { ctx } = plate;
  sky(
    plate,
    [mix(ink.heather, ink.night, 0.22), ink.heather, mix(ink.heather, ink.rose, 0.6), tint(ink.rose, 0.25)],
    470,
  );
  stars(plate, 50, 150);
  moonlit(plate, 'sky');
  nightfall(plate, [0, 0], [0, 460]);
  nightSky(plate, 400);
  if (!plate.moonlit)
    disc(plate, [152, 392], 70, tint(ink.pollen, 0.66), {
      halo: tint(ink.rose, 0.5),
      reach: 340,
      strength: 0.7,
      rim: mix(ink.rose, ink.pollen, 0.4),
    });
  wisps(plate, 250, 80, tint(ink.rose, 0.3), 6, 0.4);
  birds(plate, 604, 216, 17, 3, mix(ink.heather, ink.night, 0.4));
  cloudBank(plate, 424, 190, mix(ink.rose, ink.heather, 0.42), mix(ink.heather, ink.dusk, 0.2));
  cloudBank(plate, 488, 290, mix(ink.rose, ink.heather, 0.22), mix(ink.heather, ink.rose, 0.25));
  moonlit(plate, 'far');
  lamplight(plate, [180, 500], 400, 0.85);
  lamplight(plate, [640, 530], 340, 0.7);
  ctx.strokeStyle = fade(lightest, 0.35);
  ctx.lineWidth = 2;
  ctx.setLineDash([1, 9]);
  for (const trail of ['380 450, 420 400, 360 360', '560 430, 596 350, 566 300', '180 420, 150 330, 176 270'])
    ctx.stroke(line(trail));
  ctx.setLineDash([]);
  for (const [x = 0, y = 0, radius = 0] of rows(
    '310 236 136, 560 172 88, 132 146 52, 498 352 54, 700 266 34, 620 404 30, 432 84 24, 84 300 18, 652 92 20, 236 430 16',
  ))
    bubble(plate, x, y, radius);
  moonlit(plate, 'near');
  cloudBank(plate, 590, 430, tint(mix(ink.rose, ink.heather, 0.12), 0.25), mix(ink.heather, ink.rose, 0.45));
  moonlit(plate, 'middle');
  bubble(plate, 352, 494, 22);
  moonlit(plate, 'near');
  finish(plate, { grain: 0.012 });
});
