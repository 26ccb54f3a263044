#version 300 es
// A river stone, half in the water, that can turn over. It is an ellipsoid, ray traced with one ray per fragment. Its
// underside has the color and the symbol of a sense. The unit of length is half the width of the stone.
precision highp float;
precision highp int;

in vec2 vPlace;

uniform sampler2D uNoise;
// Atlas of the five symbols, white with alpha.
uniform sampler2D uSymbols;
uniform vec3 uSize;
uniform float uTime;
uniform float uNight;
// Center and half width (CSS px), and turn angle (rad).
uniform vec4 uStone;
// Opacity, lift, and strength of the gray veil, 0-1.
uniform vec3 uLook;
// Index of the stone, which seeds its shape.
uniform float uSeed;
// Index of the stone's symbol, 0-4.
uniform float uSymbol;
// Half the width of the quad.
uniform float uReach;
// Deep, base and light tones of gray, then of the color of the stone's sense.
uniform vec3 uInks[6];

out vec4 finalColor;

// Half the width, half the depth and half the height.
const vec3 RADII = vec3(1.0, 0.84, 0.56);
// Angle between the line of sight and the vertical (36 degrees), as sine and cosine.
const float SIN = 0.588;
const float COS = 0.809;

float chance(float salt) {
  return fract(sin(uSeed * 12.9898 + salt * 78.233) * 43758.5453);
}

vec2 turned(vec2 v, float angle) {
  float c = cos(angle);
  float s = sin(angle);
  return vec2(c * v.x - s * v.y, s * v.x + c * v.y);
}

// Returns the factor by which the irregular outline differs from an ellipse at a point.
float edge(vec2 p) {
  float mirrored = cos(uStone.w);
  float angle = atan(p.y * mirrored, p.x);
  return 1.0 + 0.04 * cos(2.0 * angle + chance(1.0) * 6.28) + 0.022 * cos(3.0 * angle + chance(2.0) * 6.28);
}

