#version 300 es
// A stamp has one quad per segment of a thumb's path. This attribute has both ends of the segment, in cells.
in vec4 aSegment;
// Corner of the quad, along and across the segment, -1 or 1.
in vec2 aCorner;

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform float uRadius;
uniform float uAspect;

// Position, in cell widths.
out vec2 vAt;
// Both ends of the segment, in cell widths.
flat out vec4 vSegment;

void main() {
  vec2 high = vec2(1.0, 1.0 / uAspect);
  vec4 ends = aSegment * high.xyxy;
  vec2 along = ends.zw - ends.xy;
  float far = length(along);
  along = far > 0.00001 ? along / far : vec2(1.0, 0.0);
  vec2 end = aCorner.x < 0.0 ? ends.xy : ends.zw;
  vAt = end + (along * aCorner.x + vec2(-along.y, along.x) * aCorner.y) * uRadius;
  vSegment = ends;
  mat3 matrix = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((matrix * vec3(vAt / high, 1.0)).xy, 0.0, 1.0);
}
