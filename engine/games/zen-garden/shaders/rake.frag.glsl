#version 300 es
// Marks of a rake: slope and height, written over the previous field. Lengths are in CSS px.
precision highp float;

in vec2 vPosition;
// Ribbon: distance across, normal x and y, depth. Rings: offset x and y from the center, inner radius, depth.
in vec4 vShape;
// Kind, half width (ribbon) or radius (rings), distance beyond an end (negative before the start), middle of the ribbon.
// Kind 2 is smooth sand.
in vec4 vEdge;

uniform sampler2D uNoise;
uniform vec3 uStones[6];

out vec4 finalColor;

const float PI = 3.14159265;
//CONSTANTS
// Depth of a groove below the smooth sand.
const float DEPTH = 2.5;
// Height of a crest. At this height the flanks join without an edge.
const float CREST = DEPTH * (PITCH - LINE) / LINE;
// Maximum difference between the end of one tooth's groove and the mean of all ends.
const float STAGGER = 4.0;
// Depth of the lines in smooth sand, relative to a rake's grooves.
const float COMB = 0.35;

// Returns the height and slope across one groove. 0 is its center, PITCH / 2 a crest.
vec2 groove(float across) {
  float away = abs(across);
  if (away < LINE / 2.0) {
    float phase = PI * across / LINE;
    return vec2(-DEPTH * cos(phase), DEPTH * PI / LINE * sin(phase));
  }
  float phase = PI * (away - LINE / 2.0) / (PITCH - LINE);
  return vec2(CREST * sin(phase), sign(across) * CREST * PI / (PITCH - LINE) * cos(phase));
}

// Returns the height and slope beyond the last crest, and the coverage of the sand below.
vec3 berm(float beyond) {
  float part = clamp(beyond / BERM, 0.0, 1.0);
  return vec3(
    CREST * (0.5 + 0.5 * cos(PI * part)),
    -CREST * 0.5 * PI / BERM * sin(PI * part),
    1.0 - smoothstep(0.5, 1.0, part)
  );
}

// Returns the slope and height of the shallow lines that the board leaves in smooth sand. The lines wander by a few px,
// and their depth varies by half.
vec3 combed(vec2 loose, float stray) {
  float wander = texture(uNoise, vPosition / vec2(1900.0, 700.0)).g * 40.0;
  float fade = texture(uNoise, vPosition / vec2(1300.0, 420.0) + 0.29).g;
  vec2 line = groove(mod(vPosition.y + wander + stray, PITCH) - PITCH / 2.0) * COMB * (0.5 + fade);
  return vec3(loose * (0.5 + abs(line.y)) + vec2(0.0, line.y), line.x);
}

// Returns smooth sand. It has shallow lines, and rings around each stone. The rings of a later stone lie over those of
// an earlier one.
vec3 smoothSand(vec2 loose, float stray) {
  vec2 slope = vec2(0.0);
  float height = 0.0;
  float cover = 0.0;
  for (int stone = 0; stone < 6; stone++) {
    vec2 away = vPosition - uStones[stone].xy;
    float distance = length(away);
    float across = distance - uStones[stone].z - FREE + stray;
    float wide = floor(uStones[stone].z / 6.0) * PITCH;
    if (across < -BERM || across > wide + BERM) continue;
    vec3 ring = vec3(groove(mod(across, PITCH) - PITCH / 2.0), 1.0);
    if (across > wide) ring = berm(across - wide);
    if (across < 0.0) ring = berm(-across) * vec3(1.0, -1.0, 1.0);
    // The last groove gets as shallow as the lines beside it, so that no bright bank surrounds the rings.
    ring.xy *= mix(1.0, COMB, smoothstep(wide - PITCH, wide, across));
    vec2 flank = away / max(distance, 0.001) * ring.y + loose * (0.6 + min(abs(ring.y), 1.0));
    slope = mix(slope, flank, ring.z);
    height = mix(height, ring.x, ring.z);
    cover = mix(cover, 1.0, ring.z);
  }
  return combed(loose, stray) * (1.0 - cover) + vec3(slope, height);
}

