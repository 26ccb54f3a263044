/** The lights in a room, the strongest lights of each element, and the map of light on ground and walls. */

import { BufferImageSource } from 'pixi.js';
import {
  type Background,
  type ElementKind,
  GROUND_TOP_PERCENT,
  MAX_ELEMENTS,
} from '../../../domain/safe-space';
import { visiblePartOf } from '../../paint/visible-part-of';
import { BakedTexture } from '../../shaders/baked-texture';
import { createUniformGroup } from '../../shaders/create-uniform-group';
import { ShaderQuad } from '../../shaders/shader-quad';
import type { Slot } from '../../stage/scene';
import type { ElementBody } from './elements';
import { GROUND_DEPTH_FACTOR, NEAREST_LIGHT_COUNT, withLightGlsl } from './glsl';
import { PLACE_VIEWS } from './place';
import fragment from './shaders/light-map.frag.glsl?raw';
import { pxPerUnit, sheetCellOf } from './sheet';

const MOST_PAINTED = Math.max(...Object.values(PLACE_VIEWS).map(({ lamps }) => lamps.length));

/** Texels per row of {@link Lights.texels}. */
export const MOST_LIGHTS = MAX_ELEMENTS + MOST_PAINTED;

/** Share of full light below which a light is ignored. */
const LEAST = 0.012;

interface Source {
  readonly x: number;
  readonly y: number;
  /** Range of the light at the element's usual size, in the units of `Cell.tall`. */
  readonly reach: number;
  /** Radius of the halo at the element's usual size, in the units of `Cell.tall`. */
  readonly halo: number;
  /** Color, including brightness. */
  readonly ink: readonly [red: number, green: number, blue: number];
}

const SOURCES: Readonly<Partial<Record<ElementKind, Source>>> = {
  lamp: { x: 0.5, y: 0.3, reach: 84, halo: 36, ink: [1.9, 1.28, 0.66] },
  candle: { x: 0.44, y: 0.25, reach: 54, halo: 22, ink: [1.6, 0.96, 0.46] },
  sun: { x: 0.5, y: 0.5, reach: 210, halo: 44, ink: [1.5, 1.16, 0.72] },
};

/** Returns the light source of a kind; undefined for a kind that gives no light. */
export const lightSourceOf = (kind: ElementKind): Source | undefined => SOURCES[kind];

/** Distance of the sun's light in front of the farthest ground, units, so that it does not light only backs. */
const BEFORE = 70;
/** Additional height of the sun's light above the ground, units. */
const ABOVE = 44;

export interface LightStrengths {
  /** Lamps, candles and suns that the person placed. */
  readonly placed: number;
  /** Fires, lanterns and lamps in the place's picture. */
  readonly painted: number;
}

/** The strongest lights on one element: indices, and factors for their colors, 0-1. */
export interface StrongestLights {
  readonly lights: Float32Array;
  readonly shares: Float32Array;
  readonly weights: Float32Array;
  count: number;
}

export const createStrongestLights = (): StrongestLights => ({
  lights: new Float32Array(NEAREST_LIGHT_COUNT),
  shares: new Float32Array(NEAREST_LIGHT_COUNT),
  weights: new Float32Array(NEAREST_LIGHT_COUNT),
  count: 0,
});

/** Returns the attenuation at this share of the range, 1 to 0. `lights.glsl` has the same function. */
export function attenuation(share: number): number {
  const square = Math.min(1, share * share);
  return (1 - square) ** 2 / (1 + 5 * square);
}

/** Returns the height above the ground of an element that stands on another one, CSS px. */
export const heightAboveGround = ({ rests, depth, y }: Pick<ElementBody, 'rests' | 'depth' | 'y'>): number =>
  rests ? Math.max(0, depth - y) : 0;

export class Lights {
  /**
   * Two rows of {@link MOST_LIGHTS} texels. The first row has position (right, toward the viewer, up) and range, CSS
   * px. The second row has the color, and 1 for a light in the place's picture.
   */
  readonly texels = new Float32Array(MOST_LIGHTS * 2 * 4);
  count = 0;
  /** Number of placed lights. They come before the lights in the picture. */
  placed = 0;
  /** The element of each light; undefined for lights in the place's picture. */
  readonly #owners: (ElementBody | undefined)[] = [];
  #hasChanged = false;
  /** Values of the next light: position, range, color, and 1 for a light in the place's picture. */
  readonly #next = new Float32Array(8);
  // Indices of the strongest lights so far. The additional entry is the runner-up, whose weight `choose` subtracts.
  readonly #best = new Int32Array(NEAREST_LIGHT_COUNT + 1);
  readonly #bestWeights = new Float32Array(NEAREST_LIGHT_COUNT + 1);

