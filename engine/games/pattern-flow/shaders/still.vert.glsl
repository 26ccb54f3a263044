#version 300 es
// The still water is drawn into a texture, whose first row is its first: nothing is turned.
out vec2 vPlace;

void main() {
  vPlace = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
  gl_Position = vec4(vPlace * 2.0 - 1.0, 0.0, 1.0);
}
