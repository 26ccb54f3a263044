#version 300 es
precision highp float;
//LIGHTS
in vec2 vFrom;
flat in vec4 vStand;
flat in vec4 vCell;
flat in vec4 vFoot;
flat in vec4 vState;
flat in vec4 vAnswer;
flat in vec4 vLampAt[NEAREST];
flat in vec3 vLampInk[NEAREST];
flat in vec4 vThrow;
out vec4 color;

uniform sampler2D uSheet;
uniform sampler2D uSheetLight;
// 1 after the light sheet has loaded, otherwise 0.
uniform float uFaces;
uniform vec2 uSlot;
uniform float uSoftness;
uniform vec3 uShadowInk;
uniform float uShadowDepth;
// Size of the sheet, texels.
uniform vec2 uTexels;
uniform sampler2D uLight;
uniform sampler2D uLightMap;
uniform vec4 uPart;
// Device px per CSS px.
uniform float uDensity;
// Strength of the placed lights.
uniform float uPlaced;
// Brightness of the ground without any lamp, 0-1.
uniform float uAmbient;
// Minimum strength of sun and moon shadows, for ground that direct light does not reach.
uniform float uOpen;
// Direction of the window's light; (0, 0) without a window.
uniform vec2 uWindow;
// Brightness of direct sunlight or moonlight.
uniform float uBeam;
//GRADE

// Returns the paint at a position in the cell, 0-1; transparent outside.
vec4 painted(vec2 at, float lod) {
  vec2 inside = step(vec2(0.0), at) * step(at, vec2(1.0));
  vec4 paint = textureLod(uSheet, vCell.xy + clamp(at, 0.004, 0.996) * vCell.zw, lod);
  return paint * inside.x * inside.y;
}

// Returns the mean coverage of four samples around a position. A single sample would look square.
float covered(vec2 at, float blur, float lod) {
  vec2 step = vec2(blur / vStand.z, blur / vStand.w) * 0.5;
  return 0.25 * (painted(at + step * vec2(1.0, 0.4), lod).a + painted(at + step * vec2(-1.0, -0.4), lod).a
    + painted(at + step * vec2(-0.4, 1.0), lod).a + painted(at + step * vec2(0.4, -1.0), lod).a);
}

float lodOf(float px) {
  vec2 texels = vCell.zw * uTexels / vStand.zw;
  return max(0.0, log2(max(texels.x, texels.y) * px));
}

float brightness(vec3 ink) {
  return dot(ink, vec3(0.3, 0.59, 0.11));
}

vec2 inSlot(vec2 from) {
  return clamp((vStand.xy + from) / uSlot, 0.0, 1.0);
}

vec3 placeLight(vec2 from) {
  vec4 mask = textureLod(uLight, uPart.xy + inSlot(from) * uPart.zw, 0.0);
  return mask.rgb / max(0.5, mask.a);
}

// Returns the total light on the ground, including the sky.
float groundLight(vec3 falls) {
  return uAmbient + brightness(falling(uLightMap, inSlot(vFrom))) * uPlaced + 0.8 * falls.r * uLamps;
}

//ANSWERS

vec4 shadow() {
  float high = vFoot.w / max(1.0, vStand.w);
  vec3 falls = placeLight(vFrom);
  // Contact shadow. It is darkest while the element stands on the ground, and gets wider and fainter as the element
  // rises.
  float wide = vFoot.z * (1.0 + high * 1.4) + 2.0;
  float way = length(vFrom / vec2(wide * 1.25, wide * 0.36));
  float touch = smoothstep(1.0, 0.25, way) * (0.62 / (1.0 + high * 9.0));
  // Outline of the element, projected onto the ground away from the light.
  float thrown = 0.0;
  if (vState.w > 0.0) {
    float up = (vFrom.y - vFoot.w * vThrow.y) / (vThrow.y * vStand.w);
    float side = vFrom.x - (up + high) * vThrow.x * vStand.w;
    float blur = (1.5 + vStand.w * uSoftness * 0.16 * max(0.0, up + 0.25)) * (1.0 + high * 2.0);
    thrown = covered(moved(vec2(vFoot.x + side / vStand.z, vFoot.y - up)), blur, lodOf(blur));
    thrown *= smoothstep(1.15, 0.1, up * (0.5 + uSoftness)) * vState.w;
    // Lamps brighten the shadow. Indoors there is sun only where it comes through the window.
    thrown *= uAmbient / groundLight(falls) * max(uOpen, falls.g);
  }
  float depth = max(touch * 0.9, thrown) * uShadowDepth * vState.y;
  return vec4(uShadowInk * depth, depth);
}

// Returns the shadow of one lamp. It is the outline as seen from the lamp, and gets wider and softer with distance.
vec4 lampShadow() {
  vec4 lamp = vLampAt[0];
  vec3 away = fromLamp(lamp, vStand);
  vec2 from = vec2(vFrom.x, vFrom.y * DEPTH);
  float along = dot(from, away.yz);
  float across = dot(from, vec2(away.z, -away.y)) * (away.z < 0.0 ? -1.0 : 1.0);
  float grown = max(0.0, along / away.x);
  float end = thrownLength(lamp, vStand, away.x);
  float up = lamp.z * grown / (1.0 + grown) - vFoot.w;
  float blur = 2.0 + (0.14 * max(0.0, along) + vFoot.w) / (1.0 + grown);
  vec2 at = vec2(vFoot.x + across / (1.0 + grown) / vStand.z, vFoot.y - max(0.02, up / vStand.w));
  // Most of the quad is empty, so most fragments skip the texture.
  vec2 edge = blur / vStand.zw;
  if (along > 1.1 * end || any(lessThan(at, -edge)) || any(greaterThan(at, 1.0 + edge))) return vec4(0.0);
  float thrown = covered(moved(at), blur, lodOf(blur));
  if (thrown == 0.0) return vec4(0.0);
  thrown *= smoothstep(-vFoot.z, vFoot.z * 0.4, along) * (1.0 - smoothstep(0.35 * end, 1.1 * end, along));
  vec3 point = vec3(vStand.xy + vFrom, 0.0) * vec3(1.0, DEPTH, 1.0);
  vec3 way = lamp.xyz - point;
  float far = length(way);
  float given = brightness(vLampInk[0]) * attenuation(far, lamp.w) * (max(0.0, way.z / far) + 0.35) / 1.35;
  // Only this lamp's share of the light is missing in the shadow. Reflections brighten the shadow.
  float depth = min(0.7, given / groundLight(placeLight(vFrom))) * thrown * vState.y;
  return vec4(uShadowInk * depth, depth);
}

