import { expect, test } from 'vitest';
import { hexToOklab, hexToRgb, mixInks, oklabToRgb } from '../../engine/paint/color';

test.each(['#000000', '#ffffff', '#d9694f', '#0b1a22', '#5fa3bf'])(
  '%s survives the round trip through OKLab',
  (hex) => {
    oklabToRgb(hexToOklab(hex)).forEach((part, index) => {
      expect(part).toBeCloseTo(hexToRgb(hex)[index] as number, 4);
    });
  },
);

test('white and black have their OKLab coordinates', () => {
  const [lightness, a, b] = hexToOklab('#ffffff');
  expect(lightness).toBeCloseTo(1, 3);
  expect(Math.hypot(a, b)).toBeLessThan(0.001);
  expect(hexToOklab('#000000')[0]).toBeCloseTo(0, 6);
});

test('a mixed color lies between its sources', () => {
  expect(mixInks('#d9694f', '#5fa3bf', 0)[0]).toBeCloseTo(hexToRgb('#d9694f')[0], 4);
  expect(mixInks('#d9694f', '#5fa3bf', 1)[2]).toBeCloseTo(hexToRgb('#5fa3bf')[2], 4);
  const [grey] = mixInks('#000000', '#ffffff', 0.5);
  // OKLab's lightness of one half corresponds to an eighth of linear light.
  expect(grey).toBeCloseTo(0.3885, 2);
});
