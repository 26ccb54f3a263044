#version 300 es
// The picture of a place, graded by the hour.
precision highp float;
in vec2 vPlace;
out vec4 color;

uniform sampler2D uPicture;
// Masks of lamplight (red), sunlight (green) and distance (blue), premultiplied. Sky is half transparent.
uniform sampler2D uLight;
// Corner and size of the slot's part of the picture, as shares of the picture.
uniform vec4 uPart;
// Corner and size of the painting, as shares of the slot.
uniform vec4 uWhole;
// Pixi sets this uniform. Its fourth component is the alpha of the display object.
uniform vec4 uColor;
//GRADE
//LIGHTS

uniform sampler2D uLightMap;
// Strength of the placed lights at this hour.
uniform float uPlaced;
// Factor of sunlight and moonlight through a window.
uniform float uWindow;
// Size of the slot, CSS px.
uniform vec2 uSlot;
// Device px per CSS px.
uniform float uDensity;
uniform float uNight;
// Color of the evening sky at the top.
uniform vec3 uSkyTop;
// Color of the evening sky at the horizon.
uniform vec3 uSkyLow;
// Blend factor of the evening sky, 0-1. The painted clouds remain visible.
uniform float uGlow;

// Value of the distance mask above which mist blends into the sky, 0-1.
const float MIST = 0.83;
// Share of sky from which a pixel shows only sky, 0-1. It is below 1, because the picture's outlines contain some day
// sky.
const float SKY = 0.6;
// Aspect ratio of a picture.
const float ASPECT = 1.6;
// Position of the moon in a picture, 0-1 from the upper left corner.
uniform vec2 uMoon;
// Blend factor of the night air in front of distant parts, 0-1.
uniform float uDusk;
const vec3 DEEP = vec3(0.045, 0.085, 0.18);
const vec3 LOW = vec3(0.16, 0.24, 0.38);
const vec3 PALE = vec3(0.96, 0.95, 0.86);

float chanceOf(vec2 cell) {
  return fract(sin(dot(cell, vec2(127.1, 311.7))) * 43758.5453);
}

vec3 nightAir(vec2 at) {
  return mix(DEEP, LOW, smoothstep(0.0, 0.42, at.y));
}

vec3 nightSky(vec2 at) {
  vec3 sky = nightAir(at);
  vec2 cell = floor(at * vec2(ASPECT, 1.0) * 46.0);
  vec2 within = fract(at * vec2(ASPECT, 1.0) * 46.0) - 0.5;
  float chance = chanceOf(cell);
  vec2 off = (vec2(chanceOf(cell + 7.0), chanceOf(cell + 19.0)) - 0.5) * 0.7;
  float star = smoothstep(0.085, 0.0, length(within - off)) * step(0.8, chance) * (0.35 + 0.65 * chanceOf(cell + 3.0));
  sky += star * (1.0 - smoothstep(0.1, 0.4, at.y)) * PALE;
  float away = length((at - uMoon) * vec2(ASPECT, 1.0));
  sky += PALE * 0.3 * exp(-away * 9.0);
  return mix(sky, PALE, smoothstep(0.044, 0.0415, away));
}

vec3 seen(vec2 at, vec2 here, vec3 falls, float open) {
  vec3 paint = texture(uPicture, at).rgb;
  // Moonlight through a window is weaker than sunlight.
  vec3 lit = graded(paint, falls.r, falls.g * mix(uWindow, 1.0, 0.6 * uNight));
  // Placed lights do not reach distant parts, even if those are close in the picture.
  float near = 1.0 - smoothstep(0.2, 0.75, falls.b);
  lit = shoulder(lit + (paint * 1.1 + 0.03) * falling(uLightMap, here) * uPlaced * near);
  vec3 shown = mix(lit, uAir, uHaze * falls.b);
  shown = mix(shown, nightAir(at), uNight * uDusk * smoothstep(0.4, 0.75, falls.b));
  float sky = max(smoothstep(0.0, SKY, open), smoothstep(MIST, 0.93, falls.b));
  if (sky == 0.0) return shown;
  float tone = dot(paint, vec3(0.3, 0.59, 0.11));
  vec3 dusk = mix(uSkyTop, uSkyLow, smoothstep(0.02, 0.4, at.y)) * (0.42 + 0.72 * tone);
  shown = mix(shown, dusk, sky * uGlow);
  return uNight > 0.0 ? mix(shown, nightSky(at), sky * uNight) : shown;
}

void main() {
  vec2 here = uWhole.xy + vPlace * uWhole.zw;
  vec2 at = uPart.xy + here * uPart.zw;
  // Below its lower edge the picture's lowest part repeats, mirrored.
  if (at.y > 1.0) at.y = 0.9 + abs(mod(at.y - 1.0, 0.2) - 0.1);
  vec4 mask = texture(uLight, at);
  float open = min(1.0, 2.0 - 2.0 * mask.a);
  vec3 falls = mask.rgb / mask.a;
  falls.b = mix(falls.b, 1.0, open);
  vec3 tones = clamp(seen(at, here, falls, open), 0.0, 1.0);
  tones = dots(tones, here * uSlot * uDensity, mix(1.0, 0.45, falls.b));
  color = vec4(tones, 1.0) * uColor.a;
}
