#version 300 es
// A stone. It is dusty and dotted where it is rough, and smooth and bright where it is polished.
precision highp float;

in vec2 vPlace;
out vec4 color;

// The five stones without light, side by side.
uniform sampler2D uStones;
// Reliefs of the five stones in three rows: normal to the right, normal downward, and distance from the edge.
uniform sampler2D uReliefs;
uniform sampler2D uGloss;
uniform sampler2D uSecond;
uniform sampler2D uNoise;
uniform float uCell;
// Size of the quad, device px.
uniform vec2 uSize;
// Width of a dot, device px.
uniform float uDot;
// Even gloss of the whole stone, 0-1. The gloss map is added to it.
uniform float uPolish;
// 1 for a stone with a gloss map, otherwise 0.
uniform float uHasMap;
// Displacement of the light to the right and down.
uniform vec2 uSway;
// Position of a light that passes over the stone, 0-1.
uniform float uPass;
uniform float uNight;
uniform float uAlpha;
// Strength of hover or press, 0-1.
uniform float uTouch;
// Depth of the stone in the moss, 0-1.
uniform float uNest;
// Amount of moss that has grown over the stone, 0-1.
uniform float uMoss;
// Depth of the stone in the water, 0-1.
uniform float uSink;

const float CELLS = 5.0;
// Distance from the edge at which the third relief becomes white, units.
const float REACH = 40.0;
// Size of a cell, units.
const vec2 CELL = vec2(500.0, 400.0);
//CONSTANTS

float panel(float row, vec2 at) {
  vec2 inside = clamp(at, vec2(0.006), vec2(0.994));
  return texture(uReliefs, vec2((uCell + inside.x) / CELLS, (row + inside.y) / 3.0)).r;
}

// Returns the distance from the edge, units. It is positive inside the stone.
float edge(vec2 at) {
  float far = length(max(abs(at - 0.5) - 0.5, 0.0) * CELL);
  return (panel(2.0, at) * 255.0 - 128.0) / 127.0 * REACH - far;
}

// Returns the strength of dots at this density, 0-1.
float dots(float density, float grain) {
  return clamp((density - grain) / 0.35 + 0.5, 0.0, 1.0) * min(1.0, density * 4.0);
}

