#version 300 es
// The whole slot. vAt is its place there, 0-1 from the left upper corner.
out vec2 vAt;

void main() {
  vAt = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = vec4(vAt.x * 2.0 - 1.0, 1.0 - vAt.y * 2.0, 0.0, 1.0);
}
