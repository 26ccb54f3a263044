
// A flat path around a square. It is sand-colored, and pollen-colored where the sun has passed. The sun travels up
// the left side on the inhale, along the top on the hold, down the right side on the exhale, and back along the
// bottom on the last hold.

// Half the width of the quad; 1 is half the width of the square.
uniform float uReach;
// x: current side; 0 left, 1 top, 2 right, 3 bottom, 4 after all sides, -1 before the first. y: progress along that
// side, 0-1.
uniform vec2 uSide;
// Glow of the current side, 0-1.
uniform float uGlow;

const float QUARTER = 0.785398163;

// Returns the side of a point (0-3), and its position along that side (0-1, from the middle of one corner to the
// middle of the next).
vec2 placeOn(vec2 p) {
  bool upright = abs(p.x) > abs(p.y);
  float side = upright ? (p.x < 0.0 ? 0.0 : 2.0) : (p.y > 0.0 ? 1.0 : 3.0);
  // The point after a rotation of its side to the top: x along the side, y outward.
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

// Returns the glow at a position on a side. The current side glows most behind the light, and completed sides glow a
// little.
float glowOn(float side, float along) {
  float behind = uSide.y - along;
  float trail = smoothstep(-0.015, 0.015, behind) * (0.42 + 0.58 * exp(-max(0.0, behind) * 2.6));
  return side == uSide.x ? (0.20 + 0.80 * trail) * uGlow : side < uSide.x ? 0.34 : 0.0;
}

float glowAt(vec2 p) {
  vec2 place = placeOn(p);
  float here = glowOn(place.x, place.y);
  // At a corner the glows of two sides blend.
  bool first = place.y < 0.5;
  float other = glowOn(mod(place.x + (first ? 3.0 : 1.0), 4.0), first ? 1.0 : 0.0);
  here = mix(here, other, 0.5 * smoothstep(0.09, 0.0, min(place.y, 1.0 - place.y)));
  // The next corner brightens as the light approaches.
  float near = uSide.x >= 0.0 && uSide.x < 4.0 ? smoothstep(0.3, 1.0, uSide.y) * uGlow : 0.0;
  float away = length(p - cornerAfter(uSide.x)) / uShape.x;
  return max(here, near * 0.85 * exp(-away * away * 22.0));
}

void main() {
  vec2 point = pointIn(uReach);
  float reach = uShape.x;
  float outer = uShape.z * 0.5;
  float pixel = softness();
  // The edge is uneven, like a trodden path.
  float way = toWay(point) + (texture(uNoise, point / 420.0).g - 0.5) * outer * 0.3;
  // No part of the track is visible at this distance from its center line.
  if (abs(way) > outer + 0.1 * reach) {
    finalColor = vec4(0.0);
    return;
  }
  // The shadow of a flat path is narrow. It lies to the lower right.
  float below = abs(toWay(point + vec2(-0.006, 0.010) * reach)) - outer;
  vec3 dark = mix(vec3(0.34, 0.43, 0.40), vec3(0.02, 0.05, 0.06), uNight);
  vec4 color = over(vec4(0.0), dark, 0.45 * dots(0.7 * smoothstep(0.024 * reach, -0.012 * reach, below)));

  float bar = smoothstep(outer + pixel, outer - pixel, abs(way));
  // The path as a whole has a light side and a dotted side. With shading from edge to edge it would look like a tube.
  float facing = dot(point / reach, vec2(-0.6, 0.8));
  float glow = clamp(glowAt(point) * 1.15, 0.0, 1.0);
  vec3 sand = mix(vec3(0.945, 0.902, 0.780), vec3(0.255, 0.375, 0.392), uNight);
  vec3 ember = mix(mix(POLLEN, GOLD, 0.35), mix(POLLEN, WARM, 0.2), uNight);
  vec3 deep = mix(mix(vec3(0.66, 0.60, 0.48), vec3(0.74, 0.49, 0.20), glow), mix(DEEP * 0.6, vec3(0.48, 0.33, 0.16), glow), uNight);
  vec3 pale = mix(mix(vec3(1.0, 0.984, 0.902), WARM, glow), mix(ICE * 0.75, WARM, glow), uNight);
  color = over(over(color, sand, bar), ember, bar * dots(glow));
  color = over(color, deep, bar * dots(0.5 * smoothstep(0.1, 1.5, -facing)));
  finalColor = over(color, pale, bar * dots(0.6 * smoothstep(0.2, 1.4, facing)));
}
