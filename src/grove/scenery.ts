/** Surroundings of the grove: sky, mountains, ridges of earlier years, and the folds of the hill. */
import { createRandomSequence } from '../../engine/paint/noise-tile';
import type { HillGeometry } from './land';
import { FOLD_STARTS } from './land';
import { colorInLight, type GroveLight, mixColors, withAlpha } from './light';
import { polygonPath } from './outline';
import type { YearRidge } from './plan';
import { RIDGE_SECTION_COUNT } from './plan';
import type { CanvasPoint, StipplePainter } from './stipple-painter';

/** Number of segments of a line from the left to the right edge. */
const STEPS = 48;

function below(land: HillGeometry, line: (x: number) => number): Path2D {
  const points: CanvasPoint[] = [[-4, land.height + 4]];
  for (let step = 0; step <= STEPS; step++) {
    const x = -4 + ((land.width + 8) * step) / STEPS;
    points.push([x, line(x)]);
  }
  return polygonPath([...points, [land.width + 4, land.height + 4]]);
}

export function drawSky(press: StipplePainter, land: HillGeometry, light: GroveLight): void {
  const { width, height, summit } = land;
  const all = new Path2D();
  all.rect(0, 0, width, height);
  press.form(all, press.blend([0, 0], [0, height * 0.56], light.sky), {
    from: [width * 0.5, height * 0.5],
    to: [width * 0.3, -height * 0.5],
    depth: 0.3,
    shine: 0.1,
    strength: 0.26,
  });
  const next = createRandomSequence(20_011);
  for (let star = 0; star < light.stars * 70; star++) {
    const path = new Path2D();
    path.arc(next() * width, next() ** 1.4 * height * 0.44, 0.4 + next() ** 3, 0, Math.PI * 2);
    press.color.fillStyle = withAlpha('#fffbe6', 0.25 + next() * 0.6);
    press.color.fill(path);
  }
  const at: CanvasPoint = [summit, land.crest(summit) - light.height * height];
  const radius = Math.min(width, height) * 0.062;
  press.glow(at, radius * 7.5, light.glow, 0.85);
  const orb = new Path2D();
  orb.arc(...at, radius, 0, Math.PI * 2);
  press.form(orb, light.orb, {
    from: at,
    to: [at[0] + radius, at[1] + radius],
    depth: 0.28,
    shine: 0,
    strength: 0.5,
  });
  if (light.stars > 0) return;
  for (const [x, y, long] of [
    [0.19, 0.16, 0.17],
    [0.9, 0.1, 0.13],
    [0.4, 0.27, 0.1],
  ] as const) {
    cloud(press, [x * width, y * height], long * width, light);
  }
}

function cloud(press: StipplePainter, [x, y]: CanvasPoint, long: number, light: GroveLight): void {
  const bar = Math.max(3, long * 0.075);
  const path = new Path2D();
  for (const [row, part, shift] of [
    [0, 0.44, 0.08],
    [1, 1, 0],
    [2, 0.6, -0.12],
  ] as const) {
    path.roundRect(x + (shift - part / 2) * long, y + row * bar * 0.96, part * long, bar, bar / 2);
  }
  press.veil(path, mixColors(light.sky[2], light.orb, 0.55), 0.58);
}

/** Each range is a step, so that the page stays responsive. */
export function* drawMountains(
  press: StipplePainter,
  land: HillGeometry,
  light: GroveLight,
): Generator<void> {
  const { width, height } = land;
  for (const [base, swell, from, far] of [
    [0.435, 0.085, 1.1, 0.86],
    [0.465, 0.06, 4.2, 0.74],
  ] as const) {
    const line = (x: number): number => {
      const part = (x / width) * 7 + from;
      const peaks = Math.abs(Math.sin(part * 0.9)) * 0.55 + Math.abs(Math.sin(part * 2.1 + 1)) * 0.3;
      return height * (base - swell * (peaks + 0.1 * Math.sin(part * 6.3)));
    };
    press.form(
      below(land, line),
      press.blend(
        [0, height * (base - swell)],
        [0, height * 0.56],
        [colorInLight(light, '#7d9fa8', far), colorInLight(light, '#a9c2b6', far + 0.12)],
      ),
      {
        from: [0, height * (base + 0.04)],
        to: [0, height * (base - swell * 1.2)],
        depth: 0.42,
        shine: 0,
        strength: 0.42,
      },
    );
    press.mist(height * 0.5, height * 0.1, height * 0.09, 0.55, width);
    yield;
  }
}

