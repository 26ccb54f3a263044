#version 300 es
// Fifteen stones, each on a square that leaves room for its shadow and the water around it. Lengths in px.

// Middle, half of the width, angle by which it has turned over (radians).
uniform vec4 uPlaces[15];
// Ink (0 grey, 1-5 tiles), how much there is of it (0-1), how far it is lifted (0-1), how much it is veiled in grey.
uniform vec4 uLooks[15];
uniform vec3 uSize;

out vec2 vLocal;
flat out vec4 vPlace;
flat out vec4 vLook;
flat out float vSeed;

// Of the square, in halves of the stone's width.
const float REACH = 1.75;

void main() {
  int stone = gl_VertexID / 6;
  int corner = gl_VertexID % 6;
  // Two triangles: 0 1 2, 2 1 3.
  int index = corner < 3 ? corner : (corner == 3 ? 2 : (corner == 4 ? 1 : 3));
  vec2 side = vec2(index & 1, index >> 1) * 2.0 - 1.0;
  vPlace = uPlaces[stone];
  vLook = uLooks[stone];
  vSeed = float(stone);
  vLocal = side * REACH;
  vec2 place = vPlace.xy + vLocal * vPlace.z;
  if (vLook.y <= 0.0) place = vec2(-9999.0);
  vec2 clip = place / uSize.xy * 2.0 - 1.0;
  gl_Position = vec4(clip.x, -clip.y, 0.0, 1.0);
}
