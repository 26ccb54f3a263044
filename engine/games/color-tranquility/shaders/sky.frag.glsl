#version 300 es
// The sky: a pale underpainting, the bands of melted rows, and at last one whole sky with its light and its stars. Lengths
// are in CSS px of the painting.
precision highp float;

in vec2 vPlace;

//CONSTANTS
uniform sampler2D uNoise;
uniform vec2 uSize;
// Colors of the tints, row by row.
uniform vec3 uTints[ROWS * MOST];
uniform float uColumns;
// The rows of tints: left edge, right edge, upper edge of the first row, distance from row to row.
uniform vec4 uBoard;
// Height of a tile, and y of the horizon.
uniform vec2 uHeights;
// Colors of the underpainting at the zenith and at the horizon.
uniform vec3 uPaperTop;
uniform vec3 uPaperLow;
// How far the edges of each band have flowed, 0-1.
uniform vec4 uMelt;
// Degree to which the bands are one sky, and share of the stars that are out, 0-1.
uniform vec2 uWhole;

out vec4 finalColor;

vec3 tintAt(int row, float along) {
  float place = clamp(along, 0.0, 1.0) * (uColumns - 1.0);
  int column = int(min(floor(place), uColumns - 2.0));
  float share = place - float(column);
  return mix(uTints[row * MOST + column], uTints[row * MOST + column + 1], share);
}

//NOISE

float stars(vec2 px, float cell, float share) {
  vec2 id = floor(px / cell);
  vec2 away = px - (id + 0.15 + 0.7 * vec2(hash(id), hash(id + 71.0))) * cell;
  float size = 0.75 + 1.7 * pow(hash(id + 13.0), 4.0);
  float shown = smoothstep(0.0, 0.06, share - hash(id + 37.0));
  return shown * (0.5 + 0.5 * hash(id + 5.0)) * smoothstep(size + 0.7, size - 0.3, length(away));
}

void main() {
  vec2 px = vPlace * uSize;
  vec4 noise = texture(uNoise, px / 256.0);
  // Washes of a wide brush, which run along the sky.
  float wash = texture(uNoise, px / vec2(2300.0, 720.0)).g - 0.5 + 0.4 * (texture(uNoise, px / vec2(900.0, 210.0)).g - 0.5);
  float fine = texture(uNoise, px / vec2(620.0, 340.0)).r - 0.5;
  float height = clamp(px.y / uHeights.y, 0.0, 1.0);
  float whole = uWhole.x;

  vec3 ink = mix(uPaperTop, uPaperLow, smoothstep(0.0, 1.0, height + wash * 0.3));
  ink += wash * 0.05 + fine * 0.02;

  // The bands. At last the rows share the sky evenly, and each fades into the next.
  float halfTile = uHeights.x * 0.5;
  float wide = px.x / uSize.x;
  float tileWidth = (uBoard.y - uBoard.x) / uColumns;
  float onBoard = (px.x - uBoard.x - tileWidth * 0.5) / (uBoard.y - uBoard.x - tileWidth);
  vec3 sum = vec3(0.0);
  float weights = 0.0;
  float bleed = wash * 26.0 + fine * 20.0;
  for (int row = 0; row < ROWS; row++) {
    float melt = uMelt[row];
    if (melt <= 0.0) continue;
    float flown = melt * melt * (3.0 - 2.0 * melt);
    float pitch = mix(uBoard.w, uHeights.y / float(ROWS), whole);
    float middle = mix(uBoard.z + halfTile + float(row) * uBoard.w, (float(row) + 0.5) * uHeights.y / float(ROWS), whole);
    float halfBand = mix(halfTile, pitch * 0.5, flown);
    float soft = mix(1.0, mix(20.0, pitch * 0.62, whole), flown);
    float y = px.y - middle + bleed * flown * (0.35 + whole);
    // The first and last band reach to the edges of the sky at last.
    if (row == 0) y = mix(y, max(y, 0.0), whole);
    if (row == ROWS - 1) y = mix(y, min(y, 0.0), whole);
    float down = 1.0 - smoothstep(-soft, soft, abs(y) - halfBand);
    float reach = mix(0.0, max(uBoard.x, uSize.x - uBoard.y) + 90.0, flown);
    float beyond = max(uBoard.x - px.x, px.x - uBoard.y) - reach + bleed * flown * 1.6;
    float across = 1.0 - smoothstep(-mix(1.0, 60.0, flown), 1.0, beyond);
    float mask = down * across;
    sum += tintAt(row, mix(onBoard, wide + wash * 0.06, flown)) * mask;
    weights += mask;
  }
  if (weights > 0.0) {
    vec3 band = sum / weights;
    band *= 1.0 + wash * 0.05 + fine * 0.03 * (1.0 - 0.4 * whole);
    ink = mix(ink, band, min(1.0, max(weights, whole)));
  }

  if (whole > 0.0) {
    vec3 light = tintAt(ROWS - 1, 1.0);
    // Streaks of cloud near the horizon catch the light.
    float streak = texture(uNoise, vec2(px.x / 1500.0, px.y / 190.0) + 0.37).g * 0.6 + texture(uNoise, vec2(px.x / 620.0, px.y / 96.0)).g * 0.4;
    float cloud = smoothstep(0.5, 0.72, streak) * smoothstep(0.15, 0.55, height) * smoothstep(1.02, 0.8, height);
    ink = mix(ink, mix(tintAt(ROWS - 1, wide), light, 0.3), cloud * 0.42 * whole);
    vec2 away = (px - vec2(uSize.x * 0.8, uHeights.y * 1.02)) / (max(uSize.x, uHeights.y) * vec2(0.62, 0.4));
    float glow = exp(-dot(away, away) * 2.2);
    float dots = smoothstep(noise.b - 0.3, noise.b + 0.3, glow);
    ink = mix(ink, min(vec3(1.0), light * 1.06 + 0.03), whole * (0.5 * glow + 0.16 * dots * glow));
    if (uWhole.y > 0.0) {
      float share = uWhole.y * smoothstep(0.92, 0.1, height) * (1.0 - 0.5 * glow);
      float star = max(stars(px, 44.0, share * 0.62), stars(px + 300.0, 97.0, share * 0.8));
      ink = mix(ink, vec3(1.0, 0.985, 0.91), star * 0.92);
    }
  }
  ink += (noise.b - 0.5) * 0.022;
  finalColor = vec4(clamp(ink, 0.0, 1.0), 1.0);
}
