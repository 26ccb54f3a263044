/** Every rake that is in the sand now: one a finger, and the keyboard's. */
import { GARDEN_HEIGHT } from '../../../machines/games/zen-garden/selectors';
import type { Pattern, Stroke } from '../../../machines/games/zen-garden/strokes';
import type { PointerSample } from '../../core/pointer-queue';
import { begin, type LiveStroke } from './live-stroke';
import { tinesFor } from './patterns';
import type { Strip } from './ribbon';
import { mayStart, type Point, stonesIn } from './stones';

/** A hand that moves this fast (px/s) sounds loudest. */
const FASTEST = 1400;

interface Hand {
  stroke: LiveStroke;
  depth: number;
  last: Point;
  /** ms. */
  lastAt: number;
  beganAt: number;
}

/** A rake was lifted: what it drew, and how long it was down, s; what several rakes share is counted once. */
export type Lifted = (stroke: Stroke, seconds: number) => void;

/**
 * Half of a pen's force is a groove of full depth, as a mouse draws it.
 *
 * @param otherwise when nothing tells the force: many pens tell none as they come down or are lifted, some never do
 */
const depthOf = (pressure: number | undefined, otherwise = 1): number =>
  pressure === undefined ? otherwise : Math.min(1.5, 0.5 + pressure);

export class Hands {
  readonly #hands = new Map<number, Hand>();
  readonly #onLift: Lifted;
  #width = 0;
  #pattern: Pattern = 'straight';
  #speed = 0;
  /** Until when time was counted, ms. */
  #countedTo = 0;

  constructor(onLift: Lifted) {
    this.#onLift = onLift;
  }

  get isAnyDown(): boolean {
    return this.#hands.size > 0;
  }

  /** How fast the fastest hand moved since this was last asked, 0-1. */
  takeSpeed(): number {
    const speed = this.#speed;
    this.#speed = 0;
    return speed;
  }

  /** The garden's width, px, and the pattern of the strokes that begin from now on. */
  prepare(width: number, pattern: Pattern): void {
    this.#width = width;
    this.#pattern = pattern;
  }

  /** Where the hand's rake is; undefined when it is not in the sand. */
  poseOf(id: number): LiveStroke['pose'] | undefined {
    return this.#hands.get(id)?.stroke.pose;
  }

  /** Presses, moves and lifts rakes; what that draws is written to the strip. */
  follow(samples: readonly PointerSample[], strip: Strip): void {
    for (const sample of samples) {
      if (sample.kind === 'down') this.press(sample);
      else if (sample.kind === 'move') this.lead(sample, strip);
      else this.lift(sample.id, sample.at, strip);
    }
  }

  /** @returns whether the rake is in the sand: not so near to a stone */
  press({ id, x, y, at, pressure }: Omit<PointerSample, 'kind'>): boolean {
    return this.#begin(id, { x, y }, at, depthOf(pressure));
  }

  lead({ id, x, y, at, pressure }: Omit<PointerSample, 'kind'>, strip: Strip): void {
    const hand = this.#hands.get(id);
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
    // A stroke has an end, the hand need not: the next one goes on where the rake is.
    const { pose } = hand.stroke;
    this.lift(id, at, strip);
    this.#begin(id, { x: pose.x, y: pose.y }, at, hand.depth);
    this.#hands.get(id)?.stroke.lead({ x, y }, hand.depth);
  }

  lift(id: number, at: number, strip: Strip): void {
    const hand = this.#hands.get(id);
    if (!hand) return;
    this.#hands.delete(id);
    const stroke = hand.stroke.end(strip);
    if (!stroke) return;
    const from = Math.max(hand.beganAt, this.#countedTo);
    this.#countedTo = Math.max(this.#countedTo, at);
    this.#onLift(stroke, Math.max(0, at - from) / 1000);
  }

  /** All hands let go: the garden changes under them. */
  liftAll(strip: Strip): void {
    for (const [id, { lastAt }] of [...this.#hands]) this.lift(id, lastAt, strip);
  }

  /** Writes what has come since the last time, or everything anew. */
  push(strip: Strip, isAnew: boolean): void {
    for (const { stroke } of this.#hands.values()) {
      if (isAnew) stroke.pushAll(strip);
      else stroke.push(strip);
    }
  }

  #begin(id: number, start: Point, at: number, depth: number): boolean {
    const width = this.#width;
    const stones = stonesIn(width);
    if (!mayStart(start, stones)) return false;
    const stroke = begin({
      start,
      pattern: this.#pattern,
      tines: tinesFor(width),
      width,
      height: GARDEN_HEIGHT,
      stones,
      depth,
    });
    this.#hands.set(id, { stroke, depth, last: start, lastAt: at, beganAt: at });
    return true;
  }
}
