/**
 * Drifting as on warm air: every bubble wanders around its home, makes way for the others and for the edge, and rests
 * while it is held. Nothing here is left to chance: the same steps lead to the same places.
 */
import { EDGE, LEAST_GAP, LIGHTS_HEIGHT, type Size, type Spot } from './homes';

/** No bubble is quicker, CSS px/s. */
export const FASTEST = 12;

/** The air moves so quickly, CSS px/s; it turns in these times, s, another for each bubble. */
const AIR = 8;
const TURNS = [19, 23, 29, 17, 26] as const;

/** How strongly home calls, px/s for each px. */
const HOME = 0.03;

/** From here on bubbles and edges are felt, CSS px, and how strongly at most, px/s. */
const NEAR = 40;
const PUSH = 16;

/** A bubble takes up the air's speed in this time, and comes to rest in this, s. */
const GATHER_SECONDS = 1.1;
const REST_SECONDS = 0.16;

/** Slower than this it stands, CSS px/s. */
const STILL = 0.08;

/** The longest step, s; a frame that comes late is taken in several. After a sleep no more is made good than this. */
const STEP_SECONDS = 1 / 30;
const MOST_SECONDS = 0.5;

interface Drifter {
  readonly home: Spot;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export class Drift {
  #drifters: Drifter[] = [];
  #size: Size = { width: 0, height: 0 };
  #seconds = 0;

  /** Everybody is at home, at rest. */
  settle(homes: readonly Spot[], size: Size): void {
    this.#size = size;
    this.#drifters = homes.map((home) => ({ home, x: home.x, y: home.y, dx: 0, dy: 0 }));
  }

  /** Where a bubble is now; undefined when there is none of this number. */
  spotOf(bubble: number): Spot | undefined {
    const drifter = this.#drifters[bubble];
    return drifter && { x: drifter.x, y: drifter.y, radius: drifter.home.radius };
  }

  /**
   * @param rests whether a bubble is to rest now
   * @returns whether any still moves
   */
  tick(seconds: number, rests: (bubble: number) => boolean): boolean {
    const whole = Math.min(seconds, MOST_SECONDS);
    const steps = Math.ceil(whole / STEP_SECONDS);
    for (let step = 0; step < steps; step++) this.#step(whole / steps, rests);
    return this.#drifters.some(({ dx, dy }, bubble) => !rests(bubble) || dx !== 0 || dy !== 0);
  }

  #step(seconds: number, rests: (bubble: number) => boolean): void {
    this.#seconds += seconds;
    this.#drifters.forEach((drifter, bubble) => {
      const isResting = rests(bubble);
      const [wx, wy] = isResting ? [0, 0] : this.#wish(drifter, bubble);
      const part = 1 - Math.exp(-seconds / (isResting ? REST_SECONDS : GATHER_SECONDS));
      drifter.dx += (wx - drifter.dx) * part;
      drifter.dy += (wy - drifter.dy) * part;
      const speed = Math.hypot(drifter.dx, drifter.dy);
      if (isResting && speed < STILL) {
        drifter.dx = 0;
        drifter.dy = 0;
      } else if (speed > FASTEST) {
        drifter.dx *= FASTEST / speed;
        drifter.dy *= FASTEST / speed;
      }
      this.#move(drifter, seconds);
    });
  }

  /** Where the air, home, neighbours and edges would have it go, px/s. */
  #wish({ home, x, y }: Drifter, bubble: number): [dx: number, dy: number] {
    const turn = (2 * Math.PI * this.#seconds) / (TURNS[bubble % TURNS.length] as number);
    let dx = AIR * 0.8 * Math.sin(turn + bubble * 1.7) + (home.x - x) * HOME;
    let dy = AIR * Math.cos(turn * 1.31 + bubble * 2.3) + (home.y - y) * HOME;
    for (const other of this.#drifters) {
      const [ox, oy] = [x - other.x, y - other.y];
      const away = Math.hypot(ox, oy);
      if (away === 0) continue;
      const push = pushOf(away - home.radius - other.home.radius) / away;
      dx += ox * push;
      dy += oy * push;
    }
    const { radius } = home;
    dx += pushOf(x - radius - EDGE) - pushOf(this.#size.width - EDGE - radius - x);
    dy += pushOf(y - radius - LIGHTS_HEIGHT) - pushOf(this.#size.height - EDGE - radius - y);
    return [dx, dy];
  }

  /** Goes on unless somebody is in the way: nobody comes nearer than may be. */
  #move(drifter: Drifter, seconds: number): void {
    const { radius } = drifter.home;
    const { width, height } = this.#size;
    const x = Math.max(radius + EDGE, Math.min(width - radius - EDGE, drifter.x + drifter.dx * seconds));
    const y = Math.max(
      radius + LIGHTS_HEIGHT,
      Math.min(height - radius - EDGE, drifter.y + drifter.dy * seconds),
    );
    const isInTheWay = (other: Drifter): boolean =>
      other !== drifter &&
      Math.hypot(x - other.x, y - other.y) < radius + other.home.radius + LEAST_GAP &&
      Math.hypot(x - other.x, y - other.y) < Math.hypot(drifter.x - other.x, drifter.y - other.y);
    if (this.#drifters.some(isInTheWay)) {
      drifter.dx = 0;
      drifter.dy = 0;
      return;
    }
    drifter.x = x;
    drifter.y = y;
  }
}

/** How strongly something pushes that is so far away (px), px/s. */
const pushOf = (gap: number): number => PUSH * Math.max(0, Math.min(1, 1 - gap / NEAR)) ** 2;
