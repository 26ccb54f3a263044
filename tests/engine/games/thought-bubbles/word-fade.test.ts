import { beforeEach, expect, test } from 'vitest';
import { WordFade } from '../../../../engine/games/thought-bubbles/word-fade';
import { domDocument } from '../../../fakes/dom';

const FRAME = 1 / 60;
let told: number[];
let words: WordFade;
beforeEach(() => {
  told = [];
  const { style } = domDocument.createElement('span');
  style.setProperty = (name, value) => {
    expect(name).toBe('--words');
    told.push(Number(value));
  };
  words = new WordFade({ style } as unknown as HTMLElement);
});

/** Runs frames until nothing moves. Returns the elapsed time, s. */
function waits(): number {
  let seconds = FRAME;
  for (; words.tick(FRAME); seconds += FRAME) expect(seconds).toBeLessThan(2);
  return seconds;
}

test('words appear shortly after their bubbles, and disappear faster, in a few steps', () => {
  words.go(1);
  expect(words.tick(0.12)).toBe(true);
  expect(told).toEqual([]);
  expect(waits()).toBeCloseTo(0.45, 1);
  expect(told).toEqual([0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]);
  told.length = 0;
  words.go(0);
  expect(waits()).toBeCloseTo(0.25, 1);
  expect(told).toEqual([0.875, 0.75, 0.625, 0.5, 0.375, 0.25, 0.125, 0]);
  expect(words.tick(FRAME)).toBe(false);
});