  /**
   * Collects the current positions of all lights.
   * @param lit returns the degree to which a lamp or candle is on, 0-1
   * @returns whether a light has changed since the last call
   */
  collect(
    bodies: readonly ElementBody[],
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
      if (source && this.count < MAX_ELEMENTS) this.#place(body, source, place, slot, lit(body.id));
    }
    this.placed = this.count;
    if (picture) this.#paint(place, slot, picture);
    this.#owners.length = this.count;
    return this.#hasChanged || before !== this.count;
  }

  /** A weight falls to 0 before another light replaces it, so a moving light causes no jump. */
  choose(body: ElementBody, { placed, painted }: LightStrengths, into: StrongestLights): void {
    const { texels } = this;
    const best = this.#best;
    const weights = this.#bestWeights.fill(0);
    const rise = heightAboveGround(body);
    const z = (body.y + rise) * GROUND_DEPTH_FACTOR;
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
      const weight = attenuation(way / reach) * (texels[ink] as number) * strength;
      if (weight <= (weights[NEAREST_LIGHT_COUNT] as number)) continue;
      let rank = NEAREST_LIGHT_COUNT;
      while (rank > 0 && (weights[rank - 1] as number) < weight) {
        weights[rank] = weights[rank - 1] as number;
        best[rank] = best[rank - 1] as number;
        rank -= 1;
      }
      weights[rank] = weight;
      best[rank] = light;
    }
    const next = weights[NEAREST_LIGHT_COUNT] as number;
    into.count = 0;
    for (let rank = 0; rank < NEAREST_LIGHT_COUNT; rank++) {
      const weight = (weights[rank] as number) - next;
      if (weight < LEAST) break;
      into.lights[rank] = best[rank] as number;
      into.shares[rank] = weight / (weights[rank] as number);
      into.weights[rank] = weight;
      into.count = rank + 1;
    }
  }

  numberOf(body: ElementBody): number {
    return this.#owners.indexOf(body);
  }

  #place(body: ElementBody, source: Source, place: Background, slot: Slot, lit: number): void {
    const { box, kind } = body;
    const { tall, habit } = sheetCellOf(kind);
    const top = box.top + source.y * box.height;
    const horizon = (GROUND_TOP_PERCENT[place] / 100) * slot.height;
    const hangs = habit === 'hangs';
    // An element in the sky hangs above the farthest ground.
    const ground = hangs ? Math.max(horizon, body.y) : body.y + heightAboveGround(body);
    const there = body.presence * lit;
    const [red, green, blue] = source.ink;
    const next = this.#next;
    next[0] = box.left + source.x * box.width;
    next[1] = ground * GROUND_DEPTH_FACTOR + (hangs ? BEFORE * pxPerUnit(slot) : 0);
    next[2] = ground - top + (hangs ? ABOVE * pxPerUnit(slot) : 0);
    next[3] = (source.reach * box.height) / tall;
    next[4] = red * there;
    next[5] = green * there;
    next[6] = blue * there;
    next[7] = 0;
    this.#put(body);
  }

  /** Only elements receive these lights, because the picture itself shows them already. */
  #paint(place: Background, slot: Slot, picture: { readonly width: number; readonly height: number }): void {
    const [left, top, wide, high] = visiblePartOf(picture, slot);
    const tall = slot.height / high;
    const next = this.#next;
    for (const { x, y, ground, reach, power } of PLACE_VIEWS[place].lamps) {
      next[0] = ((x - left) / wide) * slot.width;
      next[1] = (ground - top) * tall * GROUND_DEPTH_FACTOR;
      next[2] = (ground - y) * tall;
      next[3] = reach * tall;
      next[4] = power;
      next[5] = power * 0.7;
      next[6] = power * 0.38;
      next[7] = 1;
      this.#put(undefined);
    }
  }

  #put(owner: ElementBody | undefined): void {
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

/** Size, texels. Light is soft, so this resolution suffices for any slot, and keeps two hundred lights cheap. */
const WIDTH = 144;
const HEIGHT = 96;

const group = () =>
  createUniformGroup({
    uCount: { value: 0, type: 'f32' },
    uSlot: { value: new Float32Array(2), type: 'vec2<f32>' },
    uHorizon: { value: 0, type: 'f32' },
  });

/** Amount and color of light at each point of the slot (see `falling` in `lights.glsl`). */
export class LightMap extends BakedTexture {
  /** The lights, in the format of {@link Lights.texels}. */
  readonly lights: BufferImageSource;
  readonly #uniforms = group();

  constructor(lights: Lights) {
    super('light map');
    this.lights = new BufferImageSource({
      label: 'lights',
      resource: lights.texels,
      width: MOST_LIGHTS,
      height: 2,
      format: 'rgba32float',
      // The channels are plain numbers, so there is neither premultiplied alpha nor filtering.
      alphaMode: 'no-premultiply-alpha',
      scaleMode: 'nearest',
    });
    const quad = new ShaderQuad({
      label: 'LightMap',
      fragment: withLightGlsl(fragment),
      resources: { uniforms: this.#uniforms, uLights: this.lights },
    });
    quad.state.blend = false;
    quad.cover(WIDTH, HEIGHT);
    this.container.addChild(quad);
    this.resize(WIDTH, HEIGHT);
  }

  /** @param horizon upper edge of the ground, CSS px */
  show({ placed }: Lights, { width, height }: Slot, horizon: number): void {
    this.lights.update();
    const { uniforms } = this.#uniforms;
    uniforms.uCount = placed;
    uniforms.uSlot.set([width, height]);
    uniforms.uHorizon = horizon;
    this.forget();
  }

  override destroy(): void {
    super.destroy();
    this.lights.destroy();
  }
}
