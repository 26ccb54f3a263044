#version 300 es
//LIGHTS
// A quad of an element: its picture, one of its shadows on the ground, or the halo of its light. Lengths are in CSS px.
in vec2 aPosition;
// Position of the element's foot, and size of its picture.
in vec4 aStand;
// Corner and size of the element's cell, as shares of the sheet.
in vec4 aCell;
// Foot within the cell, 0-1; half width of the contact area, CSS px; height above the ground, CSS px.
in vec4 aFoot;
// Quad type (see `thing-quads.ts`); opacity; selection; strength of the sun's or moon's shadow.
in vec4 aState;
// Answer in Visit: motion, strength (0-1), time since the start (s; negative for a first swing to the left), and degree
// to which the element is lit (0-1).
in vec4 aAnswer;
// Indices of the element's strongest lights (for a lamp's shadow, that lamp first); height above the ground of an
// element that stands on another one, CSS px.
in vec4 aLamps;
// Weights of the lights, 0-1; whether the element lies on the ground.
in vec4 aShares;

uniform vec2 uSlot;
uniform vec2 uShadow;
// Spread of shadows from one end of the slot to the other, and the x at which the spread is 0, as a share of the slot.
uniform vec2 uFan;
uniform float uSoftness;
uniform highp sampler2D uLights;
// Strength of placed lights at this hour.
uniform float uPlaced;
// Strength of the lights in the place's picture at this hour.
uniform float uLamps;

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

// Offset from the foot to the right and down, CSS px.
out vec2 vFrom;
flat out vec4 vStand;
flat out vec4 vCell;
flat out vec4 vFoot;
flat out vec4 vState;
flat out vec4 vAnswer;
// Position and range of each of the element's lights.
flat out vec4 vLampAt[NEAREST];
// Color of each of the element's lights at this hour.
flat out vec3 vLampInk[NEAREST];
// End of the sun's or moon's shadow per px of height; height above the ground of an element that stands on another one;
// whether the element lies flat.
flat out vec4 vThrow;

// Width of the margin for the selection rim, CSS px.
const float RIM = 7.0;

void main() {
  vec2 corner = aPosition;
  vec2 size = aStand.zw;
  for (int rank = 0; rank < NEAREST; rank++) {
    int light = int(aLamps[rank]);
    vLampAt[rank] = texelFetch(uLights, ivec2(light, 0), 0);
    vec4 ink = texelFetch(uLights, ivec2(light, 1), 0);
    vLampInk[rank] = ink.rgb * aShares[rank] * mix(uPlaced, uLamps, ink.a);
  }
  vec2 fall = uShadow + vec2(uFan.x * (aStand.x / uSlot.x - uFan.y), 0.0);
  vThrow = vec4(fall, aLamps.w, aShares.w);
  vec2 least = -aFoot.xy * size - RIM;
  vec2 most = (1.0 - aFoot.xy) * size + RIM;
  vec2 place = mix(least, most, corner);
  if (aState.x > 2.5) {
    place = mix(-size, size, corner);
  } else if (aState.x > 1.5) {
    place = thrownCorner(corner, vLampAt[0], aStand, aFoot);
  } else if (aState.x > 0.5) {
    float spot = aFoot.z * 1.7 + 6.0;
    vec2 end = fall * size.y * aState.w;
    float blur = (0.05 + 0.25 * uSoftness) * size.y * aState.w;
    least = vec2(min(-spot, end.x - aFoot.x * size.x - blur), -spot * 0.4);
    least.x = min(least.x, -aFoot.x * size.x - blur);
    most.x = max(max(spot, (1.0 - aFoot.x) * size.x + blur), end.x + (1.0 - aFoot.x) * size.x + blur);
    most.y = max(spot * 0.4, end.y + blur);
    place = mix(least, most, corner);
  } else {
    // A turning page rises above the book.
    place.y -= aFoot.w + (floor(aAnswer.x) == 5.0 ? 0.35 * size.y * (1.0 - corner.y) : 0.0);
  }
  vFrom = place;
  vStand = aStand;
  vCell = aCell;
  vFoot = aFoot;
  vState = aState;
  vAnswer = aAnswer;
  mat3 matrix = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((matrix * vec3(aStand.xy + place, 1.0)).xy, 0.0, 1.0);
}
