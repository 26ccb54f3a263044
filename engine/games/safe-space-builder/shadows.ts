/** Shadows of an element: that of the sun or moon with its contact shadow, and those of lamps. */
import type { Body } from './body';
import type { Lit } from './lights';
import { cellOf } from './sheet';
import { numbersOf, type RoomLook, SHOWN, type ThingQuads } from './thing-quads';

/** Maximum number of lamp shadows of an element. Its strongest lamps cast them. */
const LAMP_SHADOWS = 2;
/** Maximum number of shadows of an element. */
export const MOST_SHADOWS = 1 + LAMP_SHADOWS;
/**
 * Strength below which a light casts no visible shadow. The limit rises with the number of elements, and is doubled at
 * {@link MANY}.
 */
const THROWS = 0.03;
const MANY = 12;

/** Adds the shadows of an element. An element that hangs, or that is in the sky, has none. */
export function addShadows(quads: ThingQuads, look: RoomLook, body: Body, lit: Lit): void {
  const { bodies } = look;
  const { habit } = cellOf(body.kind);
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
