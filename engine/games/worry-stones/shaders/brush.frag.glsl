#version 300 es
// Strength of a thumb at a texel: 1 under its middle, 0 at its edge. `engine/games/worry-stones/thumb.ts` has the
// same curve.
precision highp float;

in vec2 vAt;
flat in vec4 vSegment;
out vec4 color;

uniform float uRadius;

void main() {
  vec2 along = vSegment.zw - vSegment.xy;
  vec2 from = vAt - vSegment.xy;
  float part = clamp(dot(from, along) / max(dot(along, along), 0.0000001), 0.0, 1.0);
  float near = 1.0 - length(from - along * part) / uRadius;
  float reach = smoothstep(0.0, 0.62, near);
  color = vec4(reach, reach, reach, 1.0);
}
