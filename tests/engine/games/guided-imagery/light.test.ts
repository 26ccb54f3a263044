import { expect, test } from 'vitest';
import { lookAt } from '../../../../engine/games/guided-imagery/light';
import { PLACES } from '../../../../engine/games/guided-imagery/places';

const all = [...PLACES.keys()];
const tone = ([r, g, b]: readonly [number, number, number]) => 0.299 * r + 0.587 * g + 0.114 * b;

test('the light changes from pale morning to gold, and by night every scene is darker', () => {
  const warmth = (index: number) => {
    const [r, , b] = lookAt(index, 0).near;
    return r - b;
  };
  expect(Math.max(warmth(0), warmth(1))).toBeLessThan(Math.min(warmth(8), warmth(9)));
  for (const index of all) {
    const day = lookAt(index, 0);
    const [near, sky] = [tone(day.near), tone(day.skyMiddle)];
    const night = lookAt(index, 1);
    expect(tone(night.near)).toBeLessThan(near / 2);
    expect(tone(night.skyMiddle)).toBeLessThan(sky / 2);
  }
});

test('an unchanged look is the same object, so that a redraw costs nothing', () => {
  for (const index of all) {
    expect(lookAt(index, 0)).toBe(lookAt(index, 0));
    expect(lookAt(index, 0.4)).toBe(lookAt(index, 0.4));
    expect(lookAt(index, 0.4)).not.toEqual(lookAt(index, 0));
  }
});

test('the vanishing point of each scene lies within the picture', () => {
  for (const { way, field } of PLACES) {
    expect(way?.x).toBeGreaterThan(field.width * 0.3);
    expect(way?.x).toBeLessThan(field.width * 0.7);
    expect(way?.y).toBeGreaterThan(field.height * 0.3);
    expect(way?.y).toBeLessThan(field.height * 0.75);
  }
});