void main() {
  vec2 local = (vPlace * 2.0 - 1.0) * uReach;
  vec2 pixel = floor((uStone.xy + local * uStone.z) * uSize.z);
  float grain = texture(uNoise, pixel / 256.0).b - 0.5;
  float coarse = texture(uNoise, floor(pixel * 0.5) / 256.0 + 0.31).b - 0.5;
  float there = uLook.x;
  float lift = uLook.y;
  // Size of one device px, for antialiased edges.
  float px = 1.0 / (uStone.z * uSize.z);

  // A soft dark ellipse: the submerged part of the stone, and its shadow on the bed.
  vec2 shift = vec2(0.13, 0.2) * (1.0 + 1.1 * lift);
  float shadow = length((local - shift) / vec2(1.03, 0.80));
  float soft = 0.16 + 0.24 * lift;
  float dark = (1.0 - smoothstep(1.0 - soft, 1.0 + soft, shadow + grain * 0.14)) * (0.6 - 0.26 * lift);
  vec4 color = vec4(vec3(0.03, 0.10, 0.12) * dark, dark);

  // Waterline: a thin bright line that wavers with the time.
  vec2 oval = vec2(1.0, 0.77);
  float around = length((local - vec2(0.0, 0.05)) / oval) / edge(local);
  float unrest = texture(uNoise, local * 0.11 + vec2(uTime * 0.012, uSeed * 0.13)).r - 0.5;
  float line = 1.0 - smoothstep(0.0, 0.020 + px, abs(around - 1.05 - unrest * 0.10));
  float second = (1.0 - smoothstep(0.0, 0.014 + px, abs(around - 1.17 - unrest * 0.34))) * smoothstep(-0.05, 0.2, unrest) * 0.35;
  float collar = (line * 0.6 + second) * (1.0 - smoothstep(0.0, 0.25, lift));
  vec3 foam = mix(vec3(0.90, 0.97, 0.95), vec3(0.55, 0.76, 0.84), uNight);
  color = mix(color, vec4(foam, 1.0), collar * 0.8);

  // The part above the water.
  vec2 p = (local + vec2(0.0, 0.34 * lift)) / (edge(local) * (1.0 + 0.06 * lift));
  p.y = -p.y;
  vec3 from = vec3(p.x, p.y * COS, p.y * SIN);
  vec3 ray = vec3(0.0, SIN, -COS);
  float angle = uStone.w;
  vec3 a = vec3(from.x, turned(from.yz, -angle)) / RADII;
  vec3 b = vec3(ray.x, turned(ray.yz, -angle)) / RADII;
  float bb = dot(b, b);
  float ab = dot(a, b);
  float inside = ab * ab - bb * (dot(a, a) - 1.0);
  // Coverage by the stone, from the approximate distance to the outline on the screen.
  float cover = smoothstep(-1.6 * px, 1.6 * px, inside / max(2.0 * sqrt(max(dot(a, a), 0.001)) * bb, 0.001));
  if (cover > 0.0) {
    vec3 hit = a + b * ((-ab - sqrt(max(inside, 0.0))) / bb);
    vec3 onStone = hit * RADII;
    vec3 normal = normalize(hit / RADII);
    normal.yz = turned(normal.yz, angle);
    float height = turned(onStone.yz, angle).y;

    vec3 sun = normalize(vec3(-0.56, 0.50, 0.66));
    float tone = dot(normal, sun) + grain * 0.40 + coarse * 0.16;
    // The color ends in a wavy line, as if the stone had been dipped into paint.
    float dip = mix(-0.20, 0.16, smoothstep(0.2, 0.8, angle / 3.1416)) + 0.05 * sin(onStone.x * 5.0 + uSeed) + 0.04 * sin(onStone.y * 7.0 + uSeed * 2.0);
    float isColored = (1.0 - smoothstep(-0.015, 0.015, onStone.z - dip + grain * 0.05)) * (1.0 - uLook.z);
    vec3 deep = mix(uInks[0], uInks[3], isColored);
    vec3 base = mix(uInks[1], uInks[4], isColored);
    vec3 light = mix(uInks[2], uInks[5], isColored);

    // The stones vary: all have specks, and the gray part of some has a light band.
    float band = abs(onStone.y * 0.8 + onStone.x * (chance(3.0) - 0.5) - (chance(4.0) - 0.5) * 0.7 + 0.06 * sin(onStone.x * 4.0));
    float vein = (1.0 - smoothstep(0.05, 0.075, band)) * step(0.45, chance(5.0)) * (1.0 - isColored);
    base = mix(base, light, vein * 0.55);
    float speck = texture(uNoise, onStone.xy * 0.31 + chance(6.0)).r;
    base = mix(base, deep, 0.16 * smoothstep(0.60, 0.72, speck + grain * 0.5));

    vec3 stone = mix(deep, base, smoothstep(-0.20, 0.36, tone));
    stone = mix(stone, light, 0.95 * smoothstep(0.50, 1.12, tone));
    // The stone is dark where it is wet at the waterline. Its brightest part has a highlight.
    float wet = (1.0 - smoothstep(-0.05, 0.16, height + grain * 0.1)) * (1.0 - lift);
    stone = mix(stone, stone * vec3(0.58, 0.70, 0.72), wet * 0.8);
    stone = mix(stone, light, 0.16 * smoothstep(0.90, 1.0, tone - grain * 0.3));

    // The symbol is on the colored side. After the turn it is upright.
    vec2 mark = vec2(onStone.x, -onStone.y) / 0.98 + vec2(0.0, 0.10);
    if (isColored > 0.0 && abs(mark.x) < 0.5 && abs(mark.y) < 0.5) {
      vec2 texel = vec2((mark.x + 0.5 + uSymbol) / 5.0, 0.5 - mark.y);
      float ink = texture(uSymbols, texel).a * isColored * smoothstep(0.1, 0.3, -hit.z);
      stone = mix(stone, mix(vec3(0.09, 0.20, 0.18), deep * 0.5, 0.15), ink * 0.92);
    }
    // At night gray stones are dark on the side away from the moon. Colors stay bright, so that symbols stay legible.
    vec3 moon = mix(vec3(0.44, 0.57, 0.66), vec3(0.82, 0.89, 0.93), smoothstep(-0.10, 0.85, tone));
    stone *= mix(vec3(1.0), mix(moon, vec3(0.76, 0.83, 0.88), isColored), uNight);
    color = mix(color, vec4(stone, 1.0), cover);
  }
  finalColor = color * there;
}
