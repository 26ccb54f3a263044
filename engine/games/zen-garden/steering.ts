/**
 * How a rake follows the hand. It is drawn by a leash: it goes where it heads, and its heading turns only as fast as
 * a rake can be turned. A heavy rake settles into a line, a light one draws smooth curves; neither ever folds.
 */
import { Clearance, type Point, type Stone } from './stones';

/** Distances in px, angles in radians. */
export interface Handling {
  /** Length of the leash: a longer one smooths more. */
  readonly leash: number;
  /** The heading comes to the hand's direction within about this way. */
  readonly settling: number;
  /** Radius of the tightest turn. */
  readonly radius: number;
  /**
   * A heavy rake: the way it turns widens to this radius while it goes, so that it settles into a line. It turns
   * tightly again once the hand is so far aside that it must mean another line.
   */
  readonly line?: { readonly radius: number; readonly aside: number };
}

/** Beyond this angle the hand means to turn, not to correct. */
const ASIDE = 1.05;

/** Within this angle a turn is done. */
const AHEAD = 0.1;

/** A line settles: the radius of its turns grows by e over this way. */
const SETTLING_WAY = 60;

/** The way is worked out in steps of this length. */
const STEP = 2;

/** A point is kept after so much way: fewer where it is straight, more where it turns. */
export const SPACING = { straight: 13, turning: 8 } as const;
const TURNING = 0.07;

/** The rake may make up so much more way than the hand makes, until it has caught up. */
const CATCH_UP = 2.5;

/** It keeps at most so much way in hand, px: after a long rest it does not rush. */
const MOST_WAY = 160;

/** How far ahead of its middle the rake sees a stone. */
const LOOKAHEAD = 30;

/** The heading is taken from the hand's first movement once it is this long. */
const FIRST_WAY = 4;

const turn = (from: number, to: number): number => {
  const angle = (to - from) % (2 * Math.PI);
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
};

const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** One rake, from pressing to lifting. */
export class Rake {
  readonly #handling: Handling;
  readonly #half: number;
  readonly #clearance: Clearance;
  #at: Point;
  #heading: number | undefined;
  #hand: Point;
  /** Way that the rake may still make. */
  #budget = 0;
  /** Way that the hand has made. */
  #travelled = 0;
  #kept: Point;
  #keptHeading = 0;
  /** Way since the rake last turned on purpose. */
  #straightWay = 0;
  #isTurning = false;

  /** @param half half the width of the rake */
  constructor(start: Point, handling: Handling, half: number, stones: readonly Stone[]) {
    this.#at = start;
    this.#hand = start;
    this.#kept = start;
    this.#handling = handling;
    this.#half = half;
    this.#clearance = new Clearance(stones, half, start);
  }

  /** Middle of the rake. */
  get at(): Point {
    return this.#at;
  }

  /** Where it heads, radians; 0 is to the right. Undefined until the hand has moved. */
  get heading(): number | undefined {
    return this.#heading;
  }

  /** The hand is here now. @returns the points of the way that are settled by this, {@link SPACING} apart */
  follow(hand: Point): Point[] {
    const travel = Math.hypot(hand.x - this.#hand.x, hand.y - this.#hand.y);
    if (!(travel > 0)) return [];
    this.#travelled += travel;
    this.#hand = hand;
    this.#budget = Math.min(this.#budget, MOST_WAY) + travel * CATCH_UP;
    // At first the leash is short, so that the sand moves with the finger.
    return this.#go(Math.min(this.#handling.leash, this.#travelled * 0.4));
  }

  /** The hand lets go: the rake comes up to it, as far as that lies ahead. @returns the last points of the way */
  finish(): Point[] {
    this.#budget = MOST_WAY;
    const points = this.#go(STEP);
    if (Math.hypot(this.#at.x - this.#kept.x, this.#at.y - this.#kept.y) > 0.5) points.push(this.#keep());
    return points;
  }

  #go(leash: number): Point[] {
    const points: Point[] = [];
    while (this.#budget >= STEP && this.#ahead() > leash + STEP / 2) {
      this.#budget -= STEP;
      if (!this.#step()) break;
      const way = Math.hypot(this.#at.x - this.#kept.x, this.#at.y - this.#kept.y);
      const turned = Math.abs(turn(this.#keptHeading, this.#heading ?? 0));
      if (way >= SPACING.straight || (way >= SPACING.turning && turned > TURNING)) points.push(this.#keep());
    }
    return points;
  }

  /** How far the hand is; for a heavy rake, how far ahead: it waits beside a hand that strays. */
  #ahead(): number {
    const [x, y] = [this.#hand.x - this.#at.x, this.#hand.y - this.#at.y];
    const distance = Math.hypot(x, y);
    const { line } = this.#handling;
    if (!line || this.#heading === undefined) return distance;
    const aside = Math.abs(turn(this.#heading, Math.atan2(y, x)));
    if (aside > ASIDE ? distance > line.aside : Math.sin(aside) * distance > line.aside)
      this.#isTurning = true;
    return this.#isTurning ? distance : Math.cos(aside) * distance;
  }

  /** The tightest turn that the rake makes now. */
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

  #keep(): Point {
    this.#kept = this.#at;
    this.#keptHeading = this.#heading ?? 0;
    return this.#at;
  }

  /** Goes on by one step. @returns false when a stone stops the rake or the hand has not yet moved enough */
  #step(): boolean {
    const towards = Math.atan2(this.#hand.y - this.#at.y, this.#hand.x - this.#at.x);
    if (this.#heading === undefined) {
      if (this.#travelled < FIRST_WAY) return false;
      this.#heading = towards;
      this.#keptHeading = towards;
    }
    const aside = turn(this.#heading, towards);
    let change = limit(aside * (1 - Math.exp(-STEP / this.#handling.settling)), STEP / this.#radius(aside));
    change = this.#around(this.#heading, change, towards);
    this.#heading += change;
    const ahead = {
      x: this.#at.x + Math.cos(this.#heading) * STEP,
      y: this.#at.y + Math.sin(this.#heading) * STEP,
    };
    const free = this.#clearance.free(ahead);
    if (!free || Math.hypot(free.x - this.#at.x, free.y - this.#at.y) < STEP / 8) return false;
    // Sliding along a stone also turns the rake.
    if (free.x !== ahead.x || free.y !== ahead.y) {
      const slid = Math.atan2(free.y - this.#at.y, free.x - this.#at.x);
      this.#heading += limit(turn(this.#heading, slid), STEP / (this.#half * 0.7));
    }
    this.#at = free;
    this.#clearance.passed(free);
    return true;
  }

  /** Turns along a stone that lies ahead, on the side to which the hand leads. */
  #around(heading: number, change: number, towards: number): number {
    const look = {
      x: this.#at.x + Math.cos(heading) * LOOKAHEAD,
      y: this.#at.y + Math.sin(heading) * LOOKAHEAD,
    };
    const stone = this.#clearance.inTheWay(look);
    if (!stone) return change;
    const outwards = Math.atan2(this.#at.y - stone.y, this.#at.x - stone.x);
    const [left, right] = [outwards - Math.PI / 2, outwards + Math.PI / 2];
    // The tangent that costs less turning; when both cost the same, the one on the hand's side.
    const cost = (tangent: number) =>
      Math.abs(turn(heading, tangent)) + 0.3 * Math.abs(turn(towards, tangent));
    const tangent = cost(left) < cost(right) ? left : right;
    return limit(turn(heading, tangent), STEP / this.#half);
  }
}