/** Draws the ridges of earlier years, the newest in front. Sections with more trees have denser and taller woods. */
export function* drawRidges(
  press: StipplePainter,
  land: HillGeometry,
  light: GroveLight,
  years: readonly YearRidge[],
): Generator<void> {
  const { width, height } = land;
  for (const [index, { year, canopy }] of [...years.entries()].toReversed()) {
    const behind = (index + 1) / (years.length + 0.6);
    const base = height * (0.515 - 0.155 * behind);
    const swing = (x: number): number =>
      base +
      height * 0.02 * Math.sin((x / width) * (4.2 + index * 0.7) + year * 1.9) +
      height * 0.008 * Math.sin((x / width) * 13 + year);
    const far = 0.34 + 0.44 * behind;
    const color = colorInLight(light, mixColors('#2f6660', '#4d8ba3', 0.5 * behind), far);
    const shading = {
      from: [0, base + height * 0.1] as const,
      to: [0, base - height * 0.05] as const,
      depth: 0.6,
      shine: 0,
      strength: 0.5 - 0.26 * behind,
    };
    const next = createRandomSequence(year);
    const woods = new Path2D();
    const part = width / RIDGE_SECTION_COUNT;
    const size = height * (0.03 - 0.011 * behind);
    canopy.forEach((trees, place) => {
      // A section draws at most three trees. More trees make these three taller.
      const shown = Math.min(3, trees);
      const grown = Math.min(1.5, 0.7 + Math.sqrt(trees) * 0.16);
      for (let tree = 0; tree < shown; tree++) {
        const x = (place + (tree + next()) / shown) * part;
        const tall = size * grown * (0.75 + next() * 0.5);
        const foot = swing(x) + 2;
        if (next() < 0.55) {
          woods.moveTo(x - tall * 0.24, foot);
          woods.lineTo(x, foot - tall * 1.15);
          woods.lineTo(x + tall * 0.24, foot);
        } else {
          woods.moveTo(x + tall * 0.36, foot - tall * 0.4);
          woods.ellipse(x, foot - tall * 0.42, tall * 0.36, tall * 0.48, 0, 0, Math.PI * 2);
        }
      }
    });
    yield;
    press.form(woods, color, shading);
    yield;
    press.form(
      below(land, swing),
      press.blend(
        [0, base],
        [0, height * 0.56],
        [color, colorInLight(light, '#7fa58a', Math.min(1, far + 0.2))],
      ),
      shading,
    );
    press.mist(base + height * 0.05, height * 0.045, height * 0.04, 0.4, width);
    yield;
  }
}

export function drawFold(press: StipplePainter, land: HillGeometry, light: GroveLight, index: number): void {
  const { width, height } = land;
  const from = FOLD_STARTS[index] ?? 0;
  const to = FOLD_STARTS[index + 1] ?? 1;
  const part = index / (FOLD_STARTS.length - 1);
  const far = 0.5 * (1 - part) ** 1.4;
  const line = (x: number): number => land.ground(x, from, index);
  const top = line(land.summit);
  const base = land.ground(land.summit, to, index);
  const near = colorInLight(light, mixColors('#a9c29a', '#4f8262', 0.18 + part * 0.72), far);
  press.form(
    below(land, line),
    press.blend(
      [0, top],
      [0, base + height * 0.06],
      [mixColors(near, colorInLight(light, '#d9d79a', far), 0.3), near],
    ),
    {
      from: [land.summit, top - height * 0.03],
      to: [index % 2 ? width * 0.95 : width * 0.05, base + height * 0.12],
      depth: 0.56,
      shine: 0.4 - 0.16 * light.stars,
      strength: 0.4 + part * 0.3,
    },
  );
  const [left, right]: [CanvasPoint[], CanvasPoint[]] = [[], []];
  for (let step = 0; step <= 14; step++) {
    const at = from + ((Math.min(1.04, to + 0.06) - from) * step) / 14;
    const { x, half } = land.path(at);
    const y = land.ground(x, at, index);
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  const { x, half } = land.path(from);
  press.form(
    polygonPath([...left, ...right.toReversed()]),
    mixColors(mixColors(colorInLight(light, '#e6dcb9', far), near, 0.22), light.glow, light.stars * 0.26),
    {
      from: [x + half * 3, top],
      to: [x - width * 0.3, top],
      depth: 0.3,
      shine: 0.35,
      strength: 0.5,
    },
  );
}

/** Draws dark grass and ferns along the lower edge. */
export function drawForeground(press: StipplePainter, land: HillGeometry, light: GroveLight): void {
  const { width, height } = land;
  const next = createRandomSequence(23);
  const blades = new Path2D();
  const size = Math.min(height, width * 0.8);
  for (let x = -4; x < width + 4; x += size * 0.008 * (0.5 + next())) {
    const edge = Math.abs(x / width - 0.5) * 2;
    const tall = size * (0.012 + 0.05 * edge ** 2.5) * (0.6 + next() * 0.8);
    const lean = (next() - 0.5) * tall * 0.7;
    const foot = height + 2;
    blades.moveTo(x - tall * 0.06 - 0.4, foot);
    blades.quadraticCurveTo(x + lean * 0.2, foot - tall * 0.6, x + lean, foot - tall);
    blades.quadraticCurveTo(x + lean * 0.3 + 1, foot - tall * 0.55, x + tall * 0.06 + 0.4, foot);
  }
  press.form(blades, colorInLight(light, '#1f4a43'), {
    from: [0, height - size * 0.08],
    to: [0, height],
    depth: 0.4,
    shine: 0.3,
  });
}
