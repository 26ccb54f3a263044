/**
 * A stroke while it is being drawn. Settled parts are drawn once. The tip, from the last settled point to the rake, is
 * redrawn in every frame.
 */
import {
  FULL_DEPTH,
  MAX_STROKE_POINTS,
  NUMBERS_PER_POINT,
  POINTER_MARGIN_PX,
  RAKE_MARGIN_PX,
  UNITS_PER_PX,
} from '../../../machines/games/zen-garden/selectors';
import type { RakePattern, Stroke, TineCount } from '../../../machines/games/zen-garden/strokes';
import { BERM_WIDTH, GROOVE_PITCH, rakeHalfWidth, ringRadiusForDrag, STROKE_END_LENGTH } from './patterns';
import { type Bounds, pushRibbon, pushRings, type TriangleStrip } from './ribbon';
import { Rake, rakeHandlingOf } from './steering';
import type { Point, Stone } from './stones';

export interface LiveStrokeOptions {
  readonly start: Point;
  readonly pattern: RakePattern;
  readonly tines: TineCount;
  readonly width: number;
  readonly height: number;
  readonly stones: readonly Stone[];
  /** Depth of the grooves, 0.5-1.5 with the pressure of a pen; 1 without a pen. */
  readonly depth: number;
}

export interface LiveStroke {
  /** Center and direction (rad) of the rake. */
  readonly pose: Point & { readonly heading: number };
  lead(hand: Point, depth: number): void;
  /** Whether the stroke must end: at its maximum length, or held by a stone. A new one starts at the pose. */
  readonly isOver: boolean;
  push(strip: TriangleStrip): void;
  pushAll(strip: TriangleStrip): void;
  readonly area: Bounds;
  /** @returns the stroke to store; undefined when nothing was drawn */
  end(strip: TriangleStrip): Stroke | undefined;
}

export const beginLiveStroke = (options: LiveStrokeOptions): LiveStroke =>
  options.pattern === 'circular' ? new LiveRings(options) : new LiveLine(options, options.pattern);

/** Distance constant of a change of depth, px. It prevents visible steps in a groove. */
const EASING_WAY = 28;

/** Rounds to the storage grid. */
const quantized = (x: number, y: number, depth: number): [number, number, number] => [
  Math.round(x * UNITS_PER_PX),
  Math.round(y * UNITS_PER_PX),
  Math.round(depth * FULL_DEPTH),
];

/** Rounds to the storage grid in px, so that this drawing equals the drawing from storage. */
const settled = (x: number, y: number, depth: number): [number, number, number] => {
  const [ux, uy, ud] = quantized(x, y, depth);
  return [ux / UNITS_PER_PX, uy / UNITS_PER_PX, ud / FULL_DEPTH];
};

class LiveLine implements LiveStroke {
  readonly #options: LiveStrokeOptions;
  readonly #half: number;
  readonly #rake: Rake;
  readonly #way: number[] = [];
  #depth: number;
  #wanted: number;
  /** Index of the last settled point that is drawn; -1 before the first. */
  #drawnTo = -1;
  #extent: Bounds;

  constructor(options: LiveStrokeOptions, pattern: 'straight' | 'curved') {
    this.#options = options;
    this.#half = rakeHalfWidth(options.tines);
    this.#depth = options.depth;
    this.#wanted = options.depth;
    this.#rake = new Rake(options.start, rakeHandlingOf(pattern, this.#half), this.#half, options.stones);
    const { x, y } = options.start;
    this.#way.push(...settled(x, y, options.depth));
    this.#extent = { left: x, top: y, right: x, bottom: y };
  }

  get area(): Bounds {
    const half = this.#half;
    return around(reaching(this.#extent, this.#rake.at), half + BERM_WIDTH + STROKE_END_LENGTH);
  }

  get pose() {
    const { x, y } = this.#rake.at;
    return { x, y, heading: this.#rake.heading ?? 0 };
  }

  get isOver(): boolean {
    return this.#rake.isStuck || this.#way.length / NUMBERS_PER_POINT >= MAX_STROKE_POINTS - 64;
  }

  lead(hand: Point, depth: number): void {
    const { width, height } = this.#options;
    this.#wanted = depth;
    // A pointer may leave the garden and return. Meanwhile the rake waits just outside.
    this.#add(
      this.#rake.follow({
        x: Math.max(-POINTER_MARGIN_PX, Math.min(width + POINTER_MARGIN_PX, hand.x)),
        y: Math.max(-POINTER_MARGIN_PX, Math.min(height + POINTER_MARGIN_PX, hand.y)),
      }),
    );
  }

  push(strip: TriangleStrip): void {
    const last = this.#way.length / NUMBERS_PER_POINT - 1;
    // The direction at the last point depends on the next point.
    if (last - 1 > this.#drawnTo) {
      pushRibbon(strip, this.#way, {
        from: Math.max(0, this.#drawnTo),
        to: last - 1,
        half: this.#half,
        begins: this.#drawnTo < 0,
        ends: false,
      });
      this.#drawnTo = last - 1;
    }
    this.#pushTip(strip);
  }

