#version 300 es
// Paints the parts of the fox: grades daylight paint by the hour, and dithers its smooth tones.
precision highp float;

uniform sampler2D uSheet;
uniform sampler2D uNoise;
// Color factor, and saturation (1 keeps the painted colors).
uniform vec3 uTint;
uniform float uSaturation;
// Color of the sun or moon.
uniform vec3 uShine;
// Device px per unit, and width of a dither dot, device px.
uniform vec2 uGrain;
uniform float uArrival;

in vec2 vSheet;
in vec2 vFigure;
in float vAlpha;
in float vLight;
out vec4 finalColor;

const vec3 LUMA = vec3(0.299, 0.587, 0.114);

// Dithers between two neighboring tones by the noise at this place of the coat, so that the dots move with it.
vec3 dots(vec3 color) {
  float tone = max(0.001, dot(color, LUMA));
  float stride = 0.03 + 0.085 * tone;
  ivec2 cell = ivec2(floor(vFigure * uGrain.x / uGrain.y)) & 255;
  float noise = texelFetch(uNoise, cell, 0).b;
  float place = tone / stride;
  float lower = floor(place);
  float shown = (lower + smoothstep(noise - 0.2, noise + 0.2, place - lower)) * stride;
  return color + color * (shown - tone) / tone;
}

void main() {
  vec4 texel = texture(uSheet, vSheet);
  if (texel.a < 0.004) discard;
  vec3 paint = texel.rgb / texel.a;
  vec3 graded = vLight > 0.5 ? uShine : mix(vec3(dot(paint, LUMA)), paint, uSaturation) * uTint;
  finalColor = vec4(dots(graded), 1.0) * texel.a * vAlpha * uArrival;
}
