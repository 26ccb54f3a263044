// Lights in the room. Coordinates are CSS px to the right, toward the viewer, and up, as in `light.ts`.
//CONSTANTS

// Returns the attenuation by distance: 1 at the light, 0 at its range and beyond.
float attenuation(float way, float reach) {
  float part = min(1.0, way / reach);
  float square = part * part;
  float left = 1.0 - square;
  return left * left / (1.0 + 5.0 * square);
}

// Light at which a texel of the light map is 1. `falling` returns the light at a position in the slot, 0-1 from the
// upper left corner.
const float MOST = 4.0;

vec3 falling(sampler2D map, vec2 at) {
  vec3 root = textureLod(map, at, 0.0).rgb;
  return MOST * root * root;
}

// Compresses each channel above 0.82 softly toward 1.
vec3 shoulder(vec3 tones) {
  vec3 over = max(tones - 0.82, 0.0);
  return tones - over + 0.18 * (1.0 - exp(-over / 0.18));
}

// Maximum length of a lamp's shadow, in heights of the element. On the ground the shadow points away from the lamp.
const float LONGEST = 1.4;

// Returns the distance (px) and direction on the ground from a lamp to an element's foot. An element under the lamp
// casts its shadow toward the viewer. The minimum distance limits the shadow's width.
vec3 fromLamp(vec4 lamp, vec4 stand) {
  vec2 way = vec2(stand.x, stand.y * DEPTH) - lamp.xy;
  float far = length(way);
  vec2 where = far < 1.0 ? vec2(0.0, 1.0) : way / far;
  return vec3(max(far, 0.9 * stand.w), where);
}

// Returns the length of a lamp's shadow, px. The length is limited, because an element taller than the lamp would
// have an infinite shadow.
float thrownLength(vec4 lamp, vec4 stand, float far) {
  float over = max(lamp.z - stand.w, 0.12 * stand.w);
  return min(far * stand.w / over, LONGEST * stand.w);
}

// Returns the corner of the shadow's quad, relative to the foot.
vec2 thrownCorner(vec2 corner, vec4 lamp, vec4 stand, vec4 foot) {
  vec3 away = fromLamp(lamp, stand);
  float end = thrownLength(lamp, stand, away.x);
  float along = mix(-foot.z - 4.0, end * 1.1, corner.y);
  // The shadow widens with distance.
  float on = max(0.0, along);
  float wide = max(foot.x, 1.0 - foot.x) * stand.z * (1.0 + on / away.x) + 0.1 * on + 4.0;
  float across = mix(-wide, wide, corner.x);
  vec2 ground = away.yz * along + vec2(away.z, -away.y) * across;
  return vec2(ground.x, ground.y / DEPTH);
}
