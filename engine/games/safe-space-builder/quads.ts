/** Everything that is drawn of the things, as numbers: what lies, then all shadows on the ground, then what stands. */
import type { Slot } from '../../core/scene';
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
/** A light that shines on a thing less than so throws no shadow of it that could be seen. */
const THROWS = 0.03;

export class Quads {
  /** As many numbers of each quad as {@link QUAD_SIZES} say, one quad after the other. */
  numbers = new Float32Array(NUMBERS * 128);
  #count = 0;
  readonly #lit: Lit[] = [];

  /**
   * @param lights as they were collected for the same bodies
   * @returns how many quads there are now
   */
  write(bodies: Bodies, lights: Lights, strength: Strength, slot: Slot, visit: VisitLook): number {
    const { inOrder } = bodies;
    const most = (inOrder.length * (2 + LAMP_SHADOWS) + lights.placed) * NUMBERS;
    if (this.numbers.length < most) this.numbers = new Float32Array(most);
    this.#count = 0;
    while (this.#lit.length < inOrder.length) this.#lit.push(nothingLit());
    for (const [index, body] of inOrder.entries()) {
      lights.choose(body, strength, this.#lit[index] as Lit);
      if (lies(body)) this.#both(bodies, body, index, slot, visit);
    }
    // No shadow on the ground falls on what stands farther away, nor on what stands in it.
    for (const [index, body] of inOrder.entries())
      if (!lies(body) && !body.rests) this.#shadows(bodies, body, index, slot, visit);
    for (const [index, body] of inOrder.entries()) {
      if (lies(body)) continue;
      if (body.rests) this.#both(bodies, body, index, slot, visit);
      else this.#add(SHOWN.thing, bodies, body, index, slot, visit);
      this.#halo(body, lights);
    }
    return this.#count;
  }

  /** Something with its own shadow right beneath it. */
  #both(bodies: Bodies, body: Body, index: number, slot: Slot, visit: VisitLook): void {
    this.#add(SHOWN.shadow, bodies, body, index, slot, visit);
    this.#add(SHOWN.thing, bodies, body, index, slot, visit);
  }

  #shadows(bodies: Bodies, body: Body, index: number, slot: Slot, visit: VisitLook): void {
    this.#add(SHOWN.shadow, bodies, body, index, slot, visit);
    if (cellOf(body.kind).habit !== 'stands') return;
    const { count, weights } = this.#lit[index] as Lit;
    for (let rank = 0; rank < Math.min(count, LAMP_SHADOWS); rank++)
      if ((weights[rank] as number) > THROWS)
        this.#add(SHOWN.lampShadow, bodies, body, index, slot, visit, rank);
  }

  #add(
    shows: number,
    bodies: Bodies,
    body: Body,
    index: number,
    slot: Slot,
    visit: VisitLook,
    rank = 0,
  ): void {
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
    const lit = this.#lit[index] as Lit;
    const isOne = shows === SHOWN.lampShadow;
    for (let place = 0; place < NEAREST_LIGHTS; place++)
      numbers[next + place] = lit.lights[isOne ? rank : place] as number;
    numbers[next + NEAREST_LIGHTS] = riseOf(body);
    next += NEAREST_LIGHTS + 1;
    for (let place = 0; place < NEAREST_LIGHTS; place++) {
      const from = isOne ? rank : place;
      numbers[next + place] = from < lit.count ? (lit.shares[from] as number) : 0;
    }
    numbers[next + NEAREST_LIGHTS] = habit === 'lies' ? 1 : 0;
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
