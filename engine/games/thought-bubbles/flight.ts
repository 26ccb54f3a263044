/** An answer floats to its thought, joins it, and rises to the lights. Each frame depends only on the time. */
import { FLIGHT_MS, JOIN_MS, ROUND_COUNT } from '../../../machines/games/thought-bubbles/selectors';
import { easeInOut, easeOut, lerp } from '../../stage/easing';
import type { BubbleSpot, Size } from './homes';

const FLIGHT_SECONDS = FLIGHT_MS / 1000;
const JOIN_SECONDS = JOIN_MS / 1000;

const RISE_SECONDS = 0.95;

const WHOLE_SECONDS = FLIGHT_SECONDS + JOIN_SECONDS + RISE_SECONDS;

/** Distance between the centers of answer and thought at which the two join, in radii of the thought. */
const CONTACT = 0.5;

const LIGHT_RADIUS = 7;
export const LIGHT_HALO_RADIUS = 30;

export interface ShownBubble extends BubbleSpot {
  readonly opacity: number;
  /** Size of the background for text: 0 is small, 1 reaches almost to the rim. */
  readonly calm: number;
}

export interface FlightMoment {
  readonly thought: ShownBubble;
  /** The answer, and later the joined bubble. */
  readonly answer: ShownBubble;
  /** Glow during the join. */
  readonly glow: ShownBubble;
}

export interface FlightOptions {
  readonly thought: BubbleSpot;
  readonly answer: BubbleSpot;
  /** Index of the light that the answer becomes, 0-4. */
  readonly light: number;
  readonly reducedMotion: boolean;
  /** Whether the bubbles show their words. */
  readonly isWorded: boolean;
}

const share = (seconds: number, from: number, length: number): number =>
  Math.max(0, Math.min(1, (seconds - from) / length));

/** Returns one frame. @param light position of the answer's light @param seconds time since the answer was chosen */
function momentOf(
  { thought, answer, reducedMotion, isWorded }: FlightOptions,
  light: Point,
  seconds: number,
): FlightMoment {
  const flown = share(seconds, 0, FLIGHT_SECONDS);
  const joined = share(seconds, FLIGHT_SECONDS, JOIN_SECONDS);
  const risen = share(seconds, FLIGHT_SECONDS + JOIN_SECONDS, RISE_SECONDS);
  const calm = isWorded ? 1 : 0;
  const glow: ShownBubble = {
    ...thought,
    radius: thought.radius * lerp(1.1, 1.7, easeOut(joined)),
    opacity: 0.55 * Math.sin(Math.PI * share(seconds, FLIGHT_SECONDS * 0.8, JOIN_SECONDS + 0.35)),
    calm: 0,
  };
  const left: ShownBubble = { ...thought, opacity: 1 - easeInOut(joined), calm };
  if (reducedMotion) {
    const clear = { ...(joined < 0.5 ? answer : thought), calm };
    const opacity = joined < 1 ? Math.abs(1 - 2 * joined) : 1 - risen;
    return { thought: left, answer: { ...clear, opacity }, glow };
  }
  const away = Math.hypot(thought.x - answer.x, thought.y - answer.y) || 1;
  // The answer stops at the contact distance. Then the two join.
  const stop = Math.max(0, 1 - (thought.radius * CONTACT) / away);
  const part = joined > 0 ? lerp(stop, 1, easeInOut(joined)) : stop * easeInOut(flown);
  const up = easeInOut(risen);
  const [x, y] = [lerp(answer.x, thought.x, part), lerp(answer.y, thought.y, part)];
  const radius = lerp(answer.radius, thought.radius, easeInOut(joined));
  return {
    thought: left,
    answer: {
      x: lerp(x, light.x, up),
      y: lerp(y, light.y, up),
      radius: lerp(radius, LIGHT_RADIUS, up),
      opacity: 1 - 0.9 * share(risen, 0.85, 0.15),
      calm: calm * (1 - share(seconds, FLIGHT_SECONDS + JOIN_SECONDS * 0.5, 0.5)),
    },
    glow,
  };
}

type Point = Pick<BubbleSpot, 'x' | 'y'>;

/** Vertical center of the row of lights, from the top, CSS px. */
const LIGHTS_Y = 23;

/** Positions of `count` lights, CSS px: in a row at the top, or in the middle of a low band of sky. */
export const lightPositionsIn = ({ width, height }: Size, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, light) => ({
    x: width / 2 + (light - (count - 1) / 2) * 40,
    y: height < LOW_BAND ? height / 2 : LIGHTS_Y,
  }));

/** Height of the field below which the lights move to its middle, CSS px. It is that low only at the end. */
const LOW_BAND = 180;

export class Flight {
  /** Index of the answer among the bubbles of its round. */
  readonly bubble: number;
  readonly #way: FlightOptions;
  readonly #size: Size;
  #seconds = 0;

  constructor(way: FlightOptions, bubble: number, size: Size) {
    this.#way = way;
    this.bubble = bubble;
    this.#size = size;
  }

  /** @returns whether the animation is still running */
  tick(seconds: number): boolean {
    this.#seconds += seconds;
    return this.#seconds < WHOLE_SECONDS;
  }

  /** Returns the current frame, scaled to a slot whose size may have changed. */
  momentIn(size: Size): FlightMoment {
    const [wide, tall] = [size.width / this.#size.width, size.height / this.#size.height];
    const within = (spot: BubbleSpot): BubbleSpot => ({ ...spot, x: spot.x * wide, y: spot.y * tall });
    const way = { ...this.#way, thought: within(this.#way.thought), answer: within(this.#way.answer) };
    const light = lightPositionsIn(size, ROUND_COUNT)[way.light] as Point;
    return momentOf(way, light, this.#seconds);
  }
}
