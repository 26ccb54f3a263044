#version 300 es
// One quad over the whole slot. Position in device px from its upper left corner.
uniform vec2 uSize;
out vec2 vPosition;

void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vPosition = corner * uSize;
  gl_Position = vec4(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 0.0, 1.0);
}
