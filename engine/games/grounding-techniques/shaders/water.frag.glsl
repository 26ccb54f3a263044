#version 300 es
// Clear water over the bed, seen obliquely from above, so that the top of the picture is far away. Lengths are in CSS
// px.
precision highp float;

in vec2 vPlace;

uniform sampler2D uNoise;
uniform sampler2D uBed;
// Width and height of the painting; device px per CSS px.
uniform vec3 uSize;
// Width of one tile of the bed.
uniform float uTile;
// Animation time, s; constant with reduced motion.
uniform float uTime;
// Share of night: 0 is day, 1 is night.
uniform float uNight;
// Lower edge of the far bank, measured from the top of the slot.
uniform float uBank;
// Upper left corner of the slot in the painting.
uniform vec2 uCorner;
// Rings on the water: center in the slot, radius and strength.
uniform vec4 uRings[6];

out vec4 finalColor;

// Perspective: ratio of the nearest scale to the farthest.
const float FAR = 1.55;

vec2 ground(vec2 place) {
  float down = place.y / uSize.y;
  float small = mix(FAR, 1.0, down);
  return vec2((place.x - uSize.x * 0.5) * small, uSize.y * (FAR * down - (FAR - 1.0) * 0.5 * down * down));
}

vec3 moonlit(vec3 day) {
  float light = dot(day, vec3(0.3, 0.55, 0.15));
  return mix(vec3(light), day, 0.5) * mix(vec3(0.24, 0.36, 0.44), vec3(0.42, 0.57, 0.64), smoothstep(0.25, 0.75, light));
}

// Returns the water's color with the far bank over it: moss, a strip of wet sand, and the bank's green reflection in
// the water.
vec3 bank(vec3 water, vec2 place, vec2 slope, float grain) {
  float wave = texture(uNoise, vec2(place.x / 760.0, 0.4)).r - 0.5;
  float ragged = texture(uNoise, vec2(place.x / 210.0, 0.8)).g - 0.5;
  float below = place.y - uCorner.y - uBank * (1.0 + 0.9 * wave + 0.24 * ragged);
  float tone = texture(uNoise, place / vec2(340.0, 150.0) + 0.13).g * 0.7 + texture(uNoise, place / 90.0).r * 0.3;
  vec3 moss = mix(vec3(0.33, 0.48, 0.38), vec3(0.43, 0.57, 0.43), smoothstep(0.25, 0.75, tone + grain * 0.8));
  // Moss darkens toward the water.
  moss = mix(moss, vec3(0.17, 0.32, 0.29), smoothstep(-0.5, -0.05, below / uBank + grain * 0.3) * 0.6);
  vec3 lip = mix(vec3(0.47, 0.45, 0.37), vec3(0.63, 0.59, 0.48), texture(uNoise, place / 60.0).r + grain * 0.6);
  vec3 land = mix(moss, lip, smoothstep(-0.15, -0.07, below / uBank + grain * 0.08));
  land = mix(land, moonlit(land), uNight);
  float mirrored = 1.0 - smoothstep(0.0, uBank * 1.5, below + slope.y * 30.0);
  vec3 color = mix(water, mix(vec3(0.20, 0.38, 0.36), vec3(0.06, 0.14, 0.16), uNight), 0.62 * mirrored);
  float line = 1.0 - smoothstep(0.4, 1.6, abs(below - 1.5 - slope.x * 9.0));
  color = mix(color, mix(vec3(0.86, 0.92, 0.84), vec3(0.40, 0.55, 0.60), uNight), 0.5 * line);
  return mix(land, color, smoothstep(-0.8, 0.8, below));
}

