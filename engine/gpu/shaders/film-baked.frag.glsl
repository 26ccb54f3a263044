#version 300 es
// A bubble that wears a film which was drawn before: see film.frag.glsl. Colours are premultiplied by their alpha.
precision highp float;

in vec2 vPoint;
in vec4 vTint;
in vec2 vFilm;

uniform sampler2D uBaked;

out vec4 finalColor;

// As far as the quad reaches, in radii.
const float REACH = 1.04;

void main() {
  vec4 color = texture(uBaked, vec2(0.5) + vPoint * vec2(0.5, -0.5) / REACH);
  // Words in the middle stay on white.
  float tinted = vTint.a * 0.4 * smoothstep(0.35, 0.9, length(vPoint));
  color.rgb = mix(color.rgb, vTint.rgb * color.a, tinted);
  finalColor = color * vFilm.y;
}
