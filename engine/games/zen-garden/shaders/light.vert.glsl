#version 300 es
// A rectangle of sand that is lit anew.
in vec2 aPosition;

uniform mat3 uProjectionMatrix;

out vec2 vPosition;

void main() {
  gl_Position = vec4((uProjectionMatrix * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
  vPosition = aPosition;
}
