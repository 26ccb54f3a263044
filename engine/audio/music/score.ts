/** The music as a random sequence of chords and notes in D major pentatonic, the scale of the cues. */
/** A chord of the pad, with the note of the low voice. Pitches are MIDI numbers (69 is A4). */
export interface Chord {
  readonly pad: readonly number[];
  /** Lowest octave, as at night. */
  readonly low: number;
  /** Fullness of the pad, 0-1. */
  readonly fullness: number;
}

export interface Note {
  /** MIDI number. */
  readonly pitch: number;
  /** Loudness, 0-1. */
  readonly level: number;
}

type Moment =
  | { readonly chord: Chord; readonly note?: never }
  | { readonly note: Note; readonly chord?: never };

const [D, E, FS, A, B] = [2, 4, 6, 9, 11] as const;
const SCALE: readonly number[] = [D, E, FS, A, B];

/** The chords: pitch classes of pad and phrases, and the low note. */
const CHORDS = [
  { tones: [D, FS, A], low: 38 },
  { tones: [A, D, E], low: 45 },
  { tones: [B, D, FS], low: 47 },
  { tones: [E, A, B], low: 40 },
  { tones: [FS, A, D, E], low: 42 },
  { tones: [D, E, A, B], low: 38 },
] as const satisfies readonly { tones: readonly number[]; low: number }[];

/** The chords that may follow each chord. */
const NEXT = [
  [1, 2, 3, 5],
  [0, 2, 4],
  [1, 3, 5, 0],
  [0, 1, 2],
  [2, 3, 5],
  [1, 2, 4],
] as const;

/** Range of the pad: F#3 to B4. */
const PAD: readonly [number, number] = [54, 71];
/** Range of the phrases: D4 to A5. */
const MELODY: readonly [number, number] = [62, 81];
/** Range of the answers: A4 to B5, above the phrases. */
const ANSWERS: readonly [number, number] = [69, 83];

/** Fullness of the pad while no breath leads it, 0-1. Emptier chords in a row would be a silence. */
const FULLNESS: readonly [number, number] = [0.35, 1];

const CHORD_SECONDS: readonly [number, number] = [13, 23];
const REST_SECONDS: readonly [number, number] = [4.5, 11];
const STEP_SECONDS: readonly [number, number] = [0.8, 2.2];
const MOST_NOTES = 4;

/** Smallest interval between two notes of the pad, semitones. */
const PAD_SPACING = 3;

/** Number of notes in a row that never occur twice in ten minutes. Regular taps would make a longer run audible. */
const RUN = 5;
/** Number of remembered runs: more than ten minutes of quick answers. */
const MOST_RUNS = 1000;

/** Notes of one voice: the last ones, at most one fewer than a run, and the runs of the last minutes. */
interface Line {
  recent: readonly number[];
  readonly runs: Set<string>;
}

const pitchesIn = ([from, to]: readonly [number, number], classes: readonly number[]): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((pitch) => classes.includes(pitch % 12));

export class Score {
  readonly #random: () => number;
  #chord = 0;
  /** Time until the next chord, ms. */
  #untilChord = 0;
  /** Time until the next note, ms. */
  #untilNote: number;
  #left = 0;
  readonly #phrases: Line = { recent: [69], runs: new Set() };
  readonly #answers: Line = { recent: [74], runs: new Set() };

  /** @param random returns a random number, 0-1. The same sequence of numbers gives the same music */
  constructor(random: () => number) {
    this.#random = random;
    this.#untilNote = this.#ms([2, 5]);
  }

  /** Time from the last chord or note to the next one, ms. */
  get wait(): number {
    return Math.min(this.#untilChord, this.#untilNote);
  }

  next(): Moment {
    const { wait } = this;
    this.#untilChord -= wait;
    this.#untilNote -= wait;
    return this.#untilChord === 0 ? { chord: this.#nextChord() } : { note: this.#nextNote() };
  }

  /** Returns the answer to an act of the person: a note of the current chord, near the last answer but never equal. */
  answer(): Note {
    const pitch = this.#near(this.#answers, ANSWERS, CHORDS[this.#chord]?.tones ?? SCALE);
    return { pitch, level: 0.75 + 0.25 * this.#random() };
  }

  #nextChord(): Chord {
    const following = NEXT[this.#chord] ?? [0];
    this.#chord = following[Math.floor(this.#random() * following.length)] ?? 0;
    this.#untilChord = this.#ms(CHORD_SECONDS);
    const { tones, low } = CHORDS[this.#chord] ?? CHORDS[0];
    return { pad: this.#voicing(tones), low, fullness: this.#between(FULLNESS) };
  }

  /** Returns three or four notes of the chord in a random order of octaves, without close intervals. */
  #voicing(tones: readonly number[]): number[] {
    const voicing: number[] = [];
    const free = pitchesIn(PAD, tones);
    while (voicing.length < 4 && free.length > 0) {
      const [pitch] = free.splice(Math.floor(this.#random() * free.length), 1) as [number];
      if (voicing.every((other) => Math.abs(other - pitch) >= PAD_SPACING)) voicing.push(pitch);
    }
    return voicing.sort((one, other) => one - other);
  }

  #nextNote(): Note {
    if (this.#left === 0) this.#left = 1 + Math.floor(this.#random() * MOST_NOTES);
    this.#left -= 1;
    const isEdge = this.#left === 0;
    const tones = isEdge || this.#random() < 0.5 ? (CHORDS[this.#chord]?.tones ?? SCALE) : SCALE;
    const pitch = this.#near(this.#phrases, MELODY, tones);
    this.#untilNote = this.#ms(isEdge ? REST_SECONDS : STEP_SECONDS);
    return { pitch, level: 0.5 + 0.5 * this.#random() };
  }

  /**
   * Returns another pitch of these classes in a range, or of the scale if each of them would repeat a run. Small steps
   * are likelier than leaps.
   */
  #near(line: Line, range: readonly [number, number], classes: readonly number[]): number {
    const last = line.recent.at(-1) as number;
    const others = (of: readonly number[]) =>
      pitchesIn(range, of)
        .filter((other) => other !== last && !line.runs.has([...line.recent, other].join()))
        .sort((one, other) => Math.abs(one - last) - Math.abs(other - last));
    const fitting = others(classes);
    const free = fitting.length > 0 ? fitting : others(SCALE);
    const next = free[Math.floor(this.#random() ** 1.7 * Math.min(6, free.length))] ?? last;
    if (line.runs.size >= MOST_RUNS) line.runs.clear();
    line.runs.add([...line.recent, next].join());
    line.recent = [...line.recent, next].slice(1 - RUN);
    return next;
  }

  #ms(seconds: readonly [number, number]): number {
    return Math.round(1000 * this.#between(seconds));
  }

  #between([from, to]: readonly [number, number]): number {
    return from + (to - from) * this.#random();
  }
}
