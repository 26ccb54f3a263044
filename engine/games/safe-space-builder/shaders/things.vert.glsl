#version 300 es
// Two quads for each thing: its shadow on the ground, and the thing itself. Lengths in CSS px of the slot.
// Its foot, and the size of its picture.
layout(location = 0) in vec4 aStand;
// Corner and size of its cell, as shares of the sheet.
layout(location = 1) in vec4 aCell;
// Its foot in the cell, 0-1; half width of what touches the ground, CSS px; how high it is above it, CSS px.
layout(location = 2) in vec4 aFoot;
// 0 the thing, 1 its shadow; how much of it is there; whether it is selected; how much of a shadow it throws.
layout(location = 3) in vec4 aState;
// How it answers in Visit: which motion, how strongly (0-1), for how long by now (s), and how far it is lit (0-1).
layout(location = 4) in vec4 aAnswer;

uniform vec2 uSlot;
uniform vec2 uShadow;
uniform float uSoftness;

// From the foot, CSS px, down and to the right.
out vec2 vFrom;
flat out vec4 vStand;
flat out vec4 vCell;
flat out vec4 vFoot;
flat out vec4 vState;
flat out vec4 vAnswer;

// Room for the rim of what is selected.
const float RIM = 7.0;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 size = aStand.zw;
  vec2 least = -aFoot.xy * size - RIM;
  vec2 most = (1.0 - aFoot.xy) * size + RIM;
  if (aState.x > 0.5) {
    float spot = aFoot.z * 1.7 + 6.0;
    vec2 end = uShadow * size.y * aState.w;
    float blur = (0.05 + 0.25 * uSoftness) * size.y * aState.w;
    least = vec2(min(-spot, end.x - aFoot.x * size.x - blur), -spot * 0.4);
    least.x = min(least.x, -aFoot.x * size.x - blur);
    most.x = max(max(spot, (1.0 - aFoot.x) * size.x + blur), end.x + (1.0 - aFoot.x) * size.x + blur);
    most.y = max(spot * 0.4, end.y + blur);
  } else {
    // A page is turned above the book.
    least.y -= aFoot.w + (floor(aAnswer.x) == 5.0 ? 0.35 * size.y : 0.0);
    most.y -= aFoot.w;
  }
  vFrom = mix(least, most, corner);
  vStand = aStand;
  vCell = aCell;
  vFoot = aFoot;
  vState = aState;
  vAnswer = aAnswer;
  vec2 place = (aStand.xy + vFrom) / uSlot * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
}
