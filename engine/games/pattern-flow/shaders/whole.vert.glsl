#version 300 es
// A rectangle over all of the water; corners are counted, not read.
out vec2 vPlace;

void main() {
  vPlace = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
  gl_Position = vec4(vPlace.x * 2.0 - 1.0, 1.0 - vPlace.y * 2.0, 0.0, 1.0);
}
