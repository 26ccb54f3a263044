/**
 * How an answer takes the place of a thought: it floats there, the two become one clear bubble, and that rises to the
 * lights at the top. A moment of it follows from the time alone.
 */
import { FLIGHT_MS, JOIN_MS, ROUNDS } from '../../../machines/games/thought-bubbles/selectors';
import { easeOut, lerp } from '../../stage/easing';
import type { Size, Spot } from './homes';

const FLIGHT_SECONDS = FLIGHT_MS / 1000;
const JOIN_SECONDS = JOIN_MS / 1000;

/** The clear bubble rises for so long, over the beginning of the next round, s. */
const RISE_SECONDS = 0.95;

/** The whole of it, s. */
const WHOLE_SECONDS = FLIGHT_SECONDS + JOIN_SECONDS + RISE_SECONDS;

/** So far from the thought's centre the answer waits until they join, in radii of the thought. */
const CONTACT = 0.5;

/** A light at the top, CSS px: its core, and how far it shines. */
const LIGHT_RADIUS = 7;
export const LIGHT_REACH = 30;

/** A bubble on its way. */
export interface Shown extends Spot {
  /** 0-1. */
  readonly opacity: number;
  /** How far its film leaves room for words, 0-1. */
  readonly calm: number;
}

/** A moment of it. */
export interface Moment {
  readonly thought: Shown;
  /** The answer, and what becomes of it. */
  readonly answer: Shown;
  /** The light of the join. */
  readonly glow: Shown;
}

export interface FlightWay {
  readonly thought: Spot;
  readonly answer: Spot;
  /** Which of the lights it becomes, 0-4. */
  readonly light: number;
  /** With less motion nothing flies: one fades, the other comes. */
  readonly isStill: boolean;
  /** Whether words stand on the bubbles. */
  readonly isWorded: boolean;
}

const swing = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;
const share = (seconds: number, from: number, length: number): number =>
  Math.max(0, Math.min(1, (seconds - from) / length));

/**
 * @param light where its light will be
 * @param seconds since the answer was chosen
 */
function momentOf({ thought, answer, isStill, isWorded }: FlightWay, light: Point, seconds: number): Moment {
  const flown = share(seconds, 0, FLIGHT_SECONDS);
  const joined = share(seconds, FLIGHT_SECONDS, JOIN_SECONDS);
  const risen = share(seconds, FLIGHT_SECONDS + JOIN_SECONDS, RISE_SECONDS);
  const calm = isWorded ? 1 : 0;
  const glow: Shown = {
    ...thought,
    radius: thought.radius * lerp(1.1, 1.7, easeOut(joined)),
    opacity: 0.55 * Math.sin(Math.PI * share(seconds, FLIGHT_SECONDS * 0.8, JOIN_SECONDS + 0.35)),
    calm: 0,
  };
  const left: Shown = { ...thought, opacity: 1 - swing(joined), calm };
  if (isStill) {
    const clear = { ...(joined < 0.5 ? answer : thought), calm };
    const opacity = joined < 1 ? Math.abs(1 - 2 * joined) : 1 - risen;
    return { thought: left, answer: { ...clear, opacity }, glow };
  }
  const away = Math.hypot(thought.x - answer.x, thought.y - answer.y) || 1;
  // It comes to rest against the thought, and is taken in from there.
  const stop = Math.max(0, 1 - (thought.radius * CONTACT) / away);
  const part = joined > 0 ? lerp(stop, 1, swing(joined)) : stop * swing(flown);
  const up = swing(risen);
  const [x, y] = [lerp(answer.x, thought.x, part), lerp(answer.y, thought.y, part)];
  const radius = lerp(answer.radius, thought.radius, swing(joined));
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

type Point = Pick<Spot, 'x' | 'y'>;

/** Middle of the row of lights, from above, CSS px. */
const LIGHTS_Y = 23;

/**
 * Where the lights of kept answers stand, CSS px: `count` places in a row at the top of the field, or in the middle of
 * the low band of sky that is left in the end.
 */
export const lightsIn = ({ width, height }: Size, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, light) => ({
    x: width / 2 + (light - (count - 1) / 2) * 40,
    y: height < LOW_BAND ? height / 2 : LIGHTS_Y,
  }));

/** A field that is lower holds no bubbles, CSS px. */
const LOW_BAND = 180;

/** One answer on its way. */
export class Flight {
  /** The answer's place among the bubbles of its round. */
  readonly bubble: number;
  readonly #way: FlightWay;
  readonly #size: Size;
  #seconds = 0;

  /** @param size of the slot for which the way was told */
  constructor(way: FlightWay, bubble: number, size: Size) {
    this.#way = way;
    this.bubble = bubble;
    this.#size = size;
  }

  /** @returns whether it still flies */
  tick(seconds: number): boolean {
    this.#seconds += seconds;
    return this.#seconds < WHOLE_SECONDS;
  }

  /** A moment of it, in a slot that may have become another meanwhile. */
  momentIn(size: Size): Moment {
    const [wide, tall] = [size.width / this.#size.width, size.height / this.#size.height];
    const within = (spot: Spot): Spot => ({ ...spot, x: spot.x * wide, y: spot.y * tall });
    const way = { ...this.#way, thought: within(this.#way.thought), answer: within(this.#way.answer) };
    const light = lightsIn(size, ROUNDS)[way.light] as Point;
    return momentOf(way, light, this.#seconds);
  }
}
