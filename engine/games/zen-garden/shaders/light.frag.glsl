#version 300 es
// Sand in the light: slope and height in, color out. Lengths in px.
precision highp float;

uniform sampler2D uField;
uniform sampler2D uNoise;
// Size of the garden, and device px per px.
uniform vec3 uGarden;
// Directions to the light, and to a second, weak one from aside.
uniform vec3 uLight;
uniform vec3 uFill;
// How bright the second light is beside the first, 0-1, and the color it brings: two colors of OKLab.
uniform vec3 uFillInk;
// How much darker a px of depth is, and how much brighter a px of height.
uniform vec2 uOpen;
// Inks from the deepest shadow to the brightest crest, as lightness and two colors of OKLab.
uniform vec3 uInks[5];
// How strongly single grains stand out.
uniform float uGrain;
// How much darker shade is, and how much brighter light is, than level sand.
uniform vec2 uContrast;

out vec4 finalColor;

const float LEVEL = 128.0 / 255.0;
const float SLOPE = 0.3125;
const float HEIGHT = 0.0833;

float heightAt(vec2 place) {
  return (texture(uField, place / uGarden.xy).b - LEVEL) / HEIGHT;
}

vec3 toRgb(vec3 lab) {
  vec3 root = vec3(
    lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z,
    lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z,
    lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z
  );
  vec3 cone = root * root * root;
  vec3 linear = vec3(
    4.0767416621 * cone.x - 3.3077115913 * cone.y + 0.2309699292 * cone.z,
    -1.2684380046 * cone.x + 2.6097574011 * cone.y - 0.3413193965 * cone.z,
    -0.0041960863 * cone.x - 0.7034186147 * cone.y + 1.7076147010 * cone.z
  );
  return mix(12.92 * linear, 1.055 * pow(max(linear, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, linear));
}

// Ink of a brightness: 0 deepest shadow, 2 level sand, 4 brightest crest.
vec3 ink(float brightness) {
  float place = clamp(brightness, 0.0, 3.999);
  int lower = int(place);
  return mix(uInks[lower], uInks[lower + 1], smoothstep(0.0, 1.0, place - float(lower)));
}

void main() {
  // Of the pixel itself: the same to the last digit, whatever rectangle it is lit with.
  vec2 position = gl_FragCoord.xy / uGarden.z;
  vec3 sand = texture(uField, position / uGarden.xy).rgb;
  vec2 slope = (sand.rg - LEVEL) / SLOPE;
  float height = (sand.b - LEVEL) / HEIGHT;

  // The garden is not a table: wide, shallow waves, and the fine unrest of unraked sand.
  vec2 wide = position / 700.0;
  vec2 swell = vec2(
    texture(uNoise, wide + vec2(0.02, 0.0)).g - texture(uNoise, wide - vec2(0.02, 0.0)).g,
    texture(uNoise, wide + vec2(0.0, 0.02)).g - texture(uNoise, wide - vec2(0.0, 0.02)).g
  );
  vec3 unrest = texture(uNoise, position / 173.0).rgb - 0.5;
  vec3 pebbles = texture(uNoise, position / 71.0 + 0.61).rgb - 0.5;
  slope += swell * 0.26 + vec2(unrest.r, unrest.b) * 0.14 + vec2(pebbles.r, pebbles.b) * 0.26;

  vec3 normal = normalize(vec3(-slope, 1.0));
  float lit = dot(normal, uLight) / uLight.z;
  // Grooves that run along the light have no side in it: there the second light tells their flanks apart. It stands so
  // low that a flank which turns away gets none of it.
  float fill = max(dot(normal, uFill), 0.0) / uFill.z - 1.0;
  lit += fill * uFillInk.x;

  // A crest towards the light shades what lies behind it.
  vec2 towards = normalize(uLight.xy);
  float climb = uLight.z / length(uLight.xy);
  float shade = 0.0;
  for (int tap = 1; tap <= 3; tap++) {
    float reach = float(tap) * 2.2;
    shade = max(shade, heightAt(position + towards * reach) - height - reach * climb);
  }
  lit -= smoothstep(0.0, 1.4, shade) * 0.22;
  // Hollows see less of the sky, crests more: whichever way a groove runs, and be its flanks lit or not.
  lit += min(height, 0.0) * uOpen.x + max(height, 0.0) * uOpen.y;

  // Stippling: single grains catch the light or miss it, most of all where light turns into shade.
  vec2 cell = floor(position * uGarden.z);
  float grain = texture(uNoise, (cell + 0.5) / 256.0).b - 0.5;
  float speck = texture(uNoise, (floor(cell * 0.5) + 0.5) / 256.0 + 0.437).b;
  float brightness = 2.0 + (lit - 1.0) * (lit < 1.0 ? uContrast.x : uContrast.y);
  float turning = 1.0 - smoothstep(0.0, 1.6, abs(brightness - 1.3));
  brightness += grain * uGrain * (0.7 + 0.9 * turning);
  brightness += (smoothstep(0.93, 1.0, speck) - smoothstep(0.07, 0.0, speck)) * uGrain * 0.55;
  brightness += (texture(uNoise, position / 900.0 + 0.5).g - 0.5) * 0.45;

  vec3 lab = ink(brightness);
  lab.yz += uFillInk.yz * fill;
  finalColor = vec4(toRgb(lab), 1.0);
}
