import type { Path2D } from '@napi-rs/canvas';
import { ink, mix, shade, tint } from './ink';
import { addPolygon, type Point, polygon, union } from './path';
import { along, type Plate, within } from './plate';
import type { Random } from './random';
import { stippleAlong } from './stipple';

export interface PeakShape {
  apex: Point;
  /** Foot of the left and of the right flank. */
  left: Point;
  right: Point;
  /** Foot of the ridge between the lit and the shaded face. By default slightly right of the apex. */
  spine?: Point;
  /** Jaggedness of the flanks: 0 is straight, 1 very jagged. */
  jag?: number;
}

export interface PeakStyle {
  rock: string;
  snow?: string | null;
  /** Share of the height that is covered with snow, 0-1. */
  snowline?: number;
  /** The side of the lit flank. */
  lit?: 'left' | 'right';
  /** Color into which the foot fades. */
  mist?: string;
  /** Share of the height over which the foot fades, 0-1. */
  haze?: number;
}

/**
 * Returns a jagged line by midpoint displacement.
 * @param sway maximum displacement as a share of the line's length
 */
function jagged(random: Random, from: Point, to: Point, sway: number, rounds = 5): Point[] {
  let points: Point[] = [from, to];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const across: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
  let reach = length * sway;
  for (let r = 0; r < rounds; r++) {
    const finer: Point[] = [];
    points.forEach((point, i) => {
      finer.push(point);
      const next = points[i + 1];
      if (next) {
        const push = random.between(-reach, reach);
        finer.push([
          (point[0] + next[0]) / 2 + across[0] * push,
          (point[1] + next[1]) / 2 + across[1] * push,
        ]);
      }
    });
    points = finer;
    reach *= 0.46;
  }
  return points;
}

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** Returns the buttresses of a face: wedges that run down from the spine and divide the face into planes. */
function buttresses(random: Random, spine: readonly Point[], foot: Point, count: number): Path2D {
  const wedges: Path2D[] = [];
  for (let i = 0; i < count; i++) {
    const t = 0.14 + (i / count) * 0.68;
    const start = spine[Math.floor(t * (spine.length - 1))] ?? foot;
    const end = spine[Math.floor(Math.min(1, t + 0.16) * (spine.length - 1))] ?? foot;
    const fall = random.between(0.3, 0.52) * (1 - t * 0.3);
    const low: Point = [
      start[0] + (foot[0] - start[0]) * fall,
      start[1] + (foot[1] - start[1]) * (fall + random.between(0.02, 0.1)),
    ];
    const knee = between(between(start, low, 0.45), end, 0.35);
    wedges.push(polygon([start, between(start, low, 0.5), low, knee, end]));
  }
  return union(wedges);
}

/** Returns the lower edge of the snow, which reaches down the gullies and recedes on the ribs. */
function snowEdge(random: Random, shape: PeakShape, line: number): Point[] {
  const { apex, left, right } = shape;
  const from = between(apex, left, line * random.between(0.9, 1.1));
  const to = between(apex, right, line * random.between(0.9, 1.1));
  const teeth = 8;
  const depth = (Math.max(left[1], right[1]) - apex[1]) * line;
  const points: Point[] = [];
  for (let i = 0; i <= teeth; i++) {
    const t = (i + random.between(-0.2, 0.2)) / teeth;
    const [x, y] = between(from, to, Math.min(1, Math.max(0, t)));
    const lean = (t - 0.5) * 0.9;
    const tongue = depth * random.between(0.1, 0.34) * Math.sin(Math.PI * Math.min(0.9, Math.max(0.1, t)));
    const notch = depth * random.between(0.05, 0.26);
    points.push([x + lean * tongue, y + tongue]);
    points.push([x + 9 + lean * tongue * 0.4, y + tongue * 0.35]);
    points.push([x + 15 - lean * notch, y - notch]);
  }
  return points;
}

/**
 * Paints a faceted mountain: two faces with a jagged ridge between them, buttresses, snow in the gullies, and mist at
 * the foot. Returns the outline.
 */
