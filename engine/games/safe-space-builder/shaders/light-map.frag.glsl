#version 300 es
// Light of placed lamps, candles and suns on the ground, and on the background above the ground.
precision highp float;
in vec2 vPlace;
out vec4 color;

uniform highp sampler2D uLights;
uniform float uCount;
uniform vec2 uSlot;
uniform float uHorizon;
//LIGHTS

void main() {
  vec2 px = vPlace * uSlot;
  float under = px.y - uHorizon;
  vec3 point = vec3(px.x, max(px.y, uHorizon) * DEPTH, max(0.0, -under));
  // The ground faces up and a wall faces the viewer, with a soft transition.
  float lies = smoothstep(-0.02, 0.05, under / uSlot.y);
  vec3 facing = vec3(0.0, 1.0 - lies, lies);
  vec3 sum = vec3(0.0);
  for (int light = 0; light < int(uCount); light++) {
    vec4 at = texelFetch(uLights, ivec2(light, 0), 0);
    vec3 way = at.xyz - point;
    float far = length(way);
    if (far >= at.w) continue;
    float faces = (max(0.0, dot(facing, way) / max(far, 1.0)) + 0.35) / 1.35;
    sum += texelFetch(uLights, ivec2(light, 1), 0).rgb * attenuation(far, at.w) * faces;
  }
  // The map stores the square root, so that faint light has fine steps.
  color = vec4(sqrt(min(sum / MOST, 1.0)), 1.0);
}
