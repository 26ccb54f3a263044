#version 300 es
// A person who lies on a blanket: the ground, the body's light and shadow on the ground, and the person in their
// clothes. The clothes of a part are cool, tense or warm, while skin and hair keep their colors. Lengths are in units
// of the picture, and the origin is the crown of the head.
precision highp float;

//CONSTANTS

// The left half has the ground by day, the right half by night.
uniform sampler2D uGround;
// The left half has skin and hair, the right half the clothes in grays.
uniform sampler2D uFigure;
// Distance field of the edges, with one panel per part and one for the whole body.
uniform sampler2D uNearness;
uniform sampler2D uNoise;

// Center of the body (CSS px), CSS px per unit, and 1 if the body lies horizontally.
uniform vec4 uLayout;
uniform vec2 uCenter;
uniform float uField;
uniform float uCrownOffset;
uniform vec4 uFigureBox;
// Size of the painting (CSS px), and device px per CSS px.
uniform vec3 uSize;

// Tension of each part and, last, of the whole body, 0-1.
uniform float uFirm[6];
// Rings of each part and, last, of the whole body: 1 at the release, 0 after they have faded.
uniform float uWave[6];
// Warmth of each part, 0-1.
uniform float uWarm[5];
// Fullness of the lungs, 0-1.
uniform float uBreath;
// Amount of movement: 0 with reduced motion, otherwise 1.
uniform float uMoves;
uniform float uArrival;

uniform vec3 uCool[4];
uniform vec3 uDeep[4];
uniform vec3 uHot[4];
uniform vec3 uEarly;
uniform vec3 uLate;
// Light on skin and hair. It is the same in every phase.
uniform vec3 uSkinLight;
// Share of night, 0-1.
uniform float uNight;
uniform vec4 uGlow;
uniform vec3 uShade;
uniform vec3 uLine;

in vec2 vPlace;
out vec4 finalColor;

const vec3 LUMA = vec3(0.299, 0.587, 0.114);
// Range of the distance field, units.
const float REACH = 96.0;
// Side of a panel of the distance field, texels.
const float PANEL = 352.0;
const float FAR = -REACH;
// Width of half of the ground's picture, texels.
const float HALF = 1408.0;
// Half width of the transition between shoulders and chest, units. They are one piece of cloth without a seam.
const float FADE = 48.0;
// Direction to the light, in the coordinates of the body.
const vec2 TO_LIGHT = vec2(-0.7, -0.72);
// Width of the ground's right margin without a blanket, and of the transition to it, as shares of the picture.
const float MARGIN = 0.22;
const float SEAM = 0.05;
// Offset of the shadow on the ground, units.
const float SHADE = 18.0;

// Signed distance to the edge of each part, and of the whole body. It is positive inside the edge.
float away[6];
// Position from the upper left corner of the painting, CSS px.
vec2 position;

void readNearness(vec2 body) {
  vec2 place = (body + vec2(uField * 0.5, uCrownOffset)) / uField;
  bool isBeyond = any(lessThan(place, vec2(0.0))) || any(greaterThan(place, vec2(1.0)));
  vec2 within = clamp(place, 0.5 / PANEL, 1.0 - 0.5 / PANEL);
  for (int i = 0; i < 6; i++) {
    vec2 panel = vec2(i % 3, i / 3);
    float value = textureLod(uNearness, (within + panel) / vec2(3.0, 2.0), 0.0).r;
    away[i] = isBeyond ? FAR : (value - 0.5) * 2.0 * REACH;
  }
}

float firmness(int part) {
  return max(uFirm[part], uFirm[5] * 0.85);
}

// Converts a position on the deformed body to a position in the painting. Breath widens the body, and tension contracts
// it.
vec2 settle(vec2 body) {
  vec2 chest = body - vec2(0.0, 395.0);
  float rise = exp(-dot(chest * vec2(0.9, 0.7), chest * vec2(0.9, 0.7)) / 32000.0);
  vec2 place = body - chest * 0.024 * uBreath * rise;
  float hold[PARTS];
  for (int i = 0; i < PARTS; i++) hold[i] = exp(min(away[i], 0.0) / 26.0) * firmness(i) * uMoves;
  float side = tanh(body.x / 40.0);
  vec2 palm = body - vec2(side * 254.0, 655.0);
  place.x += side * 7.0 * hold[0];
  place += palm * 0.16 * hold[0] * exp(-dot(palm, palm) / 4200.0);
  place.y += 15.0 * hold[1] * smoothstep(30.0, 110.0, abs(body.x));
  place += (body - vec2(0.0, 92.0)) * 0.05 * hold[2];
  place.x += body.x * 0.035 * hold[3];
  place.x += (body.x - side * 92.0) * 0.06 * hold[4];
  place.y += max(0.0, body.y - 1000.0) * 0.16 * hold[4];
  return place;
}

