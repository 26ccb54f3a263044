#version 300 es
// The garden from above: gravel, hedges, lawn and trees. Lengths are in widths of a ring, angles clockwise from north.
precision highp float;

in vec2 vPlace;

// Center of the garden, and size of the painting.
uniform vec4 uPlan;
// Device px in the width of a ring.
uniform float uSharp;
uniform sampler2D uHedges;
uniform vec3 uLeaf;
uniform vec3 uLeafLit;
uniform vec3 uLeafDark;
uniform vec3 uGravel;
uniform vec3 uGravelDark;
uniform vec3 uLawn;
uniform vec3 uLawnDark;
uniform vec3 uShade;
uniform vec3 uBlossom;

out vec4 finalColor;

//CONSTANTS
// RINGS, SECTORS, TURN

const float PI = 3.141592653589793;
// Half the width of a hedge.
const float HEDGE = 0.2;
// Direction to the light, from the upper left.
const vec2 LIGHT = vec2(-0.6, -0.8);

//NOISE

bool hedge(int row, int sector) {
  int around = (sector + SECTORS) % SECTORS;
  return texelFetch(uHedges, ivec2(around, row), 0).r > 0.5;
}
bool circle(int ring, int sector) {
  return ring >= 0 && ring <= RINGS && hedge(ring, sector);
}
bool spoke(int ring, int sector) {
  return ring >= 0 && ring < RINGS && hedge(RINGS + 1 + ring, sector);
}
// Whether a hedge ends or passes at the corner of a circle and a spoke.
bool corner(int ring, int sector) {
  return circle(ring, sector - 1) || circle(ring, sector) || spoke(ring - 1, sector) || spoke(ring, sector);
}

vec2 place(float radius, float turns) {
  float angle = PI - TURN + turns * 2.0 * PI / float(SECTORS);
  return radius * vec2(sin(angle), -cos(angle));
}

// Returns the distance from the middle line of the nearest hedge.
float toHedge(vec2 p) {
  float radius = length(p);
  float turns = fract((atan(p.x, -p.y) - PI + TURN) / (2.0 * PI)) * float(SECTORS);
  int ring = int(clamp(floor(radius) - 1.0, -1.0, float(RINGS)));
  int sector = int(turns);
  float near = 9.0;
  for (int side = 0; side < 2; side++) {
    int line = ring + side;
    if (circle(line, sector)) near = min(near, abs(radius - float(line + 1)));
    int edge = sector + side;
    if (spoke(ring, edge)) {
      vec2 along = place(1.0, float(edge));
      near = min(near, abs(p.x * along.y - p.y * along.x));
    }
    for (int other = 0; other < 2; other++)
      if (line >= 0 && line <= RINGS && corner(line, sector + other))
        near = min(near, distance(p, place(float(line + 1), float(sector + other))));
  }
  return near;
}

// Returns the height of hedges and trees, 0 on the ground to 1; y is 1 for a tree in flower.
vec2 heightAt(vec2 p) {
  float ragged = (noise(p * 9.0) - 0.5) * 0.09 + (noise(p * 23.0) - 0.5) * 0.05;
  float off = toHedge(p) + ragged;
  float high = sqrt(max(0.0, 1.0 - off * off / (HEDGE * HEDGE)));
  float radius = length(p);
  // The tree in the middle of the court, and clipped trees around the garden.
  vec2 best = vec2(high, 0.0);
  float crown = (radius + ragged * 1.6) / 0.3;
  if (crown < 1.0) best = vec2(sqrt(1.0 - crown * crown), 1.0);
  if (radius > float(RINGS) + 1.6) {
    vec2 grid = p / 2.3;
    for (int x = -1; x < 2; x++)
      for (int y = -1; y < 2; y++) {
        vec2 id = floor(grid) + vec2(x, y);
        vec2 at = (id + 0.5 + (vec2(hash(id), hash(id + 7.0)) - 0.5) * 0.5) * 2.3;
        float away = length(at);
        // The gravel way to the gate is free.
        bool isFree = abs(at.x) < 1.5 && at.y > 0.0;
        float size = (0.55 + 0.4 * hash(id + 3.0)) * step(hash(id + 19.0), 0.74);
        if (away < float(RINGS) + 2.6 || isFree || size < 0.1) continue;
        float share = (distance(p, at) + ragged * 2.0) / size;
        if (share < 1.0 && sqrt(1.0 - share * share) > best.x)
          best = vec2(sqrt(1.0 - share * share), step(0.86, hash(id + 41.0)));
      }
  }
  return best;
}

void main() {
  vec2 p = vPlace * uPlan.zw - uPlan.xy;
  float fine = hash(floor(p * uSharp));
  float radius = length(p);

  // Lawn with mown rings, then gravel in the garden and on the way to its gate.
  float mown = smoothstep(-0.2, 0.2, sin(radius * PI * 0.9));
  vec3 ink = mix(uLawn, uLawnDark, 0.25 * mown + 0.5 * noise(p * 1.3) * noise(p * 3.1 + 9.0));
  ink *= 1.0 + 0.05 * (noise(p * 31.0) - 0.5);
  float way = max(float(RINGS) + 1.0 - radius, min(0.62 - abs(p.x), p.y - float(RINGS)));
  float gravel = smoothstep(-0.06, 0.06, way + (noise(p * 11.0) - 0.5) * 0.12);
  float pebbles = noise(p * 26.0) * 0.55 + fine * 0.45;
  vec3 stones = mix(uGravelDark, uGravel, 0.55 + 0.45 * smoothstep(0.25, 0.7, pebbles));
  ink = mix(ink, stones, gravel);

  // Shadows lie away from the light, longer where the hedge is high.
  float shade = 0.0;
  for (int step = 1; step < 5; step++) {
    vec2 high = heightAt(p + LIGHT * float(step) * 0.075);
    shade = max(shade, smoothstep(0.0, 0.7, high.x) * (1.12 - 0.2 * float(step)));
  }
  float dotted = smoothstep(fine - 0.35, fine + 0.35, shade);
  ink = mix(ink, ink * uShade, mix(shade, dotted, 0.4) * 0.8);

  vec2 here = heightAt(p);
  if (here.x > 0.0) {
    const float STEP = 0.03;
    vec2 slope = vec2(
      heightAt(p + vec2(STEP, 0.0)).x - heightAt(p - vec2(STEP, 0.0)).x,
      heightAt(p + vec2(0.0, STEP)).x - heightAt(p - vec2(0.0, STEP)).x) / (2.0 * STEP);
    vec3 normal = normalize(vec3(-slope * 0.16, 1.0));
    float light = dot(normal, normalize(vec3(LIGHT, 0.9)));
    // Clusters of leaves.
    light += (noise(p * 17.0) - 0.5) * 0.3 + (noise(p * 37.0) - 0.5) * 0.18;
    float dark = smoothstep(0.62, 0.15, light);
    float lit = smoothstep(0.66, 1.02, light);
    vec3 leaf = mix(uLeaf, uBlossom, here.y);
    vec3 low = mix(uLeafDark, uBlossom * uShade, here.y * 0.8);
    leaf = mix(leaf, low, mix(dark, smoothstep(fine - 0.3, fine + 0.3, dark), 0.55));
    leaf = mix(leaf, mix(uLeafLit, uBlossom + 0.1, here.y), mix(lit, smoothstep(fine - 0.3, fine + 0.3, lit), 0.6));
    ink = mix(ink, leaf, smoothstep(0.0, 0.35, here.x));
  }
  finalColor = vec4(ink, 1.0);
}
