#version 300 es
// Paints the glade behind the fox, by day and by night, and dithers its smooth tones.
precision highp float;

uniform sampler2D uDay;
uniform sampler2D uNightfall;
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

//DOTS

void main() {
  vec2 place = uPart.xy + vPlace * uPart.zw;
  vec3 color = mix(texture(uDay, place).rgb, texture(uNightfall, place).rgb, uNight);
  finalColor = vec4(dots(color, vPlace * uSize / uDot), 1.0) * uArrival;
}
