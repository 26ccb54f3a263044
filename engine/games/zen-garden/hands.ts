/** Every rake that is in the sand now: one a finger, and the keyboard's. */
import { GARDEN_HEIGHT } from '../../../machines/games/zen-garden/selectors';
import type { Pattern, Stroke } from '../../../machines/games/zen-garden/strokes';
import type { PointerSample } from '../../stage/pointer-queue';
import { begin, type LiveStroke } from './live-stroke';
import { tinesFor } from './patterns';
import type { Area, Strip } from './ribbon';
import { mayStart, type Point, stonesIn } from './stones';

/** A hand that moves this fast (px/s) sounds loudest. */
const FASTEST = 1400;

interface Hand {
  stroke: LiveStroke;
  depth: number;
  last: Point;
  /** On the browser's clock, ms. */
  lastAt: number;
  /** On the clock of play, ms. */
  readonly beganAt: number;
  /** The same for all strokes between pressing and lifting the hand. */
  readonly drag: number;
}

/** A rake was lifted: what it drew, how long it was down, s (what several rakes share is counted once), and in which drag. */
export type Lifted = (stroke: Stroke, seconds: number, drag: number) => void;

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
  readonly #now: () => number;
  #width = 0;
  #pattern: Pattern = 'straight';
  #speed = 0;
  /** Until when time was counted, ms. */
  #countedTo = 0;
  #drags = 0;
  #areLayered = false;
  #hasLifted = false;

  /** @param now the time of play, ms: what passes while play waits is not raked */
  constructor(onLift: Lifted, now: () => number) {
    this.#onLift = onLift;
    this.#now = now;
  }

  /**
   * Whether all that hands are drawing has to be drawn anew now, above what is done: one of them has let go, or strokes
   * lie over one another, so that what one has just added may lie beneath the next. Asked once a frame.
   */
  takeIsUnsettled(): boolean {
    const hasLifted = this.#hasLifted;
    this.#hasLifted = false;
    const areas = [...this.#hands.values()].map(({ stroke }) => stroke.area);
    // Once they do it stays so until all hands have let go.
    this.#areLayered =
      areas.length > 0 &&
      (this.#areLayered ||
        areas.some((one, index) => areas.slice(index + 1).some((other) => meet(one, other))));
    return hasLifted || this.#areLayered;
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

  /** Presses, moves and lifts rakes; strokes that end by that are written to the strip, whole. */
  follow(samples: readonly PointerSample[], strip: Strip): void {
    for (const sample of samples) {
      if (sample.kind === 'down') this.press(sample);
      else if (sample.kind === 'move') this.lead(sample, strip);
      else this.lift(sample.id, strip);
    }
  }

  /** @returns whether the rake is in the sand: not so near to a stone */
  press({ id, x, y, at, pressure }: Omit<PointerSample, 'kind'>): boolean {
    this.#drags += 1;
    return this.#begin({ id, drag: this.#drags, start: { x, y }, at, depth: depthOf(pressure) });
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
    this.lift(id, strip);
    this.#begin({ id, drag: hand.drag, start: { x: pose.x, y: pose.y }, at, depth: hand.depth });
    this.#hands.get(id)?.stroke.lead({ x, y }, hand.depth);
  }

  lift(id: number, strip: Strip): void {
    const hand = this.#hands.get(id);
    if (!hand) return;
    this.#hands.delete(id);
    this.#hasLifted = true;
    const stroke = hand.stroke.end(strip);
    if (!stroke) return;
    const now = this.#now();
    const from = Math.max(hand.beganAt, this.#countedTo);
    this.#countedTo = Math.max(this.#countedTo, now);
    this.#onLift(stroke, Math.max(0, now - from) / 1000, hand.drag);
  }

  /** All hands let go. */
  liftAll(strip: Strip): void {
    for (const id of [...this.#hands.keys()]) this.lift(id, strip);
  }

  /** Writes what has come since the last time, or everything anew. */
  push(strip: Strip, isAnew: boolean): void {
    for (const { stroke } of this.#hands.values()) {
      if (isAnew) stroke.pushAll(strip);
      else stroke.push(strip);
    }
  }

  #begin({ id, drag, start, at, depth }: Beginning): boolean {
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
    this.#hands.set(id, { stroke, depth, last: start, lastAt: at, beganAt: this.#now(), drag });
    return true;
  }
}

/** What a stroke begins with. */
interface Beginning extends Pick<Hand, 'depth' | 'drag'> {
  readonly id: number;
  readonly start: Point;
  /** On the browser's clock, ms. */
  readonly at: number;
}

const meet = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
