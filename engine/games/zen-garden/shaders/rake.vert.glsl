#version 300 es
// Vertices of strokes, in the format of `ribbon.ts`. Lengths are in CSS px.
in vec2 aPosition;
in vec4 aShape;
in vec4 aEdge;

// Size of the garden.
uniform vec2 uGarden;

out vec2 vPosition;
out vec4 vShape;
out vec4 vEdge;

void main() {
  gl_Position = vec4(aPosition / uGarden * 2.0 - 1.0, 0.0, 1.0);
  vPosition = aPosition;
  vShape = aShape;
  vEdge = aEdge;
}
