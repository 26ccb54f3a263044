#version 300 es
// One quad for each bubble. Lengths in px of the slot.
// Of one bubble: centre and radius; tint and how much of it; phase of its film, opacity, and how far it is calm.
layout(location = 0) in vec3 aPlace;
layout(location = 1) in vec4 aTint;
layout(location = 2) in vec3 aFilm;

// Size of the slot.
uniform vec2 uSlot;

// In radii of the bubble, from its centre; y points down.
out vec2 vPoint;
out float vRadius;
out vec4 vTint;
out vec3 vFilm;

// Beyond its radius a bubble wobbles, and its rim is softened.
const float REACH = 1.04;

void main() {
  vPoint = (vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0) * REACH;
  vec2 place = (aPlace.xy + vPoint * aPlace.z) / uSlot * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
  vRadius = aPlace.z;
  vTint = aTint;
  vFilm = aFilm;
}
