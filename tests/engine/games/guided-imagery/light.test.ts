import { expect, test } from 'vitest';
import { lookOfScene } from '../../../../engine/games/guided-imagery/light';
import { WALKED_SCENES } from '../../../../engine/games/guided-imagery/places';

const all = [...WALKED_SCENES.keys()];
const tone = ([r, g, b]: readonly [number, number, number]) => 0.299 * r + 0.587 * g + 0.114 * b;

test('the light changes from pale morning to gold, and by night every scene is darker', () => {
  const warmth = (index: number) => {
    const [r, , b] = lookOfScene(index, 0).near;
    return r - b;
  };
  expect(Math.max(warmth(0), warmth(1))).toBeLessThan(Math.min(warmth(8), warmth(9)));
  for (const index of all) {
    const day = lookOfScene(index, 0);
    const [near, sky] = [tone(day.near), tone(day.skyMiddle)];
    const night = lookOfScene(index, 1);
    expect(tone(night.near)).toBeLessThan(near / 2);
    expect(tone(night.skyMiddle)).toBeLessThan(sky / 2);
  }
});

test('an unchanged look is the same object, so that a redraw costs nothing', () => {
  for (const index of all) {
    expect(lookOfScene(index, 0)).toBe(lookOfScene(index, 0));
    expect(lookOfScene(index, 0.4)).toBe(lookOfScene(index, 0.4));
    expect(lookOfScene(index, 0.4)).not.toEqual(lookOfScene(index, 0));
  }
});

test('the vanishing point of each scene lies within the picture', () => {
  for (const { way, field } of WALKED_SCENES) {
    expect(way?.x).toBeGreaterThan(field.width * 0.3);
    expect(way?.x).toBeLessThan(field.width * 0.7);
    expect(way?.y).toBeGreaterThan(field.height * 0.3);
    expect(way?.y).toBeLessThan(field.height * 0.75);
  }
});
