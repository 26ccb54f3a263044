#version 300 es
// A rectangle of sand for the lighting pass. Lengths are in CSS px.
in vec2 aPosition;

// Left, top, right, bottom.
uniform vec4 uRectangle;
// Size of the garden, and device px per CSS px.
uniform vec3 uGarden;

void main() {
  vec2 corner = mix(uRectangle.xy, uRectangle.zw, aPosition);
  gl_Position = vec4(corner / uGarden.xy * 2.0 - 1.0, 0.0, 1.0);
}