vec3 ramp(vec3 tones[4], float tone) {
  float at = clamp(tone, 0.0, 1.0) * 3.0;
  vec3 color = mix(tones[0], tones[1], clamp(at, 0.0, 1.0));
  color = mix(color, tones[2], clamp(at - 1.0, 0.0, 1.0));
  return mix(color, tones[3], clamp(at - 2.0, 0.0, 1.0));
}

// Adds light with screen blending, so that the sum never exceeds white.
vec3 add(vec3 under, vec3 over) {
  return under + max(vec3(0.0), 1.0 - under) * over;
}

// Returns the coverage of an antialiased thin line, along which `distance_` equals `at`.
float thread(float distance_, float at, float half_) {
  float px = 0.75 / uLayout.z;
  return 1.0 - smoothstep(half_ - px, half_ + px, abs(distance_ - at));
}

// Returns the strength of the contour around a part: lines, and a soft band between them and the part. It appears when
// the part tenses. Without reduced motion the lines also close in on the part.
float gathered() {
  float seen = 0.0;
  for (int i = 0; i < 6; i++) {
    float firm = uFirm[i];
    if (firm <= 0.0) continue;
    float drawn = mix(1.0, firm, uMoves);
    float out_ = max(0.0, -away[i]);
    seen = max(seen, 0.75 * firm * exp(-out_ * out_ / 220.0));
    for (int k = 0; k < 4; k++) {
      float order = float(k);
      float at = mix(22.0 + 20.0 * order, 7.0 + 8.0 * order, drawn);
      seen = max(seen, thread(-away[i], at, 1.5) * firm * (1.0 - 0.2 * order));
    }
  }
  return seen;
}

// Returns the strength of the expanding rings of light after a release.
float loosened() {
  float seen = 0.0;
  for (int i = 0; i < 6; i++) {
    float fresh = uWave[i];
    if (fresh <= 0.0) continue;
    float run = 1.0 - fresh;
    for (int k = 0; k < 3; k++) {
      float at = 8.0 + run * (92.0 - 18.0 * float(k));
      float wide = 2.0 + 7.0 * run;
      float ring = exp(-pow((-away[i] - at) / wide, 2.0));
      seen = max(seen, ring * fresh * smoothstep(0.0, 0.08, run) * smoothstep(94.0, 60.0, at));
    }
  }
  return seen;
}

// Dithers between two neighboring tones by the noise at this position.
vec3 dots(vec3 color, float grain) {
  float tone = max(0.001, dot(color, LUMA));
  float stride = (0.03 + 0.085 * tone) * grain;
  float dot_ = uSize.z < 1.5 ? 1.0 : 2.0;
  ivec2 cell = ivec2(floor(position * uSize.z / dot_)) & 255;
  float noise = texelFetch(uNoise, cell, 0).b;
  float place = tone / stride;
  float lower = floor(place);
  float shown = (lower + smoothstep(noise - 0.2, noise + 0.2, place - lower)) * stride;
  return color + color * (shown - tone) / tone;
}

// Returns the ground at a point of its picture, 0-1.
vec3 ground(vec2 tile) {
  // The margin keeps the halves apart.
  vec2 day = vec2(clamp(tile.x, 2.0 / HALF, 1.0 - 2.0 / HALF) * 0.5, clamp(tile.y, 0.0, 1.0));
  if (uNight <= 0.0) return texture(uGround, day).rgb;
  vec3 moonlit = texture(uGround, day + vec2(0.5, 0.0)).rgb;
  return uNight < 1.0 ? mix(texture(uGround, day).rgb, moonlit, uNight) : moonlit;
}

