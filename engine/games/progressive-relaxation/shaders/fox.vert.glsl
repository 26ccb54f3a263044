#version 300 es
// Places the corners of the fox's parts. Lengths are in units of the figure.
in vec2 aPosition;
// Position in the sheet, 0-1.
in vec2 aSheet;
// Muscle group (-1 for none), and how tension blends the picture: 0 always shown, 1 shown at rest, 2 shown while tense.
in vec2 aBlend;
// Movement at full tension.
in vec2 aReach;
// Factors of the shoulders' lift and of the breath.
in vec2 aRise;
// 0 fixed, 1 lies in the hammock, 2 the head; and 1 for a part that shines.
in vec2 aKind;

uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;

// Tension of each muscle group and, last, of the whole body, 0-1.
uniform float uFirm[6];
// Fullness of the lungs, 0-1.
uniform float uBreath;
// How far the body has melted into the hammock, 0-1.
uniform float uMelt;
// Amount of movement: 0 with reduced motion, otherwise 1.
uniform float uMoves;

out vec2 vSheet;
// Position in the figure at rest.
out vec2 vFigure;
out float vAlpha;
out float vLight;

const float LIFT = 94.0;
const float RISE = 9.0;
// Depth to which the hammock sags, and half the distance between its ends.
const float SAG = 46.0;
const float HALF = 520.0;
// The joint of the head, and its turn.
const vec2 NECK = vec2(0.0, -120.0);
const float TURN = 0.15;

float firmness(int group) {
  return max(uFirm[group], uFirm[5]);
}

void main() {
  float firm = aBlend.x < 0.0 ? 0.0 : firmness(int(aBlend.x));
  // Only the picture that is at the other end of its movement moves, so that both meet in between.
  float way = aBlend.y > 1.5 ? firm - 1.0 : firm;
  vec2 place = aPosition + aReach * way * uMoves;
  float shoulders = firmness(1);
  place.y -= LIFT * aRise.x * shoulders;
  place.x *= 1.0 - 0.07 * max(0.0, aRise.x) * shoulders;
  float swell = uBreath * aRise.y;
  place.y -= RISE * swell * smoothstep(260.0, 0.0, aPosition.y);
  place.x *= 1.0 + 0.035 * swell * (1.0 - smoothstep(60.0, 240.0, abs(aPosition.y - 90.0)));
  if (aKind.x > 1.5) {
    float turn = TURN * uMelt * (1.0 - 0.7 * max(firm, shoulders));
    vec2 arm = place - NECK;
    place = NECK + vec2(arm.x * cos(turn) - arm.y * sin(turn), arm.x * sin(turn) + arm.y * cos(turn));
    place.y += 14.0 * uMelt;
  }
  if (aKind.x > 0.5) place.y += SAG * uMelt * (1.0 - min(1.0, aPosition.x * aPosition.x / (HALF * HALF)));

  vSheet = aSheet;
  vFigure = aPosition;
  vLight = aKind.y;
  vAlpha = aBlend.y < 0.5 ? 1.0 : aBlend.y < 1.5 ? 1.0 - smoothstep(0.5, 0.8, firm) : smoothstep(0.2, 0.5, firm);
  mat3 matrix = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix;
  gl_Position = vec4((matrix * vec3(place, 1.0)).xy, 0.0, 1.0);
}
