/** One element in the room, with its halo. */
import type { Shader } from 'pixi.js';
import { MOST_ELEMENTS, nameOf } from '../../../domain/safe-space';
import type { Body } from './body';
import { addHalo } from './halo';
import { nothingLit } from './lights';
import { addShadows } from './shadows';
import { cellOf } from './sheet';
import { numbersOf, type RoomLook, SHOWN, ThingQuads } from './thing-quads';

/** Maximum number of elements in the room. Removed elements fade out while others come. */
export const MOST_BODIES = 2 * MOST_ELEMENTS;
/** Base `zIndex` of flat elements, of the shadows on the ground, and of standing elements. */
export const LAYERS = { flat: 0, shadows: MOST_BODIES, standing: MOST_BODIES + 1 } as const;
/** Maximum number of quads: the shadow on furniture or below a flat element, the picture, and the halo. */
const MOST_QUADS = 3;

export class Thing extends ThingQuads {
  readonly body: Body;
  readonly #lit = nothingLit();

  constructor(body: Body, shader: Shader) {
    super(nameOf(body.kind), shader, MOST_QUADS);
    this.body = body;
  }

  /**
   * Shows the element.
   * @param order number of elements behind it
   * @param ground shadows on the ground
   */
  show(look: RoomLook, order: number, ground: ThingQuads): void {
    const { body } = this;
    const { lights, strength } = look;
    const lies = cellOf(body.kind).habit === 'lies';
    lights.choose(body, strength, this.#lit);
    this.position.set(body.x, body.y);
    // The quads have the coordinates of the slot.
    this.pivot.copyFrom(this.position);
    this.zIndex = order + (lies ? LAYERS.flat : LAYERS.standing);
    this.begin();
    // The shadow of a standing element falls on the ground and on flat elements, but not on other standing elements.
    addShadows(lies || body.rests ? this : ground, look, body, this.#lit);
    this.add(numbersOf(SHOWN.thing, look, body, this.#lit, body.presence, 0));
    addHalo(this, body, lights.numberOf(body));
    this.end();
  }
}
