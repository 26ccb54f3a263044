#version 300 es
// Water in a channel: clear in the middle, deep along the walls, with streaks of light that run along the way.
precision highp float;

in vec3 vWay;
in vec2 vLevel;

uniform float uTime;
uniform float uCell;
uniform vec3 uWater;
uniform vec3 uShore;
uniform vec3 uStreak;

out vec4 finalColor;

float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

// Dashes along the way, one for some of the pieces of a lane.
float streaks(float lanes, float span, float speed, float share) {
  float lane = (vWay.y * 0.5 + 0.5) * lanes;
  float along = (vWay.x - uTime * speed) / span + hash(vec2(floor(lane), lanes)) * 9.0;
  vec2 id = vec2(floor(along), floor(lane));
  float begin = hash(id + 5.0) * 0.4;
  float end = begin + 0.25 + hash(id + 17.0) * 0.35;
  float at = fract(along);
  float dash = smoothstep(begin, begin + 0.12, at) * smoothstep(end, end - 0.12, at);
  float thin = smoothstep(0.5, 0.1, abs(fract(lane) - 0.5));
  return dash * thin * step(1.0 - share, hash(id + 31.0));
}

void main() {
  if (vLevel.x < 0.0 || vLevel.y <= 0.0) discard;
  // One dot of the stipple is about 1.2 device px.
  float dots = hash(floor(gl_FragCoord.xy / 1.2));
  float depth = smoothstep(0.25, 1.0, vWay.z);
  vec3 ink = mix(uWater, uShore, clamp(depth * 0.55 + step(dots, depth * 0.7) * 0.45, 0.0, 1.0));
  float open = 1.0 - smoothstep(0.62, 0.95, vWay.z);
  // A bowl is calm: two faint rings instead of streaks.
  float rings = smoothstep(0.035, 0.0, abs(fract(vWay.x * 4.2 - uTime * 0.25) - 0.5) * 0.24) * 0.3;
  float light = vWay.y > 1.5 ? rings : streaks(5.0, 0.62, 0.42, 0.5) + 0.7 * streaks(8.0, 0.38, 0.6, 0.28);
  ink = mix(ink, uStreak, min(1.0, light) * open * 0.72);
  // A pale line along the wall that the light meets, and foam at the front.
  float front = smoothstep(0.09, 0.0, vLevel.x) * step(vLevel.x, 0.09);
  ink = mix(ink, uStreak, front * (0.4 + 0.5 * step(dots, 0.6)));
  // The corners of triangles have no smooth edge of their own.
  float edge = clamp((1.0 - vWay.z) / max(1.6 * fwidth(vWay.z), 0.0001), 0.0, 1.0);
  float alpha = vLevel.y * edge;
  finalColor = vec4(ink * alpha, alpha);
}
