/** The lights that stand in a room: where they are, how far they reach, and which of them matter to a thing. Pure. */
import { type Background, GROUND_FROM, type Kind, MOST_ELEMENTS } from '../../../domain/safe-space';
import type { Slot } from '../../stage/scene';
import type { Body } from './body';
import { unitOf } from './places';
import { cellOf } from './sheet';
import { partOf, VIEWS } from './views';

/** A step down the picture leads so many times as far towards the viewer: the ground is seen from a low place. */
export const DEPTH = 2.2;

/** So many lights light one thing, each from its own side; the others only add to the light all around. */
export const NEAREST_LIGHTS = 3;

/** Lights of the places themselves, at most. */
const MOST_PAINTED = Math.max(...Object.values(VIEWS).map(({ lamps }) => lamps.length));

/** Texels in a row of {@link Lights.texels}. */
export const MOST_LIGHTS = MOST_ELEMENTS + MOST_PAINTED;

/** Less than this share of full light is none. */
const LEAST = 0.012;

interface Source {
  /** Where in its picture it shines, shares of its cell. */
  readonly x: number;
  readonly y: number;
  /** How far its light goes when the thing has its usual size, in the units of a thing's height. */
  readonly reach: number;
  /** How far the air around it shines, in the same units. */
  readonly halo: number;
  /** How bright it is, and its colour. */
  readonly ink: readonly [red: number, green: number, blue: number];
}

const SOURCES: Readonly<Partial<Record<Kind, Source>>> = {
  lamp: { x: 0.5, y: 0.3, reach: 84, halo: 36, ink: [1.9, 1.28, 0.66] },
  candle: { x: 0.44, y: 0.25, reach: 54, halo: 22, ink: [1.6, 0.96, 0.46] },
  sun: { x: 0.5, y: 0.5, reach: 210, halo: 44, ink: [1.5, 1.16, 0.72] },
};

/** What gives light of its own; undefined for what does not. */
export const sourceOf = (kind: Kind): Source | undefined => SOURCES[kind];

/**
 * The sun hangs in the picture's sky and shines as if it stood so far before what is farthest, and so much higher, units:
 * over the middle of the ground. From where it is painted it would light nothing but the back of everything.
 */
const BEFORE = 70;
const ABOVE = 44;

/** How much of each kind of light there is at this hour, with the breath of Visit in it. */
export interface Strength {
  /** Of lamps, candles and suns that somebody has placed. */
  readonly placed: number;
  /** Of fires, lanterns and lamps that belong to the place. */
  readonly painted: number;
}

/** What lights a thing: up to {@link NEAREST_LIGHTS} numbers of lights, and how much of each counts, 0-1. */
export interface Lit {
  readonly lights: Float32Array;
  readonly shares: Float32Array;
  /** How strongly each of them shines on the thing. */
  readonly weights: Float32Array;
  count: number;
}

export const nothingLit = (): Lit => ({
  lights: new Float32Array(NEAREST_LIGHTS),
  shares: new Float32Array(NEAREST_LIGHTS),
  weights: new Float32Array(NEAREST_LIGHTS),
  count: 0,
});

/** How much of a light arrives at this share of its reach, 1 beside it and 0 from its reach on. As in `lights.glsl`. */
export function arrives(share: number): number {
  const square = Math.min(1, share * share);
  return (1 - square) ** 2 / (1 + 5 * square);
}

/** How high above the ground a thing stands on another one, CSS px. */
export const riseOf = ({ rests, depth, y }: Pick<Body, 'rests' | 'depth' | 'y'>): number =>
  rests ? Math.max(0, depth - y) : 0;

export class Lights {
  /**
   * Two rows of {@link MOST_LIGHTS} texels. The first has where a light is (to the right, towards the viewer, up) and its
   * reach, CSS px; the second its colour, and 1 for one that belongs to the place.
   */
  readonly texels = new Float32Array(MOST_LIGHTS * 2 * 4);
  /** How many there are, and how many of these, the first ones, somebody has placed. */
  count = 0;
  placed = 0;
  /** Whose light each is; the place's have none. */
  readonly #owners: (Body | undefined)[] = [];
  #hasChanged = false;
  /** The numbers of the next light: where it is, its reach, its colour, and whose it is. */
  readonly #next = new Float32Array(8);
  // The strongest of those looked through, and the one after them.
  readonly #best = new Int32Array(NEAREST_LIGHTS + 1);
  readonly #bestWeights = new Float32Array(NEAREST_LIGHTS + 1);

