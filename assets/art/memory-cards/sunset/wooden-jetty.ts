import { finish } from '../../kit/finish';
import { fade, ink, mix, shade, tint } from '../../kit/ink';
import { wisps } from '../../kit/mist';
import { box, polygon } from '../../kit/path';
import { down, within } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, sky, stars } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { glitter, reflect, ripples } from '../../kit/water';
import type { Card } from '../card';
import { deck, half, horizon, lantern, post } from './jetty';

/** A quarter of an hour after sunset: a jetty toward the last light. Hue: violet. */
export const woodenJetty: Card = {
  name: 'Wooden jetty',
  seed: 433,
  light: [0, -1],
  draw(plate) {
    const { ctx } = plate;
    const deep = mix(ink.heather, ink.night, 0.52);
    sky(
      plate,
      [
        deep,
        mix(ink.heather, ink.night, 0.12),
        mix(ink.heather, ink.dusk, 0.5),
        tint(ink.rose, 0.1),
        tint(ink.pollen, 0.3),
      ],
      horizon,
      [0, 0.4, 0.68, 0.88, 1],
    );
    stars(plate, 50, 110);
    within(plate, box(0, 0, 400, horizon), () =>
      disc(plate, [200, 202], 30, tint(ink.pollen, 0.75), {
        halo: tint(ink.rose, 0.3),
        reach: 190,
        strength: 0.85,
      }),
    );
    wisps(plate, 118, 34, mix(ink.dusk, ink.heather, 0.25), 5, 0.55);
    for (const [y, turn, color] of [
      [184, 0.16, 0.45],
      [196, -0.12, 0.15],
    ] as const) {
      const far = ridge(plate, {
        y,
        swell: 9,
        wave: 80,
        floor: horizon + 1,
        bend: (x) => 14 - Math.abs(x - 200) * Math.abs(turn),
      });
      layer(plate, far, {
        color: mix(deep, ink.dusk, color),
        mist: ink.dusk,
        melt: 20,
        haze: 0.35,
        dots: 0.5,
      });
    }
    reflect(plate, horizon, 296, { squash: 1.5, slip: 2.4, clear: 1, deepest: 1 });
    ctx.fillStyle = down(plate, horizon, 500, [
      fade(ink.heather, 0.15),
      fade(mix(ink.heather, ink.night, 0.3), 0.6),
      fade(deep, 0.95),
    ]);
    ctx.fillRect(0, horizon, 400, 296);
    glitter(plate, 200, horizon + 2, 330, {
      color: tint(ink.rose, 0.5),
      far: 34,
      near: 90,
      opacity: 0.7,
      gap: 6,
    });
    ripples(plate, horizon + 6, 490, tint(ink.rose, 0.3), 54, 0.4);
    stippleAlong(
      plate,
      polygon([
        [182, 244],
        [218, 244],
        [366, 500],
        [34, 500],
      ]),
      shade(deep, 0.5),
      [200, 240],
      [200, 500],
      0.85,
    );
    const stations = [252, 272, 306, 362, 458];
    for (const y of stations) for (const side of [-1, 1]) post(plate, side, y);
    deck(plate);
    for (const y of stations)
      for (const side of [-1, 1]) {
        const wide = (y - horizon) * 0.085;
        within(plate, box(0, 0, 400, y + wide * 0.2), () => post(plate, side, y));
      }
    lantern(plate, 200 - half(362) - 6, 290);
    finish(plate);
  },
};