  pushAll(strip: TriangleStrip): void {
    this.#drawnTo = -1;
    this.push(strip);
  }

  end(strip: TriangleStrip): Stroke | undefined {
    this.#add(this.#rake.finish());
    const count = this.#way.length / NUMBERS_PER_POINT;
    if (count < 2) return undefined;
    pushRibbon(strip, this.#way, { half: this.#half, begins: true, ends: true });
    const { pattern, tines, width } = this.#options;
    return { pattern, tines, width, points: toPoints(this.#way) };
  }

  #add(points: readonly Point[]): void {
    const { width, height } = this.#options;
    for (const { x, y } of points) {
      const within = (value: number, end: number) =>
        Math.max(-RAKE_MARGIN_PX, Math.min(end + RAKE_MARGIN_PX, value));
      const [lastX = x, lastY = y] = this.#way.slice(-NUMBERS_PER_POINT);
      const eased = 1 - Math.exp(-Math.hypot(x - lastX, y - lastY) / EASING_WAY);
      this.#depth += (this.#wanted - this.#depth) * eased;
      this.#way.push(...settled(within(x, width), within(y, height), this.#depth));
      this.#extent = reaching(this.#extent, { x, y });
    }
  }

  /** Draws from the last settled point to the rake. Leaves out the berms beside it, so that a redraw leaves no trace. */
  #pushTip(strip: TriangleStrip): void {
    const { x, y } = this.#rake.at;
    const from = Math.max(0, this.#way.length - 2 * NUMBERS_PER_POINT);
    const tip = this.#way.slice(from);
    const [lastX = 0, lastY = 0] = tip.slice(-NUMBERS_PER_POINT);
    if (Math.hypot(x - lastX, y - lastY) > 0.5) tip.push(x, y, this.#depth);
    if (tip.length < 2 * NUMBERS_PER_POINT) return;
    pushRibbon(strip, tip, { half: this.#half, begins: false, ends: false, isProvisional: true });
  }
}

class LiveRings implements LiveStroke {
  readonly #options: LiveStrokeOptions;
  readonly #centre: Point;
  readonly #depth: number;
  /** Target radius of the rings, px. */
  #radius = GROOVE_PITCH;
  /** Radius up to which the rings are drawn, px. */
  #drawn = 0;
  #pose: Point;

  constructor(options: LiveStrokeOptions) {
    this.#options = options;
    const [x, y, depth] = settled(options.start.x, options.start.y, options.depth);
    this.#centre = { x, y };
    this.#depth = depth;
    this.#pose = options.start;
  }

  get pose() {
    const { x, y } = this.#pose;
    return { x, y, heading: Math.atan2(y - this.#centre.y, x - this.#centre.x) + Math.PI / 2 };
  }

  get area(): Bounds {
    const { x, y } = this.#centre;
    return around({ left: x, top: y, right: x, bottom: y }, this.#radius + GROOVE_PITCH + BERM_WIDTH);
  }

  readonly isOver = false;

  lead(hand: Point): void {
    const drag = Math.hypot(hand.x - this.#centre.x, hand.y - this.#centre.y);
    this.#pose = hand;
    // The last ring grows with the drag and never shrinks.
    this.#radius = Math.max(this.#radius, Math.min(drag, ringRadiusForDrag(drag, this.#options.width)));
  }

  push(strip: TriangleStrip): void {
    if (this.#radius <= this.#drawn) return;
    this.#pushTo(strip, this.#radius);
  }

  pushAll(strip: TriangleStrip): void {
    this.#drawn = 0;
    this.push(strip);
  }

  end(strip: TriangleStrip): Stroke {
    const radius = ringRadiusForDrag(this.#radius, this.#options.width);
    this.#drawn = 0;
    this.#pushTo(strip, radius);
    const { tines, width } = this.#options;
    const { x, y } = this.#centre;
    return { pattern: 'circular', tines, width, points: toPoints([x, y, this.#depth, x + radius, y, 0]) };
  }

  #pushTo(strip: TriangleStrip, radius: number): void {
    pushRings(strip, {
      ...this.#centre,
      depth: this.#depth,
      radius,
      inner: Math.max(0, this.#drawn - GROOVE_PITCH),
    });
    this.#drawn = radius;
  }
}

const reaching = (area: Bounds, { x, y }: Point): Bounds => ({
  left: Math.min(area.left, x),
  top: Math.min(area.top, y),
  right: Math.max(area.right, x),
  bottom: Math.max(area.bottom, y),
});

const around = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function toPoints(way: readonly number[]): Int16Array {
  const points = new Int16Array(way.length);
  for (let at = 0; at < way.length; at += NUMBERS_PER_POINT) {
    points.set(quantized(way[at] as number, way[at + 1] as number, way[at + 2] as number), at);
  }
  return points;
}
