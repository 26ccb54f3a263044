#version 300 es
// Mist over the garden, the light of the lantern in it, and the sun when it lifts. Lengths are in widths of a ring.
precision highp float;

in vec2 vPlace;

uniform vec4 uPlan;
uniform sampler2D uNoise;
// Where the lantern has been (red) and the way out (green), a texel for each sector of each ring.
uniform sampler2D uBeen;
uniform vec2 uLantern;
// Share of the mist that has lifted, 0-1; the light of the court with the breath, 0-1; time of the drift, s.
uniform vec3 uHere;
uniform vec3 uMist;
uniform vec3 uGlow;
uniform vec3 uSun;
// Density of the mist, strength of the lantern's light and of the sun.
uniform vec3 uStrength;

out vec4 finalColor;

//CONSTANTS
// RINGS, SECTORS, TURN

const float PI = 3.141592653589793;

void main() {
  vec2 p = vPlace * uPlan.zw - uPlan.xy;
  float radius = length(p);
  float turns = (atan(p.x, -p.y) - PI + TURN) / (2.0 * PI);
  vec4 been = texture(uBeen, vec2(turns, (radius - 1.0) / float(RINGS)));
  float isIn = smoothstep(float(RINGS) + 1.1, float(RINGS) + 0.4, radius) * smoothstep(0.9, 1.2, radius);

  float drift = uHere.z;
  float wisps = texture(uNoise, p * 0.021 + vec2(drift * 0.004, drift * 0.0014)).r;
  wisps = mix(wisps, texture(uNoise, p * 0.053 - vec2(drift * 0.006, 0.0)).r, 0.4);
  float away = distance(p, uLantern);
  float clear = smoothstep(3.1, 0.7, away + (wisps - 0.5) * 1.6);
  clear = max(clear, 0.72 * been.r * isIn);
  clear = max(clear, smoothstep(2.2, 0.6, radius) * uHere.y);
  float density = uStrength.x * smoothstep(-0.25, 0.75, wisps + 0.25) * (1.0 - clear) * (1.0 - uHere.x);
  // The mist lies in the garden, and thins out over the lawn.
  density *= mix(0.24, 1.0, smoothstep(float(RINGS) + 3.0, float(RINGS), radius));

  float glow = uStrength.y * exp(-away * away * 0.55) * (1.0 - 0.75 * uHere.x);
  glow += 0.8 * uStrength.y * uHere.y * exp(-radius * radius * 0.4);
  // The way out is golden: a cover, because added light would make pale gravel white.
  float gold = 0.5 * been.g * isIn * uHere.x;
  vec2 toSun = vPlace - vec2(0.12, -0.05);
  float sun = uStrength.z * uHere.x * exp(-dot(toSun, toSun) * 1.5);

  // Premultiplied: mist covers, light adds.
  vec3 light = uGlow * glow * (0.35 + 0.4 * density) + uSun * sun;
  gold *= 1.0 - density;
  finalColor = vec4(uMist * density + uGlow * gold + light, density + gold);
}
