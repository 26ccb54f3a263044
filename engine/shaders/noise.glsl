// Hash without sine (Dave Hoskins), 0-1.
float hash(vec2 p) {
  vec3 q = fract(vec3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}

// Value noise, 0-1. A cell of its lattice has the side 1.
float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 part = fract(p);
  vec2 soft = part * part * (3.0 - 2.0 * part);
  float top = mix(hash(cell), hash(cell + vec2(1.0, 0.0)), soft.x);
  float low = mix(hash(cell + vec2(0.0, 1.0)), hash(cell + vec2(1.0, 1.0)), soft.x);
  return mix(top, low, soft.y);
}
