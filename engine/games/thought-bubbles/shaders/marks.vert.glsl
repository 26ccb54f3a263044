#version 300 es
// One quad for each mark. Lengths in px of the slot.
// Of one mark: centre and reach; and what it is, 0 a light, 1 the bubble of one's own words, with its opacity.
layout(location = 0) in vec3 aPlace;
layout(location = 1) in vec2 aLook;

// Size of the slot.
uniform vec2 uSlot;

// In reaches, from the middle; y points down.
out vec2 vPoint;
out float vReach;
out vec2 vLook;

void main() {
  vPoint = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  vec2 place = (aPlace.xy + vPoint * aPlace.z) / uSlot * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
  vReach = aPlace.z;
  vLook = aLook;
}
