#version 300 es
// The square and the light that spills from it. Lengths in px of the slot.

// Size of the slot.
uniform vec2 uSlot;
// Centre of the square; half a side, radius of its corners, breadth of its glass, device px to a px.
uniform vec2 uCenter;
uniform vec4 uShape;

// From the centre; y points up, as the breath does.
out vec2 vPoint;

// So much of half a side is drawn beyond it: the light's halo ends there.
const float SPILL = 1.3;

void main() {
  vPoint = (vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0) * uShape.x * SPILL;
  vec2 place = (uCenter + vPoint * vec2(1.0, -1.0)) / uSlot * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
}
