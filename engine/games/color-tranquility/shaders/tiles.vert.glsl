#version 300 es
// A tile with room for its shadow. Lengths are in CSS px.
in vec2 aPosition;
// Center and half size.
in vec4 aPlace;
// Color, and index of the row to which the tint belongs.
in vec4 aTint;
// Lift, opacity, touch, and degree to which the tile has melted, 0-1.
in vec4 aState;
// Whether the tile is fixed; number of the tint.
in vec2 aKind;

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

const float ROOM = 34.0;

out vec2 vPx;
flat out vec2 vHalf;
flat out vec4 vTint;
flat out vec4 vState;
flat out vec2 vKind;

void main() {
  vec2 reach = aPlace.zw + ROOM;
  vPx = (aPosition * 2.0 - 1.0) * reach;
  vHalf = aPlace.zw;
  vTint = aTint;
  vState = aState;
  vKind = aKind;
  mat3 matrix = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((matrix * vec3(aPlace.xy + vPx, 1.0)).xy, 0.0, 1.0);
}
