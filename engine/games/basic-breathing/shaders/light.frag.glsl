
// A sun with a stippled dark side, a lit side and a small halo.

// Half the width of the quad; 1 is half the width of the square.
uniform float uReach;
// Offset of the sun from the square's center (CSS px, y up), and opacity of the sun (0-1).
uniform vec3 uLight;

void main() {
  float ball = uShape.z * 0.86;
  float pixel = softness();
  vec2 from = pointIn(uReach);
  vec4 color = over(vec4(0.0), mix(WARM, POLLEN, 0.25), uLight.z * 0.6 * exp(-length(from) / (uShape.x * 0.09)));
  vec2 on = from / ball;
  float body = uLight.z * smoothstep(1.0 + pixel / ball, 1.0 - pixel / ball, length(on));
  float facing = dot(on, vec2(-0.6, 0.8));
  color = over(color, mix(mix(POLLEN, GOLD, 0.6), mix(POLLEN, WARM, 0.45), uNight), body);
  color = over(color, vec3(0.72, 0.42, 0.16), body * dots(0.9 * smoothstep(0.0, 1.1, -facing)));
  color = over(color, WARM, body * dots(0.95 * smoothstep(0.0, 0.9, facing)));
  finalColor = color * spillAt(uLight.xy + from);
}
