/** Instanced quads of elements: pictures, shadows and halos. All quads share one shader. */
import { Buffer, BufferUsage, type DestroyOptions, Geometry, Mesh, type Shader } from 'pixi.js';
import type { Slot } from '../../stage/scene';
import { writeAnswer } from './answers';
import type { Bodies } from './bodies';
import { type Body, heightOf as liftOf, squashOf } from './body';
import { type Lights, type Lit, NEAREST_LIGHTS, riseOf, type Strength } from './lights';
import { heightOf } from './places';
import { cellOf } from './sheet';
import type { VisitLook } from './visit';

/** Attributes of a quad, each with four numbers (see `things.vert.glsl`). */
const ATTRIBUTES = ['aStand', 'aCell', 'aFoot', 'aState', 'aAnswer', 'aLamps', 'aShares'] as const;
const SIZE = 4;
const NUMBERS = ATTRIBUTES.length * SIZE;
/** Returns the index of an attribute's first number. */
export const firstOf = (attribute: (typeof ATTRIBUTES)[number]): number =>
  ATTRIBUTES.indexOf(attribute) * SIZE;
const LAMPS = firstOf('aLamps');
const SHARES = firstOf('aShares');

/** Quad types, as in the shader. */
export const SHOWN = { thing: 0, shadow: 1, lampShadow: 2, halo: 3 } as const;

/** State of the room that every quad reads. */
export interface RoomLook {
  readonly bodies: Bodies;
  /** Lights that were collected from the same bodies. */
  readonly lights: Lights;
  readonly strength: Strength;
  readonly slot: Slot;
  readonly visit: VisitLook;
}

/**
 * A list of quads from back to front. Each frame calls `begin`, `add` for every quad, and `end`. Coordinates are px of
 * the slot.
 */
export class ThingQuads extends Mesh<Geometry, Shader> {
  readonly #numbers: Float32Array;
  readonly #buffer: Buffer;
  readonly #most: number;
  #count = 0;
  /** Length of the longest list. Each upload covers it, because a hidden list may change twice between two draws. */
  #longest = 0;
  #hasChanged = false;

  /**
   * @param label name in the Devtools
   * @param most maximum number of quads
   */
  constructor(label: string, shader: Shader, most: number) {
    const numbers = new Float32Array(NUMBERS * most);
    const buffer = new Buffer({ data: numbers, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
    super({ label, shader, geometry: geometryOf(buffer) });
    this.#numbers = numbers;
    this.#buffer = buffer;
    this.#most = most;
  }

  /** Begins a new list. */
  begin(): void {
    this.#count = 0;
    this.#hasChanged = false;
  }

  /** Adds a quad in front of the others, and copies its numbers. A full list omits further quads. */
  add(numbers: Float32Array): void {
    if (this.#count === this.#most) return;
    const first = this.#count * NUMBERS;
    this.#count += 1;
    for (let place = 0; place < NUMBERS; place++) {
      if (this.#numbers[first + place] === numbers[place]) continue;
      this.#numbers.set(numbers, first);
      this.#hasChanged = true;
      return;
    }
  }

  /** Ends the list, and uploads it if a quad has changed. */
  end(): void {
    const count = this.#count;
    this.visible = count > 0;
    this.geometry.instanceCount = count;
    this.#longest = Math.max(this.#longest, count);
    if (this.#hasChanged) this.#buffer.update(this.#longest * NUMBERS * Float32Array.BYTES_PER_ELEMENT);
  }

  override destroy(options?: DestroyOptions): void {
    const { geometry } = this;
    super.destroy(options);
    geometry.destroy(true);
  }
}

/** Scratch array for the next quad. It is shared, because `write` copies it immediately. */
const next = new Float32Array(NUMBERS);

/** Returns the scratch array, filled with zeros. Its content is valid until the next call. */
export const noNumbers = (): Float32Array => next.fill(0);

/**
 * Returns the numbers of an element's picture or of one of its shadows.
 *
 * @param presence opacity, 0-1
 * @param ground degree to which the element stands on the ground, 0-1; 0 in the sky
 * @param rank rank, among the element's strongest lights, of the light that casts the shadow
 * @returns numbers that are valid until the next call
 */
export function numbersOf(
  shows: number,
  { slot, bodies, visit }: RoomLook,
  body: Body,
  lit: Lit,
  presence: number,
  ground: number,
  rank = 0,
): Float32Array {
  const { kind, box } = body;
  const { left, top, width, height, foot, habit, footing } = cellOf(kind);
  const gives = squashOf(body);
  let at = 0;
  next[at++] = body.x;
  next[at++] = body.y;
  next[at++] = box.width * (1 + gives / 2);
  next[at++] = box.height * (1 - gives);
  next[at++] = left;
  next[at++] = top;
  next[at++] = width;
  next[at++] = height;
  next[at++] = foot.x;
  next[at++] = foot.y;
  next[at++] = footing * box.width;
  next[at++] = liftOf(body) * heightOf(kind, body, slot, bodies.background);
  next[at++] = shows;
  next[at++] = presence;
  next[at++] = body.isSelected && !body.isGoing ? 1 : 0;
  next[at++] = habit === 'stands' && !body.rests ? ground : 0;
  writeAnswer(next, at, body, visit);
  for (let place = 0; place < NEAREST_LIGHTS; place++) {
    const isThere = rank + place < lit.count;
    next[LAMPS + place] = isThere ? (lit.lights[rank + place] as number) : 0;
    next[SHARES + place] = isThere ? (lit.shares[rank + place] as number) : 0;
  }
  next[LAMPS + NEAREST_LIGHTS] = riseOf(body);
  next[SHARES + NEAREST_LIGHTS] = habit === 'lies' ? 1 : 0;
  return next;
}

/** Returns a geometry with the corners of a quad (0-1), and with the attributes of each instance from `buffer`. */
function geometryOf(buffer: Buffer): Geometry {
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  const attributes = ATTRIBUTES.map((name) => [
    name,
    {
      buffer,
      format: 'float32x4',
      stride: NUMBERS * bytes,
      offset: firstOf(name) * bytes,
      instance: true,
    } as const,
  ]);
  return new Geometry({
    attributes: {
      aPosition: { buffer: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), format: 'float32x2' },
      ...Object.fromEntries(attributes),
    },
    topology: 'triangle-strip',
  });
}
