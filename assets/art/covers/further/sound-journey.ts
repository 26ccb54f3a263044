import { stand } from '../../kit/conifer';
import { finish } from '../../kit/finish';
import { fade, ink, mix, tint } from '../../kit/ink';
import { birds, grass } from '../../kit/life';
import { mist, wisps } from '../../kit/mist';
import { moonlit, nightfall } from '../../kit/moonlight';
import { milkyWay, nightSky } from '../../kit/night-sky';
import { down } from '../../kit/plate';
import { layer, ridge } from '../../kit/ridge';
import { disc, glow, sky } from '../../kit/sky';
import { stippleAlong } from '../../kit/stipple';
import { stem } from '../../kit/trace';
import { glitter, ripples, water } from '../../kit/water';
import { furtherCover } from './further-cover';
import { beach, sand } from './parts/beach';
import { shell } from './parts/sea-shell';

const horizon = 318;

/**
 * Evening on a bay in rose and heather. Waves follow the curved shore below layered hills, and a shell lies in front.
 */
export const soundJourneyCover = furtherCover(
  'sound-journey',
  229,
  (plate) => {
    const { ctx } = plate;
    const light = tint(mix(ink.pollen, ink.rose, 0.4), 0.45);
    sky(
      plate,
      [
        mix(ink.heather, ink.tarn, 0.25),
        mix(ink.heather, ink.rose, 0.6),
        mix(ink.rose, ink.pollen, 0.35),
        light,
      ],
      horizon,
    );
    moonlit(plate, 'sky');
    nightfall(plate, [0, 0], [0, 400]);
    nightSky(plate, 290);
    milkyWay(plate, [330, 330], [180, -80], 60);
    if (!plate.moonlit)
      disc(plate, [236, 214], 46, tint(ink.pollen, 0.66), { halo: light, reach: 260, strength: 0.9 });
    birds(plate, 380, 134, 26, 4, mix(ink.heather, ink.deep, 0.5));
    for (const [y, swell, color, lean] of [
      [262, 26, mix(ink.heather, ink.rose, 0.55), 90],
      [276, 22, mix(ink.heather, ink.rose, 0.28), 130],
      [292, 18, mix(ink.heather, ink.tarn, 0.25), 170],
    ] as const) {
      const hill = ridge(plate, {
        y,
        swell,
        wave: 190,
        rough: 0.3,
        bend: (x) =>
          -(Math.max(0, (x - 330) / 470) ** 1.5) * lean + Math.max(0, 1 - Math.abs(x - 236) / 230) * 52,
      });
      layer(plate, hill, { color, mist: light, melt: 46, haze: 0.7, dots: 0.5 });
      wisps(plate, y + 26, 6, light, 2, 0.3);
    }
    mist(plate, horizon, 30, light, 0.7);
    moonlit(plate, 'far');
    water(plate, horizon, 600, [
      mix(ink.rose, ink.heather, 0.25),
      mix(ink.tarn, ink.heather, 0.5),
      mix(ink.tarn, ink.deep, 0.3),
    ]);
    ripples(plate, horizon, 590, light, 90, 0.5);
    glitter(plate, 236, horizon, 560, { color: tint(ink.pollen, 0.6), far: 34, near: 70, opacity: 0.9 });
    moonlit(plate, 'middle');
    const cape = ridge(plate, {
      y: 372,
      swell: 3,
      wave: 160,
      bend: (x) => -(Math.max(0, (x - 470) / 330) ** 0.9 * 150),
      floor: 420,
    });
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, 0, 800, 362);
    ctx.clip();
    stand(plate, {
      ground: (x) => cape.topAt(x) + 6,
      color: mix(ink.deep, ink.heather, 0.3),
      height: [34, 74],
      gap: 15,
      from: 556,
      glint: light,
    });
    layer(plate, cape, {
      color: mix(ink.deep, ink.heather, 0.42),
      mist: mix(ink.heather, ink.tarn, 0.4),
      melt: 30,
      haze: 0.5,
      dots: 0.4,
    });
    ctx.restore();
    moonlit(plate, 'far');
    beach(plate);
    shell(plate);
    const dune = ridge(plate, {
      y: 612,
      swell: 6,
      wave: 120,
      bend: (x) => -(Math.max(0, (x - 560) / 240) ** 2) * 76,
    });
    grass(plate, dune.topAt, [30, 92], mix(ink.bark, ink.heather, 0.25), 5, 704);
    layer(plate, dune, { color: mix(sand, ink.bark, 0.5), dots: 0.5 });
    grass(plate, (x) => dune.topAt(x) + 24, [24, 70], mix(ink.bark, ink.deep, 0.4), 6, 712);
    stippleAlong(plate, stem('0 596 8, 300 590 3'), sand, [0, 580], [0, 600], 0.4);
    ctx.fillStyle = down(plate, 540, 600, [fade(ink.heather, 0), fade(ink.heather, 0.16)]);
    ctx.fillRect(0, 540, 800, 60);
    glow(plate, [236, 214], 420, light, 0.22);
    moonlit(plate, 'near');
    finish(plate, { grain: 0.01 });
  },
  [-0.5, -0.86],
);
