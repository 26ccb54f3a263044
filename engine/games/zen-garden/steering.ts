/**
 * Steering of a rake that follows a pointer like a towed vehicle. The rake moves along its heading, and the heading
 * turns at a limited rate. A heavy rake settles into a straight line. A light one draws smooth curves.
 */
import type { RakePattern } from '../../../machines/games/zen-garden/strokes';
import { type Point, type Stone, StoneClearance } from './stones';

/** Distances in px, angles in rad. */
export interface RakeHandling {
  /** Length of the tow line. A longer one smooths more. */
  readonly towLength: number;
  /** Distance constant of the heading, which approaches the direction of the pointer exponentially. */
  readonly settling: number;
  /** Minimum turning radius. */
  readonly radius: number;
  /** Only for a heavy rake: the turning radius grows to `radius`, until the pointer is more than `aside` away. */
  readonly line?: { readonly radius: number; readonly aside: number };
  /** The rake sways by `reach` to each side, once per `length` of a straight path. */
  readonly wave?: { readonly reach: number; readonly length: number };
}

/** Angle between heading and pointer beyond which the rake turns instead of correcting its line, rad. */
const ASIDE = 1.05;

/** Angle beyond which a pointer counts as beside a released rake, which does not turn toward it, rad. */
const BESIDE = 0.6;

const AHEAD = 0.1;

/** Distance over which the turning radius grows by a factor of e, px. */
const SETTLING_WAY = 60;

const STEP = 2;

/** Distance between stored points, px. It is longer on straight parts and shorter in turns. */
export const POINT_SPACING = { straight: 13, turning: 8 } as const;
const TURNING = 0.07;

/** Maximum speed of the rake while it catches up, relative to the pointer. */
const CATCH_UP = 2.5;

/** Maximum distance that the rake may save up while it waits, px. It keeps the rake from rushing after a long wait. */
const MOST_WAY = 160;

/** Distance ahead at which the rake detects a stone, px. */
const LOOKAHEAD = 30;

/** Excess of a held rake's distance over the tow line's length from which it counts as stuck, px. */
const STUCK = 12;

/** Smoothing distance of the pointer's direction, px. */
const DIRECTION_WAY = 40;

/** Radius below which only the pointer shapes the curve, px. In a wider turn a part of the wave remains. */
const OWN_CURVE = 160;

/** Distance over which the wave's amplitude grows, px: at first the pointer's curve is unknown. */
const WAVE_BEGINS = 120;

/** Minimum length of the movement that sets the first heading, px. */
const FIRST_WAY = 4;

const turn = (from: number, to: number): number => {
  const angle = (to - from) % (2 * Math.PI);
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
};

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** One rake, from press to release. */
export class Rake {
  readonly #handling: RakeHandling;
  readonly #half: number;
  readonly #clearance: StoneClearance;
  #at: Point;
  #heading: number | undefined;
  /** Target of the rake: {@link #hand}, or the nearest free point if a stone is there. */
  #goal: Point;
  #finger: Point;
  /** Position of the pointer or, for a rake that sways, a point beside the pointer. */
  #hand: Point;
  /** Smoothed direction of the pointer. Its length is 1 for straight movement and 0 for movement back and forth. */
  #direction: Point = { x: 0, y: 0 };
  /** Curvature of the pointer's path, rad/px. */
  #bend = 0;
  #isHeld = false;
  #isFinishing = false;
  /** Distance that the rake may still move, px. */
  #budget = 0;
  /** Distance moved by the pointer, px. */
  #travelled = 0;
  #stored: Point;
  #storedHeading = 0;
  /** Distance that the rake has moved since its last turn, px. */
  #straightWay = 0;
  #isTurning = false;

  /** @param half half width of the rake */
  constructor(start: Point, handling: RakeHandling, half: number, stones: readonly Stone[]) {
    this.#at = start;
    this.#finger = start;
    this.#hand = start;
    this.#goal = start;
    this.#stored = start;
    this.#handling = handling;
    this.#half = half;
    this.#clearance = new StoneClearance(stones, half, start);
  }

