#version 300 es
// Lights the sand. Input is slope and height, output is color. Lengths are in CSS px.
precision highp float;

uniform sampler2D uField;
uniform sampler2D uNoise;
// Size of the garden, and device px per CSS px.
uniform vec3 uGarden;
// Direction to the main light.
uniform vec3 uLight;
// Direction to the fill light.
uniform vec3 uFill;
// Strength of the fill light relative to the main light, 0-1, and its tint in OKLab.
uniform vec3 uFillInk;
// Darkening per square px of depth, and brightening per px of height.
uniform vec2 uOpen;
// Colors from the deepest shadow to the brightest crest, in OKLab.
uniform vec3 uInks[5];
// Contrast of single grains.
uniform float uGrain;
// Contrast of shade, and of light, against level sand.
uniform vec2 uContrast;

out vec4 finalColor;

//CONSTANTS

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

// Returns the color for a brightness: 0 deepest shadow, 2 level sand, 4 brightest crest.
vec3 ink(float brightness) {
  float place = clamp(brightness, 0.0, 3.999);
  int lower = int(place);
  return mix(uInks[lower], uInks[lower + 1], place - float(lower));
}

void main() {
  // Uses the fragment's coordinates, so that the result does not depend on the redrawn rectangle.
  vec2 position = gl_FragCoord.xy / uGarden.z;
  vec3 sand = texture(uField, position / uGarden.xy).rgb;
  vec2 slope = (sand.rg - LEVEL) / SLOPE;
  float height = (sand.b - LEVEL) / HEIGHT;

  // Uneven ground: broad, shallow waves, and the roughness of grains. The grain of the tile has no low frequencies, so
  // the sand is even, and one texel per CSS px gives grains the same size on every display.
  vec2 wide = position / 700.0;
  vec2 swell = vec2(
    texture(uNoise, wide + vec2(0.02, 0.0)).g - texture(uNoise, wide - vec2(0.02, 0.0)).g,
    texture(uNoise, wide + vec2(0.0, 0.02)).g - texture(uNoise, wide - vec2(0.0, 0.02)).g
  );
  vec2 cell = position / 256.0;
  vec3 unrest = texture(uNoise, position / 173.0).rgb - 0.5;
  float grain = texture(uNoise, cell).b - 0.5;
  float dust = texture(uNoise, cell * uGarden.z + 0.31).b - 0.5;
  slope += swell * 0.26 + vec2(grain, dust) * 0.2;

  vec3 normal = normalize(vec3(-slope, 1.0));
  float lit = dot(normal, uLight) / uLight.z;
  // Flanks of grooves parallel to the main light differ only in the fill light. The fill light is so low that a flank
  // facing away gets none.
  float fill = max(dot(normal, uFill), 0.0) / uFill.z - 1.0;
  lit += fill * uFillInk.x;

  // A crest toward the light casts a shadow on the sand behind it.
  vec2 towards = normalize(uLight.xy);
  float climb = uLight.z / length(uLight.xy);
  float shade = 0.0;
  for (int tap = 1; tap <= 3; tap++) {
    float reach = float(tap) * 2.2;
    shade = max(shade, heightAt(position + towards * reach) - height - reach * climb);
  }
  lit -= smoothstep(0.0, 1.4, shade) * 0.22;
  // Ambient occlusion, independent of the groove's direction and of direct light. Its square keeps the dark line
  // narrower than the groove.
  lit += min(height, 0.0) * abs(height) * uOpen.x + max(height, 0.0) * uOpen.y;

  // The contrast varies by a tenth along a groove.
  float brightness = 2.0 + (lit - 1.0) * (1.0 + 0.4 * unrest.g) * (lit < 1.0 ? uContrast.x : uContrast.y);

  // Single grains, and the few grains that shine or are in shade. Grains are most visible at the edge of shade.
  float speck = texture(uNoise, (floor(position) + 0.5) / 256.0 + 0.437).b;
  float turning = 1.0 - smoothstep(0.0, 1.6, abs(brightness - 1.3));
  brightness += (grain + 0.6 * dust + 0.3 * unrest.r) * uGrain * (0.8 + 0.5 * turning);
  brightness += (smoothstep(0.95, 1.0, speck) - smoothstep(0.05, 0.0, speck) * 0.5) * uGrain;
  brightness += (texture(uNoise, position / 900.0 + 0.5).g - 0.5) * 0.45;

  vec3 lab = ink(brightness);
  lab.yz += uFillInk.yz * fill;
  finalColor = vec4(toRgb(lab), 1.0);
}
