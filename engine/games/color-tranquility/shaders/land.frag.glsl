#version 300 es
// The landscape in the colors of the hour. The picture is a map (`assets/art/color-tranquility/land.ts`).
precision highp float;

in vec2 vPlace;

uniform sampler2D uMap;
uniform sampler2D uNoise;
// Size in CSS px.
uniform vec2 uSize;
// Upper left corner and size of the visible part, as shares of the map.
uniform vec4 uPart;
uniform vec3 uNear;
uniform vec3 uFar;
// Colors of the water at the far and at the near shore, and of the light on it.
uniform vec3 uWaterFar;
uniform vec3 uWaterNear;
uniform vec3 uLight;
// Strength of the light and of the lamps, 0-1.
uniform vec2 uStrength;

out vec4 finalColor;

void main() {
  vec2 place = uPart.xy + vPlace * uPart.zw;
  vec4 map = texture(uMap, place);
  if (map.a <= 0.0) discard;
  vec3 code = map.rgb / map.a;
  float water = clamp((code.b - max(code.r, code.g)) * 2.4, 0.0, 1.0);
  float lamp = clamp((code.r - code.b) * 1.7, 0.0, 1.0) * (1.0 - water);
  float tone = dot(code, vec3(0.3, 0.59, 0.11));
  float away = clamp((tone - 0.05) / 0.83, 0.0, 1.0);
  vec3 ink = mix(uNear, uFar, away);
  // The side toward the light is warmer.
  ink = mix(ink, uLight, 0.22 * uStrength.x * away * smoothstep(0.15, 0.9, place.x) * (1.0 - away * 0.4));
  float below = clamp((place.y - 0.63) / 0.24, 0.0, 1.0);
  vec3 lake = mix(uWaterFar, uWaterNear, below);
  vec2 px = vPlace * uSize;
  float ripple = texture(uNoise, px / vec2(320.0, 26.0)).r - 0.5;
  float lane = exp(-pow((place.x - 0.74 + ripple * 0.06) / (0.05 + 0.07 * below), 2.0));
  lake = mix(lake, uLight, uStrength.x * lane * (0.4 + 0.5 * smoothstep(-0.1, 0.25, ripple)));
  lake += (tone - 0.42) * 0.55 + ripple * 0.035;
  ink = mix(ink, lake, water);
  ink = mix(ink, vec3(1.0, 0.8, 0.45), lamp * uStrength.y);
  ink += (texture(uNoise, px / 256.0).b - 0.5) * 0.022;
  finalColor = vec4(clamp(ink, 0.0, 1.0), 1.0) * map.a;
}
