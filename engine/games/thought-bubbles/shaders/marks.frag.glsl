#version 300 es
// What is no soap: a light that shines, and the bubble that waits for one's own words, a white disc with a dashed ring.
// Colours are premultiplied by their alpha.
precision highp float;

in vec2 vPoint;
in float vReach;
in vec2 vLook;

// Device px to a px of the slot.
uniform float uResolution;
// 0 by day, 1 by night.
uniform float uNight;

out vec4 finalColor;

const vec3 CORE = vec3(1.0, 0.984, 0.902);
const vec3 HALO = vec3(0.980, 0.878, 0.663);

// Dashes of the ring, px: its way round holds a whole number of them.
const float DASH = 9.0;

vec4 over(vec4 below, vec3 color, float alpha) {
  return vec4(color * alpha, alpha) + below * (1.0 - alpha);
}

vec4 light(float radius) {
  float halo = pow(max(0.0, 1.0 - radius), 2.4) * 0.72;
  float core = smoothstep(0.30, 0.18, radius);
  return over(vec4(HALO * halo, halo), CORE, core);
}

vec4 own(float radius) {
  float pixel = 1.0 / (vReach * uResolution);
  vec3 ground = mix(vec3(0.984, 0.992, 0.980), vec3(0.082, 0.157, 0.169), uNight);
  vec3 ink = mix(vec3(0.153, 0.380, 0.310), vec3(0.549, 0.812, 0.690), uNight);
  float disc = smoothstep(1.0, 1.0 - 2.0 * pixel, radius);
  // Clearer at the rim, as a film is.
  vec4 color = vec4(ground, 1.0) * disc * mix(0.95, 0.80, smoothstep(0.93, 1.0, radius));
  float wide = 1.0 / vReach;
  float ring = 1.0 - smoothstep(wide - pixel, wide + pixel, abs(radius - (1.0 - 6.0 / vReach)));
  float dashes = floor(6.2832 * vReach / DASH);
  float along = abs(fract(atan(vPoint.y, vPoint.x) / 6.2832 * dashes) - 0.5) * DASH;
  float dash = smoothstep(2.8 + 0.5 / uResolution, 2.8 - 0.5 / uResolution, along);
  return over(color, ink, ring * dash);
}

void main() {
  float radius = length(vPoint);
  if (radius > 1.0) discard;
  finalColor = (vLook.x < 0.5 ? light(radius) : own(radius)) * vLook.y;
}