void main() {
  vec3 fine = texture(uNoise, vPosition / 256.0).rgb - 0.5;
  vec3 crumb = texture(uNoise, vPosition / 97.0 + 0.37).rgb - 0.5;
  // Irregularity: a tooth deviates by less than two px.
  float stray = fine.r * 2.6 + crumb.r * 1.3;
  // Loose grains on the flanks.
  vec2 loose = vec2(fine.b + crumb.r, crumb.b + fine.r) * 0.3;

  float across;
  float beyond;
  // Position of a crest. Rings are counted from their center, so finished rings do not move while the outer ring grows.
  // A rake has an odd number of teeth, so its crests are beside its center.
  float crest = 0.0;
  float side;
  vec2 normal;
  if (vEdge.x < 0.5) {
    across = vShape.x + stray;
    normal = vShape.yz;
    side = sign(across - vEdge.w);
    beyond = abs(across - vEdge.w) - vEdge.y;
    crest = PITCH / 2.0;
  } else if (vEdge.x < 1.5) {
    float radius = length(vShape.xy);
    if (radius < vShape.z) discard;
    normal = vShape.xy / max(radius, 0.001);
    across = radius + stray;
    side = sign(across);
    beyond = across - vEdge.y;
  } else {
    vec3 sand = smoothSand(loose, stray);
    finalColor = vec4(LEVEL + sand.xy * SLOPE, LEVEL + sand.z * HEIGHT, 1.0);
    return;
  }

  float height;
  float rise;
  float cover = 1.0;
  if (beyond < 0.0) {
    vec2 cut = groove(mod(across - crest, PITCH) - PITCH / 2.0);
    height = cut.x;
    rise = cut.y;
    // A ribbon that is cut on the inner side of a tight curve ends there in a bank, at any part of a groove.
    float cutOff = smoothstep(0.0, 4.0, -side * vEdge.w) * smoothstep(-6.0, 0.0, beyond);
    height = mix(height, CREST, cutOff);
    rise *= 1.0 - cutOff;
  } else {
    vec3 bank = berm(beyond);
    height = bank.x;
    rise = bank.y * side;
    cover = bank.z;
  }
  vec2 slope = normal * rise;

  // Beyond an end each tooth leaves the sand at a different point. Its groove narrows to a tip and gets shallow.
  float along = abs(vEdge.z);
  if (along > 0.0) {
    float tooth = floor((across - crest) / PITCH);
    float uneven = STAGGER * sin(tooth * 2.4) + crumb.r * 3.0;
    float part = clamp((along + uneven * min(along / 8.0, 1.0)) / (END - STAGGER), 0.0, 1.0);
    float lift = part * (1.5 - 0.5 * part);
    float isCut = step(height, 0.0) * step(height + DEPTH * lift, 0.0);
    vec2 outwards = vec2(normal.y, -normal.x) * sign(vEdge.z);
    // Level sand appears between groove and crest. While that strip is thin, it keeps a slope: it would be a hairline.
    float crestLeft = (1.0 - lift) * max(height, 0.0) / (max(height, 0.0) + lift + 0.001);
    slope *= mix(max(isCut, 1.0 - 3.0 * lift), crestLeft, step(0.0, height));
    slope += outwards * isCut * (1.5 - part) * DEPTH / END;
    height = height < 0.0 ? min(height + DEPTH * lift, 0.0) : height * (1.0 - lift);
    cover *= 1.0 - smoothstep(0.7, 1.0, part);
  }

  slope += loose * (0.6 + min(abs(rise), 1.0));
  slope *= vShape.w;
  height *= vShape.w;

  for (int stone = 0; stone < 6; stone++) {
    cover *= smoothstep(1.5, 6.5, distance(vPosition, uStones[stone].xy) - uStones[stone].z + stray);
  }
  finalColor = vec4(LEVEL + slope * SLOPE, LEVEL + height * HEIGHT, 1.0) * cover;
}
