#version 300 es
// A brook that comes out of the moss at both sides and widens into a pool, with rings that spread on it. Lengths are in
// CSS px.
precision highp float;

in vec2 vPlace;
out vec4 color;

uniform sampler2D uNoise;
uniform vec2 uSlot;
// Height in which the far bank winds.
uniform float uBank;
uniform float uDot;
uniform float uNight;
// Animation time of the streaks, s.
uniform float uFlow;
// Position (CSS px) and age (0-1) of each ring. An age of 1 means no ring.
uniform vec3 uRings[6];

const vec3 DEEP = vec3(0.13, 0.30, 0.31);
const vec3 WATER = vec3(0.42, 0.60, 0.58);
const vec3 PALE = vec3(0.9, 0.96, 0.94);

float dots(float density, float grain) {
  return clamp((density - grain) / 0.35 + 0.5, 0.0, 1.0) * min(1.0, density * 4.0);
}

void main() {
  vec2 at = vPlace * uSlot;
  float grain = texelFetch(uNoise, ivec2(at / uDot) & 255, 0).b;
  // The far bank winds, and is lowest at the sides. The near bank leaves both lower corners to moss and ferns.
  float side = abs(2.0 * at.x / uSlot.x - 1.0);
  float wander = texture(uNoise, vec2(at.x / 1500.0, 0.31)).g - 0.5;
  float near = texture(uNoise, vec2(at.x / 620.0, 0.72)).g - 0.5;
  float tuft = texture(uNoise, vec2(at.x / 250.0, at.y / 420.0)).r - 0.5;
  float upper = uBank * (0.2 + 0.62 * wander + 0.3 * side * side) + 16.0 * tuft;
  // On an upright screen the corners stay as low as they are wide, so that the banks are curves and not walls.
  float rise = min(0.95 * uSlot.y, 0.36 * uSlot.x);
  float lower = uSlot.y + rise * (0.316 - pow(side, 2.3)) + uBank * (1.5 * near + 0.3 * side) - 22.0 * tuft;
  float deep = at.y - upper;
  float inside = min(deep, lower - at.y);
  float part = clamp((at.y - upper) / max(1.0, uSlot.y - upper), 0.0, 1.0);
  // Long streaks that follow the banks.
  float along = at.x / 360.0 - uFlow * 0.02 + wander;
  float across = part * 2.1;
  float streak = texture(uNoise, vec2(along * 0.42, across * 0.62)).g;
  float fine = texture(uNoise, vec2(along * 1.1 - uFlow * 0.012, across * 1.7)).r;
  // The far water mirrors the mist, and the near water is deep and clear.
  vec3 water = mix(WATER, DEEP, smoothstep(0.0, 0.9, part));
  water = mix(DEEP, water, smoothstep(0.0, 22.0, inside));
  water = mix(water, DEEP, dots(0.6 * smoothstep(26.0, 2.0, inside) + 0.3 * smoothstep(0.5, 0.2, streak), grain));
  water = mix(water, PALE, 0.42 * smoothstep(0.62, 0.66, fine) * smoothstep(0.5, 0.58, streak));
  water = mix(water, PALE, dots(0.4 * smoothstep(0.56, 0.8, streak), 1.0 - grain));
  for (int index = 0; index < 6; index++) {
    float age = uRings[index].z;
    if (age >= 1.0) continue;
    vec2 from = (at - uRings[index].xy) * vec2(1.0, 2.1);
    float reach = mix(6.0, 150.0, 1.0 - (1.0 - age) * (1.0 - age));
    float line = smoothstep(3.6, 1.2, abs(length(from) - reach));
    float second = smoothstep(2.8, 1.0, abs(length(from) - reach * 0.62));
    water = mix(water, PALE, (1.0 - age) * (0.85 * line + 0.5 * second));
  }
  // A pale line of light along the nearer bank.
  water = mix(water, PALE, 0.5 * smoothstep(2.6, 1.2, lower - at.y));
  vec3 night = water * vec3(0.36, 0.48, 0.56);
  water = mix(water, night, uNight);
  float body = clamp(inside + 0.5, 0.0, 1.0);
  // Wet moss along both banks.
  float wet = 0.55 * smoothstep(-12.0, 0.0, inside);
  wet = dots(wet, grain) * 0.7;
  vec3 bank = mix(vec3(0.09, 0.2, 0.17), vec3(0.02, 0.07, 0.08), uNight);
  color = vec4(water * body + bank * wet * (1.0 - body), body + wet * (1.0 - body));
}
