#version 300 es
// A soap bubble: a film with flowing colors that is thinner toward the top, a bright rim, two reflected windows, and
// a soft background for text in the middle. Colors have premultiplied alpha.
precision highp float;

in vec2 vPlace;

// Half the width of the quad; 1 is the radius of the bubble.
uniform float uReach;
// Width of one device px, as a share of the bubble's radius.
uniform float uPixel;
// Tint of the film, and its strength, 0-1.
uniform vec4 uTint;
// Phase, 0-1. Bubbles with different phases look different.
uniform float uPhase;
// Size of the background for text: 0 is small, 1 reaches almost to the rim.
uniform float uCalm;
// Animation time, s.
uniform float uTime;
// Share of night: 0 is day, 1 is night.
uniform float uNight;
// Pixi sets this uniform. Its alpha is that of the display object.
uniform vec4 uColor;

out vec4 finalColor;

const vec3 ROSE = vec3(0.980, 0.741, 0.741);
const vec3 STRAW = vec3(0.988, 0.914, 0.667);
const vec3 MINT = vec3(0.745, 0.914, 0.824);
const vec3 SKY = vec3(0.682, 0.839, 0.965);
const vec3 HEATHER = vec3(0.812, 0.741, 0.976);

//NOISE

// Returns a color of the cyclic gradient of five stops. Whole numbers give a pure stop.
vec3 palette(float at) {
  float place = mod(at, 5.0);
  vec3 color = mix(ROSE, STRAW, smoothstep(0.0, 1.0, place));
  color = mix(color, MINT, smoothstep(1.0, 2.0, place));
  color = mix(color, SKY, smoothstep(2.0, 3.0, place));
  color = mix(color, HEATHER, smoothstep(3.0, 4.0, place));
  return mix(color, ROSE, smoothstep(4.0, 5.0, place));
}

// Returns the coverage of a reflected window. The window is a patch with soft edges. Its center lies in the direction
// `toward` (rad), and it reaches from one of the `radii` to the other.
float window(float around, float radius, float toward, float breadth, vec2 radii) {
  float off = abs(atan(sin(around - toward), cos(around - toward)));
  float across = smoothstep(breadth, breadth * 0.72, off);
  float edge = 0.035;
  return across * smoothstep(radii.x - edge, radii.x + edge, radius)
    * smoothstep(radii.y + edge * 0.7, radii.y - edge * 0.7, radius);
}

// Composites a color with alpha over the color below.
vec4 over(vec4 below, vec3 color, float alpha) {
  return vec4(color * alpha, alpha) + below * (1.0 - alpha);
}

void main() {
  // Position relative to the center, y down; 1 is the radius of the bubble.
  vec2 point = (vPlace * 2.0 - 1.0) * uReach;
  float around = atan(point.y, point.x);
  float time = uTime + uPhase * 17.0;
  // A slight wobble of the outline, at most 0.45 % of the radius.
  float wobble = 0.0018 * sin(2.0 * around + time * 1.1) + 0.0015 * sin(3.0 * around - time * 0.83)
    + 0.0012 * sin(5.0 * around + time * 0.61);
  float radius = length(point) / (1.0 + wobble);
  float inside = smoothstep(1.0 + uPixel, 1.0 - uPixel, radius);
  if (inside <= 0.0) discard;

  float depth = sqrt(max(0.0, 1.0 - radius * radius));
  // Near the rim the line of sight runs along the film.
  float slant = pow(1.0 - depth, 1.7);

  // The film flows in sheets around the sphere and sinks, so it is thin at the top and thick at the bottom.
  vec2 place = point / (0.55 + depth) * 1.15 + vec2(uPhase * 7.0, -time * 0.035);
  float swirl = noise(place * 1.5 + vec2(time * 0.05, 0.0));
  float sheet = noise(place * 2.3 + vec2(swirl * 1.7, swirl - time * 0.06));
  float thickness = 4.45 + uPhase * 0.4 + 1.45 * point.y * (0.75 + 0.25 * depth) - 0.4 * point.x
    + 1.9 * (sheet - 0.5) + 0.7 * (swirl - 0.5);
  vec3 film = palette(thickness + slant * 0.7);
  film = mix(film, uTint.rgb, uTint.a * (0.35 + 0.65 * swirl));
  float thin = smoothstep(-1.1, -0.15, point.y + 0.25 * (sheet - 0.5));
  float cover = mix(0.30, 0.95, slant) * mix(0.5, 1.0, thin) + 0.34 * sheet * thin;

  vec4 color = vec4(0.0);
  // Background for text: light by day, dark by night. Behind long text the background reaches almost to the rim, and
  // takes on some of the tint.
  float gather = smoothstep(mix(0.88, 0.98, uCalm), mix(0.22, 0.58, uCalm), radius);
  vec3 ground = mix(vec3(0.996, 0.992, 0.957), vec3(0.075, 0.145, 0.157), uNight);
  ground = mix(ground, uTint.rgb * mix(1.0, 0.34, uNight), uCalm * uTint.a);
  color = over(color, ground, gather * mix(mix(0.93, 0.86, uNight), 0.95, uCalm));
  // At night less light comes from behind, so the colors are deeper.
  vec3 lit = mix(film, pow(film, vec3(1.9)) * 0.76, uNight);
  color = over(color, lit, clamp(cover * mix(1.0, 0.82, uNight) * (1.0 - 0.92 * gather), 0.0, 1.0));

  // The rim is brightest at the upper left, where light enters, and at the lower right, where light leaves. It has a
  // pale film color, and a thin white line at its outer edge.
  float facing = 0.5 + 0.5 * cos(around + 2.2);
  float rim = smoothstep(0.925, 0.99, radius) * (0.32 + 0.68 * max(facing, 0.75 * (1.0 - facing)));
  vec3 rimColor = mix(palette(thickness + 1.6), vec3(1.0), 0.66);
  color = over(color, mix(rimColor, rimColor * 0.86, uNight), rim * 0.86);
  float line = smoothstep(0.972, 0.988, radius) * smoothstep(1.0, 0.992, radius);
  color = over(color, vec3(1.0), line * 0.55);

  float sun = mix(1.0, 0.62, uNight);
  float large = window(around, radius, -2.36, 0.36, vec2(0.70, 0.845));
  float small = window(around, radius, 0.80, 0.25, vec2(0.72, 0.83));
  float dot = smoothstep(0.036, 0.018, length(point - vec2(-0.335, -0.755)));
  // Windows are brightest at their outer edge.
  color = over(color, vec3(1.0), sun * large * mix(0.42, 0.96, smoothstep(0.68, 0.85, radius)));
  color = over(color, vec3(1.0), sun * small * mix(0.10, 0.62, smoothstep(0.70, 0.84, radius)));
  color = over(color, vec3(1.0), sun * dot * 0.7);

  finalColor = color * inside * uColor.a;
}
