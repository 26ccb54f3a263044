uniform sampler2D uNoise;

const vec3 LUMA = vec3(0.299, 0.587, 0.114);

// Dithers between two neighboring tones by the noise at a place, dots.
vec3 dots(vec3 color, vec2 at) {
  float tone = max(0.001, dot(color, LUMA));
  float stride = 0.03 + 0.085 * tone;
  float noise = texelFetch(uNoise, ivec2(floor(at)) & 255, 0).b;
  float place = tone / stride;
  float lower = floor(place);
  float shown = (lower + smoothstep(noise - 0.2, noise + 0.2, place - lower)) * stride;
  return color + color * (shown - tone) / tone;
}
