import { expect, test } from 'vitest';
import { Score } from '../../../engine/audio/music/score';
import { nextRandom } from '../../../machines/random';

function randomFrom(seed: number): () => number {
  let next = seed;
  return () => {
    const [value, following] = nextRandom(next);
    next = following;
    return value;
  };
}

/** Returns the chords and notes of `minutes`, with their times, ms. */
function tenMinutes(seed: number) {
  const score = new Score(randomFrom(seed));
  const events: { at: number; pitches: readonly number[]; isChord: boolean }[] = [];
  for (let at = score.wait; at < 600_000; at += score.wait) {
    const { chord, note } = score.next();
    events.push({
      at,
      pitches: chord ? [...chord.pad, chord.low] : [note.pitch],
      isChord: chord !== undefined,
    });
  }
  return events;
}

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed * 7919);
const PENTATONIC = [2, 4, 6, 9, 11];

test('the same random numbers give the same music', () => {
  expect(tenMinutes(7)).toEqual(tenMinutes(7));
  expect(tenMinutes(7)).not.toEqual(tenMinutes(8));
});

test('every pitch belongs to D pentatonic, a chord has three or four notes, and none are close together', () => {
  for (const { pitches, isChord } of SEEDS.slice(0, 10).flatMap(tenMinutes)) {
    for (const pitch of pitches) expect(PENTATONIC).toContain(pitch % 12);
    if (!isChord) continue;
    const pad = pitches.slice(0, -1);
    expect(pad.length).toBeGreaterThanOrEqual(3);
    for (const [at, pitch] of pad.entries())
      if (at > 0) expect(pitch - (pad[at - 1] as number)).toBeGreaterThan(2);
  }
});

test('ten minutes have sparse notes and slow chords, and never six equal intervals of pitch and time again', () => {
  for (const seed of SEEDS) {
    const events = tenMinutes(seed);
    const notes = events.filter(({ isChord }) => !isChord);
    expect(notes.length).toBeGreaterThan(60);
    expect(notes.length).toBeLessThan(260);
    expect(events.length - notes.length).toBeGreaterThan(25);
    const steps = notes.map(
      ({ at, pitches }, index) => `${pitches[0]} ${Math.round((at - (notes[index - 1]?.at ?? 0)) / 100)}`,
    );
    const runs = steps.slice(5).map((_, at) => steps.slice(at, at + 6).join());
    expect(new Set(runs).size).toBe(runs.length);
  }
});

test('an answer is a note of the chord above the phrases, and never the last answer again', () => {
  const score = new Score(randomFrom(3));
  let last = 0;
  for (let count = 0; count < 500; count++) {
    if (count % 3 === 0) score.next();
    const { pitch, level } = score.answer();
    expect(pitch).not.toBe(last);
    expect(pitch).toBeGreaterThanOrEqual(69);
    expect(PENTATONIC).toContain(pitch % 12);
    expect(level).toBeGreaterThan(0.7);
    last = pitch;
  }
});

test('ten minutes of regular taps never have six equal answers in a row again', () => {
  for (const seed of SEEDS) {
    const score = new Score(randomFrom(seed));
    const pitches = Array.from({ length: 660 }, (_, tap) => {
      if (tap % 20 === 0) score.next();
      return score.answer().pitch;
    });
    const runs = pitches.slice(5).map((_, at) => pitches.slice(at, at + 6).join());
    expect(new Set(runs).size).toBe(runs.length);
  }
});
