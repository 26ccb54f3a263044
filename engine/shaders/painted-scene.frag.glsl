#version 300 es
// Composites painted layers, the air between them and the sky behind them, from front to back in one pass.
precision highp float;

//CONSTANTS

// Position, 0-1 from the upper left corner of the slot.
in vec2 vPlace;
out vec4 finalColor;

// Pixi sets this uniform. Its alpha is that of the display object.
uniform vec4 uColor;

// Size of the slot, device px.
uniform vec2 uSize;
// Corner of the picture (device px), and device px per unit.
uniform vec3 uField;

// For each layer, from far to near: depth, thickness of the air behind the layer (a difference of depths), rim light,
// and wind amplitude (CSS px).
uniform vec4 uTrait[LAYERS];
// For each layer: center and half size of the visible part, 0-1 within its picture.
uniform vec4 uExtent[LAYERS];
// For each layer: its corner (device px), and the factors from device px to 0-1.
uniform vec4 uPlace[LAYERS];
// For each layer: mip level of its picture, and opacity (0-1). The opacity is below 1 only during a walk.
uniform vec2 uShown[LAYERS];
// Rectangle of the water in the picture (corner and size), units.
uniform vec4 uWater;
// y of the horizon of the water, units.
uniform float uWaterHorizon;

// Opacity of additional haze over the whole scene, 0-1.
uniform float uVeil;
// Opacity of this scene's sky, 0-1. During a walk the sky fades out, so that the next scene shows behind it.
uniform float uSky;
uniform sampler2D uNoise;
/*SAMPLERS*/

uniform float uSeconds;
// Strength of the light, 0-1.
uniform float uBreath;
// Opacity of the painted layers, 0-1.
uniform float uArrival;
// Width of a dither dot, device px.
uniform float uDot;

uniform vec3 uSkyTop;
uniform vec3 uSkyMiddle;
uniform vec3 uSkyLow;
uniform float uHorizon;
uniform vec3 uNear;
uniform vec3 uFar;
uniform float uSaturation;
uniform vec3 uAir;
uniform float uHaze;
uniform vec3 uLight;
uniform vec3 uShade;
uniform vec2 uSun;
uniform float uReach;
uniform float uRest;
uniform float uGain;
uniform vec2 uShaftsFrom;
uniform float uShafts;
uniform float uRim;
uniform vec3 uOrb;
uniform vec3 uOrbColor;
uniform float uOrbShown;
uniform float uStars;
uniform float uMotes;
uniform float uMotesRest;
uniform vec3 uMotesColor;
uniform float uGrain;
// Position and half the span (units), and position of the wings, -1 (down) to 1 (up). A span of 0 hides the bird.
uniform vec4 uBird;

const vec3 LUMA = vec3(0.299, 0.587, 0.114);

// Color accumulated along the ray from the viewer to the sky.
vec3 gathered = vec3(0.0);
// Transmittance of the layers so far, 0-1.
float through = 1.0;
// Largest share of a layer in the color, 0-1.
float strongest = 0.0;
// Depth of the layer with the largest share.
float seenDepth = 1.0;
// Corner of the layer with the largest share, device px. The dither moves with this layer.
vec2 seenOffset = vec2(0.0);

// Position of the fragment in the slot, device px.
vec2 position;
// Position of the fragment in the picture, units.
vec2 unit;
// Offset by wind per CSS px of sway, device px.
float wind;
float glow;
float beams;
vec3 shine;
vec2 toSun;

vec2 hash(vec2 cell) {
  vec3 mixed = fract(vec3(cell.xyx) * vec3(0.1031, 0.1030, 0.0973));
  mixed += dot(mixed, mixed.yzx + 33.33);
  return fract((mixed.xx + mixed.yz) * mixed.zy);
}

// Returns the strength of the light shafts, which start at `uShaftsFrom` above the picture. Wide and narrow shafts
// drift slowly, at different speeds.
float shafts() {
  vec2 way = unit - uShaftsFrom;
  float turn = way.x / max(way.y, 1.0);
  float wide = textureLod(uNoise, vec2(turn * 0.62 + uSeconds * 0.0011, 0.31), 0.0).g;
  float slim = textureLod(uNoise, vec2(turn * 1.35 - uSeconds * 0.0017, 0.77), 0.0).g;
  float fine = textureLod(uNoise, vec2(turn * 0.52 + uSeconds * 0.0007, 0.13), 0.0).r;
  float beam = smoothstep(0.46, 0.6, wide) * 0.6 + smoothstep(0.5, 0.66, slim) * 0.5 + smoothstep(0.5, 0.9, fine) * 0.2;
  float fall = 1.0 - smoothstep(0.35, 1.15, unit.y / (uHorizon + 220.0));
  return beam * fall;
}

// Adds light with screen blending, so that the sum never exceeds white.
vec3 add(vec3 under, vec3 over) {
  return under + max(vec3(0.0), 1.0 - under) * over;
}

