// Color grading of the hour. `hours.ts` documents the values.
uniform vec3 uTint;
uniform float uSaturation;
uniform vec3 uAir;
uniform float uHaze;
uniform float uLamps;
uniform float uSun;
uniform vec3 uSunInk;

const vec3 LAMP = vec3(1.0, 0.72, 0.4);

// Returns the paint at this hour. `lamp` and `sun` are the light on it, 0-1.
vec3 graded(vec3 paint, float lamp, float sun) {
  float grey = dot(paint, vec3(0.3, 0.59, 0.11));
  vec3 color = mix(vec3(grey), paint, uSaturation) * uTint;
  // Lamplight restores the painted colors and warms them.
  vec3 lit = paint * LAMP;
  color += (lit * 1.15 + LAMP * 0.06) * lamp * uLamps;
  color += (color * 0.5 + 0.06) * uSunInk * sun * uSun * 0.5;
  return color;
}

uniform sampler2D uNoise;
// Width of a dither dot, device px.
uniform float uDot;

// Dithers between two neighboring tones by the noise at this position (device px).
vec3 dots(vec3 tones, vec2 place, float coarse) {
  float tone = max(0.001, dot(tones, vec3(0.3, 0.59, 0.11)));
  float stride = (0.03 + 0.11 * tone) * coarse;
  float noise = texelFetch(uNoise, ivec2(floor(place / uDot)) & 255, 0).b;
  float step_ = tone / stride;
  float lower = floor(step_);
  float shown = (lower + smoothstep(noise - 0.2, noise + 0.2, step_ - lower)) * stride;
  return tones + tones * (shown - tone) / tone;
}