void main() {
  vec2 px = vPlace * uSize / uDot;
  vec3 noise = texture(uNoise, px / 256.0).rgb;
  float grain = texelFetch(uNoise, ivec2(px) & 255, 0).b;
  float wide = texture(uNoise, vPlace * vec2(1.1, 0.9) + uCell * 0.37).r;
  float away = edge(vPlace);
  float unit = CELL.x / uSize.x;

  vec2 side = vec2(panel(0.0, vPlace), panel(1.0, vPlace)) * 2.0 - 1.0;
  vec3 normal = vec3(side, sqrt(max(0.04, 1.0 - dot(side, side))));
  // Moss covers the lower rim of a stone that lies in it.
  float below = smoothstep(-0.2, 0.7, side.y + 0.9 * (vPlace.y - 0.62));
  float tuft = texture(uNoise, vPlace * vec2(2.6, 1.4) + uCell * 0.61).r;
  float rim = (8.0 + 46.0 * wide * wide + 26.0 * tuft) * below;
  float body = clamp(away / unit + 0.5, 0.0, 1.0);
  // Moss in front of the stone. The moss extends slightly beyond the stone's outline.
  float lip = uNest * clamp((rim - away) / unit + 0.5, 0.0, 1.0) * clamp((away + 12.0 * tuft * below) / unit, 0.0, 1.0) * step(0.02, below);
  float shadow = smoothstep(mix(-30.0, -20.0, uNest), 16.0, edge(vPlace - mix(vec2(0.022, 0.05), vec2(0.022, 0.036), uNest))) * mix(0.5, 0.62, uNest);
  shadow = max(shadow, 0.5 * smoothstep(-13.0, 4.0, away) * smoothstep(0.3, 0.75, 0.75 * vPlace.y + 0.25 * vPlace.x));

  vec3 base = texture(uStones, vec2((uCell + clamp(vPlace.x, 0.004, 0.996)) / CELLS, vPlace.y)).rgb;
  float bright = dot(base, vec3(0.3, 0.59, 0.11));
  vec3 light = normalize(vec3(-0.56, -0.66, 0.62));
  float lit = dot(normal, light);

  // Rough stone: a dusty color with dark dots on the side away from the light, and bright dots toward it.
  vec3 dusty = mix(base, vec3(bright), 0.16) * 0.94 + 0.05;
  vec3 dark = mix(dusty, vec3(0.1, 0.12, 0.22), 0.54);
  vec3 pale = mix(dusty, vec3(1.0, 0.985, 0.9), 0.52);
  vec3 rough = mix(dusty, dark, dots(smoothstep(0.66, -0.16, lit) * 0.94, grain));
  rough = mix(rough, pale, dots(smoothstep(0.7, 1.06, lit) * 0.8, 1.0 - grain));

  // Polished stone: a deep color with smooth shading. It reflects the sun, and the bright sky between trunks.
  vec3 deep = mix(vec3(bright), base, 1.34) * mix(vec3(0.34, 0.36, 0.46), vec3(1.06, 1.03, 0.98), smoothstep(-0.3, 0.92, lit));
  vec3 back = reflect(vec3(0.0, 0.0, -1.0), normal);
  float mirror = smoothstep(0.1, -0.8, back.y + 0.3 * back.x);
  float trunk = smoothstep(0.2, 0.3, abs(fract((back.x + 0.32 * uSway.x) * 2.6 + 0.18) - 0.5));
  vec3 sun = normalize(light + vec3(uSway * 0.42, 0.0));
  float spot = max(dot(back, sun), 0.0);
  float core = smoothstep(0.89, 0.955, spot);
  float halo = pow(spot, 7.0);
  float ring = pow(1.0 - normal.z, 2.2);
  vec3 sky = mix(vec3(0.98, 0.97, 0.88), vec3(0.72, 0.86, 0.94), uNight);
  vec3 sleek = mix(deep, sky, 0.3 * mirror * trunk + 0.24 * halo);
  sleek = mix(sleek, mix(vec3(0.81, 0.89, 0.9), base, 0.25), 0.5 * ring * smoothstep(0.5, -0.6, side.y + side.x * 0.4));
  // Light reflected from the moss.
  sleek = mix(sleek, vec3(0.62, 0.74, 0.5), 0.3 * ring * smoothstep(0.2, 0.9, side.y));
  float passing = exp(-pow((dot(vPlace, vec2(0.82, 0.57)) - mix(-0.3, 1.7, uPass)) * 7.0, 2.0));
  sleek = mix(sleek, vec3(1.0, 0.99, 0.92), min(1.0, 0.9 * core + 0.34 * passing));

  float gloss = uPolish + uHasMap * (texture(uGloss, vPlace).r + A_SECOND * texture(uSecond, vPlace).r);
  float turned = smoothstep(grain * 0.66 + 0.03, grain * 0.66 + 0.34, gloss);
  vec3 shown = mix(rough, sleek, turned);

  float grown = uMoss * smoothstep(0.3, 0.82, vPlace.y + 0.3 * (wide - 0.5) + 0.24 * (0.5 - vPlace.x));
  vec3 moss = mix(vec3(0.29, 0.47, 0.34), vec3(0.66, 0.74, 0.45), dots(smoothstep(0.1, 0.9, lit) * 0.8, 1.0 - grain));
  shown = mix(shown, moss, dots(grown * 1.15, noise.r * 0.5 + grain * 0.5));

  // The stone is dark where it presses into the moss.
  shown *= 1.0 - 0.45 * uNest * below * smoothstep(46.0, 0.0, away - rim);
  // The moss in front is in the stone's shade at its edge, and bright at its tips.
  float tip = smoothstep(0.0, 14.0, rim - away);
  vec3 front = mix(vec3(0.2, 0.35, 0.27), vec3(0.37, 0.53, 0.38), smoothstep(0.0, 9.0, rim - away));
  front = mix(front, vec3(0.66, 0.73, 0.47), dots(0.62 * (1.0 - tip) * smoothstep(0.0, 3.0, rim - away) + 0.28 * tuft, 1.0 - grain));
  shown = mix(shown, front, lip);
  body = max(body, lip);

  shown = mix(shown, shown * vec3(0.47, 0.57, 0.68) + vec3(0.01, 0.025, 0.035), uNight);
  // Polished parts reflect more moonlight.
  shown += uNight * turned * vec3(0.3, 0.36, 0.4) * (0.8 * core + 0.3 * halo + 0.3 * passing);
  shown *= 1.0 + 0.07 * uTouch;
  vec3 water = mix(vec3(0.26, 0.5, 0.6), vec3(0.1, 0.25, 0.34), uNight);
  shown = mix(shown, water, 0.82 * smoothstep(0.0, 0.7, uSink));
  float seen = uAlpha * (1.0 - smoothstep(0.45, 1.0, uSink));
  vec3 shade = mix(vec3(0.06, 0.14, 0.12), vec3(0.02, 0.05, 0.06), uNight);
  float thrown = shadow * (1.0 - body) * (1.0 - smoothstep(0.0, 0.35, uSink));
  color = vec4(shown * body + shade * thrown, body + thrown) * seen;
}
