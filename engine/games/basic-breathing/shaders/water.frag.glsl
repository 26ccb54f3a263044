
// Mist that keeps text legible on any background, and the water inside it. The water level shows the fullness of the
// lungs, and the surface swings slightly.

// Fullness of the lungs, 0-1.
uniform float uLungs;
// Animation time, s.
uniform float uTime;

void main() {
  vec2 point = pointIn(1.0);
  float pixel = softness();
  float pane = smoothstep(pixel, -pixel, toWay(point));
  if (pane <= 0.0) {
    finalColor = vec4(0.0);
    return;
  }
  vec2 q = point / uShape.x;
  float reach = uShape.x;
  vec3 air = mix(mix(SNOW, ICE, 0.22 + 0.16 * q.y), mix(DEEP, vec3(0.055, 0.125, 0.137), 0.5 - 0.3 * q.y), uNight);
  vec4 color = over(vec4(0.0), air, pane * 0.80);
  float swing = 0.006 * sin(q.x * 5.0 + uTime * 0.9) + 0.004 * sin(q.x * 11.0 - uTime * 1.3);
  float surface = mix(-0.80, 0.74, uLungs) + swing;
  float under = (surface - q.y) * reach;
  float wet = pane * smoothstep(-pixel, pixel, under);
  if (wet > 0.0) {
    float deep = clamp((surface - q.y) / 1.7, 0.0, 1.0);
    vec3 shallow = mix(mix(ICE, TARN, 0.28), mix(TARN, DEEP, 0.42), uNight);
    vec3 bottom = mix(mix(ICE, TARN, 0.62), mix(TARN, DEEP, 0.82), uNight);
    color = over(color, mix(shallow, bottom, 0.45 * deep), wet * 0.86);
    // Dots, which are denser with depth and away from the light.
    color = over(color, bottom, wet * 0.7 * dots(clamp(0.62 * deep + 0.14 * (q.x - q.y), 0.0, 0.8)));
  }
  // The surface is a thin lit line with lit dots below it. Both vanish behind the text.
  float words = smoothstep(0.72, 0.46, abs(q.x)) * smoothstep(0.56, 0.42, abs(q.y));
  float crest = smoothstep(1.3, 0.3, abs(under)) + dots(0.62 * exp(-max(under, 0.0) / (reach * 0.028))) * step(0.0, under);
  vec3 lit = mix(SNOW, mix(ICE, TARN, 0.4), uNight);
  finalColor = over(color, lit, pane * (1.0 - words) * mix(0.85, 0.6, uNight) * min(1.0, crest));
}
