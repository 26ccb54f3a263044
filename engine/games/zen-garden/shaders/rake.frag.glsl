#version 300 es
// Marks of a rake: slope and height, written over the previous field. Lengths in CSS px.
precision highp float;

in vec2 vPosition;
// Ribbon: distance across, normal x and y, depth. Rings: offset from the center x and y, inner radius, depth.
in vec4 vShape;
// Kind, half width (ribbon) or radius (rings), distance beyond an end (negative before the beginning).
in vec3 vEdge;

uniform sampler2D uNoise;
uniform vec3 uStones[6];

out vec4 finalColor;

const float PI = 3.14159265;
const float PITCH = 13.0;
const float LINE = 8.0;
const float BERM = 7.0;
// Depth of a groove below the smooth sand. Its crests rise so that the flanks join without an edge.
const float DEPTH = 2.5;
const float CREST = DEPTH * (PITCH - LINE) / LINE;

// 128 of 255 is level; see `sand-field.ts`.
const float LEVEL = 128.0 / 255.0;
const float SLOPE = 0.3125;
const float HEIGHT = 0.0833;

// Returns the height and slope across one groove; 0 is its center, PITCH / 2 a crest.
vec2 groove(float across) {
  float away = abs(across);
  if (away < LINE / 2.0) {
    float phase = PI * across / LINE;
    return vec2(-DEPTH * cos(phase), DEPTH * PI / LINE * sin(phase));
  }
  float phase = PI * (away - LINE / 2.0) / (PITCH - LINE);
  return vec2(CREST * sin(phase), sign(across) * CREST * PI / (PITCH - LINE) * cos(phase));
}

// Returns the height and slope beyond the last crest, and coverage of the sand below.
vec3 berm(float beyond) {
  float part = clamp(beyond / BERM, 0.0, 1.0);
  return vec3(
    CREST * (0.5 + 0.5 * cos(PI * part)),
    -CREST * 0.5 * PI / BERM * sin(PI * part),
    1.0 - smoothstep(0.5, 1.0, part)
  );
}

void main() {
  vec3 fine = texture(uNoise, vPosition / 256.0).rgb - 0.5;
  vec3 crumb = texture(uNoise, vPosition / 97.0 + 0.37).rgb - 0.5;
  // Irregularity: a tooth strays by up to a px.
  float stray = fine.r * 2.6 + crumb.r * 1.3;

  float across;
  float beyond;
  // Position of the last crest. Rings are counted from their center, so finished rings do not move while the pattern
  // grows.
  float crest = 0.0;
  vec2 normal;
  if (vEdge.x < 0.5) {
    across = vShape.x + stray;
    normal = vShape.yz;
    beyond = abs(across) - vEdge.y;
    crest = vEdge.y;
  } else if (vEdge.x < 1.5) {
    float radius = length(vShape.xy);
    if (radius < vShape.z) discard;
    normal = vShape.xy / max(radius, 0.001);
    across = radius + stray;
    beyond = across - vEdge.y;
  } else {
    finalColor = vec4(vec3(LEVEL), 1.0);
    return;
  }

  float height;
  float rise;
  float cover = 1.0;
  if (beyond < 0.0) {
    vec2 cut = groove(mod(across - crest, PITCH) - PITCH / 2.0);
    height = cut.x;
    rise = cut.y;
  } else {
    vec3 side = berm(beyond);
    height = side.x;
    rise = side.y * sign(across);
    cover = side.z;
  }
  vec2 slope = normal * rise;

  // Beyond an end each groove tapers off; the pushed sand forms a low, crumbling bank.
  float along = abs(vEdge.z);
  if (along > 0.0) {
    float tongue = beyond < 0.0 ? cos(2.0 * PI * (across - crest) / PITCH) : 1.0;
    float reach = along + tongue * 1.6 + crumb.r * 5.0;
    float left = 1.0 - smoothstep(0.0, 6.5, reach);
    float bank = vEdge.z > 0.0 ? 0.55 * exp(-pow((reach - 5.0) / 2.3, 2.0)) : 0.0;
    vec2 outwards = vec2(normal.y, -normal.x) * sign(vEdge.z);
    slope = slope * left + outwards * bank * (5.0 - reach) * 0.38;
    height = height * left + bank;
    cover *= 1.0 - smoothstep(5.5, 9.5, reach);
  }

  // Loose grains on the flanks.
  slope += vec2(fine.b + crumb.r, crumb.b + fine.r) * 0.3 * (0.6 + min(abs(rise), 1.0));
  slope *= vShape.w;
  height *= vShape.w;

  for (int stone = 0; stone < 6; stone++) {
    cover *= smoothstep(1.5, 6.5, distance(vPosition, uStones[stone].xy) - uStones[stone].z + stray);
  }
  finalColor = vec4(LEVEL + slope * SLOPE, LEVEL + height * HEIGHT, 1.0) * cover;
}
