#version 300 es
// What stands for a bubble where nothing may move: a disc for words, and a ring that is more or less to be seen. Colours
// are premultiplied by their alpha.
precision highp float;

in vec2 vPoint;
in float vRadius;
in vec4 vTint;
in vec3 vFilm;

uniform float uNight;
uniform float uResolution;

out vec4 finalColor;

void main() {
  float radius = length(vPoint);
  float pixel = 1.0 / (vRadius * uResolution);
  float disc = smoothstep(0.86 + pixel, 0.86 - pixel, radius) * 0.92;
  vec3 ground = mix(vec3(0.984, 0.992, 0.980), vec3(0.082, 0.157, 0.169), uNight);
  // The tint is an ink: by day on white it is darkened, by night on dark it is lightened.
  vec3 ink = mix(vTint.rgb * 0.78, mix(vTint.rgb, vec3(1.0), 0.25), uNight);
  float band = smoothstep(0.885 - pixel, 0.885 + pixel, radius) * smoothstep(0.985 + pixel, 0.985 - pixel, radius);
  finalColor = vec4(ground, 1.0) * disc + vec4(ink, 1.0) * band * vFilm.y;
}
