#version 300 es
// A square of glass that holds still water. A light travels in the glass: up the left side while one breathes in, along
// the top while one holds, down the right side while one breathes out, back along the bottom. The water stands as high as
// the lungs are full. Colours are premultiplied by their alpha.
precision highp float;

in vec2 vPoint;

// Half a side, radius of the corners, breadth of the glass; px. Device px to a px.
uniform vec4 uShape;
// The light's place, px from the centre, y up; how much of it is seen, 0-1.
uniform vec3 uLight;
// The side that is breathed: 0 left, 1 top, 2 right, 3 bottom, 4 when all are done, -1 when none is begun; and what of
// it has passed, 0-1.
uniform vec2 uSide;
// 0-1: how brightly the side that is breathed glows.
uniform float uGlow;
// How full the lungs are, 0-1.
uniform float uLungs;
// s
uniform float uTime;
// 0 by day, 1 by night.
uniform float uNight;

out vec4 finalColor;

const float QUARTER = 0.785398163;
const vec3 SNOW = vec3(0.969, 0.980, 0.965);
const vec3 ICE = vec3(0.812, 0.890, 0.902);
const vec3 TARN = vec3(0.302, 0.545, 0.639);
const vec3 DEEP = vec3(0.090, 0.212, 0.227);
const vec3 FERN = vec3(0.361, 0.561, 0.416);
const vec3 POLLEN = vec3(0.937, 0.757, 0.420);
const vec3 GOLD = vec3(0.949, 0.651, 0.235);
const vec3 WARM = vec3(1.0, 0.949, 0.808);

vec4 over(vec4 below, vec3 color, float alpha) {
  return vec4(color * alpha, alpha) + below * (1.0 - alpha);
}

// Distance to the way round the square; negative within.
float toWay(vec2 p) {
  vec2 q = abs(p) - (uShape.x - uShape.y);
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - uShape.y;
}

// On which side a point lies (0-3), and how far along it (0-1, from the middle of one corner to that of the next).
vec2 placeOn(vec2 p) {
  bool upright = abs(p.x) > abs(p.y);
  float side = upright ? (p.x < 0.0 ? 0.0 : 2.0) : (p.y > 0.0 ? 1.0 : 3.0);
  // As if it were the left side: along it, and outwards.
  vec2 turned = side == 0.0 ? vec2(p.y, -p.x) : side == 1.0 ? p : side == 2.0 ? vec2(-p.y, p.x) : -p;
  float straight = uShape.x - uShape.y;
  float bend = atan(max(0.0, abs(turned.x) - straight), max(0.001, turned.y - straight));
  float along = min(abs(turned.x), straight) + uShape.y * min(bend, QUARTER);
  float whole = straight + uShape.y * QUARTER;
  return vec2(side, 0.5 + 0.5 * sign(turned.x) * along / whole);
}

// The middle of the corner that a side leads to.
vec2 cornerAfter(float side) {
  float reach = uShape.x - uShape.y * 0.2929;
  return side < 0.5 ? vec2(-reach, reach) : side < 1.5 ? vec2(reach) : side < 2.5 ? vec2(reach, -reach) : vec2(-reach);
}

// How brightly a side glows at a part of it: the one that is breathed, more so where the light has been; those that are
// done a little.
float glowOn(float side, float along) {
  float behind = uSide.y - along;
  float trail = smoothstep(-0.015, 0.015, behind) * (0.42 + 0.58 * exp(-max(0.0, behind) * 2.6));
  return side == uSide.x ? (0.20 + 0.80 * trail) * uGlow : side < uSide.x ? 0.34 : 0.0;
}

float glowAt(vec2 p) {
  vec2 place = placeOn(p);
  float here = glowOn(place.x, place.y);
  // Around a corner the light of two sides flows together.
  bool first = place.y < 0.5;
  float other = glowOn(mod(place.x + (first ? 3.0 : 1.0), 4.0), first ? 1.0 : 0.0);
  here = mix(here, other, 0.5 * smoothstep(0.09, 0.0, min(place.y, 1.0 - place.y)));
  // The corner that comes next brightens the nearer the light comes.
  float near = uSide.x >= 0.0 && uSide.x < 4.0 ? smoothstep(0.3, 1.0, uSide.y) * uGlow : 0.0;
  float away = length(p - cornerAfter(uSide.x)) / uShape.x;
  return max(here, near * 0.85 * exp(-away * away * 22.0));
}

// Its shadow on the mist behind it.
vec4 drawShadow(float outer) {
  float below = toWay(vPoint + vec2(0.0, uShape.x * 0.035)) - outer;
  vec3 dark = mix(vec3(0.13, 0.27, 0.29), vec3(0.02, 0.05, 0.06), uNight);
  return over(vec4(0.0), dark, 0.26 * exp(-max(below, 0.0) / (uShape.x * 0.055)));
}

