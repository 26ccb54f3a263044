/** All rakes in the sand: one per pointer, and the keyboard's. */
import { GARDEN_HEIGHT } from '../../../machines/games/zen-garden/selectors';
import type { RakePattern, Stroke } from '../../../machines/games/zen-garden/strokes';
import type { PointerSample } from '../../stage/pointer-queue';
import { beginLiveStroke, type LiveStroke } from './live-stroke';
import { tineCountFor } from './patterns';
import type { Bounds, TriangleStrip } from './ribbon';
import { canStartStrokeAt, gardenStonesIn, type Point } from './stones';

/** Speed at which the sound is loudest, px/s. */
const FASTEST = 1400;

interface LiveRake {
  stroke: LiveStroke;
  depth: number;
  last: Point;
  lastAt: number;
  /** Start of the stroke on the play clock, ms. */
  readonly beganAt: number;
  /** Number that all strokes between a press and its release share. */
  readonly drag: number;
}

/**
 * Called when a rake is lifted, with its stroke, the duration (s), and the number of the drag. Time with several rakes
 * in the sand counts only once, in the stroke that ends first.
 */
export type RakeLiftListener = (stroke: Stroke, seconds: number, drag: number) => void;

/**
 * Returns the depth of a groove, 0.5-1.5; 1 is the depth with a mouse. A pen gives 1 at half its maximum pressure.
 * @param otherwise depth if the pen reports no pressure. Many pens report no pressure at the first and last contact,
 *   and some never report any.
 */
const depthOf = (pressure: number | undefined, otherwise = 1): number =>
  pressure === undefined ? otherwise : Math.min(1.5, 0.5 + pressure);

export class Rakes {
  readonly #rakes = new Map<number, LiveRake>();
  readonly #onLift: RakeLiftListener;
  readonly #now: () => number;
  #width = 0;
  #pattern: RakePattern = 'straight';
  #speed = 0;
  /** Time up to which the raking is counted, ms. */
  #countedTo = 0;
  #drags = 0;
  #areLayered = false;
  #hasLifted = false;

  /** @param now returns the play time, ms, without pauses of play */
  constructor(onLift: RakeLiftListener, now: () => number) {
    this.#onLift = onLift;
    this.#now = now;
  }

  /**
   * Returns whether all live strokes must be redrawn over the settled sand. This is the case after a stroke has
   * ended, and while strokes overlap, because an earlier stroke may have grown over a later one. Must be called once
   * per frame.
   */
  drainIsUnsettled(): boolean {
    const hasLifted = this.#hasLifted;
    this.#hasLifted = false;
    const areas = [...this.#rakes.values()].map(({ stroke }) => stroke.area);
    // Overlapping strokes stay layered until all pointers are released.
    this.#areLayered =
      areas.length > 0 &&
      (this.#areLayered ||
        areas.some((one, index) => areas.slice(index + 1).some((other) => meet(one, other))));
    return hasLifted || this.#areLayered;
  }

  get isAnyDown(): boolean {
    return this.#rakes.size > 0;
  }

  drainSpeed(): number {
    const speed = this.#speed;
    this.#speed = 0;
    return speed;
  }

  /** Sets the garden's width, px, and the pattern of new strokes. */
  prepare(width: number, pattern: RakePattern): void {
    this.#width = width;
    this.#pattern = pattern;
  }

  /** Returns the pose of a pointer's rake; undefined when the rake is not in the sand. */
  poseOf(id: number): LiveStroke['pose'] | undefined {
    return this.#rakes.get(id)?.stroke.pose;
  }

  /** Handles presses, moves and releases. Writes each ended stroke to the strip. */
  follow(samples: readonly PointerSample[], strip: TriangleStrip): void {
    for (const sample of samples) {
      if (sample.kind === 'down') this.press(sample);
      else if (sample.kind === 'move') this.lead(sample, strip);
      else this.lift(sample.id, strip);
    }
  }

  /** Puts a rake into the sand, except close to a stone. @returns whether it is there */
  press({ id, x, y, at, pressure }: Omit<PointerSample, 'kind'>): boolean {
    this.#drags += 1;
    return this.#begin({ id, drag: this.#drags, start: { x, y }, at, depth: depthOf(pressure) });
  }

  lead({ id, x, y, at, pressure }: Omit<PointerSample, 'kind'>, strip: TriangleStrip): void {
    const hand = this.#rakes.get(id);
    if (!hand) return;
    const way = Math.hypot(x - hand.last.x, y - hand.last.y);
    if (at > hand.lastAt) {
      this.#speed = Math.max(this.#speed, Math.min(1, (way / (at - hand.lastAt)) * (1000 / FASTEST)));
    }
    hand.last = { x, y };
    hand.lastAt = at;
    hand.depth = depthOf(pressure, hand.depth);
    hand.stroke.lead({ x, y }, hand.depth);
    if (!hand.stroke.isOver) return;
    // The stroke has its maximum length, or a stone holds the rake. The next stroke continues at the rake's pose.
    const { pose } = hand.stroke;
    this.lift(id, strip);
    this.#begin({ id, drag: hand.drag, start: { x: pose.x, y: pose.y }, at, depth: hand.depth });
    this.#rakes.get(id)?.stroke.lead({ x, y }, hand.depth);
  }

  lift(id: number, strip: TriangleStrip): void {
    const hand = this.#rakes.get(id);
    if (!hand) return;
    this.#rakes.delete(id);
    this.#hasLifted = true;
    const stroke = hand.stroke.end(strip);
    if (!stroke) return;
    const now = this.#now();
    const from = Math.max(hand.beganAt, this.#countedTo);
    this.#countedTo = Math.max(this.#countedTo, now);
    this.#onLift(stroke, Math.max(0, now - from) / 1000, hand.drag);
  }

  liftAll(strip: TriangleStrip): void {
    for (const id of [...this.#rakes.keys()]) this.lift(id, strip);
  }

  /** Writes the new parts of live strokes or, if `isAnew` is true, the complete live strokes. */
  push(strip: TriangleStrip, isAnew: boolean): void {
    for (const { stroke } of this.#rakes.values()) {
      if (isAnew) stroke.pushAll(strip);
      else stroke.push(strip);
    }
  }

  #begin({ id, drag, start, at, depth }: Beginning): boolean {
    const width = this.#width;
    const stones = gardenStonesIn(width);
    if (!canStartStrokeAt(start, stones)) return false;
    const stroke = beginLiveStroke({
      start,
      pattern: this.#pattern,
      tines: tineCountFor(width),
      width,
      height: GARDEN_HEIGHT,
      stones,
      depth,
    });
    this.#rakes.set(id, { stroke, depth, last: start, lastAt: at, beganAt: this.#now(), drag });
    return true;
  }
}

interface Beginning extends Pick<LiveRake, 'depth' | 'drag'> {
  readonly id: number;
  readonly start: Point;
  /** Time of the first input on the browser's clock (`performance.now`), ms. */
  readonly at: number;
}

const meet = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
