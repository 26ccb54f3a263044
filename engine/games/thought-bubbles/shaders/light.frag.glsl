#version 300 es
// A shining light: a core in a halo. Colors have premultiplied alpha.
precision highp float;

in vec2 vPlace;

// Pixi sets this uniform. Its alpha is that of the display object.
uniform vec4 uColor;

out vec4 finalColor;

const vec3 CORE = vec3(1.0, 0.984, 0.902);
const vec3 HALO = vec3(0.980, 0.878, 0.663);

void main() {
  float radius = length(vPlace * 2.0 - 1.0);
  float halo = pow(max(0.0, 1.0 - radius), 2.4) * 0.72;
  float core = smoothstep(0.30, 0.18, radius);
  finalColor = (vec4(CORE, 1.0) * core + vec4(HALO, 1.0) * halo * (1.0 - core)) * uColor.a;
}
