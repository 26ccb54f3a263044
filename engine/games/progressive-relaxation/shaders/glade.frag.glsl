#version 300 es
// Paints the glade behind the fox, by day and by night, and dithers its smooth tones.
precision highp float;

uniform sampler2D uDay;
uniform sampler2D uNightfall;
uniform sampler2D uNoise;
// Share of night, 0-1.
uniform float uNight;
// Size of the painting, device px.
uniform vec2 uSize;
// Width of a dither dot, device px.
uniform float uDot;
// Part of the picture that covers the painting: corner and size, 0-1.
uniform vec4 uPart;
uniform float uArrival;

in vec2 vPlace;
out vec4 finalColor;

const vec3 LUMA = vec3(0.299, 0.587, 0.114);

vec3 dots(vec3 color) {
  float tone = max(0.001, dot(color, LUMA));
  float stride = 0.03 + 0.085 * tone;
  ivec2 cell = ivec2(floor(vPlace * uSize / uDot)) & 255;
  float noise = texelFetch(uNoise, cell, 0).b;
  float place = tone / stride;
  float lower = floor(place);
  float shown = (lower + smoothstep(noise - 0.2, noise + 0.2, place - lower)) * stride;
  return color + color * (shown - tone) / tone;
}

void main() {
  vec2 place = uPart.xy + vPlace * uPart.zw;
  vec3 color = mix(texture(uDay, place).rgb, texture(uNightfall, place).rgb, uNight);
  finalColor = vec4(dots(color), 1.0) * uArrival;
}
