/** An element as drawn: its picture, its shadows, and the halo of its light. */

import { Buffer, BufferUsage, type DestroyOptions, Geometry, Mesh, type Shader } from 'pixi.js';
import { elementNameOf, MAX_ELEMENTS } from '../../../domain/safe-space';
import type { Slot } from '../../stage/scene';
import { type ElementBodies, type ElementBody, liftedHeight as liftOf, squashAmount } from './elements';
import { NEAREST_LIGHT_COUNT } from './glsl';
import {
  createStrongestLights,
  heightAboveGround,
  type LightStrengths,
  type Lights,
  lightSourceOf,
  type StrongestLights,
} from './light';
import { elementHeight, sheetCellOf } from './sheet';
import { type VisitLook, writeAnswer } from './visit';

/** Attributes of a quad, each with four numbers (see `things.vert.glsl`). */
const ATTRIBUTES = ['aStand', 'aCell', 'aFoot', 'aState', 'aAnswer', 'aLamps', 'aShares'] as const;
const SIZE = 4;
const NUMBERS = ATTRIBUTES.length * SIZE;
const firstOf = (attribute: (typeof ATTRIBUTES)[number]): number => ATTRIBUTES.indexOf(attribute) * SIZE;
const LAMPS = firstOf('aLamps');
const SHARES = firstOf('aShares');

/** Quad types, as in the shader. */
const SHOWN = { thing: 0, shadow: 1, lampShadow: 2, halo: 3 } as const;

export interface RoomState {
  readonly bodies: ElementBodies;
  readonly lights: Lights;
  readonly strength: LightStrengths;
  readonly slot: Slot;
  readonly visit: VisitLook;
}

/** A list of quads from back to front, px of the slot. Each frame calls `begin`, `add` for every quad, and `end`. */
export class QuadListMesh extends Mesh<Geometry, Shader> {
  readonly #numbers: Float32Array;
  readonly #buffer: Buffer;
  readonly #most: number;
  #count = 0;
  /** Length of the longest list. Each upload covers it, because a hidden list may change twice between two draws. */
  #longest = 0;
  #hasChanged = false;

