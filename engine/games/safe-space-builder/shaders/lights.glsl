// Lights that stand in the room. A place there is to the right, towards the viewer, and up, CSS px. As in lights.ts.

// How much of a light arrives so far from it: all of it beside it, nothing from its reach on.
float arrives(float way, float reach) {
  float part = min(1.0, way / reach);
  float square = part * part;
  float left = 1.0 - square;
  return left * left / (1.0 + 5.0 * square);
}

// How much light the light map says falls at a place of the slot, 0-1 from the left upper corner.
const float MOST = 4.0;

vec3 falling(sampler2D map, vec2 at) {
  vec3 root = textureLod(map, at, 0.0).rgb;
  return MOST * root * root;
}

// What is brighter than paper comes near to white, and never turns into another colour.
vec3 shoulder(vec3 tones) {
  vec3 over = max(tones - 0.82, 0.0);
  return tones - over + 0.18 * (1.0 - exp(-over / 0.18));
}

// A shadow that a lamp throws goes straight away from it over the ground. How far, at most, in heights of the thing.
const float LONGEST = 1.4;

// From the lamp over the ground to a thing's foot: its way there (px), and in which direction. What stands beneath the lamp
// throws its shadow towards the viewer, and none is much wider than its thing.
vec3 fromLamp(vec4 lamp, vec4 stand) {
  vec2 way = vec2(stand.x, stand.y * DEPTH) - lamp.xy;
  float far = length(way);
  vec2 where = far < 1.0 ? vec2(0.0, 1.0) : way / far;
  return vec3(max(far, 0.9 * stand.w), where);
}

// How long that shadow is, px: it would be endless where the thing is higher than the lamp.
float thrownLength(vec4 lamp, vec4 stand, float far) {
  float over = max(lamp.z - stand.w, 0.12 * stand.w);
  return min(far * stand.w / over, LONGEST * stand.w);
}

// A corner of the quad that holds such a shadow, from the foot.
vec2 thrownCorner(vec2 corner, vec4 lamp, vec4 stand, vec4 foot) {
  vec3 away = fromLamp(lamp, stand);
  float end = thrownLength(lamp, stand, away.x);
  float along = mix(-foot.z - 4.0, end * 1.1, corner.y);
  // It widens on its way.
  float on = max(0.0, along);
  float wide = max(foot.x, 1.0 - foot.x) * stand.z * (1.0 + on / away.x) + 0.1 * on + 4.0;
  float across = mix(-wide, wide, corner.x);
  vec2 ground = away.yz * along + vec2(away.z, -away.y) * across;
  return vec2(ground.x, ground.y / DEPTH);
}
