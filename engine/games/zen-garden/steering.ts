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

/** When the hand lets go, what lies beyond this angle is beside the rake: it does not turn round for it. */
const BESIDE = 0.6;

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

/** A hand that is farther from a held rake than its leash and this has gone on, px. */
const STUCK = 12;

/** The heading is taken from the hand's first movement once it is this long. */
const FIRST_WAY = 4;

const turn = (from: number, to: number): number => {
  const angle = (to - from) % (2 * Math.PI);
  if (angle > Math.PI) return angle - 2 * Math.PI;
  return angle < -Math.PI ? angle + 2 * Math.PI : angle;
};

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** One rake, from pressing to lifting. */
export class Rake {
  readonly #handling: Handling;
  readonly #half: number;
  readonly #clearance: Clearance;
  #at: Point;
  #heading: number | undefined;
  /** Where the rake is led: to the hand, or beside the stone on which the hand is. */
  #goal: Point;
  #hand: Point;
  #isHeld = false;
  #isFinishing = false;
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
    this.#goal = start;
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

  /** Whether a stone holds it and the hand has gone on: it has to be lifted and set down anew. */
  get isStuck(): boolean {
    const hasGoneOn = this.#goal === this.#hand || between(this.#goal, this.#hand) < 0.01;
    return this.#isHeld && hasGoneOn && between(this.#at, this.#hand) > this.#handling.leash + STUCK;
  }

  /** The hand is here now. @returns the points of the way that are settled by this, {@link SPACING} apart */
  follow(hand: Point): Point[] {
    const travel = Math.hypot(hand.x - this.#hand.x, hand.y - this.#hand.y);
    if (!(travel > 0)) return [];
    this.#travelled += travel;
    this.#hand = hand;
    this.#goal = this.#clearance.free(hand) ?? hand;
    this.#budget = Math.min(this.#budget, MOST_WAY) + travel * CATCH_UP;
    // At first the leash is short, so that the sand moves with the finger.
    return this.#go(Math.min(this.#handling.leash, this.#travelled * 0.4));
  }

  /** The hand lets go: the rake comes up to it, as far as that lies ahead. @returns the last points of the way */
  finish(): Point[] {
    this.#budget = MOST_WAY;
    this.#isFinishing = true;
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
    const [x, y] = [this.#goal.x - this.#at.x, this.#goal.y - this.#at.y];
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
    const towards = Math.atan2(this.#goal.y - this.#at.y, this.#goal.x - this.#at.x);
    if (this.#heading === undefined) {
      if (this.#travelled < FIRST_WAY) return false;
      // Set down before a stone it faces along it: nothing has to be turned yet.
      this.#heading = towards + this.#around(towards, 0, Math.PI);
      this.#keptHeading = this.#heading;
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
    // Along a stone it goes only as long as that leads to the hand: it does not circle.
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

  /** Whether the goal lies within the tightest turn, so that the rake would go round it: it waits for the hand. */
  #wouldCircle(heading: number, aside: number): boolean {
    const { radius, leash } = this.#handling;
    const across = heading + (aside < 0 ? -Math.PI / 2 : Math.PI / 2);
    const middle = {
      x: this.#at.x + Math.cos(across) * radius,
      y: this.#at.y + Math.sin(across) * radius,
    };
    return between(middle, this.#goal) < radius - leash;
  }

  /** Turns by at most so much along a stone that lies ahead, the shorter way round. @returns the change of heading */
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
