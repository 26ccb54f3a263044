/** Shadows of one element: that of the sun or moon with its contact shadow, and those of lamps. */
import type { Shader } from 'pixi.js';
import { type Kind, nameOf } from '../../../domain/safe-space';
import type { Body } from './body';
import type { Lit } from './lights';
import { cellOf } from './sheet';
import { numbersOf, type RoomLook, SHOWN, ThingQuads } from './thing-quads';

/** Maximum number of lamp shadows of an element. Its strongest lamps cast them. */
const LAMP_SHADOWS = 2;
/**
 * Strength below which a light casts no visible shadow. The limit rises with the number of elements, and is doubled at
 * {@link MANY}.
 */
const THROWS = 0.03;
const MANY = 12;

export class Shadow extends ThingQuads {
  constructor(kind: Kind, shader: Shader) {
    super(`Shadow of ${nameOf(kind)}`, shader, 1 + LAMP_SHADOWS);
  }

  show(look: RoomLook, body: Body, lit: Lit): void {
    const { bodies } = look;
    const { habit } = cellOf(body.kind);
    const ground = habit === 'hangs' ? 0 : bodies.onGround(body.y);
    this.visible = ground > 0;
    if (!this.visible) return;
    this.position.set(body.x, body.y);
    const presence = body.presence * ground;
    this.write(0, numbersOf(SHOWN.shadow, look, body, lit, presence, ground));
    let count = 1;
    // An element that rests on another one, lies flat or hangs casts no lamp shadow on the ground.
    const most = habit === 'stands' && !body.rests ? Math.min(lit.count, LAMP_SHADOWS) : 0;
    const least = THROWS * (1 + bodies.inOrder.length / MANY);
    for (let rank = 0; rank < most; rank++) {
      if ((lit.weights[rank] as number) <= least) continue;
      this.write(count, numbersOf(SHOWN.lampShadow, look, body, lit, presence, ground, rank));
      count += 1;
    }
    this.geometry.instanceCount = count;
  }
}
