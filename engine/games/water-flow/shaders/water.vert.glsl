#version 300 es
// The inside of a terrace's channels. Pixi provides the three matrices.
in vec2 aPosition;
// Direction toward the wall at 'across' 1, of any length.
in vec2 aWall;
// Distance along the channel within the stone, position across it, nearness of a wall, and index of the stone.
in vec4 aWay;

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec3 uLevels[30];

// Distance along the channel from the spring, in cells; position across it; nearness of a wall.
out vec3 vWay;
// Distance to the front of the water, in cells, and the share of water that has not drained.
out vec2 vLevel;
out vec2 vWall;

void main() {
  vec3 level = uLevels[int(aWay.w + 0.5)];
  vWay = vec3(level.z + aWay.x, aWay.yz);
  vLevel = vec2(level.x * 1.08 - aWay.x, level.y);
  vWall = dot(aWall, aWall) > 0.0 ? normalize(aWall) : vec2(0.0);
  mat3 matrix = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((matrix * vec3(aPosition, 1.0)).xy, 0.0, 1.0);
}
