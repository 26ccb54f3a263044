#version 300 es
// The empty bubble for the person's own answer: a disc, pale by day and dark by night, with a dashed ring. Colors have
// premultiplied alpha.
precision highp float;

in vec2 vPlace;

// Radius, CSS px.
uniform float uRadius;
// Device px per CSS px.
uniform float uPixels;
// Share of night: 0 is day, 1 is night.
uniform float uNight;
// Pixi sets this uniform. Its alpha is that of the display object.
uniform vec4 uColor;

out vec4 finalColor;

// Approximate length of a dash with its gap, CSS px. The ring contains a whole number of dashes.
const float DASH = 9.0;

void main() {
  // Position relative to the center; 1 is the radius of the bubble.
  vec2 point = vPlace * 2.0 - 1.0;
  float radius = length(point);
  if (radius > 1.0) discard;
  float pixel = 1.0 / (uRadius * uPixels);
  vec3 ground = mix(vec3(0.984, 0.992, 0.980), vec3(0.082, 0.157, 0.169), uNight);
  vec3 ink = mix(vec3(0.153, 0.380, 0.310), vec3(0.549, 0.812, 0.690), uNight);
  float disc = smoothstep(1.0, 1.0 - 2.0 * pixel, radius);
  // The disc is more transparent toward the rim, like a soap film.
  vec4 color = vec4(ground, 1.0) * disc * mix(0.95, 0.80, smoothstep(0.93, 1.0, radius));
  float wide = 1.0 / uRadius;
  float ring = 1.0 - smoothstep(wide - pixel, wide + pixel, abs(radius - (1.0 - 6.0 / uRadius)));
  float dashes = floor(6.2832 * uRadius / DASH);
  float along = abs(fract(atan(point.y, point.x) / 6.2832 * dashes) - 0.5) * DASH;
  float dash = ring * smoothstep(2.8 + 0.5 / uPixels, 2.8 - 0.5 / uPixels, along);
  finalColor = (vec4(ink, 1.0) * dash + color * (1.0 - dash)) * uColor.a;
}