// Returns the halo of a lamp, a candle or the sun.
vec4 halo() {
  float way = length(vFrom) / vStand.z;
  if (way >= 1.0) return vec4(0.0);
  float near = 1.0 - way;
  vec3 air = vLampInk[0] * near * near * near * 0.3 * vState.y;
  // Noise hides color banding at the faint end.
  float noise = texelFetch(uNoise, ivec2(gl_FragCoord.xy) & 255, 0).b;
  return vec4(air + (noise - 0.5) / 200.0, 0.0);
}

// Returns the light of the element's strongest lights on a surface with this normal (right, down, toward the viewer).
vec3 lampsOn(vec3 faces) {
  vec3 point = vec3(vStand.x + vFrom.x, (vStand.y + vThrow.z) * DEPTH, vThrow.z - vFrom.y);
  vec3 normal = vec3(faces.x, faces.z, -faces.y);
  vec3 sum = vec3(0.0);
  for (int rank = 0; rank < NEAREST; rank++) {
    if (vLampInk[rank] == vec3(0.0)) break;
    vec3 way = vLampAt[rank].xyz - point;
    float far = length(way);
    // Light wraps around the form, as on soft materials.
    float meets = max(0.0, (dot(normal, way) / max(far, 1.0) + 0.4) / 1.4);
    sum += vLampInk[rank] * attenuation(far, vLampAt[rank].w) * meets;
  }
  return sum;
}

// Returns the normal of the paint from the first two panels of the light sheet.
vec3 facing(vec2 cell, float lod) {
  if (uFaces == 0.0) return vec3(0.0, 0.0, 1.0);
  vec2 side = vec2(textureLod(uSheetLight, cell, lod).r, textureLod(uSheetLight, cell + vec2(0.5, 0.0), lod).r) * 2.0 - 1.0;
  return vec3(side, sqrt(max(0.1, 1.0 - dot(side, side))));
}

vec4 thing() {
  vec2 at = vFoot.xy + (vFrom + vec2(0.0, vFoot.w)) / vStand.zw;
  at = moved(at);
  float lod = lodOf(1.0) - 0.4;
  vec4 paint = answered(painted(at, lod), at, lod);
  // Most of a quad is transparent, so most fragments end here.
  if (paint.a == 0.0 && vState.z == 0.0) return vec4(0.0);
  vec3 bare = paint.a > 0.0 ? paint.rgb / paint.a : vec3(0.0);
  float lightLod = max(0.0, lod - 1.3);
  vec2 cell = (vCell.xy + clamp(at, 0.0, 1.0) * vCell.zw) * 0.5;
  // Samples lamplight near the element's foot, and sunlight where the ray through this fragment meets the ground.
  vec3 falls = placeLight(vec2(0.0, -0.3 * vStand.w));
  float high = max(0.0, -vFrom.y) * (1.0 - vThrow.w);
  float sun = placeLight(vec2(vFrom.x, 0.0) + (uWindow == vec2(0.0) ? vThrow.xy : uWindow) * high + vec2(0.0, vFrom.y * vThrow.w)).g;
  vec3 lit = graded(bare, falls.r * 0.5, sun * uBeam);
  vec3 near = falling(uLightMap, inSlot(mix(vec2(0.0, vThrow.z), vFrom, vThrow.w))) * uPlaced;
  vec3 lamps = vThrow.w > 0.5 ? near : near * 0.26 + lampsOn(facing(cell, lightLod));
  lit += (bare * 1.1 + 0.03) * lamps;
  lit = shoulder(mix(lit, uAir, uHaze * falls.b * 0.6));
  // Emissive parts, which the third panel masks, are stronger in the dark. A lampshade glows almost as much as its
  // flame. Otherwise the flame would look like a disc.
  float shine = smoothstep(0.06, 0.55, textureLod(uSheetLight, cell + vec2(0.0, 0.5), lightLod).r) * max(uLamps, uPlaced) * vAnswer.w;
  lit = mix(lit, min(bare * vec3(1.06, 0.93, 0.76) + vec3(0.09, 0.05, 0.02), 1.0), min(1.0, shine));
  // The dither pattern moves with the element.
  lit = dots(lit, vFrom * uDensity + 4096.0, 0.85);
  vec4 shown = vec4(lit, 1.0) * paint.a;
  if (vState.z > 0.0) {
    // The selection rim is light inside and dark outside, so that it is visible on every background.
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
  vec2 at = vStand.xy + vFrom;
  // The canvas is larger than the slot. Nothing is drawn outside the slot.
  if (any(lessThan(at, vec2(0.0))) || any(greaterThan(at, uSlot))) discard;
  if (vState.x > 2.5) color = halo();
  else if (vState.x > 1.5) color = lampShadow();
  else color = vState.x > 0.5 ? shadow() : thing();
}
