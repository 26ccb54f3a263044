/** The fox's head. The origin is the middle of the face. */
import { fade, ink, lightest, mix, shade } from '../kit/ink';
import { ellipse } from '../kit/path';
import { outwards, type Plate, within } from '../kit/plate';
import { form, stippleAlong } from '../kit/stipple';
import { line, shape } from '../kit/trace';
import { bristle, coat, cream, crease, dark, dim, fur, onBothSides, type State, strokes } from './coat';

function ear(plate: Plate, turn: number): void {
  within(plate, null, () => {
    plate.ctx.translate(72, -62);
    plate.ctx.rotate(turn);
    coat(plate, shape('-58 30, -34 -62, 2 -116, 34 -60, 48 34', 0.5));
    form(plate, shape('-30 24, -14 -48, 4 -82, 20 -42, 26 24', 0.5), {
      fill: dark,
      light: mix(dark, ink.dusk, 0.6),
      depth: 0.8,
    });
    form(plate, shape('-32 26, -20 -8, -8 14, 0 -14, 10 16, 20 -2, 30 28', 0.5), {
      fill: cream,
      shade: dim,
      light: null,
      depth: 0.6,
    });
  });
}

/** Paints the relaxed face: closed eyes, smooth brow, a loose mouth. */
function atRest(plate: Plate): void {
  const { ctx } = plate;
  onBothSides(plate, () => ear(plate, 0.16));
  const face = shape(
    '0 -96, 74 -82, 124 -26, 156 30, 98 66, 50 100, 0 116, -50 100, -98 66, -156 30, -124 -26, -74 -82',
    0.85,
  );
  coat(plate, face);
  within(plate, face, () => {
    onBothSides(plate, () =>
      form(plate, shape('172 22, 102 10, 46 30, 18 70, -4 92, -4 140, 120 120', 0.8), {
        fill: cream,
        shade: dim,
        light: null,
        depth: 0.7,
      }),
    );
    stippleAlong(
      plate,
      shape('-30 -110, 30 -110, 22 -66, 0 -20, -22 -66', 0.7),
      shade(fur, 0.3),
      [0, -16],
      [0, -104],
      0.55,
    );
  });
  onBothSides(plate, () => strokes(plate, [line('30 12, 44 26, 64 27, 82 12')], dark, 7));
  strokes(plate, [line('0 98, 0 104'), line('-22 103, -10 110, 0 104, 10 110, 22 103')], dark, 4.5);
  form(plate, shape('-21 78, 0 71, 21 78, 13 95, 0 102, -13 95', 0.8), {
    fill: dark,
    light: mix(dark, ink.ice, 0.5),
  });
  onBothSides(plate, () => {
    ctx.fillStyle = outwards(plate, [96, 48], 34, [fade(ink.dusk, 0.5), fade(ink.dusk, 0)]);
    ctx.fill(ellipse(96, 48, 34, 24));
  });
}

/** Paints the scrunched face: everything is drawn toward the nose, and the ears lie back. */
function scrunched(plate: Plate): void {
  onBothSides(plate, () => {
    within(plate, null, () => {
      plate.ctx.translate(26, 14);
      ear(plate, 0.78);
    });
    bristle(plate, '132 -24 -30 34, 146 6 -8 40, 138 36 14 38, 114 62 34 34, 22 -72 -78 26, 54 -68 -62 26');
  });
  const face = shape(
    '0 -86, 66 -78, 118 -44, 156 6, 138 54, 84 84, 40 92, 0 98, -40 92, -84 84, -138 54, -156 6, -118 -44, -66 -78',
    0.85,
  );
  coat(plate, face);
  within(plate, face, () => {
    onBothSides(plate, () =>
      form(plate, shape('172 16, 128 26, 92 34, 46 40, 18 58, -4 74, -4 130, 150 110', 0.8), {
        fill: cream,
        shade: dim,
        light: null,
        depth: 0.7,
      }),
    );
    // The cheeks bulge.
    onBothSides(plate, () =>
      form(plate, ellipse(92, 48, 46, 34), {
        fill: mix(cream, ink.rose, 0.25),
        shade: dim,
        light: lightest,
        depth: 0.7,
      }),
    );
  });
  onBothSides(plate, () => {
    // Eyes pressed shut, brow pulled down.
    strokes(plate, [line('102 -30, 42 4, 102 26', 0.25)], dark, 9);
    strokes(plate, [line('108 -54, 72 -42, 36 -20')], crease, 6);
    strokes(plate, [line('11 -58, 14 -44, 9 -28')], crease, 5);
    strokes(plate, [line('14 24, 22 34, 34 36'), line('12 38, 22 46, 32 46')], crease, 4.5);
  });
  strokes(plate, [line('-12 8, 0 14, 12 8'), line('-14 -8, 0 -2, 14 -8')], crease, 5);
  strokes(plate, [line('-38 80, -24 72, -12 82, 0 74, 12 82, 24 72, 38 80', 0.9)], dark, 5.5);
  form(plate, shape('-22 46, 0 38, 22 46, 14 60, 0 66, -14 60', 0.8), {
    fill: dark,
    light: mix(dark, ink.ice, 0.5),
  });
}

export const head = (plate: Plate, state: State): void => (state === 'rest' ? atRest : scrunched)(plate);