  /** @param label name in the Devtools @param most maximum number of quads */
  constructor(label: string, shader: Shader, most: number) {
    const numbers = new Float32Array(NUMBERS * most);
    const buffer = new Buffer({ data: numbers, usage: BufferUsage.VERTEX | BufferUsage.COPY_DST });
    super({ label, shader, geometry: geometryOf(buffer) });
    this.#numbers = numbers;
    this.#buffer = buffer;
    this.#most = most;
  }

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
const noNumbers = (): Float32Array => next.fill(0);

/**
 * Returns the numbers of an element's picture or of one of its shadows.
 * @param presence opacity, 0-1
 * @param ground degree to which the element stands on the ground, 0-1; 0 in the sky
 * @param rank rank, among the element's strongest lights, of the light that casts the shadow
 * @returns numbers that are valid until the next call
 */
function numbersOf(
  shows: number,
  { slot, bodies, visit }: RoomState,
  body: ElementBody,
  lit: StrongestLights,
  presence: number,
  ground: number,
  rank = 0,
): Float32Array {
  const { kind, box } = body;
  const { left, top, width, height, foot, habit, footing } = sheetCellOf(kind);
  const gives = squashAmount(body);
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
  next[at++] = liftOf(body) * elementHeight(kind, body, slot, bodies.background);
  next[at++] = shows;
  next[at++] = presence;
  next[at++] = body.isSelected && !body.isGoing ? 1 : 0;
  next[at++] = habit === 'stands' && !body.rests ? ground : 0;
  writeAnswer(next, at, body, visit);
  for (let place = 0; place < NEAREST_LIGHT_COUNT; place++) {
    const isThere = rank + place < lit.count;
    next[LAMPS + place] = isThere ? (lit.lights[rank + place] as number) : 0;
    next[SHARES + place] = isThere ? (lit.shares[rank + place] as number) : 0;
  }
  next[LAMPS + NEAREST_LIGHT_COUNT] = heightAboveGround(body);
  next[SHARES + NEAREST_LIGHT_COUNT] = habit === 'lies' ? 1 : 0;
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

/** Maximum number of lamp shadows of an element. Its strongest lamps cast them. */
const LAMP_SHADOWS = 2;
export const MOST_SHADOWS = 1 + LAMP_SHADOWS;
/**
 * Strength below which a light casts no visible shadow. It rises with the number of elements, twofold at {@link MANY}.
 */
const THROWS = 0.03;
const MANY = 12;

/** Adds the shadows of an element. An element that hangs, or that is in the sky, has none. */
function addShadows(quads: QuadListMesh, look: RoomState, body: ElementBody, lit: StrongestLights): void {
  const { bodies } = look;
  const { habit } = sheetCellOf(body.kind);
  const ground = habit === 'hangs' ? 0 : bodies.onGround(body.y);
  if (ground === 0) return;
  const presence = body.presence * ground;
  quads.add(numbersOf(SHOWN.shadow, look, body, lit, presence, ground));
  // An element that rests on another one, lies flat or hangs casts no lamp shadow on the ground.
  const most = habit === 'stands' && !body.rests ? Math.min(lit.count, LAMP_SHADOWS) : 0;
  const least = THROWS * (1 + bodies.inOrder.length / MANY);
  for (let rank = 0; rank < most; rank++)
    if ((lit.weights[rank] as number) > least)
      quads.add(numbersOf(SHOWN.lampShadow, look, body, lit, presence, ground, rank));
}

const STATE = firstOf('aState');

/** @param light index of the element's light; negative when the element gives none */
function addHalo(quads: QuadListMesh, { kind, box, presence }: ElementBody, light: number): void {
  const source = lightSourceOf(kind);
  if (!source || light < 0) return;
  const radius = (source.halo * box.height) / sheetCellOf(kind).tall;
  const numbers = noNumbers();
  numbers[0] = box.left + source.x * box.width;
  numbers[1] = box.top + source.y * box.height;
  numbers[2] = radius;
  numbers[3] = radius;
  numbers[STATE] = SHOWN.halo;
  numbers[STATE + 1] = presence;
  numbers[firstOf('aLamps')] = light;
  numbers[firstOf('aShares')] = 1;
  quads.add(numbers);
}

export const MOST_BODIES = 2 * MAX_ELEMENTS;
/** Base `zIndex` of flat elements, of the shadows on the ground, and of standing elements. */
export const LAYER_Z_INDEX = { flat: 0, shadows: MOST_BODIES, standing: MOST_BODIES + 1 } as const;
/** Maximum number of quads: the shadow on furniture or below a flat element, the picture, and the halo. */
const MOST_QUADS = 3;

export class ElementMesh extends QuadListMesh {
  readonly body: ElementBody;
  readonly #lit = createStrongestLights();

  constructor(body: ElementBody, shader: Shader) {
    super(elementNameOf(body.kind), shader, MOST_QUADS);
    this.body = body;
  }

  /** @param order number of elements behind it @param ground shadows on the ground */
  show(look: RoomState, order: number, ground: QuadListMesh): void {
    const { body } = this;
    const { lights, strength } = look;
    const lies = sheetCellOf(body.kind).habit === 'lies';
    lights.choose(body, strength, this.#lit);
    this.position.set(body.x, body.y);
    // The quads have the coordinates of the slot.
    this.pivot.copyFrom(this.position);
    this.zIndex = order + (lies ? LAYER_Z_INDEX.flat : LAYER_Z_INDEX.standing);
    this.begin();
    // The shadow of a standing element falls on the ground and on flat elements, but not on other standing elements.
    addShadows(lies || body.rests ? this : ground, look, body, this.#lit);
    this.add(numbersOf(SHOWN.thing, look, body, this.#lit, body.presence, 0));
    addHalo(this, body, lights.numberOf(body));
    this.end();
  }
}