  /**
   * Takes over where all lights are now.
   *
   * @param lit how far a lamp or a candle is on, 0-1
   * @returns whether any light has changed since the last time
   */
  collect(
    bodies: readonly Body[],
    place: Background,
    slot: Slot,
    picture: { readonly width: number; readonly height: number } | undefined,
    lit: (id: string) => number,
  ): boolean {
    const before = this.count;
    this.#hasChanged = false;
    this.count = 0;
    for (const body of bodies) {
      const source = SOURCES[body.kind];
      if (source && this.count < MOST_ELEMENTS) this.#place(body, source, place, slot, lit(body.id));
    }
    this.placed = this.count;
    if (picture) this.#paint(place, slot, picture);
    this.#owners.length = this.count;
    return this.#hasChanged || before !== this.count;
  }

  /**
   * Finds what lights a thing most. A light that is about to be overtaken by another counts for nothing by then, so that
   * no change is seen while one of them is moved.
   */
  choose(body: Body, { placed, painted }: Strength, into: Lit): void {
    const { texels } = this;
    const best = this.#best;
    const weights = this.#bestWeights.fill(0);
    const rise = riseOf(body);
    const z = (body.y + rise) * DEPTH;
    const high = rise + body.box.height * 0.5;
    for (let light = 0; light < this.count; light++) {
      if (this.#owners[light] === body) continue;
      const at = light * 4;
      const ink = (MOST_LIGHTS + light) * 4;
      const reach = texels[at + 3] as number;
      const x = (texels[at] as number) - body.x;
      const depth = (texels[at + 1] as number) - z;
      if (Math.abs(x) >= reach || Math.abs(depth) >= reach) continue;
      const way = Math.hypot(x, depth, (texels[at + 2] as number) - high);
      const strength = light < this.placed ? placed : painted;
      const weight = arrives(way / reach) * (texels[ink] as number) * strength;
      if (weight <= (weights[NEAREST_LIGHTS] as number)) continue;
      let rank = NEAREST_LIGHTS;
      while (rank > 0 && (weights[rank - 1] as number) < weight) {
        weights[rank] = weights[rank - 1] as number;
        best[rank] = best[rank - 1] as number;
        rank -= 1;
      }
      weights[rank] = weight;
      best[rank] = light;
    }
    const next = weights[NEAREST_LIGHTS] as number;
    into.count = 0;
    for (let rank = 0; rank < NEAREST_LIGHTS; rank++) {
      const weight = (weights[rank] as number) - next;
      if (weight < LEAST) break;
      into.lights[rank] = best[rank] as number;
      into.shares[rank] = weight / (weights[rank] as number);
      into.weights[rank] = weight;
      into.count = rank + 1;
    }
  }

  /** Which of the lights is this thing's own; -1 when it gives none. */
  numberOf(body: Body): number {
    return this.#owners.indexOf(body);
  }

  #place(body: Body, source: Source, place: Background, slot: Slot, lit: number): void {
    const { box, kind } = body;
    const { tall, habit } = cellOf(kind);
    const top = box.top + source.y * box.height;
    const horizon = (GROUND_FROM[place] / 100) * slot.height;
    const hangs = habit === 'hangs';
    // What hangs in the sky is above the farthest ground there is.
    const ground = hangs ? Math.max(horizon, body.y) : body.y + riseOf(body);
    const there = body.presence * lit;
    const [red, green, blue] = source.ink;
    const next = this.#next;
    next[0] = box.left + source.x * box.width;
    next[1] = ground * DEPTH + (hangs ? BEFORE * unitOf(slot) : 0);
    next[2] = ground - top + (hangs ? ABOVE * unitOf(slot) : 0);
    next[3] = (source.reach * box.height) / tall;
    next[4] = red * there;
    next[5] = green * there;
    next[6] = blue * there;
    next[7] = 0;
    this.#put(body);
  }

  /** The place's own, which its picture has the light of already: only things take it from here. */
  #paint(place: Background, slot: Slot, picture: { readonly width: number; readonly height: number }): void {
    const [left, top, wide, high] = partOf(picture, slot);
    const tall = slot.height / high;
    const next = this.#next;
    for (const { x, y, ground, reach, power } of VIEWS[place].lamps) {
      next[0] = ((x - left) / wide) * slot.width;
      next[1] = (ground - top) * tall * DEPTH;
      next[2] = (ground - y) * tall;
      next[3] = reach * tall;
      next[4] = power;
      next[5] = power * 0.7;
      next[6] = power * 0.38;
      next[7] = 1;
      this.#put(undefined);
    }
  }

  /** Takes over what is in `#next`. */
  #put(owner: Body | undefined): void {
    this.#owners[this.count] = owner;
    for (let part = 0; part < 8; part++) {
      const place = (part < 4 ? this.count : MOST_LIGHTS + this.count) * 4 + (part & 3);
      const value = this.#next[part] as number;
      if (this.texels[place] === value) continue;
      this.texels[place] = value;
      this.#hasChanged = true;
    }
    this.count += 1;
  }
}
