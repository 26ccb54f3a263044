#version 300 es
// Paints the parts of the fox: grades daylight paint by the hour, and dithers its smooth tones.
precision highp float;

uniform sampler2D uSheet;
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

//DOTS

void main() {
  vec4 texel = texture(uSheet, vSheet);
  if (texel.a < 0.004) discard;
  vec3 paint = texel.rgb / texel.a;
  vec3 graded = vLight > 0.5 ? uShine : mix(vec3(dot(paint, LUMA)), paint, uSaturation) * uTint;
  // The dots lie on the coat, so that they move with it.
  vec3 seen = dots(graded, vFigure * uGrain.x / uGrain.y);
  finalColor = vec4(seen, 1.0) * texel.a * vAlpha * uArrival;
}
