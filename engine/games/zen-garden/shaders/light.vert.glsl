#version 300 es
// A rectangle of sand that is lit anew. Lengths in px.
// Left, top, right, bottom.
uniform vec4 uRectangle;
// Size of the garden, and device px per px.
uniform vec3 uSize;

void main() {
  vec2 corner = mix(uRectangle.xy, uRectangle.zw, vec2(gl_VertexID & 1, gl_VertexID >> 1));
  gl_Position = vec4(corner / uSize.xy * 2.0 - 1.0, 0.0, 1.0);
}
