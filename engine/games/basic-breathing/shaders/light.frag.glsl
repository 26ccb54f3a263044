
// A glowing ball with a halo.

// Half the side of the quad, in half sides of the square.
uniform float uReach;
// Offset from the center, y up; and opacity, 0-1.
uniform vec3 uLight;

void main() {
  float ball = uShape.z * 0.74;
  float pixel = softness();
  vec2 from = pointIn(uReach);
  vec4 color = over(vec4(0.0), mix(WARM, POLLEN, 0.25), uLight.z * 0.75 * exp(-length(from) / (uShape.x * 0.10)));
  vec2 on = from / ball;
  float body = smoothstep(1.0 + pixel / ball, 1.0 - pixel / ball, length(on));
  float shade = dot(on, vec2(0.5, -0.86));
  vec3 sun = mix(mix(POLLEN, GOLD, clamp(0.35 + 0.65 * shade, 0.0, 1.0)), WARM, clamp(-shade * 1.1 - 0.1, 0.0, 1.0));
  color = over(color, mix(sun, mix(sun, WARM, 0.45), uNight), uLight.z * body);
  finalColor = color * spillAt(uLight.xy + from);
}
