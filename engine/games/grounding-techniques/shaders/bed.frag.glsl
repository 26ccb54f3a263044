#version 300 es
// A seamless tile of the streambed: sand with flat pebbles. Each pebble has one color, a dotted dark side and a dotted
// lit side.
precision highp float;
precision highp int;

in vec2 vPlace;

uniform sampler2D uNoise;
out vec4 finalColor;

const vec2 LIGHT = vec2(-0.58, -0.68);

vec4 chances(ivec2 cell, int seed) {
  uvec4 mixed = uvec4(1u, 2u, 3u, 4u) * 3266489917u + uint(cell.x) * 374761393u + uint(cell.y) * 668265263u;
  mixed += uint(seed) * 2246822519u;
  mixed = (mixed ^ (mixed >> 13)) * 1274126177u;
  mixed = (mixed ^ (mixed >> 16)) * 2654435761u;
  return vec4((mixed ^ (mixed >> 15)) & 0xffffu) / 65535.0;
}

// Returns one of seven stone colors for a value of 0-1.
vec3 stoneInk(float part) {
  if (part < 0.2) return vec3(0.560, 0.600, 0.545);
  if (part < 0.38) return vec3(0.490, 0.560, 0.545);
  if (part < 0.55) return vec3(0.640, 0.600, 0.510);
  if (part < 0.7) return vec3(0.700, 0.715, 0.630);
  if (part < 0.82) return vec3(0.590, 0.505, 0.450);
  if (part < 0.93) return vec3(0.470, 0.580, 0.600);
  return vec3(0.770, 0.680, 0.590);
}

// Returns the coverage of a stippled dot for a density of 0-1.
float dots(float density, float grain) {
  return clamp((density - grain) / 0.3 + 0.5, 0.0, 1.0) * min(1.0, density * 4.0);
}

// Composites pebbles over the ground. `cells` is the number of grid cells across the tile. `share` is the share of
// cells that contain a pebble, 0-1.
vec3 pebbles(vec3 ground, int cells, int seed, float share, float grain) {
  vec2 at = vPlace * float(cells);
  ivec2 corner = ivec2(floor(at));
  float shade = 0.0;
  float top = -1.0;
  vec3 color = ground;
  for (int dy = -1; dy <= 1; dy++) {
    for (int dx = -1; dx <= 1; dx++) {
      ivec2 cell = corner + ivec2(dx, dy);
      ivec2 wrapped = (cell + cells) % cells;
      vec4 one = chances(wrapped, seed);
      vec4 other = chances(wrapped, seed + 7);
      if (one.w > share) continue;
      vec2 from = at - (vec2(cell) + 0.5 + (one.xy - 0.5) * 0.62);
      float turn = one.z * 3.1416;
      mat2 turned = mat2(cos(turn), -sin(turn), sin(turn), cos(turn));
      // Small pebbles are more frequent than large ones.
      float wide = mix(0.20, 0.58, other.x * other.x);
      vec2 radii = vec2(wide, wide * mix(0.62, 0.92, other.y));
      vec2 local = turned * from;
      float angle = atan(local.y, local.x);
      float edge = 1.0 + 0.06 * cos(2.0 * angle + other.z * 6.0) + 0.05 * cos(3.0 * angle + other.w * 6.0);
      float reach = length(local / radii) / edge;
      vec2 behind = turned * (from + LIGHT * 0.13);
      shade = max(shade, 1.0 - smoothstep(0.85, 1.3, length(behind / radii) / edge));
      if (reach < 1.0 && other.w > top) {
        top = other.w;
        vec3 base = stoneInk(other.z);
        vec3 deep = mix(base, vec3(0.12, 0.22, 0.24), 0.5);
        vec3 light = mix(base, vec3(1.0, 0.984, 0.902), 0.62);
        float lit = dot(local * turned, LIGHT) / wide;
        color = mix(base, deep, dots(0.9 * smoothstep(0.0, 0.95, -lit), grain));
        color = mix(color, light, dots(0.9 * smoothstep(0.0, 0.9, lit), grain));
      }
    }
  }
  if (top < 0.0) color = mix(color, vec3(0.27, 0.34, 0.33), dots(0.62 * shade, grain));
  return color;
}

void main() {
  // A dot is 1.6 CSS px wide on a tile of 520 CSS px, because refraction and perspective blur smaller ones.
  float grain = texture(uNoise, vPlace * 520.0 / (256.0 * 1.6)).b;
  float coarse = texture(uNoise, vPlace * 5.0).r;
  vec3 sand = mix(vec3(0.69, 0.67, 0.56), vec3(0.53, 0.55, 0.47), dots(0.44 * smoothstep(0.2, 0.9, coarse), grain));
  vec3 bed = pebbles(sand, 22, 3, 0.2, grain);
  bed = pebbles(bed, 11, 40, 0.32, grain);
  bed = pebbles(bed, 6, 80, 0.34, grain);
  finalColor = vec4(bed, 1.0);
}
