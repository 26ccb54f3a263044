#version 300 es
// The water at rest: color, reflection of the sky, glints, and reflections of the stones. Lengths are in CSS px.
// Alpha is noise, 0-1, with which a later pass dithers the light.
precision highp float;

in vec2 vPlace;

uniform vec3 uSlot;
// Colors of far, middle and near water.
uniform vec3 uInks[3];
// Position of the sun's or moon's reflection as shares of the water's size, and its radius as a share of the longer
// side.
uniform vec3 uSky;
uniform vec3 uSkyInk;
// Strength of the glow of sun or moon, and of its path of light on the water.
uniform vec2 uSkyStrength;
// Centers and half sizes of stones and plants.
uniform vec2 uMiddles[12];
uniform vec2 uHalves[12];
// Colors of the five stones. Plants have no entry.
uniform vec3 uStoneInks[5];
uniform float uUnit;

out vec4 finalColor;

//NOISE

// Returns high-frequency noise for dithering. The noise of neighboring px differs.
float dotNoise(vec2 p) {
  float around = hash(p + vec2(1.0, 0.0)) + hash(p - vec2(1.0, 0.0)) + hash(p + vec2(0.0, 1.0)) + hash(p - vec2(0.0, 1.0));
  return clamp(0.5 + (hash(p) - around * 0.25) * 0.82, 0.0, 1.0);
}

// Returns the strength of short horizontal glints. `share` (0-1) of the cells in a row contain a glint.
float glints(vec2 px, float row, float share) {
  float line = floor(px.y / row);
  float cell = px.x / (row * 14.0) + hash(vec2(line, 3.0)) * 7.0;
  vec2 id = vec2(floor(cell), line);
  float from = hash(id + 11.0) * 0.5;
  float to = from + 0.2 + hash(id + 29.0) * 0.3;
  float across = smoothstep(from, from + 0.06, fract(cell)) * smoothstep(to, to - 0.06, fract(cell));
  float down = smoothstep(0.9, 0.4, abs(fract(px.y / row) - 0.5) * row);
  return step(1.0 - share, hash(id)) * across * down;
}

void main() {
  vec2 px = vPlace * uSlot.xy;
  float noise = dotNoise(floor(px * uSlot.z));
  float depth = vPlace.y;
  // Dithers the transitions between the colors.
  depth += (noise - 0.5) * 0.09;
  vec3 ink = depth < 0.5 ? mix(uInks[0], uInks[1], smoothstep(0.0, 0.5, depth)) : mix(uInks[1], uInks[2], smoothstep(0.5, 1.0, depth));

  vec2 away = (px - uSky.xy * uSlot.xy) / (uSky.z * max(uSlot.x, uSlot.y));
  away.y *= 0.8;
  float glow = exp(-dot(away, away) * 2.0);
  float dots = smoothstep(noise - 0.25, noise + 0.25, glow * 0.9);
  ink = mix(ink, uSkyInk, uSkyStrength.x * mix(glow, dots, 0.3) * (0.35 + 0.65 * glow));
  float lane = exp(-away.x * away.x * (26.0 + 40.0 * (1.0 - vPlace.y)));
  float path = max(glints(px + 37.0, 6.0, 0.75), glints(px, 9.0, 0.6)) * lane * smoothstep(1.1, 0.05, vPlace.y);
  ink = mix(ink, uSkyInk, uSkyStrength.y * path);
  ink = mix(ink, uInks[0] + 0.16, glints(px, 11.0, 0.07) * 0.42);
  ink = mix(ink, uInks[2] * 0.9, glints(px + 500.0, 13.0, 0.07) * 0.28);

  float shade = 0.0;
  for (int i = 0; i < 12; i++) {
    float isStone = i < 5 ? 1.0 : 0.0;
    vec2 fall = uUnit * (i < 5 ? vec2(11.0, 17.0) : vec2(5.0, 8.0));
    vec2 q = (px - uMiddles[i] - fall) / (uHalves[i] * 1.04);
    float here = smoothstep(1.22, 0.72, length(q)) * mix(0.5, 0.62, isStone);
    shade = max(shade, mix(here, smoothstep(noise - 0.3, noise + 0.3, here), 0.35) * mix(0.8, 1.0, isStone));
  }
  ink *= 1.0 - shade * 0.56;
  for (int i = 0; i < 5; i++) {
    // Reflection of a stone in the water in front of it. The reflection is broken into strokes.
    vec2 q = (px - uMiddles[i] - vec2(0.0, uHalves[i].y * 0.86)) / (uHalves[i] * vec2(0.84, 0.78));
    float image = smoothstep(1.0, 0.2, length(q)) * (0.4 + 0.6 * glints(px + float(i) * 91.0, 7.0, 0.8));
    ink = mix(ink, uStoneInks[i] * 0.72, image * 0.34);
  }
  ink *= 1.0 + (noise - 0.5) * 0.07;
  finalColor = vec4(ink, noise);
}
