#version 300 es
// The inside of a channel. Light comes from the upper left, so one wall casts a shadow and the other is lit. Water is
// clear in the middle and looks deep along the walls. Streaks of light run along the channel.
precision highp float;

in vec3 vWay;
in vec2 vLevel;
in vec2 vWall;

uniform float uTime;
uniform float uCell;
uniform vec3 uWater;
uniform vec3 uShore;
uniform vec3 uStreak;
uniform vec3 uWall;

out vec4 finalColor;

const vec2 LIGHT = vec2(-0.6, -0.8);

//NOISE

// Returns the strength of dashes in parallel lanes along the channel. Only some segments of a lane have a dash.
float streaks(float lanes, float span, float speed, float share) {
  float lane = (vWay.y * 0.5 + 0.5) * lanes;
  float along = (vWay.x - uTime * speed) / span + hash(vec2(floor(lane), lanes)) * 9.0;
  vec2 id = vec2(floor(along), floor(lane));
  float begin = hash(id + 5.0) * 0.4;
  float end = begin + 0.25 + hash(id + 17.0) * 0.35;
  float at = fract(along);
  float dash = smoothstep(begin, begin + 0.14, at) * smoothstep(end, end - 0.14, at);
  float thin = smoothstep(0.5, 0.1, abs(fract(lane) - 0.5));
  return dash * thin * step(1.0 - share, hash(id + 31.0));
}

// Returns the strength of caustics on the floor: bright lines along which one of two slow noises crosses its mean.
float caustics(vec2 at) {
  float one = abs(noise(at + vec2(-uTime * 0.5, 0.0)) - 0.5);
  float two = abs(noise(at * 1.3 + vec2(7.0 - uTime * 0.34, uTime * 0.12)) - 0.5);
  return smoothstep(0.13, 0.0, one) * 0.6 + smoothstep(0.1, 0.0, two) * 0.5;
}

void main() {
  bool isBowl = vWay.y > 1.5;
  // Noise for stipple dots of about 1.2 device px.
  float dots = hash(floor(gl_FragCoord.xy / 1.2));
  // Direction of the nearer wall: 1 toward the light, where the wall casts a shadow; -1 away from it, where the wall is
  // lit.
  float shade = dot(vWall, LIGHT) * (vWay.y < 0.0 ? -1.0 : 1.0);
  // Distance from the wall, in half widths of a channel.
  float wall = (1.0 - vWay.z) * (isBowl ? 2.24 : 1.0);
  float reach = 0.95 * max(shade, 0.0);
  float shadow = reach > 0.0 ? 1.0 - smoothstep(0.35 * reach, reach, wall) : 0.0;
  shadow *= 0.72 + 0.28 * step(dots, shadow);
  float lit = smoothstep(0.3, 0.06, wall) * max(-shade, 0.0);
  vec4 carved = vec4(uWall, 1.0) * (0.62 * shadow);
  carved = mix(carved, vec4(uStreak, 1.0), 0.42 * lit * step(dots, 0.75));

  // Antialiases the edge, because the triangles themselves are not antialiased.
  float edge = clamp((1.0 - vWay.z) / max(1.6 * fwidth(vWay.z), 0.0001), 0.0, 1.0);
  float front = clamp(vLevel.x * uCell * 0.5, 0.0, 1.0);
  float alpha = vLevel.y * edge * front;
  float depth = smoothstep(0.7, 0.0, wall);
  vec3 ink = mix(uWater, uShore, clamp(depth * 0.7 + step(dots, depth * 0.6) * 0.3, 0.0, 1.0));
  float open = smoothstep(0.08, 0.42, wall);
  vec2 at = isBowl ? gl_FragCoord.xy / uCell * 7.0 : vec2(vWay.x * 6.5, vWay.y * 1.7);
  ink = mix(ink, mix(uWater, uStreak, 0.6), (isBowl ? 0.34 : 0.55) * open * caustics(at));
  // A basin is calm. It has faint rings instead of streaks.
  float rings = smoothstep(0.3, 0.0, abs(fract(wall * 1.6 + uTime * 0.12) - 0.5)) * 0.3;
  float light = isBowl ? rings : streaks(5.0, 0.62, 0.42, 0.42) + 0.7 * streaks(9.0, 0.34, 0.6, 0.3);
  ink = mix(ink, uStreak, min(1.0, light) * open * 0.78);
  // The wall casts its shadow on the water. A pale line follows the lit wall.
  ink = mix(ink, uWall, 0.42 * shadow);
  ink = mix(ink, uStreak, 0.5 * smoothstep(0.2, 0.1, wall) * step(0.05, wall) * max(-shade, 0.0));
  // Foam at the front of the water.
  float foam = smoothstep(0.1, 0.0, vLevel.x) * step(0.0, vLevel.x);
  ink = mix(ink, uStreak, foam * (0.4 + 0.5 * step(dots, 0.6)));
  finalColor = vec4(ink * alpha, alpha) + carved * edge * (1.0 - alpha);
}