void main() {
  vec2 place = vPlace * uSize.xy;
  float down = vPlace.y;
  float small = mix(FAR, 1.0, down);
  vec2 at = ground(place);
  vec2 current = vec2(uTime * 5.5, uTime * 1.1);

  // Slopes of the surface: slow noise plus rings.
  vec2 slope = texture(uNoise, (at - current) / 420.0).rg - 0.5;
  slope += 0.6 * (texture(uNoise, (at - current * 1.7) / 170.0 + 0.37).rg - 0.5);
  float glint = 0.0;
  for (int index = 0; index < 6; index++) {
    vec4 ring = uRings[index];
    if (ring.w <= 0.0) continue;
    vec2 from = (place - uCorner - ring.xy) * vec2(1.0, 1.35);
    float far = length(from);
    float across = (far - ring.z) / (5.0 + ring.z * 0.06);
    float wave = exp(-across * across);
    slope += ring.w * 1.6 * wave * -across * from / max(far, 1.0);
    glint += ring.w * exp(-pow((far - ring.z) / 2.1, 2.0));
    glint += ring.w * 0.35 * exp(-pow((far - ring.z * 0.78) / 1.8, 2.0));
  }

  vec3 bed = texture(uBed, (at + slope * 9.0) / uTile).rgb;

  // Water is shallow near the viewer, and deeper toward the middle and the far bank.
  float wide = texture(uNoise, at / 900.0 + 0.2).g;
  float depth = clamp(0.36 + 0.4 * (1.0 - down) + (wide - 0.5) * 0.5, 0.0, 1.0);
  vec3 clear = bed * mix(vec3(1.02, 1.12, 1.06), vec3(0.56, 0.84, 0.87), depth);
  vec3 water = mix(clear, mix(vec3(0.44, 0.67, 0.68), vec3(0.21, 0.46, 0.52), depth), (0.32 + 0.42 * depth) * mix(1.0, 0.62, uNight));

  float grain = texture(uNoise, floor(place * uSize.z) / 256.0).b - 0.5;
  // Light on the bed, a net of dotted lines.
  float net = texture(uNoise, (at + slope * 26.0 - current * 0.6) / 330.0).a;
  float light = clamp((0.55 * (1.0 - smoothstep(0.0, 0.13, net)) - grain - 0.5) / 0.3 + 0.5, 0.0, 1.0);
  vec3 sun = mix(vec3(1.0, 0.95, 0.78), vec3(0.62, 0.86, 0.95), uNight);

  vec3 color = mix(water, moonlit(water), uNight);
  color += sun * light * mix(0.16, 0.06, uNight) * (1.0 - 0.45 * depth);

  // Reflections of the sky: broad and faint where a wave slopes toward the sky, and bright in short strokes.
  float sky = smoothstep(0.05, 0.34, slope.y * 0.7 - slope.x * 0.4 + grain * 0.2);
  color = mix(color, mix(vec3(0.72, 0.87, 0.87), vec3(0.20, 0.34, 0.41), uNight), sky * mix(0.10, 0.26, 1.0 - down));
  vec2 along = at - current * 1.9;
  float part = texture(uNoise, at / 520.0 + 0.71).g;
  float stroke = texture(uNoise, vec2(along.x / 760.0, (along.y + 44.0 * part) / 34.0)).r;
  float dash = smoothstep(0.765, 0.80, stroke + (part - 0.5) * 0.24 + grain * 0.05);
  color = mix(color, mix(vec3(0.93, 0.98, 0.95), vec3(0.62, 0.80, 0.86), uNight), dash * mix(0.07, 0.22, 1.0 - down) * (1.0 - 0.6 * uNight));
  color = mix(color, mix(vec3(1.0, 0.99, 0.93), vec3(0.80, 0.93, 0.97), uNight), clamp(glint, 0.0, 1.0) * 0.62);

  if (place.y < uCorner.y + uBank * 2.6) color = bank(color, place, slope, grain);

  // Light from the upper left, and darker corners.
  vec2 sunAt = vPlace - vec2(0.2, 0.0);
  color += sun * 0.13 * exp(-dot(sunAt, sunAt) * 3.4) * mix(1.0, 0.55, uNight);
  vec2 corner = (vPlace - 0.5) * 1.25;
  color *= 1.0 - 0.22 * smoothstep(0.25, 0.95, dot(corner, corner));
  color += grain * 0.035;
  finalColor = vec4(clamp(color, 0.0, 1.0), 1.0);
}
