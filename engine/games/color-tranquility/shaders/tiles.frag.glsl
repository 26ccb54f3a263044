#version 300 es
// A glazed, hand-painted tile: shadow, thick edge, face with washes and dots, and a highlight.
precision highp float;

in vec2 vPx;
flat in vec2 vHalf;
flat in vec4 vTint;
flat in vec4 vState;
flat in vec2 vKind;

uniform sampler2D uNoise;
// Color and strength of the shadow.
uniform vec4 uShade;

out vec4 finalColor;

//NOISE

float box(vec2 p, vec2 size, float radius) {
  vec2 q = abs(p) - size + radius;
  return length(max(q, 0.0)) + min(max(q.x, q.y), 0.0) - radius;
}

// Dots in a jittered grid. `share` (0-1) of the cells have one.
float dots(vec2 px, float cell, float share) {
  vec2 id = floor(px / cell);
  vec2 away = px - (id + 0.5 + 0.62 * (vec2(hash(id + 3.0), hash(id + 57.0)) - 0.5)) * cell;
  float size = cell * (0.2 + 0.1 * hash(id + 19.0));
  return step(hash(id), share) * smoothstep(size + 0.6, size - 0.5, length(away));
}

void main() {
  float lift = vState.x;
  float melt = vState.w;
  float isFixed = vKind.x;
  float small = min(vHalf.x, vHalf.y);
  vec2 own = vKind.y * vec2(37.3, 71.9);
  vec2 px = vPx;
  vec4 noise = texture(uNoise, (px + own) / 210.0);
  float relief = (1.0 - melt) * mix(1.0, 0.0, isFixed);
  float radius = mix(min(16.0, small * 0.36), 0.0, melt);
  // The outline is cut by hand.
  float wobble = (texture(uNoise, (px + own) / 640.0).g - 0.5) * 6.0 * (1.0 - melt);
  float face = box(px, vHalf, radius) + wobble;

  vec2 fall = vec2(1.5, 3.5) + lift * vec2(5.0, 13.0);
  float blur = 4.0 + lift * 13.0;
  float shadow = smoothstep(blur, -blur, box(px - fall, vHalf - 1.0, radius)) * uShade.a * (1.0 - 0.25 * lift) * relief;
  float edge = smoothstep(0.7, -0.7, box(px - vec2(0.0, 3.0 + lift), vHalf, radius) + wobble) * relief;
  float inside = smoothstep(0.7, -0.7, face);

  vec3 ink = vTint.rgb;
  float lightness = dot(ink, vec3(0.3, 0.55, 0.15));
  // Pigment gathers at the rim, and in the tooth of the paper.
  ink *= 1.0 - 0.07 * smoothstep(-9.0, -1.0, face) * (1.0 - melt);
  ink *= 1.0 + (noise.g - 0.5) * 0.045 * (1.0 - melt) + (noise.b - 0.5) * 0.03;
  // The dots of the row: hardly any at the zenith, close at the horizon. They gather on the side away from the light.
  float cell = clamp(small * 0.11, 4.4, 6.0);
  float share = vTint.a < 0.5 ? 0.02 : vTint.a < 1.5 ? 0.17 : vTint.a < 2.5 ? 0.46 : 0.94;
  share *= 1.0 - 0.3 * clamp(dot(px / vHalf, vec2(0.5, 0.45)), -1.0, 1.0);
  float specks = dots(mat2(0.883, 0.469, -0.469, 0.883) * px + own, cell, share) * smoothstep(-1.0, -5.0, face) * (1.0 - melt);
  ink *= 1.0 - specks * mix(0.36, 0.23, lightness);
  // Light from the lower right, where the sun has set.
  vec2 toLight = px / vHalf;
  ink += (0.05 + 0.04 * lift) * smoothstep(-0.6, 1.4, dot(toLight, vec2(0.5, 0.45))) * (1.0 - melt);
  float rim = smoothstep(-3.6, -1.4, face) * smoothstep(0.2, -1.0, face);
  float upper = clamp(dot(normalize(px / vHalf + 0.0001), vec2(-0.55, -0.83)), 0.0, 1.0);
  ink = mix(ink, vec3(1.0, 0.985, 0.93), rim * (0.12 + 0.5 * upper) * relief * (0.45 + 0.55 * lightness));
  ink = mix(ink, vec3(1.0, 0.985, 0.93), vState.z * 0.16);
  // A fixed tile lies flush, with a small nail.
  float nail = abs(length(px) - 4.2);
  vec3 metal = lightness > 0.66 ? ink * 0.55 : vec3(1.0, 0.985, 0.93);
  ink = mix(ink, metal, isFixed * (1.0 - melt) * 0.75 * smoothstep(1.7, 0.7, nail));

  vec4 color = vec4(uShade.rgb * shadow, shadow);
  vec4 side = vec4(vTint.rgb * 0.55, 1.0) * edge;
  color = side + color * (1.0 - side.a);
  color = vec4(ink, 1.0) * inside + color * (1.0 - inside);
  // A pale ring around a lifted tile.
  float ring = smoothstep(2.4, 1.2, abs(face - 5.0)) * lift;
  color = vec4(1.0, 0.96, 0.82, 1.0) * ring * 0.95 + color * (1.0 - ring * 0.95);
  finalColor = color * vState.y;
}
