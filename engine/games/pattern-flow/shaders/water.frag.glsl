#version 300 es
// The moving water: the still water refracted by ripples, plus the light of lit stones.
precision highp float;
precision highp sampler2DArray;

in vec2 vPlace;

uniform sampler2D uStill;
uniform sampler2DArray uTravel;
uniform vec2 uSlot;
// Scale of the stones: 1 at their size on the reference tablet of the design.
uniform float uUnit;
// Each ripple: index of its stone, distance of its front (CSS px), height (0-1).
uniform vec3 uRipples[6];
uniform vec2 uMiddles[5];
uniform vec2 uHalves[5];
uniform float uLights[5];
uniform vec3 uLightInks[5];
uniform vec3 uSkyInk;

out vec4 finalColor;

const float FAR = 1000.0;

void main() {
  vec2 px = vPlace * uSlot;
  vec2 slope = vec2(0.0);
  float crest = 0.0;
  for (int i = 0; i < 6; i++) {
    vec3 ripple = uRipples[i];
    if (ripple.z <= 0.0) continue;
    vec4 way = texture(uTravel, vec3(vPlace, ripple.x));
    float behind = (ripple.y - way.r * FAR) / uUnit;
    // A ripple is a steep front with two smaller crests behind it.
    if (behind < -40.0 || behind > 190.0 || way.r < 0.0) continue;
    float envelope = behind < 0.0 ? exp(-behind * behind / 260.0) : exp(-behind * behind / 4200.0);
    float phase = behind * 0.128;
    float height = ripple.z * way.a * envelope;
    slope += way.gb * (height * sin(phase + 0.9));
    crest += height * max(0.0, cos(phase));
  }
  vec4 still = texture(uStill, vPlace - slope * 9.0 * uUnit / uSlot);
  vec3 ink = still.rgb;
  // Light comes from the upper left, so crests are bright on that side and dark on the other.
  float facing = dot(slope, vec2(-0.52, -0.85));
  ink += uSkyInk * (max(0.0, facing) * 0.36 + crest * crest * 0.1);
  ink *= 1.0 - max(0.0, -facing) * 0.3;

  for (int i = 0; i < 5; i++) {
    float light = uLights[i];
    if (light <= 0.0) continue;
    vec2 away = px - uMiddles[i];
    vec2 q = away / (uHalves[i] * 2.1);
    float reach = exp(-dot(q, q) * 2.6);
    if (reach < 0.004) continue;
    // Ripples sparkle in the light.
    float sparkle = 1.0 + 1.6 * dot(slope, -normalize(away + 0.001));
    float tone = light * reach * sparkle;
    float dots = smoothstep(still.a - 0.22, still.a + 0.22, tone * 1.05);
    ink = mix(ink, uLightInks[i], clamp(tone * 0.5 + dots * tone * 0.34, 0.0, 0.86));
  }
  finalColor = vec4(min(ink, vec3(1.0)), 1.0);
}
