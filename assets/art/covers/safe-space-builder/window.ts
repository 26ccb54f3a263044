import { stand } from '../../kit/conifer';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { mist } from '../../kit/mist';
import { moonlit } from '../../kit/moonlight';
import { box, union } from '../../kit/path';
import { peak } from '../../kit/peak';
import { down, type Plate, within } from '../../kit/plate';
import { glow } from '../../kit/sky';
import { form, stippleAlong } from '../../kit/stipple';
import { line, shape } from '../../kit/trace';

const wood = mix(ink.bark, ink.night, 0.18);
const linen = tint(mix(ink.rose, ink.pollen, 0.45), 0.35);
const pane = box(226, 84, 268, 214, 3);

/** Paints the view of the evening outside: two snowy peaks, firs, and the evening star. */
function view(plate: Plate): void {
  const { ctx } = plate;
  within(plate, pane, () => {
    ctx.fillStyle = down(plate, 84, 290, [
      mix(ink.heather, ink.night, 0.42),
      mix(ink.heather, ink.tarn, 0.3),
      mix(ink.rose, ink.heather, 0.3),
      tint(ink.pollen, 0.3),
    ]);
    ctx.fill(pane);
    glow(plate, [446, 118], 16, lightest, 0.85);
    glow(plate, [446, 118], 4, lightest, 1);
    const far = {
      rock: mix(ink.heather, ink.tarn, 0.4),
      mist: mix(ink.rose, ink.heather, 0.35),
      lit: 'right' as const,
    };
    peak(
      plate,
      { apex: [428, 156], left: [330, 282], right: [560, 282], jag: 0.5 },
      { ...far, snow: tint(ink.rose, 0.45), snowline: 0.4 },
    );
    peak(
      plate,
      { apex: [318, 124], left: [180, 284], right: [460, 284], jag: 0.55 },
      { ...far, rock: mix(ink.heather, ink.tarn, 0.55), snow: tint(ink.rose, 0.55), snowline: 0.46 },
    );
    mist(plate, 272, 44, mix(ink.rose, ink.heather, 0.3), 0.75);
    stand(plate, {
      ground: () => 292,
      color: mix(ink.spruce, ink.heather, 0.4),
      height: [22, 52],
      gap: 10,
      from: 216,
      to: 500,
    });
    stand(plate, {
      ground: () => 304,
      color: mix(ink.deep, ink.heather, 0.2),
      height: [26, 62],
      gap: 13,
      from: 216,
      to: 500,
    });
  });
}

function curtain(plate: Plate, left: number, side: 1 | -1): void {
  const x = (t: number): number => left + side * t;
  const path = shape(
    `${x(-6)} 62, ${x(76)} 62, ${x(70)} 120, ${x(48)} 186, ${x(26)} 232, ${x(34)} 280, ${x(40)} 336, ${x(-16)} 336, ${x(-14)} 200`,
    0.5,
  );
  form(plate, path, {
    fill: linen,
    shade: mix(ink.dusk, ink.bark, 0.45),
    light: lightest,
    depth: 0.85,
    towards: [0.9, 0.1],
  });
  within(plate, path, () => {
    for (const t of [6, 20, 34, 50, 64]) {
      const fold = shape(
        `${x(t - 5)} 60, ${x(t + 3)} 60, ${x(t * 0.62 + 3)} 190, ${x(t * 0.3 + 8)} 232, ${x(t * 0.62 - 6)} 340, ${x(t * 0.62 - 14)} 340, ${x(t * 0.28 + 2)} 232, ${x(t * 0.6 - 3)} 190`,
        0.6,
      );
      stippleAlong(plate, fold, mix(ink.dusk, ink.bark, 0.5), [x(t + 4), 0], [x(t - 12), 0], 0.6);
    }
  });
  form(plate, shape(`${x(-14)} 226, ${x(28)} 222, ${x(30)} 238, ${x(-14)} 242`, 0.6), {
    fill: ink.clay,
    light: tint(ink.rose, 0.3),
  });
}

/** Paints the window with its frame, sill and curtains, and a plant on the sill. */
export function window(plate: Plate): void {
  const { ctx } = plate;
  form(plate, box(212, 70, 296, 242, 5), {
    fill: wood,
    light: mix(wood, ink.pollen, 0.4),
    depth: 0.7,
    towards: [0.8, 0.4],
  });
  moonlit(plate, 'indoors');
  view(plate);
  moonlit(plate, 'sky');
  form(plate, union([box(355, 84, 10, 214), box(226, 182, 268, 9)]), {
    fill: wood,
    light: mix(wood, ink.pollen, 0.35),
    depth: 0.7,
    towards: [0.8, 0.4],
  });
  ctx.strokeStyle = fade(shade(wood, 0.5), 0.8);
  ctx.lineWidth = 2;
  ctx.stroke(pane);
  form(plate, box(196, 304, 328, 16, 4), {
    fill: mix(wood, ink.clay, 0.25),
    light: mix(wood, ink.pollen, 0.6),
    towards: [0.5, -0.8],
  });
  ctx.strokeStyle = shade(wood, 0.3);
  ctx.lineWidth = 7;
  ctx.stroke(line('176 60, 544 60'));
  curtain(plate, 192, 1);
  curtain(plate, 528, -1);
}
