
// A square glass tube in which a light travels: up the left side on the inhale, along the top on the hold, down the
// right side on the exhale, back along the bottom on the last hold.

// Half the side of the quad, in half sides of the square.
uniform float uReach;
// Current side: 0 left, 1 top, 2 right, 3 bottom, 4 when all are done, -1 before the first; and progress along it, 0-1.
uniform vec2 uSide;
// Glow of the current side, 0-1.
uniform float uGlow;

const float QUARTER = 0.785398163;

// Returns the side of a point (0-3), and its position along that side (0-1, from the middle of one corner to the
// next).
vec2 placeOn(vec2 p) {
  bool upright = abs(p.x) > abs(p.y);
  float side = upright ? (p.x < 0.0 ? 0.0 : 2.0) : (p.y > 0.0 ? 1.0 : 3.0);
  // The point, rotated as if on the left side: x along the side, y outward.
  vec2 turned = side == 0.0 ? vec2(p.y, -p.x) : side == 1.0 ? p : side == 2.0 ? vec2(-p.y, p.x) : -p;
  float straight = uShape.x - uShape.y;
  float bend = atan(max(0.0, abs(turned.x) - straight), max(0.001, turned.y - straight));
  float along = min(abs(turned.x), straight) + uShape.y * min(bend, QUARTER);
  float whole = straight + uShape.y * QUARTER;
  return vec2(side, 0.5 + 0.5 * sign(turned.x) * along / whole);
}

// Returns the middle of the corner at the end of a side.
vec2 cornerAfter(float side) {
  float reach = uShape.x - uShape.y * 0.2929;
  return side < 0.5 ? vec2(-reach, reach) : side < 1.5 ? vec2(reach) : side < 2.5 ? vec2(reach, -reach) : vec2(-reach);
}

// Returns the glow at a position on a side. The current side glows most behind the light; completed sides glow a
// little.
float glowOn(float side, float along) {
  float behind = uSide.y - along;
  float trail = smoothstep(-0.015, 0.015, behind) * (0.42 + 0.58 * exp(-max(0.0, behind) * 2.6));
  return side == uSide.x ? (0.20 + 0.80 * trail) * uGlow : side < uSide.x ? 0.34 : 0.0;
}

float glowAt(vec2 p) {
  vec2 place = placeOn(p);
  float here = glowOn(place.x, place.y);
  // At a corner the glow of two sides blends.
  bool first = place.y < 0.5;
  float other = glowOn(mod(place.x + (first ? 3.0 : 1.0), 4.0), first ? 1.0 : 0.0);
  here = mix(here, other, 0.5 * smoothstep(0.09, 0.0, min(place.y, 1.0 - place.y)));
  // The next corner brightens as the light comes closer.
  float near = uSide.x >= 0.0 && uSide.x < 4.0 ? smoothstep(0.3, 1.0, uSide.y) * uGlow : 0.0;
  float away = length(p - cornerAfter(uSide.x)) / uShape.x;
  return max(here, near * 0.85 * exp(-away * away * 22.0));
}

// Draws the shadow of the track on the mist behind it.
vec4 drawShadow(vec2 point, float outer) {
  float below = toWay(point + vec2(0.0, uShape.x * 0.035)) - outer;
  vec3 dark = mix(vec3(0.13, 0.27, 0.29), vec3(0.02, 0.05, 0.06), uNight);
  return over(vec4(0.0), dark, 0.26 * exp(-max(below, 0.0) / (uShape.x * 0.055)));
}

// Draws the glass tube: darker at its edges, with light inside and along it.
vec4 drawGlass(vec4 color, vec2 q, float across, float bar, float glow) {
  // Light comes from the upper left. The inner flank faces the other way.
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

void main() {
  vec2 point = pointIn(uReach);
  float reach = uShape.x;
  float outer = uShape.z * 0.5;
  float pixel = softness();
  float way = toWay(point);
  // No part of the track is visible this far inside.
  if (way < -0.6 * reach) {
    finalColor = vec4(0.0);
    return;
  }
  float glow = glowAt(point);

  vec4 color = vec4(0.0);
  if (way > 0.0) color = drawShadow(point, outer);
  // Light of the glowing glass on the pane inside.
  float spill = exp(min(0.0, way + outer) / (reach * 0.13)) * smoothstep(pixel, -pixel, way);
  color = over(color, mix(WARM, POLLEN, 0.35), glow * spill * mix(0.62, 0.42, uNight));
  float bar = smoothstep(outer + pixel, outer - pixel, abs(way));
  if (bar > 0.0) color = drawGlass(color, point / reach, way / outer, bar, glow);
  // Halo around a glowing side.
  float haze = exp(-max(way - outer, 0.0) / (reach * 0.075)) * smoothstep(outer - pixel, outer + pixel, way);
  color = over(color, mix(WARM, POLLEN, 0.5), glow * haze * mix(0.55, 0.34, uNight));
  finalColor = color * spillAt(point);
}
