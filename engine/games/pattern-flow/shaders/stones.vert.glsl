#version 300 es
// Stones, and plants, as rectangles. Lengths in CSS px.
layout(location = 0) in vec2 aPlace;
// From the middle of the thing, by half the size of its cell.
layout(location = 1) in vec2 aLocal;
// Left upper corner of its cell, as shares of the sheet.
layout(location = 2) in vec2 aCell;
layout(location = 3) in float aStone;

uniform vec2 uView;
// 1 on the canvas, whose rows are counted from below; -1 in a texture.
uniform float uUp;

out vec2 vLocal;
out vec2 vCell;
flat out int vStone;

void main() {
  vec2 place = aPlace / uView * 2.0 - 1.0;
  gl_Position = vec4(place.x, -place.y * uUp, 0.0, 1.0);
  vLocal = aLocal;
  vCell = aCell;
  vStone = int(aStone);
}
