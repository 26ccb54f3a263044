// Motions of elements in Visit. Positions are in the element's cell, 0-1 from the upper left corner. `answers.ts`
// assigns the motions. The fourth panel of the light sheet is a mobility mask: 1 at a free end, 0 where the element
// is held.
const float STILL = -1.0;
const float SWINGS = 1.0;
const float FLOWS = 2.0;
const float FLAME = 3.0;
const float STEAM = 4.0;
const float PAGE = 5.0;
const float HANGS = 6.0;
const float DISC = 7.0;
const float OPENS = 8.0;
const float GLOBE = 9.0;
const float RAYS = 10.0;
const float NODS = 11.0;
const float RIPPLES = 12.0;
const float SHADE = 13.0;

const float TURN = 6.2832;
// Positions in cells: the candle's wick, the middle of the record, the middle and the size of the globe, and the book's
// spine.
const vec2 WICK = vec2(0.445, 0.42);
const vec2 RECORD = vec2(0.452, 0.735);
const vec2 EARTH = vec2(0.703, 0.184);
const vec2 EARTH_SIZE = vec2(0.092, 0.072);
const vec2 SPINE = vec2(0.515, 0.82);
const float PAGE_WIDTH = 0.42;

float movable(vec2 at) {
  vec2 sheet = vCell.xy + clamp(at, 0.0, 1.0) * vCell.zw;
  return textureLod(uSheetLight, 0.5 + sheet * 0.5, 0.0).r;
}

vec2 turned(vec2 way, float angle) {
  float c = cos(angle);
  float s = sin(angle);
  return vec2(way.x * c - way.y * s, way.x * s + way.y * c);
}

// Converts a position on the moving picture to the position in the picture at rest from which to sample.
vec2 moved(vec2 at) {
  float motion = floor(vAnswer.x);
  float amount = vAnswer.y;
  float time = vAnswer.z;
  if (motion == FLAME && at.y < WICK.y) {
    // The flame grows out of its wick, and sways during an answer.
    float high = mix(0.35, 1.0, vAnswer.w);
    float up = (WICK.y - at.y) / high;
    at.x += 0.09 * amount * up * sin(TURN * 1.7 * time);
    return vec2(WICK.x + (at.x - WICK.x) / mix(0.6, 1.0, vAnswer.w), WICK.y - up);
  }
  if (motion <= 0.0 || amount <= 0.0) return at;
  // Aspect ratio of the cell, so that circles stay round.
  float wide = vStand.z / vStand.w;
  if (motion == SWINGS) {
    float free = movable(at);
    float sway = sin(TURN * 0.85 * time) + 0.35 * sin(TURN * 1.9 * time + at.x * 5.0);
    at.x -= 0.1 * fract(vAnswer.x) * amount * free * free * sway;
  } else if (motion == FLOWS) {
    float water = movable(at) * amount;
    float way = at.y * 46.0 - time * 11.0;
    at += 0.1 * fract(vAnswer.x) * water * vec2(sin(way + at.x * 9.0), 0.6 * cos(way));
  } else if (motion == STEAM) {
    float free = movable(at) * amount;
    at.x -= 0.075 * free * sin(at.y * 17.0 + time * 5.2);
    at.y += 0.05 * free * sin(at.y * 9.0 + time * 4.0);
  } else if (motion == HANGS) {
    float free = movable(at);
    // Each tube of the wind chime swings with its own phase, and so does the clapper with its leaf.
    float tube = step(0.165, at.x) + step(0.265, at.x) + step(0.42, at.x) + step(0.53, at.x);
    float own = at.y > 0.83 ? 2.0 : tube;
    at.x -= 0.085 * amount * free * sin(TURN * (1.05 + 0.06 * own) * time + own * 0.9);
  } else if (motion == DISC) {
    // The painted notes rise.
    float notes = smoothstep(0.66, 0.72, at.x) * smoothstep(0.42, 0.36, at.y);
    at += notes * amount * vec2(0.03 * sin(TURN * 0.9 * time), 0.05 + 0.02 * sin(TURN * 0.9 * time + 1.0));
  } else if (motion == OPENS) {
    // The picture zooms in slightly.
    float inside = smoothstep(0.2, 0.8, movable(at));
    at = mix(at, vec2(0.44, 0.55) + (at - vec2(0.44, 0.55)) * (1.0 - 0.06 * amount), inside);
  } else if (motion == GLOBE) {
    vec2 way = (at - EARTH) / EARTH_SIZE;
    float across = length(way);
    if (across < 1.0) {
      float edge = sqrt(max(0.001, 1.0 - way.y * way.y));
      float there = asin(clamp(way.x / edge, -1.0, 1.0)) + 4.6 * amount * sin(TURN * 0.18 * time);
      // The far side of the globe shows a mirror image of the near side.
      float seen = abs(mod(there + TURN * 0.25, TURN) - TURN * 0.5) - TURN * 0.25;
      at.x = mix(EARTH.x - sin(seen) * edge * EARTH_SIZE.x, at.x, smoothstep(0.86, 1.0, across));
    }
  } else if (motion == RAYS) {
    vec2 way = (at - 0.5) * vec2(wide, 1.0);
    float beyond = smoothstep(0.3, 0.33, length(way));
    vec2 round = turned(way, 0.393 * beyond * amount) * (1.0 - 0.05 * beyond * amount);
    at = 0.5 + round / vec2(wide, 1.0);
  } else if (motion == NODS) {
    vec2 neck = vec2(0.5, 0.55);
    float head = smoothstep(0.58, 0.44, at.y);
    vec2 way = (at - neck) * vec2(wide, 1.0);
    at = neck + turned(way, 0.13 * head * amount * sin(TURN * 1.0 * time)) / vec2(wide, 1.0);
  } else if (motion == RIPPLES) {
    vec2 way = (at - 0.5) * 2.0;
    float far = length(way);
    float ring = sin(far * 15.0 - time * 13.0) * smoothstep(0.0, 0.25, far) * smoothstep(1.0, 0.7, far);
    at -= way * 0.035 * amount * ring;
  }
  return at;
}

