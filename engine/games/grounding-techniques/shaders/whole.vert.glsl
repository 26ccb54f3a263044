#version 300 es
// A triangle over the whole target; places in it from 0 to 1, from the upper left.
uniform float uFlip;

out vec2 vPlace;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  vPlace = corner;
  // A canvas counts its rows from below, a texture that is drawn into from above.
  gl_Position = vec4(corner.x * 2.0 - 1.0, (corner.y * 2.0 - 1.0) * uFlip, 0.0, 1.0);
}
