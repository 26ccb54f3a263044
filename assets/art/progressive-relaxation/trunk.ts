/** The fox's body and tail. The origin is the middle of the chest's upper edge, between the shoulders. */
import type { Path2D } from '@napi-rs/canvas';
import { ink, lightest, mix, shade } from '../kit/ink';
import { ellipse } from '../kit/path';
import { type Plate, within } from '../kit/plate';
import { form, stippleAlong } from '../kit/stipple';
import { line, shape } from '../kit/trace';
import { bristle, coat, cream, dim, fur, onBothSides, type State, strokes } from './coat';

const fold = mix(dim, ink.bark, 0.35);

/** Paints the coat of the body. Its sides lie in the shade of the arms, its shoulders in the light. */
function body(plate: Plate, outline: Path2D): void {
  form(plate, outline, {
    fill: fur,
    shade: shade(fur, 0.5),
    light: mix(fur, lightest, 0.3),
    depth: 0.9,
    towards: [0, -1],
    start: 0.12,
  });
}

/** Paints the soft, round belly. */
function soft(plate: Plate): void {
  body(
    plate,
    shape(
      '0 -70, 76 -56, 132 -14, 152 60, 186 150, 204 232, 176 320, 0 372, -176 320, -204 232, -186 150, -152 60, -132 -14, -76 -56',
      0.9,
    ),
  );
  const chest = shape(
    '0 -80, 56 -54, 76 -6, 66 36, 82 62, 52 72, 56 98, 26 92, 0 118, -26 92, -56 98, -52 72, -82 62, -66 36, -76 -6, -56 -54',
    0.55,
  );
  const belly = shape(
    '0 52, 84 74, 136 150, 148 226, 118 304, 0 346, -118 304, -148 226, -136 150, -84 74',
    0.95,
  );
  form(plate, belly, { fill: cream, shade: dim, light: lightest, depth: 0.85 });
  within(plate, belly, () => stippleAlong(plate, ellipse(0, 96, 110, 52), dim, [0, 140], [0, 70], 0.55));
  form(plate, chest, { fill: mix(cream, lightest, 0.3), shade: dim, light: null, depth: 0.45 });
  strokes(plate, [line('-9 236, 0 243, 9 236')], fold, 5.5);
}

/** Paints the belly drawn in under the ribs. */
function drawnIn(plate: Plate): void {
  onBothSides(plate, () =>
    bristle(plate, '150 74 -16 32, 132 112 2 34, 106 146 10 34, 94 184 4 34, 98 222 -10 34, 126 258 -16 32'),
  );
  body(
    plate,
    shape(
      '0 -70, 78 -58, 140 -14, 174 46, 158 100, 112 150, 104 206, 144 290, 150 330, 0 372, -150 330, -144 290, -104 206, -112 150, -158 100, -174 46, -140 -14, -78 -58',
      0.9,
    ),
  );
  const belly = shape(
    '0 60, 100 66, 92 112, 70 152, 66 206, 90 290, 72 338, 0 350, -72 338, -90 290, -66 206, -70 152, -92 112, -100 66',
    0.85,
  );
  form(plate, belly, {
    fill: mix(cream, dim, 0.24),
    shade: mix(dim, ink.bark, 0.2),
    light: null,
    depth: 0.9,
    towards: [0, 1],
  });
  const ribs = shape(
    '0 -80, 76 -54, 118 -6, 132 50, 112 100, 58 120, 0 96, -58 120, -112 100, -132 50, -118 -6, -76 -54',
    0.8,
  );
  form(plate, ribs, {
    fill: mix(cream, lightest, 0.3),
    shade: dim,
    light: null,
    depth: 0.7,
    towards: [0, -1],
  });
  onBothSides(plate, () => {
    strokes(plate, [line('112 56, 84 66, 58 64'), line('114 24, 86 36, 62 36')], fold, 5);
    // The muscles of the stomach stand out.
    strokes(plate, [line('8 146, 34 150, 58 138'), line('8 184, 34 188, 56 178')], fold, 5.5);
  });
  strokes(plate, [line('0 112, 1 160, 0 212')], fold, 5);
  strokes(plate, [line('-8 228, 0 222, 8 228')], fold, 6);
}

export const trunk = (plate: Plate, state: State): void => (state === 'rest' ? soft : drawnIn)(plate);

/** Paints the tail, which hangs over the edge of the hammock. */
export function tail(plate: Plate): void {
  const brush = shape(
    '10 6, 52 -6, 88 24, 100 86, 88 152, 58 220, 18 272, -18 284, -30 256, -8 200, 6 140, 0 70',
    0.95,
  );
  coat(plate, brush);
  within(plate, brush, () =>
    form(plate, shape('-60 190, -8 182, 16 206, 38 184, 64 206, 100 190, 90 320, -60 320', 0.4), {
      fill: cream,
      shade: dim,
      light: lightest,
      depth: 0.8,
    }),
  );
  strokes(plate, [line('60 40, 66 90, 56 140'), line('36 60, 42 110, 34 150')], shade(fur, 0.3), 3.5);
}
