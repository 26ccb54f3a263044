import { Path2D } from '@napi-rs/canvas';
import { fade, ink, lightest, mix, shade, tint } from '../../kit/ink';
import { box, leaf, polygon, taper, union } from '../../kit/path';
import { down, outwards, type Plate, within } from '../../kit/plate';
import { form } from '../../kit/stipple';
import { arched, line, shape } from '../../kit/trace';

const wall = mix(tint(ink.rose, 0.5), ink.pollen, 0.16);

const wood = mix(mix(ink.bark, ink.clay, 0.32), ink.pollen, 0.22);

const opening = arched(470, 70, 660, 610);

/** Paints the wall around the window, and the paneled seat below it. */
export function room(plate: Plate): void {
  const { ctx } = plate;
  const around = new Path2D();
  around.rect(0, 0, 1600, 1000);
  around.addPath(opening);
  ctx.fillStyle = outwards(
    plate,
    [800, 430],
    980,
    [tint(wall, 0.45), wall, mix(wall, ink.heather, 0.3), mix(wall, ink.heather, 0.55)],
    [0.3, 0.5, 0.8, 1],
  );
  ctx.fill(around, 'evenodd');
  // Two strips of wallpaper with a faint pattern of sprigs.
  within(plate, null, () => {
    for (let row = 0; row < 9; row++)
      for (const x of [60, 170, 280, 390, 1220, 1330, 1440, 1550]) {
        const y = 40 + row * 84 + (Math.round(x / 110) % 2) * 42;
        ctx.fillStyle = fade(mix(wall, ink.fern, 0.55), 0.42);
        for (const turn of [-2.3, -1.57, -0.84]) ctx.fill(leaf([x, y], turn, 22, 8));
        ctx.fill(
          taper([
            [x, y, 1],
            [x + 2, y + 14, 1.2],
            [x - 1, y + 24, 0.6],
          ]),
        );
      }
  });
  const recess = arched(444, 44, 712, 650);
  recess.addPath(opening);
  ctx.fillStyle = down(plate, 44, 690, [mix(wood, lightest, 0.62), mix(wood, lightest, 0.42)]);
  ctx.fill(recess, 'evenodd');
  ctx.lineWidth = 4;
  ctx.strokeStyle = fade(shade(wood, 0.25), 0.7);
  ctx.stroke(opening);
  ctx.strokeStyle = fade(shade(wood, 0.2), 0.4);
  ctx.stroke(arched(444, 44, 712, 650));
  const bars = union([
    box(682, 90, 15, 600),
    box(903, 90, 15, 600),
    box(470, 388, 660, 13),
    box(470, 664, 660, 20),
  ]);
  within(plate, opening, () => {
    form(plate, bars, {
      fill: mix(wood, lightest, 0.5),
      shade: mix(wood, ink.bark, 0.4),
      towards: [0.8, -0.5],
    });
  });
}

export function seat(plate: Plate): void {
  const { ctx } = plate;
  form(plate, box(250, 684, 1100, 26, 8), { fill: mix(wood, lightest, 0.3), light: lightest, shade: wood });
  form(plate, box(236, 798, 1128, 30, 6), { fill: wood, light: tint(wood, 0.5) });
  ctx.fillStyle = down(plate, 820, 1000, [shade(wood, 0.28), mix(wood, ink.bark, 0.6)]);
  ctx.fill(box(262, 826, 1076, 190));
  for (const x of [292, 560, 828, 1096])
    form(plate, box(x, 848, 226, 170, 6), {
      fill: mix(wood, ink.bark, 0.3),
      light: mix(wood, lightest, 0.2),
      shade: ink.bark,
      depth: 0.5,
    });
  ctx.fillStyle = down(plate, 880, 1000, [mix(wood, ink.bark, 0.5), mix(ink.bark, wood, 0.2)]);
  ctx.fill(union([box(-10, 900, 272, 110), box(1338, 900, 280, 110)]));
  const mattress = shape(
    '262 716, 530 710, 800 709, 1070 710, 1338 716, 1360 734, 1362 784, 1340 803, 1070 807, 800 808, 530 807, 260 803, 238 784, 240 734',
    0.7,
  );
  form(plate, mattress, {
    fill: mix(ink.lichen, lightest, 0.35),
    light: lightest,
    shade: mix(ink.fern, ink.bark, 0.3),
    depth: 0.7,
    start: 0.5,
  });
  ctx.strokeStyle = fade(mix(ink.fern, ink.bark, 0.3), 0.7);
  ctx.lineWidth = 2.6;
  ctx.stroke(line('246 786, 800 792, 1354 786'));
  // Light from the window on the seat.
  ctx.fillStyle = fade(lightest, 0.42);
  ctx.fill(
    union([
      polygon([
        [560, 716],
        [690, 714],
        [660, 800],
        [500, 800],
      ]),
      polygon([
        [730, 713],
        [890, 713],
        [890, 803],
        [700, 803],
      ]),
      polygon([
        [930, 713],
        [1080, 715],
        [1130, 800],
        [940, 803],
      ]),
    ]),
  );
}
