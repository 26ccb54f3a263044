#version 300 es
// Sand and stones on the canvas. Lengths in device px.
layout(location = 0) in vec2 aPosition;
layout(location = 1) in vec2 aTexel;
// 0 sand, 1 stones.
layout(location = 2) in float aTexture;

// Size of the garden.
uniform vec2 uSize;

out vec3 vTexel;

void main() {
  vec2 place = aPosition / uSize * 2.0 - 1.0;
  // The canvas counts its rows from below, the garden from above.
  gl_Position = vec4(place.x, -place.y, 0.0, 1.0);
  vTexel = vec3(aTexel, aTexture);
}
