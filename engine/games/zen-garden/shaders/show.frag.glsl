#version 300 es
// Sand and stones on the canvas, as they were lit.
precision highp float;

in vec3 vTexel;

uniform sampler2D uSand;
uniform sampler2D uStones;
// How much of it is seen, while day becomes night.
uniform float uAlpha;

out vec4 finalColor;

void main() {
  finalColor = (vTexel.z < 0.5 ? texture(uSand, vTexel.xy) : texture(uStones, vTexel.xy)) * uAlpha;
}