// Adds the air behind a layer.
void air(int index) {
  float seen = min(0.8, beams * uTrait[index].y * uShafts);
  gathered += through * seen * shine;
  // The brighter the air is, the more opaque it is.
  through *= 1.0 - 0.85 * seen * max(shine.r, max(shine.g, shine.b));
}

void cover(vec3 color, float alpha, float depth, vec2 offset) {
  float part = through * alpha;
  gathered += part * color;
  through *= 1.0 - alpha;
  if (part > strongest) {
    strongest = part;
    seenDepth = depth;
    seenOffset = offset;
  }
}

// Grades daylight paint by the hour, then lights and veils it by depth.
vec3 light(vec3 paint, float depth) {
  float tone = dot(paint, LUMA);
  vec3 color = mix(vec3(tone), paint, uSaturation) * mix(uNear, uFar, depth);
  float lit = glow * mix(0.2, 0.8, depth) + beams * uShafts * mix(0.2, 0.5, depth);
  color = add(color, (color * 1.3 + 0.05 * depth) * shine * lit);
  float veil = uHaze * depth * (0.6 + 0.4 * smoothstep(0.2, 1.0, unit.y / uHorizon));
  return mix(color, add(uAir, shine * glow * 0.3), mix(min(0.94, veil), 1.0, uVeil));
}

// Returns the texture coordinates of this fragment in a layer, 0-1.
vec2 inLayer(int index) {
  vec4 place = uPlace[index];
  vec2 uv = (position - place.xy) * place.zw;
  uv.x += uTrait[index].w * wind * place.z;
  return uv;
}

// Returns whether this fragment is inside the layer and still visible behind nearer layers.
bool isSeen(int index, vec2 uv) {
  return through > 0.004 && all(lessThan(abs(uv - uExtent[index].xy), uExtent[index].zw));
}

// Composites a layer's paint over everything behind the layer. `facing` is the degree to which the layer's edge faces
// the sun, 0-1.
void paint(int index, vec4 texel, float facing) {
  texel *= uShown[index].y;
  if (texel.a < 0.004) return;
  vec4 trait = uTrait[index];
  vec3 color = light(texel.rgb / texel.a, trait.x);
  color = add(color, shine * facing * trait.z * uRim * (0.3 + glow));
  cover(color, texel.a * uArrival, trait.x, uPlace[index].xy);
}

void plainLayer(int index, sampler2D picture) {
  vec2 uv = inLayer(index);
  if (isSeen(index, uv)) paint(index, textureLod(picture, uv, uShown[index].x), 0.0);
}

// Adds a layer whose edges catch the light from behind.
void rimmedLayer(int index, sampler2D picture) {
  vec2 uv = inLayer(index);
  if (!isSeen(index, uv)) return;
  float lod = uShown[index].x;
  vec4 texel = textureLod(picture, uv, lod);
  vec2 ahead = uv + toSun * 4.5 * uField.z * uPlace[index].zw;
  paint(index, texel, clamp(texel.a - textureLod(picture, ahead, lod).a, 0.0, 1.0));
}

// Adds mist, whose color comes from the air and the light.
void mistLayer(int index, sampler2D picture) {
  vec2 uv = inLayer(index);
  if (!isSeen(index, uv)) return;
  float alpha = textureLod(picture, uv, uShown[index].x).a * uShown[index].y;
  vec3 color = add(uAir, shine * (0.12 + 0.5 * glow + 0.3 * beams * uShafts));
  cover(color, alpha * uArrival * min(1.0, uHaze * 1.1), uTrait[index].x, uPlace[index].xy);
}

// Returns the horizontal displacement of the water's picture, units. It increases toward the viewer.
float ripple(vec2 place, float below) {
  float swell = textureLod(uNoise, vec2(place.x * 0.06, place.y * 0.21 + uSeconds * 0.011), 0.0).r;
  return (0.3 + below * 0.009) * sin(place.y * 26.0 - uSeconds * 1.1 + swell * 8.0);
}

// Adds glints on water: horizontal strokes where two slow swells meet.
void glint(vec2 place, float seen) {
  place.x *= 0.34;
  float one = textureLod(uNoise, place + vec2(uSeconds * 0.0041, uSeconds * 0.008), 0.0).g;
  float two = textureLod(uNoise, place * 1.63 + vec2(0.37 - uSeconds * 0.0052, uSeconds * 0.011), 0.0).g;
  float spark = smoothstep(0.54, 0.66, one) * smoothstep(0.52, 0.64, two);
  gathered += seen * spark * shine * (0.3 + 0.6 * glow);
}

void waterLayer(int index, sampler2D picture) {
  vec2 uv = inLayer(index);
  if (!isSeen(index, uv)) return;
  vec2 on = uWater.xy + uv * uWater.zw;
  float below = max(0.0, on.y - uWaterHorizon);
  // Coordinates on the horizontal surface, to the side and away, without perspective.
  vec2 place = vec2((on.x - 800.0) / (below + 5.0), 3.1 * log(below + 5.0));
  uv.x += ripple(place, below) / uWater.z;
  vec4 texel = textureLod(picture, uv, uShown[index].x);
  float seen = through * texel.a * uShown[index].y;
  paint(index, texel, 0.0);
  glint(place, seen);
}

