#version 300 es
// Vertex shader of a ShaderQuad's unit square. Pixi sets the three matrices.
in vec2 aPosition;

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

// Position, 0-1 from the upper left corner.
out vec2 vPlace;

void main() {
  vPlace = aPosition;
  mat3 matrix = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((matrix * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
}
