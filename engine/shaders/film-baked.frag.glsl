#version 300 es
// A bubble that wears a film which was drawn before: see film.frag.glsl. Colours are premultiplied by their alpha.
precision highp float;

in vec2 vPoint;
in vec4 vTint;
in vec3 vFilm;

uniform sampler2D uBaked;
// 0 by day, 1 by night.
uniform float uNight;

out vec4 finalColor;

// As far as the quad reaches, in radii.
const float REACH = 1.04;

void main() {
  vec4 color = texture(uBaked, vec2(0.5) + vPoint * vec2(0.5, -0.5) / REACH);
  float radius = length(vPoint);
  // Words in the middle stay on white.
  float tinted = vTint.a * 0.4 * smoothstep(0.35, 0.9, radius);
  color.rgb = mix(color.rgb, vTint.rgb * color.a, tinted);
  // Where many words stand it is calm nearly to the rim.
  float calm = vFilm.z * 0.95 * smoothstep(0.98, 0.58, radius);
  vec3 ground = mix(vec3(0.996, 0.992, 0.957), vec3(0.075, 0.145, 0.157), uNight);
  ground = mix(ground, vTint.rgb * mix(1.0, 0.34, uNight), vTint.a);
  color = vec4(ground * calm, calm) + color * (1.0 - calm);
  finalColor = color * vFilm.y;
}