void main() {
  position = vPlace * uSize.xy;
  vec2 gap = (position - uLayout.xy) / uLayout.z;
  // A horizontal body is mirrored, so that the light still comes from the upper left.
  vec2 body = uCenter + (uLayout.w > 0.5 ? gap.yx : gap);
  readNearness(body);
  // From here on distances belong to the body as it is drawn, so that contour and shadow touch its deformed edge.
  vec2 settled = settle(body);
  readNearness(settled);

  // Soft partition of the body: each point belongs mostly to the nearest part.
  float share[PARTS];
  float sum = 0.0;
  float deepest = FAR;
  for (int i = 0; i < PARTS; i++) deepest = max(deepest, away[i]);
  for (int i = 0; i < PARTS; i++) {
    share[i] = exp((away[i] - deepest) / 13.0);
    sum += share[i];
  }
  float torso = share[1] + share[3];
  share[1] = torso * smoothstep(-2.0 * FADE, 2.0 * FADE, away[1] - away[3]);
  share[3] = torso - share[1];
  float warm = 0.0;
  float firm = 0.0;
  float halo = 0.0;
  float mean = 0.0;
  for (int i = 0; i < PARTS; i++) {
    float part = share[i] / sum;
    warm += part * uWarm[i];
    firm += part * firmness(i);
    float out_ = max(0.0, -away[i]);
    halo = max(halo, uWarm[i] * exp(-out_ / 38.0) * (1.0 - smoothstep(44.0, 95.0, out_)));
    mean += uWarm[i] / float(PARTS);
  }

  // Beyond the edges of its picture the ground is its right margin, mirrored, which shows no blanket.
  vec2 tile = (body + vec2(uField * 0.5, uCrownOffset)) / uField;
  vec2 beyond = max(-tile, tile - 1.0) + SEAM;
  float isBeyond = smoothstep(0.0, SEAM, max(beyond.x, beyond.y));
  vec3 color = isBeyond < 1.0 ? ground(tile) : vec3(0.0);
  if (isBeyond > 0.0) {
    vec2 margin = 1.0 - abs(1.0 - mod(vec2(tile.x / MARGIN, tile.y), 2.0));
    color = mix(color, ground(vec2(1.0 - MARGIN * margin.x, margin.y)), isBeyond);
  }
  // Share of the light that arrives here, 0-1. It fades from the shoulder near the light to the opposite foot.
  float lit = smoothstep(-300.0, 260.0, dot(body - uCenter, vec2(-0.8, -0.3)));
  color *= mix(uEarly, uLate, mean);
  vec2 shadeFrom = (settled + TO_LIGHT * SHADE + vec2(uField * 0.5, uCrownOffset)) / uField;
  float shadeAway = (textureLod(uNearness, (clamp(shadeFrom, 0.5 / PANEL, 1.0 - 0.5 / PANEL) + vec2(2.0, 1.0)) / vec2(3.0, 2.0), 0.0).r - 0.5) * 2.0 * REACH;
  float under = smoothstep(-30.0, 4.0, shadeAway) * 0.5 + smoothstep(-14.0, 6.0, away[5]) * 0.22;
  color = mix(color, uShade, min(0.62, under) * (1.0 - 0.6 * halo));
  float shine = halo * (0.3 + 0.2 * mean * (0.7 + 0.3 * uBreath)) * uGlow.a;
  color = add(mix(color, uGlow.rgb, shine * 0.72), uGlow.rgb * shine * 0.4);

  vec2 place = (settled - uFigureBox.xy) / uFigureBox.zw;
  bool isOutside = any(lessThan(place, vec2(0.0))) || any(greaterThan(place, vec2(1.0)));
  vec4 skin = isOutside ? vec4(0.0) : texture(uFigure, place * vec2(0.5, 1.0));
  vec4 clothes = isOutside ? vec4(0.0) : texture(uFigure, place * vec2(0.5, 1.0) + vec2(0.5, 0.0));
  color = color * (1.0 - skin.a) + skin.rgb * uSkinLight;
  if (clothes.a > 0.003) {
    float tone = clothes.r / clothes.a;
    // Tense parts are darker and have more contrast. Warm parts are lit.
    tone = mix(tone, 0.5 + (tone - 0.5) * 1.15 - 0.08, firm);
    // Warmth is a light from one side. It is full on surfaces toward it, and faint on the others.
    float heat = smoothstep(0.0, 1.0, warm) * mix(0.45, 1.0, lit) * mix(0.75, 1.0, smoothstep(0.25, 0.9, tone));
    vec3 cloth = mix(ramp(uCool, tone), ramp(uHot, tone), heat);
    cloth = mix(cloth, ramp(uDeep, tone), firm * 0.88);
    cloth = add(cloth, uGlow.rgb * heat * (0.03 + 0.05 * mean * uBreath) * (1.0 - firm));
    // A contour of light, 2 CSS px wide, along the edges of warm clothes. It is brightest on edges toward the light.
    float edge = 1.0 - smoothstep(1.5, 2.5, away[5] * uLayout.z);
    float facing = clamp((away[5] - shadeAway) / SHADE, -1.0, 1.0);
    cloth = mix(cloth, uGlow.rgb, edge * warm * (1.0 - firm) * mix(0.4, 1.0, lit) * max(0.0, mix(0.45, 0.2, uNight) + 0.4 * facing));
    // Moonlight falls off toward the lower right, as on the blanket, and lights the edges toward it.
    cloth *= 1.0 - 0.3 * uNight * (1.0 - lit);
    cloth = mix(cloth, uCool[3], edge * uNight * (1.0 - warm) * (1.0 - firm) * max(0.0, facing) * mix(0.3, 0.7, lit));
    color = mix(color, cloth, clothes.a);
  }

  float isBody = max(skin.a, clothes.a);
  // Contours stay beside the body. Rings of light also pass over clothes, never over skin.
  float isBare = skin.a * (1.0 - clothes.a);
  color = mix(color, uLine, gathered() * 0.72 * (1.0 - isBody));
  color = add(color, uGlow.rgb * loosened() * uMoves * mix(0.75, 0.3, isBody) * (1.0 - isBare));
  finalColor = vec4(dots(color, mix(mix(0.55, 0.9, uNight), 0.9, isBody)), 1.0) * uArrival;
}
