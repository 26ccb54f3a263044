#version 300 es
// Uniforms and functions that the water, the track and the light share. Lengths in CSS px. Colors have premultiplied
// alpha.
precision highp float;

in vec2 vPlace;

// Half the width of the square, radius of its corners, width of the path; device px per CSS px.
uniform vec4 uShape;
// Share of night: 0 is day, 1 is night.
uniform float uNight;
uniform sampler2D uNoise;

out vec4 finalColor;

const vec3 SNOW = vec3(0.969, 0.980, 0.965);
const vec3 ICE = vec3(0.812, 0.890, 0.902);
const vec3 TARN = vec3(0.302, 0.545, 0.639);
const vec3 DEEP = vec3(0.090, 0.212, 0.227);
const vec3 POLLEN = vec3(0.937, 0.757, 0.420);
const vec3 GOLD = vec3(0.949, 0.651, 0.235);
const vec3 WARM = vec3(1.0, 0.949, 0.808);

vec4 over(vec4 below, vec3 color, float alpha) {
  return vec4(color * alpha, alpha) + below * (1.0 - alpha);
}

// Returns the coverage of a stippled dot for a density of 0-1. A dot is about one CSS px wide.
float dots(float density) {
  float grain = texture(uNoise, (floor(gl_FragCoord.xy / max(1.0, floor(uShape.w))) + 0.5) / 256.0).b;
  return clamp((density - grain) / 0.35 + 0.5, 0.0, 1.0) * min(1.0, density * 4.0);
}

// Returns the signed distance to the track's center line. It is negative inside the square.
float toWay(vec2 p) {
  vec2 q = abs(p) - (uShape.x - uShape.y);
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - uShape.y;
}

// Returns the position in a quad relative to its center (y up). `reach` is half the width of the quad; 1 is half the
// width of the square.
vec2 pointIn(float reach) {
  return (vPlace * 2.0 - 1.0) * vec2(1.0, -1.0) * uShape.x * reach;
}

// Returns half the width of an antialiased edge.
float softness() {
  return 0.75 / uShape.w;
}

// Returns a factor that fades the halo out far from the square's center: 1 up to 1.14 and 0 from 1.3 half widths of the
// square.
float spillAt(vec2 point) {
  return smoothstep(1.3, 1.14, max(abs(point.x), abs(point.y)) / uShape.x);
}
