#version 300 es
// A disc in a ring. Colors have premultiplied alpha.
precision highp float;

in vec2 vPlace;

// Width of one device px, as a share of the quad's half width.
uniform float uPixel;
uniform vec3 uInk;
// Opacity of the ring, 0-1.
uniform float uStrength;
// Share of night: 0 is day, 1 is night.
uniform float uNight;

out vec4 finalColor;

void main() {
  float radius = length(vPlace * 2.0 - 1.0);
  float disc = smoothstep(0.86 + uPixel, 0.86 - uPixel, radius) * 0.92;
  vec3 ground = mix(vec3(0.984, 0.992, 0.980), vec3(0.082, 0.157, 0.169), uNight);
  // The ink is darkened by day and lightened by night, so that the ring contrasts with its background.
  vec3 ink = mix(uInk * 0.78, mix(uInk, vec3(1.0), 0.25), uNight);
  float band = smoothstep(0.885 - uPixel, 0.885 + uPixel, radius) * smoothstep(0.985 + uPixel, 0.985 - uPixel, radius);
  finalColor = vec4(ground, 1.0) * disc + vec4(ink, 1.0) * band * uStrength;
}