export function peak(plate: Plate, shape: PeakShape, style: PeakStyle): Path2D {
  const { random, ctx } = plate;
  const { apex, left, right, jag = 0.5 } = shape;
  const { rock, snow = ink.snow, snowline = 0.4, lit = 'right', mist, haze = 0.55 } = style;
  const foot = shape.spine ?? between(between(left, right, 0.5), [apex[0], left[1]], 0.5);
  const leftLine = jagged(random, apex, left, jag * 0.07);
  const rightLine = jagged(random, apex, right, jag * 0.07);
  const spine = jagged(random, apex, foot, 0.1 + jag * 0.1, 4);
  const outline = polygon([...leftLine.toReversed(), ...rightLine]);
  const faces = {
    left: polygon([...leftLine, ...spine.toReversed()]),
    right: polygon([...rightLine, ...spine.toReversed()]),
  };
  const dark = lit === 'right' ? 'left' : 'right';
  const [litFoot, darkFoot] = lit === 'right' ? [right, left] : [left, right];
  const darkRock = shade(rock, 0.3);
  const base = Math.max(left[1], right[1]);

  within(plate, outline, () => {
    ctx.fillStyle = rock;
    ctx.fill(outline);
    ctx.fillStyle = tint(rock, 0.16);
    ctx.fill(faces[lit]);
    ctx.fillStyle = darkRock;
    ctx.fill(faces[dark]);
    ctx.fillStyle = mix(rock, darkRock, 0.7);
    ctx.fill(buttresses(random, spine, litFoot, 5));
    ctx.fillStyle = mix(darkRock, rock, 0.4);
    ctx.fill(buttresses(random, spine, darkFoot, 5));
    const near = between(apex, foot, 0.3);
    stippleAlong(plate, faces[dark], shade(rock, 0.45), near, between(darkFoot, foot, 0.1), 0.5);
    stippleAlong(
      plate,
      faces[lit],
      tint(rock, 0.55),
      between(litFoot, foot, 0.6),
      between(apex, litFoot, 0.3),
      0.45,
    );
    if (snow) {
      const cap = polygon([
        [apex[0] - 300, apex[1] - 60],
        ...snowEdge(random, shape, snowline),
        [apex[0] + 300, apex[1] - 60],
      ]);
      within(plate, cap, () => {
        const shadow = mix(mix(snow, rock, 0.34), ink.tarn, 0.14);
        ctx.fillStyle = snow;
        ctx.fill(outline);
        ctx.fillStyle = mix(snow, shadow, 0.5);
        ctx.fill(buttresses(random, spine, litFoot, 4));
        ctx.fillStyle = shadow;
        ctx.fill(faces[dark]);
        ctx.fillStyle = mix(shadow, snow, 0.4);
        ctx.fill(buttresses(random, spine, darkFoot, 5));
        stippleAlong(plate, faces[dark], mix(shadow, rock, 0.75), apex, between(apex, darkFoot, 0.55), 0.75);
        stippleAlong(plate, faces[lit], shadow, between(apex, litFoot, 0.25), between(apex, foot, 0.7), 0.5);
      });
    }
    if (mist) {
      const top = base - (base - apex[1]) * haze;
      ctx.fillStyle = along(plate, [0, top], [0, base], [`${mist.slice(0, 7)}00`, mist]);
      ctx.fill(outline);
    }
  });
  return outline;
}

/** Paints a silhouette of small distant peaks, for the layer behind the mountain. Returns the outline. */
export function range(plate: Plate, y: number, floor: number, height: number, width: number): Path2D {
  const { random } = plate;
  const points: Point[] = [[-20, floor]];
  for (let x = -20; x < plate.width + 40; ) {
    const step = width * random.between(0.6, 1.3);
    const low: Point = [x, y + height * random.between(0.05, 0.3)];
    const high: Point = [x + step * random.between(0.4, 0.6), y - height * random.between(0.4, 1)];
    points.push(
      ...jagged(random, low, high, 0.07, 3),
      ...jagged(random, high, [x + step, y + height * 0.15], 0.07, 3),
    );
    x += step;
  }
  points.push([plate.width + 40, floor]);
  const path = polygon([]);
  addPolygon(path, points);
  return path;
}
