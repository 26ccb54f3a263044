#version 300 es
// A seamless noise tile, the source of all noise in the stream. It is the same in every run. Red and green are smooth
// noise, blue is grain, and alpha is a net of caustics as on the bed of a stream.
precision highp float;
precision highp int;

in vec2 vPlace;
out vec4 finalColor;

//CONSTANTS

float chance(ivec2 cell, int seed) {
  uint mixed = uint(cell.x) * 374761393u + uint(cell.y) * 668265263u + uint(seed) * 2246822519u;
  mixed = (mixed ^ (mixed >> 13)) * 1274126177u;
  mixed = (mixed ^ (mixed >> 16)) * 2654435761u;
  return float((mixed ^ (mixed >> 15)) & 0xffffu) / 65535.0;
}

// Returns smooth noise with `cells` cells across the tile.
float smoothNoise(vec2 place, int cells, int seed) {
  vec2 at = place * float(cells);
  ivec2 corner = ivec2(floor(at));
  vec2 part = fract(at);
  part = part * part * part * (part * (part * 6.0 - 15.0) + 10.0);
  ivec2 low = corner % cells;
  ivec2 high = (corner + 1) % cells;
  return mix(
    mix(chance(low, seed), chance(ivec2(high.x, low.y), seed), part.x),
    mix(chance(ivec2(low.x, high.y), seed), chance(high, seed), part.x),
    part.y
  );
}

// Returns the difference between the distances to the two nearest points (Voronoi). It is 0 at the edges between cells.
// The water shows these edges as bright lines.
float net(vec2 place, int cells, int seed) {
  vec2 at = place * float(cells);
  ivec2 corner = ivec2(floor(at));
  float nearest = 8.0;
  float second = 8.0;
  for (int dy = -1; dy <= 1; dy++) {
    for (int dx = -1; dx <= 1; dx++) {
      ivec2 cell = corner + ivec2(dx, dy);
      ivec2 wrapped = (cell + cells) % cells;
      vec2 middle = vec2(cell) + 0.5 + (vec2(chance(wrapped, seed), chance(wrapped, seed + 1)) - 0.5) * 0.8;
      float far = distance(at, middle);
      second = min(second, max(nearest, far));
      nearest = min(nearest, far);
    }
  }
  return second - nearest;
}

void main() {
  ivec2 texel = ivec2(vPlace * float(TILE));
  // The subtraction of the mean of the neighborhood leaves only the high frequencies of the grain.
  float grain = chance(texel, 15);
  float around = 0.0;
  for (int dy = -1; dy <= 1; dy++) {
    for (int dx = -1; dx <= 1; dx++) around += chance((texel + ivec2(dx, dy) + TILE) % TILE, 15) / 9.0;
  }
  vec2 bent = vPlace + 0.03 * vec2(
    smoothNoise(vPlace, 8, 31) - 0.5,
    smoothNoise(vPlace, 8, 32) - 0.5
  );
  finalColor = vec4(
    0.6 * smoothNoise(vPlace, 8, 11) + 0.4 * smoothNoise(vPlace, 16, 12),
    0.6 * smoothNoise(vPlace, 8, 13) + 0.4 * smoothNoise(vPlace, 16, 14),
    clamp(0.5 + (grain - around) * 0.62, 0.0, 1.0),
    clamp(net(fract(bent + 1.0), 7, 21), 0.0, 1.0)
  );
}