  get at(): Point {
    return this.#at;
  }

  /** Heading, rad; 0 is to the right. Undefined until the pointer has moved. */
  get heading(): number | undefined {
    return this.#heading;
  }

  /** Whether a stone holds the rake. The caller must lift it and put it down again. */
  get isStuck(): boolean {
    const hasGoneOn = this.#goal === this.#hand || between(this.#goal, this.#hand) < 0.01;
    return this.#isHeld && hasGoneOn && between(this.#at, this.#hand) > this.#handling.towLength + STUCK;
  }

  /** @returns the newly settled points, {@link POINT_SPACING} apart */
  follow(hand: Point): Point[] {
    const travel = between(hand, this.#finger);
    if (!(travel > 0)) return [];
    this.#travelled += travel;
    this.#hand = this.#sway(hand, travel);
    this.#finger = hand;
    this.#goal = this.#clearance.free(this.#hand) ?? this.#hand;
    this.#budget = Math.min(this.#budget, MOST_WAY) + travel * CATCH_UP;
    // The tow line starts short, so that the sand moves with the finger at first.
    return this.#go(Math.min(this.#handling.towLength, this.#travelled * 0.4));
  }

  /** A rake that sways follows a point beside the pointer, unless the pointer's own path is a curve. */
  #sway(hand: Point, travel: number): Point {
    const { wave } = this.#handling;
    if (!wave) return hand;
    const part = 1 - Math.exp(-travel / DIRECTION_WAY);
    const before = this.#direction;
    this.#direction = {
      x: before.x + ((hand.x - this.#finger.x) / travel - before.x) * part,
      y: before.y + ((hand.y - this.#finger.y) / travel - before.y) * part,
    };
    const { x, y } = this.#direction;
    const turned =
      Math.hypot(before.x, before.y) > 0 ? turn(Math.atan2(before.y, before.x), Math.atan2(y, x)) : 0;
    this.#bend += (turned / travel - this.#bend) * part;
    const straightness =
      Math.max(0, 1 - Math.abs(this.#bend) * OWN_CURVE) * Math.min(1, this.#travelled / WAVE_BEGINS);
    const aside = wave.reach * straightness * Math.sin((2 * Math.PI * this.#travelled) / wave.length);
    return { x: hand.x - y * aside, y: hand.y + x * aside };
  }

  /** Moves to the released pointer, unless that is beside or behind. @returns the last points */
  finish(): Point[] {
    this.#budget = MOST_WAY;
    this.#isFinishing = true;
    const points = this.#go(STEP);
    if (Math.hypot(this.#at.x - this.#stored.x, this.#at.y - this.#stored.y) > 0.5)
      points.push(this.#store());
    return points;
  }

  #go(towLength: number): Point[] {
    const points: Point[] = [];
    while (this.#budget >= STEP && this.#ahead() > towLength + STEP / 2) {
      this.#budget -= STEP;
      if (!this.#step()) break;
      const way = Math.hypot(this.#at.x - this.#stored.x, this.#at.y - this.#stored.y);
      const turned = Math.abs(turn(this.#storedHeading, this.#heading ?? 0));
      if (way >= POINT_SPACING.straight || (way >= POINT_SPACING.turning && turned > TURNING))
        points.push(this.#store());
    }
    return points;
  }

  /** A heavy rake measures along its heading, so that it waits when the pointer strays sideways. */
  #ahead(): number {
    const [x, y] = [this.#goal.x - this.#at.x, this.#goal.y - this.#at.y];
    const distance = Math.hypot(x, y);
    const { line } = this.#handling;
    if (!line || this.#heading === undefined) return distance;
    const aside = Math.abs(turn(this.#heading, Math.atan2(y, x)));
    if (aside > ASIDE ? distance > line.aside : Math.sin(aside) * distance > line.aside)
      this.#isTurning = true;
    return this.#isTurning ? distance : Math.cos(aside) * distance;
  }

  #radius(aside: number): number {
    const { line, radius } = this.#handling;
    if (!line) return radius;
    if (this.#isTurning && Math.abs(aside) < AHEAD) {
      this.#isTurning = false;
      this.#straightWay = 0;
    }
    if (this.#isTurning) return Math.abs(aside) > ASIDE ? radius : radius * 2.5;
    this.#straightWay += STEP;
    return Math.min(line.radius, radius * Math.exp(this.#straightWay / SETTLING_WAY));
  }

  #store(): Point {
    this.#stored = this.#at;
    this.#storedHeading = this.#heading ?? 0;
    return this.#at;
  }

  /** @returns whether the rake has moved */
  #step(): boolean {
    const towards = Math.atan2(this.#goal.y - this.#at.y, this.#goal.x - this.#at.x);
    if (this.#heading === undefined) {
      if (this.#travelled < FIRST_WAY) return false;
      // Beside a stone the first heading follows the stone's edge, without a turn.
      this.#heading = towards + this.#around(towards, 0, Math.PI);
      this.#storedHeading = this.#heading;
    }
    const aside = turn(this.#heading, towards);
    if (this.#isFinishing && Math.abs(aside) > BESIDE) return false;
    if (this.#wouldCircle(this.#heading, aside)) return false;
    const change = limit(aside * (1 - Math.exp(-STEP / this.#handling.settling)), STEP / this.#radius(aside));
    this.#heading += this.#around(this.#heading, change);
    const ahead = {
      x: this.#at.x + Math.cos(this.#heading) * STEP,
      y: this.#at.y + Math.sin(this.#heading) * STEP,
    };
    const free = this.#clearance.free(ahead);
    const isTouching = !free || free.x !== ahead.x || free.y !== ahead.y;
    // The rake slides along a stone only while that brings it closer to the target, so it does not circle the stone.
    const isLost = free && isTouching && between(free, this.#goal) > between(this.#at, this.#goal) + 0.001;
    if (!free || isLost || between(free, this.#at) < STEP / 8) {
      this.#isHeld = true;
      return false;
    }
    this.#isHeld = false;
    // Sliding along a stone also turns the rake.
    if (isTouching) {
      const slid = Math.atan2(free.y - this.#at.y, free.x - this.#at.x);
      this.#heading += limit(turn(this.#heading, slid), STEP / (this.#half * 0.7));
    }
    this.#at = free;
    this.#clearance.passed(free);
    return true;
  }

  /** Whether the target lies inside the minimum turning circle. The rake then waits. */
  #wouldCircle(heading: number, aside: number): boolean {
    const { radius, towLength } = this.#handling;
    const across = heading + (aside < 0 ? -Math.PI / 2 : Math.PI / 2);
    const middle = {
      x: this.#at.x + Math.cos(across) * radius,
      y: this.#at.y + Math.sin(across) * radius,
    };
    return between(middle, this.#goal) < radius - towLength;
  }

  /** Returns `change`, or with a stone ahead at most `most` toward the shorter way around it. */
  #around(heading: number, change: number, most = STEP / this.#half): number {
    const look = {
      x: this.#at.x + Math.cos(heading) * LOOKAHEAD,
      y: this.#at.y + Math.sin(heading) * LOOKAHEAD,
    };
    const stone = this.#clearance.inTheWay(look);
    if (!stone) return change;
    const outwards = Math.atan2(this.#at.y - stone.y, this.#at.x - stone.x);
    const goal = Math.atan2(this.#goal.y - stone.y, this.#goal.x - stone.x);
    const tangent = outwards + (turn(outwards, goal) < 0 ? -Math.PI / 2 : Math.PI / 2);
    return limit(turn(heading, tangent), most);
  }
}

/**
 * Returns the handling of the rake for a pattern of lines. The minimum turning radius exceeds half the rake's width, so
 * strokes never overlap themselves in a turn.
 */
export function rakeHandlingOf(pattern: Exclude<RakePattern, 'circular'>, half: number): RakeHandling {
  return pattern === 'straight'
    ? { towLength: 20, settling: 30, radius: half + 8, line: { radius: 3600, aside: 30 } }
    : { towLength: 12, settling: 24, radius: half + 6, wave: { reach: 12, length: 240 } };
}
