#version 300 es
// A vertex of a stroke, as `ribbon.ts` writes it.
in vec2 aPosition;
in vec4 aShape;
in vec3 aEdge;

uniform mat3 uProjectionMatrix;

out vec2 vPosition;
out vec4 vShape;
out vec3 vEdge;

void main() {
  gl_Position = vec4((uProjectionMatrix * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vPosition = aPosition;
  vShape = aShape;
  vEdge = aEdge;
}
