/** Everything that is drawn of the things, as numbers: what lies, then all shadows on the ground, then what stands. */
import type { Slot } from '../../stage/scene';
import { writeAnswer } from './answers';
import type { Bodies } from './bodies';
import { type Body, givesOf, heightOf as liftOf } from './body';
import { type Lights, type Lit, NEAREST_LIGHTS, nothingLit, riseOf, type Strength, sourceOf } from './lights';
import { heightOf } from './places';
import { cellOf } from './sheet';
import type { VisitLook } from './visit';

/** Numbers of a quad: stand, cell, foot, state, answer, lamps, shares. See `things.vert.glsl`. */
export const QUAD_SIZES = [4, 4, 4, 4, 4, 4, 4] as const;
const NUMBERS = 28;
/** Where some of them begin. */
const STATE = 12;
const LAMPS = 20;
const SHARES = 24;

/** What a quad shows, as the shader counts them. */
const SHOWN = { thing: 0, shadow: 1, lampShadow: 2, halo: 3 } as const;

/** A thing throws shadows of so many lights, the strongest ones; the sky's comes on top of these. */
const LAMP_SHADOWS = 2;
/** A light that shines on a thing less than so throws no shadow of it that could be seen: the less, the more things stand about. */
const THROWS = 0.03;
const MANY = 12;

/** What is to be written. */
export interface Shown {
  readonly bodies: Bodies;
  /** As they were collected for the same bodies. */
  readonly lights: Lights;
  readonly strength: Strength;
  readonly slot: Slot;
  readonly visit: VisitLook;
}

export class Quads {
  /** As many numbers of each quad as {@link QUAD_SIZES} say, one quad after the other. */
  numbers = new Float32Array(NUMBERS * 128);
  #count = 0;
  /** What lights each body, in their order. */
  readonly #lit: Lit[] = [];

  /** @returns how many quads there are now */
  write(shown: Shown): number {
    const { lights, strength } = shown;
    const { inOrder } = shown.bodies;
    const most = (inOrder.length * (2 + LAMP_SHADOWS) + lights.placed) * NUMBERS;
    if (this.numbers.length < most) this.numbers = new Float32Array(most);
    while (this.#lit.length < inOrder.length) this.#lit.push(nothingLit());
    this.#count = 0;
    inOrder.forEach((body, index) => {
      const lit = this.#lit[index] as Lit;
      lights.choose(body, strength, lit);
      if (lies(body)) this.#both(shown, body, lit);
    });
    // No shadow on the ground falls on what stands farther away, nor on what stands in it.
    inOrder.forEach((body, index) => {
      if (!lies(body) && !body.rests) this.#shadows(shown, body, this.#lit[index] as Lit);
    });
    inOrder.forEach((body, index) => {
      if (lies(body)) return;
      if (body.rests) this.#both(shown, body, this.#lit[index] as Lit);
      else this.#add(SHOWN.thing, shown, body, this.#lit[index] as Lit);
      this.#halo(body, lights);
    });
    return this.#count;
  }

  /** Something with its own shadow right beneath it. */
  #both(shown: Shown, body: Body, lit: Lit): void {
    this.#add(SHOWN.shadow, shown, body, lit);
    this.#add(SHOWN.thing, shown, body, lit);
  }

  #shadows(shown: Shown, body: Body, lit: Lit): void {
    this.#add(SHOWN.shadow, shown, body, lit);
    if (cellOf(body.kind).habit !== 'stands') return;
    const least = THROWS * (1 + shown.bodies.inOrder.length / MANY);
    for (let rank = 0; rank < Math.min(lit.count, LAMP_SHADOWS); rank++)
      if ((lit.weights[rank] as number) > least) this.#add(SHOWN.lampShadow, shown, body, lit, rank);
  }

  /** @param rank of a lamp's shadow: which of the lights that shine on the thing throws it */
  #add(shows: number, { bodies, slot, visit }: Shown, body: Body, lit: Lit, rank = 0): void {
    const { kind, box, presence } = body;
    const { left, top, width, height, foot, habit, footing } = cellOf(kind);
    const isShadow = shows !== SHOWN.thing;
    const ground = habit === 'hangs' ? 0 : bodies.onGround(body.y);
    if (isShadow && ground === 0) return;
    const { numbers } = this;
    const gives = givesOf(body);
    let next = this.#count * NUMBERS;
    numbers[next++] = body.x;
    numbers[next++] = body.y;
    numbers[next++] = box.width * (1 + gives / 2);
    numbers[next++] = box.height * (1 - gives);
    numbers[next++] = left;
    numbers[next++] = top;
    numbers[next++] = width;
    numbers[next++] = height;
    numbers[next++] = foot.x;
    numbers[next++] = foot.y;
    numbers[next++] = footing * box.width;
    numbers[next++] = liftOf(body) * heightOf(kind, body, slot, bodies.background);
    numbers[next++] = shows;
    numbers[next++] = presence * (isShadow ? ground : 1);
    numbers[next++] = body.isSelected && !body.isGoing ? 1 : 0;
    numbers[next++] = habit === 'stands' && !body.rests ? ground : 0;
    next = writeAnswer(numbers, next, body, visit);
    const first = shows === SHOWN.lampShadow ? rank : 0;
    for (let place = 0; place < NEAREST_LIGHTS; place++) {
      const isThere = first + place < lit.count;
      numbers[next + place] = isThere ? (lit.lights[first + place] as number) : 0;
      numbers[next + SHARES - LAMPS + place] = isThere ? (lit.shares[first + place] as number) : 0;
    }
    numbers[next + NEAREST_LIGHTS] = riseOf(body);
    numbers[next + SHARES - LAMPS + NEAREST_LIGHTS] = habit === 'lies' ? 1 : 0;
    this.#count += 1;
  }

  /** What a light does to the air around it. */
  #halo(body: Body, lights: Lights): void {
    const source = sourceOf(body.kind);
    const light = source ? lights.numberOf(body) : -1;
    if (!source || light < 0) return;
    const { box, presence } = body;
    const radius = (source.halo * box.height) / cellOf(body.kind).tall;
    const { numbers } = this;
    const first = this.#count * NUMBERS;
    numbers.fill(0, first, first + NUMBERS);
    numbers[first] = box.left + source.x * box.width;
    numbers[first + 1] = box.top + source.y * box.height;
    numbers[first + 2] = radius;
    numbers[first + 3] = radius;
    numbers[first + STATE] = SHOWN.halo;
    numbers[first + STATE + 1] = presence;
    numbers[first + LAMPS] = light;
    numbers[first + SHARES] = 1;
    this.#count += 1;
  }
}

const lies = ({ kind }: Body): boolean => cellOf(kind).habit === 'lies';