// The pane, clear enough for words before whatever stands behind it, and the water: as high as the lungs are full, its
// surface swinging by a little.
vec4 drawWater(vec4 color, vec2 q, float pane, float pixel) {
  float reach = uShape.x;
  vec3 air = mix(mix(SNOW, ICE, 0.22 + 0.16 * q.y), mix(DEEP, vec3(0.055, 0.125, 0.137), 0.5 - 0.3 * q.y), uNight);
  color = over(color, air, pane * 0.80);
  float swing = 0.006 * sin(q.x * 5.0 + uTime * 0.9) + 0.004 * sin(q.x * 11.0 - uTime * 1.3);
  float surface = mix(-0.80, 0.74, uLungs) + swing;
  float under = (surface - q.y) * reach;
  float wet = pane * smoothstep(-pixel, pixel, under);
  if (wet > 0.0) {
    float deep = clamp((surface - q.y) / 1.7, 0.0, 1.0);
    float caustic = sin(q.x * 7.0 + 1.4 * sin(q.y * 5.0 + uTime * 0.35) + uTime * 0.28)
      * sin(q.y * 9.0 + 1.2 * sin(q.x * 4.0 - uTime * 0.3));
    vec3 shallow = mix(mix(ICE, TARN, 0.20), mix(TARN, DEEP, 0.42), uNight);
    vec3 bottom = mix(mix(ICE, TARN, 0.52), mix(TARN, DEEP, 0.80), uNight);
    vec3 water = mix(shallow, bottom, deep) + (0.022 + 0.012 * uNight) * caustic * (1.0 - deep);
    color = over(color, water, wet * mix(0.86, 0.82, uNight));
    float sheen = exp(-max(under, 0.0) / (reach * 0.11)) * wet;
    color = over(color, mix(SNOW, ICE, uNight), sheen * mix(0.30, 0.16, uNight));
  }
  // Light lies on the surface; behind the words it is faint.
  float words = smoothstep(0.62, 0.34, abs(q.x)) * smoothstep(0.46, 0.24, abs(q.y));
  float skin = exp(-abs(under) / (reach * 0.012)) * pane;
  return over(color, mix(SNOW, mix(ICE, TARN, 0.3), uNight), skin * (0.8 - 0.66 * words));
}

// The glass: a round bar, darker at its edges, with light in it and along it.
vec4 drawGlass(vec4 color, vec2 q, float across, float bar, float glow) {
  // Lit from the upper left; the inner flank faces the other way.
  vec2 outwards = normalize(q * q * q + 0.0001 * sign(q));
  float facing = dot(outwards, vec2(-0.6, 0.8)) * across;
  vec3 day = mix(SNOW, ICE, 0.35 + 0.30 * across * across);
  vec3 night = mix(mix(TARN, DEEP, 0.55), ICE, 0.10 * across * across);
  color = over(color, mix(day, night, uNight), bar * mix(0.90, 0.82, uNight));
  vec3 ember = mix(mix(POLLEN, GOLD, 0.55), mix(POLLEN, WARM, 0.35), uNight);
  float core = exp(-across * across * 2.2);
  color = over(color, mix(ember, WARM, 0.35 * core * glow), bar * clamp(glow * 1.15, 0.0, 1.0) * (0.55 + 0.45 * core));
  color = over(color, vec3(1.0), bar * smoothstep(0.30, 0.95, facing) * mix(0.75, 0.38, uNight));
  vec3 shade = mix(vec3(0.24, 0.44, 0.47), vec3(0.03, 0.08, 0.09), uNight);
  color = over(color, shade, bar * smoothstep(0.35, 1.0, -facing) * 0.30);
  float streak = smoothstep(0.16, 0.0, abs(across + 0.42)) * bar;
  return over(color, vec3(1.0), streak * mix(0.60, 0.26, uNight));
}

// The light: a ball of pollen and its halo.
vec4 drawLight(vec4 color, float breadth, float pixel) {
  float away = length(vPoint - uLight.xy);
  float ball = breadth * 0.74;
  color = over(color, mix(WARM, POLLEN, 0.25), uLight.z * 0.75 * exp(-away / (uShape.x * 0.10)));
  vec2 on = (vPoint - uLight.xy) / ball;
  float body = smoothstep(1.0 + pixel / ball, 1.0 - pixel / ball, length(on));
  float shade = dot(on, vec2(0.5, -0.86));
  vec3 sun = mix(mix(POLLEN, GOLD, clamp(0.35 + 0.65 * shade, 0.0, 1.0)), WARM, clamp(-shade * 1.1 - 0.1, 0.0, 1.0));
  return over(color, mix(sun, mix(sun, WARM, 0.45), uNight), uLight.z * body);
}

// What lies where is drawn there only: a processor that draws by itself is spared the rest.
void main() {
  float reach = uShape.x;
  float breadth = uShape.z;
  float outer = breadth * 0.5;
  float pixel = 0.75 / uShape.w;
  vec2 q = vPoint / reach;
  float way = toWay(vPoint);
  float pane = smoothstep(pixel, -pixel, way);
  float glow = way > -0.6 * reach ? glowAt(vPoint) : 0.0;

  vec4 color = vec4(0.0);
  if (way > 0.0) color = drawShadow(outer);
  if (pane > 0.0) {
    color = drawWater(color, q, pane, pixel);
    // What the lit glass throws into the pane.
    float spill = exp(min(0.0, way + outer) / (reach * 0.13)) * pane;
    color = over(color, mix(WARM, POLLEN, 0.35), glow * spill * mix(0.62, 0.42, uNight));
  }
  float bar = smoothstep(outer + pixel, outer - pixel, abs(way));
  if (bar > 0.0) color = drawGlass(color, q, way / outer, bar, glow);
  // The light around a side that glows.
  float haze = exp(-max(way - outer, 0.0) / (reach * 0.075)) * smoothstep(outer - pixel, outer + pixel, way);
  color = over(color, mix(WARM, POLLEN, 0.5), glow * haze * mix(0.55, 0.34, uNight));
  if (uLight.z > 0.0 && length(vPoint - uLight.xy) < 0.6 * reach) color = drawLight(color, breadth, pixel);

  // Whatever spills ends before the quad does.
  finalColor = color * smoothstep(1.3, 1.14, max(abs(q.x), abs(q.y)));
}
