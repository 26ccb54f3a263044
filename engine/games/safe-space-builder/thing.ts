/** One element in the room, with its shadows and its halo. */
import type { Shader } from 'pixi.js';
import { MOST_ELEMENTS, nameOf } from '../../../domain/safe-space';
import type { Body } from './body';
import { Halo } from './halo';
import { nothingLit, sourceOf } from './lights';
import { Shadow } from './shadow';
import { cellOf } from './sheet';
import { numbersOf, type RoomLook, SHOWN, ThingQuads } from './thing-quads';

/** `zIndex` values per element: one each for its shadow, its picture and its halo. */
const STEPS = 3;
/**
 * Base `zIndex` of shadows on the ground, above flat elements and below standing ones. The factor 2 leaves room for
 * elements that fade out.
 */
const SHADOWS = STEPS * 2 * MOST_ELEMENTS;
const STANDING = 2 * SHADOWS;

export class Thing extends ThingQuads {
  readonly body: Body;
  readonly #shadow: Shadow;
  readonly #halo: Halo | undefined;
  readonly #lit = nothingLit();

  constructor(body: Body, shader: Shader) {
    super(nameOf(body.kind), shader);
    this.body = body;
    this.#shadow = new Shadow(body.kind, shader);
    this.#halo = sourceOf(body.kind) && new Halo(body.kind, shader);
  }

  /** The element's display objects in all layers of the room. */
  get parts(): readonly ThingQuads[] {
    return this.#halo ? [this.#shadow, this, this.#halo] : [this.#shadow, this];
  }

  /**
   * Shows the element.
   * @param order number of elements behind it
   */
  show(look: RoomLook, order: number): void {
    const { body } = this;
    const { lights, strength } = look;
    lights.choose(body, strength, this.#lit);
    this.position.set(body.x, body.y);
    this.write(0, numbersOf(SHOWN.thing, look, body, this.#lit, body.presence, 0));
    this.#shadow.show(look, body, this.#lit);
    const lies = cellOf(body.kind).habit === 'lies';
    const z = STEPS * order + (lies ? 0 : STANDING);
    // The shadow of a standing element falls on the ground and on flat elements, but not on other standing elements.
    this.#shadow.zIndex = lies || body.rests ? z : SHADOWS + order;
    this.zIndex = z + 1;
    if (!this.#halo) return;
    this.#halo.show(body, lights.numberOf(body));
    this.#halo.zIndex = z + 2;
  }
}
