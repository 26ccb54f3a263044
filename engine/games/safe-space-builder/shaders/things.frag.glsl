#version 300 es
precision highp float;
in vec2 vFrom;
flat in vec4 vStand;
flat in vec4 vCell;
flat in vec4 vFoot;
flat in vec4 vState;
flat in vec4 vAnswer;
out vec4 color;

uniform sampler2D uSheet;
uniform sampler2D uSheetLight;
uniform vec2 uSlot;
uniform vec2 uShadow;
uniform float uSoftness;
uniform vec3 uShadowInk;
uniform float uShadowDepth;
// Size of the sheet, texels.
uniform vec2 uTexels;
uniform sampler2D uLight;
uniform vec4 uPart;
uniform float uResolution;
//GRADE

// Of the cell, 0-1; nothing beyond it.
vec4 painted(vec2 at, float lod) {
  vec2 inside = step(vec2(0.0), at) * step(at, vec2(1.0));
  vec4 paint = textureLod(uSheet, vCell.xy + clamp(at, 0.004, 0.996) * vCell.zw, lod);
  return paint * inside.x * inside.y;
}

float lodOf(float px) {
  vec2 texels = vCell.zw * uTexels / vStand.zw;
  return max(0.0, log2(max(texels.x, texels.y) * px));
}

//ANSWERS

vec4 shadow() {
  float high = vFoot.w / max(1.0, vStand.w);
  // Where it touches: darkest, wider and fainter the higher it is lifted.
  float wide = vFoot.z * (1.0 + high * 1.4) + 2.0;
  float way = length(vFrom / vec2(wide * 1.25, wide * 0.36));
  float touch = smoothstep(1.0, 0.25, way) * (0.62 / (1.0 + high * 9.0));
  // Its outline, laid on the ground away from the light.
  float thrown = 0.0;
  if (vState.w > 0.0) {
    float up = (vFrom.y - vFoot.w * uShadow.y) / (uShadow.y * vStand.w);
    float side = vFrom.x - (up + high) * uShadow.x * vStand.w;
    vec2 at = moved(vec2(vFoot.x + side / vStand.z, vFoot.y - up));
    float blur = (1.5 + vStand.w * uSoftness * 0.16 * max(0.0, up + 0.25)) * (1.0 + high * 2.0);
    float lod = lodOf(blur);
    // Four looks around it: one alone would be square.
    vec2 step = vec2(blur / vStand.z, blur / vStand.w) * 0.5;
    thrown = 0.25 * (painted(at + step * vec2(1.0, 0.4), lod).a + painted(at + step * vec2(-1.0, -0.4), lod).a
      + painted(at + step * vec2(-0.4, 1.0), lod).a + painted(at + step * vec2(0.4, -1.0), lod).a);
    thrown *= smoothstep(1.15, 0.1, up * (0.5 + uSoftness)) * vState.w;
  }
  float depth = max(touch * 0.9, thrown) * uShadowDepth * vState.y;
  return vec4(uShadowInk * depth, depth);
}

vec4 thing() {
  vec2 at = vFoot.xy + (vFrom + vec2(0.0, vFoot.w)) / vStand.zw;
  at = moved(at);
  float lod = lodOf(1.0) - 0.4;
  vec4 paint = answered(painted(at, lod), at, lod);
  vec2 place = clamp((vStand.xy + vec2(0.0, -0.2 * vStand.w)) / uSlot, 0.0, 1.0);
  vec3 falls = texture(uLight, uPart.xy + place * uPart.zw).rgb;
  vec3 bare = paint.a > 0.0 ? paint.rgb / paint.a : vec3(0.0);
  // What stands in lamplight has some of it, more towards the ground.
  vec3 lit = clamp(graded(bare, falls.r * 0.7, falls.g * 0.5), 0.0, 1.0);
  lit = mix(lit, uAir, uHaze * falls.b * 0.6);
  // What shines by itself does so the more the darker it is: the third of the four panels says where.
  vec2 lamp = vec2(0.0, 0.5) + (vCell.xy + clamp(at, 0.0, 1.0) * vCell.zw) * 0.5;
  // A shade shines almost as its flame does: a disc in it would be seen.
  float shine = smoothstep(0.06, 0.55, texture(uSheetLight, lamp).r) * uLamps * vAnswer.w;
  lit = mix(lit, min(bare * vec3(1.16, 0.98, 0.74) + vec3(0.1, 0.06, 0.0), 1.0), shine);
  // Its dots go with it.
  lit = dots(lit, vFrom * uResolution + 4096.0, 0.85);
  vec4 shown = vec4(lit, 1.0) * paint.a;
  if (vState.z > 0.0) {
    // A pale rim, and a dark one around that, are seen on every ground.
    float inner = 0.0;
    float outer = 0.0;
    for (int turn = 0; turn < 12; turn++) {
      float angle = float(turn) * 0.5236;
      vec2 way = vec2(cos(angle), sin(angle)) / vStand.zw;
      inner = max(inner, painted(at + way * 3.0, lodOf(1.5)).a);
      outer = max(outer, painted(at + way * 5.0, lodOf(1.5)).a);
    }
    vec4 rim = vec4(vec3(0.09, 0.2, 0.176), 1.0) * smoothstep(0.2, 0.7, outer) * 0.7;
    rim = mix(rim, vec4(1.0, 0.99, 0.93, 1.0), smoothstep(0.2, 0.7, inner));
    shown = shown + rim * (1.0 - shown.a) * vState.z;
  }
  return shown * vState.y;
}

void main() {
  color = vState.x > 0.5 ? shadow() : thing();
}
