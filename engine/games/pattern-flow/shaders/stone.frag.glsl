#version 300 es
precision highp float;

in vec2 vPlace;

uniform sampler2D uSheet;
// Strength of the stone's light, 0-1.
uniform float uLight;
// Strength of the response to a press or hover, 0-1.
uniform float uTouch;
// Upper left corner and size of the stone's cell, as shares of the sheet.
uniform vec2 uCell;
uniform vec2 uCellSize;
// Half the size of the cell, CSS px.
uniform vec2 uCellHalf;
// Half the size of the stone, CSS px.
uniform vec2 uStoneHalf;
// Size of the quad relative to the cell.
uniform float uRoom;
// Color of the stone. Alpha is 1 once the sheet has loaded, and 0 before.
uniform vec4 uInk;
// Color factor of an unlit stone at this hour.
uniform vec3 uHour;

out vec4 finalColor;

void main() {
  vec2 local = (vPlace * 2.0 - 1.0) * uRoom;
  vec2 px = local * uCellHalf;
  float times = max(length(px / uStoneHalf), 0.0001);
  float fromRim = length(px) * (1.0 - 1.0 / times);
  vec4 body = vec4(0.0);
  if (uInk.a < 0.5) body = vec4(uInk.rgb, 1.0) * smoothstep(0.8, -0.8, fromRim);
  else if (max(abs(local.x), abs(local.y)) < 0.985) body = texture(uSheet, uCell + (local * 0.5 + 0.5) * uCellSize);
  // The dark symbol on the stone stays dark.
  float isStone = smoothstep(0.16, 0.36, dot(body.rgb, vec3(0.3, 0.5, 0.2)));
  body.rgb *= mix(uHour, vec3(1.0), max(uLight, uTouch * 0.4));
  float lift = isStone * max(uLight * 0.46, uTouch * 0.16);
  body.rgb = mix(body.rgb, vec3(1.0, 0.985, 0.9) * body.a, lift);
  // A pale ring 4 px wide, at a small distance from the stone.
  float gap = 15.0 * uStoneHalf.x / 106.0 + 3.0;
  float ring = smoothstep(2.8, 1.4, abs(fromRim - gap)) * uLight;
  finalColor = body + vec4(1.0, 0.945, 0.76, 1.0) * ring * (1.0 - body.a);
}