void motes(float size, float seed) {
  vec2 place = unit + vec2(sin(uSeconds * 0.11 + seed) * 22.0, uSeconds * -2.4 + seed * 71.0);
  vec2 cell = floor(place / size);
  vec2 chance = hash(cell + seed * 17.0);
  vec2 home = 0.22 + 0.56 * chance;
  home += 0.1 * vec2(sin(uSeconds * 0.23 + chance.x * 40.0), cos(uSeconds * 0.19 + chance.y * 40.0));
  float away = length(place - (cell + home) * size);
  float radius = 1.1 + chance.y * 1.5;
  float life = 0.35 + 0.65 * sin(uSeconds * (0.25 + chance.x * 0.3) + chance.y * 60.0);
  float speck = smoothstep(radius, radius * 0.35, away) + 0.3 * exp(-away * away / (radius * radius * 14.0));
  float amount = speck * max(0.0, life) * uMotes * mix(uMotesRest, 1.0, uBreath) * step(0.42, chance.x);
  gathered += through * amount * uMotesColor * (0.35 + 0.5 * beams + 0.35 * glow);
}

void bird() {
  if (uBird.z <= 0.0) return;
  vec2 place = (unit - uBird.xy) / uBird.z;
  float out_ = abs(place.x);
  if (out_ > 1.0 || abs(place.y) > 1.2) return;
  float wing = -uBird.w * (out_ * 0.9 - out_ * out_ * 0.42);
  float thick = 0.15 * (1.0 - out_) + 0.02 + 0.1 * smoothstep(0.24, 0.0, out_);
  float shape = 1.0 - smoothstep(thick * 0.6, thick, abs(place.y - wing));
  cover(light(vec3(0.16, 0.26, 0.25), 0.62), shape * (1.0 - smoothstep(0.9, 1.0, out_)), 0.8, vec2(0.0));
}

vec3 sky() {
  float down = clamp(unit.y / uHorizon, 0.0, 1.0);
  vec3 color = down < 0.5 ? mix(uSkyTop, uSkyMiddle, down * 2.0) : mix(uSkyMiddle, uSkyLow, down * 2.0 - 1.0);
  if (uStars > 0.0) {
    vec2 cell = floor(unit / 34.0);
    vec2 chance = hash(cell);
    float away = length(unit - (cell + 0.15 + 0.7 * chance) * 34.0);
    float size = 0.7 + 1.3 * chance.y * chance.y;
    float pulse = 0.75 + 0.25 * sin(uSeconds * (0.4 + chance.x) + chance.y * 50.0);
    float star = smoothstep(size, size * 0.3, away) * step(0.45, chance.x) * pulse;
    color += uStars * star * (1.0 - down * 0.8) * vec3(0.9, 0.93, 0.86);
  }
  float away = length(unit - uOrb.xy) / uOrb.z;
  float disc = 1.0 - smoothstep(0.96, 1.03, away);
  color = add(color, shine * glow * 0.34 + uOrbShown * uOrbColor * exp(-max(0.0, away - 1.0) * 0.5) * 0.24);
  return mix(color, uOrbColor, disc * uOrbShown);
}

// Dithers between two neighboring tones by the noise at this position.
vec3 dots(vec3 color) {
  float tone = max(0.001, dot(color, LUMA));
  float stride = (0.03 + 0.11 * tone) * uGrain * mix(1.0, 0.45, seenDepth);
  ivec2 cell = ivec2(floor((position - seenOffset) / uDot)) & 255;
  float noise = texelFetch(uNoise, cell, 0).b;
  float place = tone / stride;
  float lower = floor(place);
  float shown = (lower + smoothstep(noise - 0.2, noise + 0.2, place - lower)) * stride;
  return color + color * (shown - tone) / tone;
}

void main() {
  position = vPlace * uSize;
  unit = (position - uField.xy) / uField.z;
  wind = uDot * sin(unit.x * 0.011 + unit.y * 0.006 + uSeconds * 0.55);
  vec2 gap = uSun - unit;
  float distance_ = length(gap * vec2(1.0, 0.9));
  glow = exp(-distance_ / uReach) * 0.65 + exp(-distance_ * distance_ / (uReach * uReach * 0.5)) * 0.45;
  toSun = gap / max(1.0, length(gap));
  shine = uLight * (uRest + uGain * uBreath);
  beams = shafts();

/*LAYERS*/

  gathered += through * uSky * sky();
  float risen = smoothstep(0.0, 1.0, uBreath * 1.4 - 0.4 * (1.0 - clamp(unit.y / 1000.0, 0.0, 1.0)));
  gathered *= mix(uShade, vec3(1.0), risen);
  finalColor = vec4(dots(gathered), 1.0 - through * (1.0 - uSky)) * uColor.a;
}