// Returns the paint with a page that turns over the spine within 1.4 s. At rest both pages look as painted.
vec4 turning(vec4 paint, vec2 at, float lod) {
  float angle = 3.1416 * smoothstep(0.0, 1.0, vAnswer.z / 1.4);
  float reach = PAGE_WIDTH * cos(angle);
  float along = (at.x - SPINE.x) / (abs(reach) < 0.01 ? 0.01 : reach);
  if (along < 0.0 || along > 1.0) return paint;
  // The page rises toward its free edge, and is bent upward in its middle.
  float lift = sin(angle) * (0.42 * along + 0.16 * sin(3.1416 * along));
  float side = angle < 1.5708 ? 1.0 : -1.0;
  vec2 from = vec2(SPINE.x + side * along * PAGE_WIDTH, at.y + lift);
  vec4 page = painted(from, lod);
  // The edges of the paper follow those of the book.
  float bow = 0.075 * sin(3.1416 * min(1.0, along * 1.2));
  float inside = smoothstep(0.16 - bow, 0.19 - bow, from.y) * smoothstep(0.86 - bow, 0.83 - bow, from.y);
  float shade = 1.0 - 0.28 * sin(angle) * (side > 0.0 ? along : 1.0 - 0.5 * along);
  vec4 paper = vec4(page.rgb * shade, page.a);
  return mix(paint, paper, inside * page.a);
}

// Returns the density of smoke over an extinguished wick.
float smokeAt(vec2 at) {
  float up = WICK.y - 0.02 - at.y;
  float front = vAnswer.z * 0.42;
  if (up < 0.0 || up > front) return 0.0;
  float off = at.x - WICK.x - 0.09 * sqrt(up) * sin(up * 22.0 - vAnswer.z * 5.0);
  float wide = 0.018 + 0.09 * up;
  return exp(-off * off / (wide * wide)) * smoothstep(front, front * 0.4, up) * smoothstep(0.42, 0.1, up);
}

// Returns the paint of an element that answers. `at` is the result of `moved`.
vec4 answered(vec4 paint, vec2 at, float lod) {
  float motion = floor(vAnswer.x);
  float amount = vAnswer.y;
  if (motion == FLAME) {
    paint *= mix(1.0, vAnswer.w, smoothstep(WICK.y + 0.012, WICK.y - 0.012, at.y));
    float smoke = 0.8 * smokeAt(at) * amount * (1.0 - vAnswer.w);
    paint = paint * (1.0 - smoke) + vec4(vec3(0.86, 0.87, 0.88), 1.0) * smoke;
  } else if (motion == SHADE) {
    paint.rgb *= mix(vec3(1.0), vec3(0.7, 0.68, 0.7), movable(at) * (1.0 - vAnswer.w));
  }
  if (amount <= 0.0) return paint;
  if (motion == PAGE) paint = turning(paint, at, lod);
  if (motion == STEAM) paint *= 1.0 + 0.9 * amount * smoothstep(0.02, 0.2, movable(at));
  float light = 0.06;
  if (motion == FLOWS) {
    // Glints that run with the water.
    float glint = smoothstep(0.75, 1.0, sin(at.y * 38.0 - vAnswer.z * 11.0 + 3.0 * sin(at.x * 21.0)));
    light += 0.3 * movable(at) * glint;
  } else if (motion == OPENS) {
    // A band of light passes over the element and leaves a short afterglow.
    float inside = fract(vAnswer.x) > 0.1 ? 1.0 : smoothstep(0.2, 0.8, movable(at));
    float way = at.x * 0.7 + at.y * 0.5 - vAnswer.z * 1.15 + 0.2;
    light += inside * (0.06 + 0.2 * exp(-way * way * 40.0));
  } else if (motion == DISC) {
    vec2 way = (at - RECORD) * vec2(1.0, 3.6);
    float angle = atan(way.y, way.x) - vAnswer.z * 5.0;
    light += 0.5 * movable(at) * pow(abs(cos(angle)), 14.0);
  } else if (motion == GLOBE) {
    // The globe is small among the books, so it is lit while it turns.
    light += 0.5 * smoothstep(1.0, 0.7, length((at - EARTH) / EARTH_SIZE));
  } else if (motion == RAYS) light = 0.16;
  else if (motion == STILL) light = 0.2;
  return vec4(min(paint.rgb * (1.0 + light * amount) + paint.a * light * 0.12 * amount, vec3(paint.a)), paint.a);
}
