/** Drifting bubbles that wander around their homes and avoid each other and the edge. Deterministic. */
import { type BubbleSpot, EDGE_MARGIN, LEAST_GAP, LIGHTS_BAND_HEIGHT, type Size } from './homes';

export const FASTEST_DRIFT = 12;

const AIR = 8;
/** Period of the air's horizontal velocity at each bubble, s. */
const TURNS = [19, 23, 29, 17, 26] as const;

/** Pull toward home, px/s per px. */
const HOME = 0.03;

/** Distance at which other bubbles and edges start to push, CSS px. */
const NEAR = 40;
const PUSH = 16;

const GATHER_SECONDS = 1.1;
const REST_SECONDS = 0.16;

/** Speed below which a bubble counts as still, CSS px/s. */
const STILL = 0.08;

/** Maximum simulation step, s. A late frame takes several steps. */
const STEP_SECONDS = 1 / 30;
/** Maximum simulated time per frame, s. Time beyond it is dropped. */
const MOST_SECONDS = 0.5;

interface Drifter {
  readonly home: BubbleSpot;
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export class BubbleDrift {
  #drifters: Drifter[] = [];
  #size: Size = { width: 0, height: 0 };
  #seconds = 0;

  settle(homes: readonly BubbleSpot[], size: Size): void {
    this.#size = size;
    this.#drifters = homes.map((home) => ({ home, x: home.x, y: home.y, dx: 0, dy: 0 }));
  }

  spotOf(bubble: number): BubbleSpot | undefined {
    const drifter = this.#drifters[bubble];
    return drifter && { x: drifter.x, y: drifter.y, radius: drifter.home.radius };
  }

  /**
   * Advances by `seconds`.
   * @param rests returns whether a bubble must rest now
   * @returns whether any bubble still moves
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
      const [wx, wy] = isResting ? [0, 0] : this.#desiredVelocity(drifter, bubble);
      const part = 1 - Math.exp(-seconds / (isResting ? REST_SECONDS : GATHER_SECONDS));
      drifter.dx += (wx - drifter.dx) * part;
      drifter.dy += (wy - drifter.dy) * part;
      const speed = Math.hypot(drifter.dx, drifter.dy);
      if (isResting && speed < STILL) {
        drifter.dx = 0;
        drifter.dy = 0;
      } else if (speed > FASTEST_DRIFT) {
        drifter.dx *= FASTEST_DRIFT / speed;
        drifter.dy *= FASTEST_DRIFT / speed;
      }
      this.#move(drifter, seconds);
    });
  }

  /** Returns the desired velocity from air, home, neighbors and edges, px/s. */
  #desiredVelocity({ home, x, y }: Drifter, bubble: number): [dx: number, dy: number] {
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
    dx += pushOf(x - radius - EDGE_MARGIN) - pushOf(this.#size.width - EDGE_MARGIN - radius - x);
    dy += pushOf(y - radius - LIGHTS_BAND_HEIGHT) - pushOf(this.#size.height - EDGE_MARGIN - radius - y);
    return [dx, dy];
  }

  #move(drifter: Drifter, seconds: number): void {
    const { radius } = drifter.home;
    const { width, height } = this.#size;
    const x = Math.max(
      radius + EDGE_MARGIN,
      Math.min(width - radius - EDGE_MARGIN, drifter.x + drifter.dx * seconds),
    );
    const y = Math.max(
      radius + LIGHTS_BAND_HEIGHT,
      Math.min(height - radius - EDGE_MARGIN, drifter.y + drifter.dy * seconds),
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

/** Returns the push of a neighbor or edge at this distance (px), px/s. */
const pushOf = (gap: number): number => PUSH * Math.max(0, Math.min(1, 1 - gap / NEAR)) ** 2;
