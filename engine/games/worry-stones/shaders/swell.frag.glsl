#version 300 es
// A light beneath the stone. The light swells and fades.
precision highp float;

in vec2 vPlace;
out vec4 color;

uniform sampler2D uNoise;
uniform vec2 uSize;
uniform float uDot;
uniform float uNight;
// Brightness within the swell, 0-1.
uniform float uBreath;
// Total strength of the light, 0-1.
uniform float uStrength;

void main() {
  float grain = texelFetch(uNoise, ivec2(vPlace * uSize / uDot) & 255, 0).b;
  vec2 from = (vPlace - 0.5) * 2.0;
  float way = length(from);
  float rim = mix(0.72, 0.94, uBreath);
  float light = smoothstep(rim, rim - 0.5, way) * (0.16 + 0.34 * uBreath);
  float dotted = clamp((light - grain) / 0.5 + 0.5, 0.0, 1.0) * min(1.0, light * 4.0);
  float glow = uStrength * mix(light, dotted, 0.5);
  vec3 ink = mix(vec3(1.0, 0.97, 0.8), vec3(0.6, 0.8, 0.84), uNight);
  color = vec4(ink, 1.0) * glow * mix(0.75, 0.55, uNight);
}
