#version 300 es
// The place: its picture at this hour, and while one place becomes another, both of them.
precision highp float;
in vec2 vAt;
out vec4 color;

uniform sampler2D uPicture;
uniform sampler2D uLight;
uniform sampler2D uLast;
uniform sampler2D uLastLight;
// Corner and size of what of the pictures is seen, as shares of them.
uniform vec4 uPart;
uniform vec4 uLastPart;
// How far the picture has come, 0-1, and how much of anything is there.
uniform float uComing;
uniform float uPresence;
//GRADE

vec3 seen(sampler2D picture, sampler2D light, vec4 part) {
  vec2 at = part.xy + vAt * part.zw;
  vec3 falls = texture(light, at).rgb;
  vec3 lit = graded(texture(picture, at).rgb, falls.r, falls.g);
  return mix(lit, uAir, uHaze * falls.b);
}

void main() {
  vec3 now = seen(uPicture, uLight, uPart);
  if (uComing < 1.0) now = mix(seen(uLast, uLastLight, uLastPart), now, uComing);
  color = vec4(clamp(now, 0.0, 1.0), 1.0) * uPresence;
}
