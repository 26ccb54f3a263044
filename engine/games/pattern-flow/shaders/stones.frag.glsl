#version 300 es
precision highp float;

in vec2 vLocal;
in vec2 vCell;
flat in int vStone;

uniform sampler2D uSheet;
// Size of a cell as a share of the sheet, and whether there is a sheet already.
uniform vec3 uCellSize;
// Half the size of a cell, CSS px.
uniform vec2 uCellHalf;
// Half the size of a stone, CSS px.
uniform vec2 uStoneHalf;
// Light of each stone from 0 to 1, and how far it is pressed or hovered over. The last is for what is no stone.
uniform vec2 uStates[6];
uniform vec3 uStoneInks[6];
// What the hour does to unlit colours.
uniform vec3 uHour;

out vec4 finalColor;

void main() {
  vec2 state = uStates[vStone];
  float light = state.x;
  vec2 px = vLocal * uCellHalf;
  float times = max(length(px / uStoneHalf), 0.0001);
  float fromRim = length(px) * (1.0 - 1.0 / times);
  vec4 body = vec4(0.0);
  if (uCellSize.z > 0.5) {
    if (max(abs(vLocal.x), abs(vLocal.y)) < 0.985) body = texture(uSheet, vCell + (vLocal * 0.5 + 0.5) * uCellSize.xy);
  } else if (vStone < 5) {
    body = vec4(uStoneInks[vStone], 1.0) * smoothstep(0.8, -0.8, fromRim);
  }
  // The mark stays as dark as it is.
  float isStone = smoothstep(0.16, 0.36, dot(body.rgb, vec3(0.3, 0.5, 0.2)));
  body.rgb *= mix(uHour, vec3(1.0), max(light, state.y * 0.4));
  float lift = isStone * max(light * 0.46, state.y * 0.16);
  body.rgb = mix(body.rgb, vec3(1.0, 0.985, 0.9) * body.a, lift);
  // The ring: 4 px, pale, a little away from the stone.
  float gap = 15.0 * uStoneHalf.x / 106.0 + 3.0;
  float ring = smoothstep(2.8, 1.4, abs(fromRim - gap)) * light * (vStone < 5 ? 1.0 : 0.0);
  finalColor = body + vec4(1.0, 0.945, 0.76, 1.0) * ring * (1.0 - body.a);
}
