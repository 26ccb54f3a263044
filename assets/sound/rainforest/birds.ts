import { ease, swell } from '../kit/envelope';
import { bandPass } from '../kit/filter';
import { white } from '../kit/noise';
import type { Random } from '../kit/random';
import { generate, mixInto, SAMPLE_RATE, type Signal, silence } from '../kit/signal';
import { PITCH } from '../pitch';

/** One continuous sound of a bird. */
interface Syllable {
  /** Time since the start of the call, s. */
  readonly start: number;
  /** Duration, s. */
  readonly length: number;
  /** Pitch at the start, Hz. */
  readonly from: number;
  /** Pitch at the end, Hz. */
  readonly to: number;
  /** Level, 0-1. */
  readonly strength: number;
  /** Share of breath noise, 0-1. */
  readonly breath?: number;
}

/** Generates a syllable: an almost pure whistle with a soft attack and a faint octave. */
function sing({ length, from, to, strength, breath = 0 }: Syllable, random: Random): Signal {
  const shake = random.between(4.5, 6.5);
  let phase = 0;
  const whistle = generate(length, (time) => {
    const glide = from * (to / from) ** ease(time / length);
    phase += (2 * Math.PI * glide * (1 + 0.003 * Math.sin(2 * Math.PI * shake * time))) / SAMPLE_RATE;
    return (Math.sin(phase) + 0.035 * Math.sin(2 * phase)) * swell(time, length * 0.38, length) * strength;
  });
  if (breath === 0) return whistle;
  const throat = bandPass((from + to) / 2, 4);
  const air = white(length, random);
  return whistle.map((sample, index) => {
    const time = index / SAMPLE_RATE;
    return sample + breath * throat(air[index] as number) * swell(time, length * 0.4, length) * strength;
  });
}

const pick = <Item>(items: readonly [Item, ...Item[]], random: Random): Item =>
  items[Math.floor(random.unit() * items.length)] ?? items[0];

/** Generates the call of a species as random syllables. */
type Kind = (random: Random) => Syllable[];

/** Notes two octaves above the kalimba, in its scale, so that the thrush is in harmony with every sound. */
const HIGH = [PITCH.fs4 * 4, PITCH.a4 * 4, PITCH.b4 * 4, PITCH.d5 * 4, PITCH.e5 * 4] as const;

/** A thrush: three to five flute-like notes with pauses. Each glides slightly. */
const thrush: Kind = (random) => {
  const syllables: Syllable[] = [];
  const count = Math.floor(random.between(3, 6));
  let start = 0;
  for (let order = 0; order < count; order += 1) {
    const pitch = pick(HIGH, random);
    const length = random.between(0.2, 0.46);
    syllables.push({
      start,
      length,
      from: pitch * random.between(0.97, 1),
      to: pitch * random.between(0.99, 1.05),
      strength: random.between(0.5, 0.85),
    });
    start += length + random.between(0.1, 0.38);
  }
  return syllables;
};

/** A wood dove: three or four breathy low calls. The second one is the longest. */
const dove: Kind = (random) => {
  const pitch = random.between(400, 455);
  const count = Math.floor(random.between(3, 5));
  const syllables: Syllable[] = [];
  let start = 0;
  for (let order = 0; order < count; order += 1) {
    const length = order === 1 ? random.between(0.62, 0.8) : random.between(0.34, 0.46);
    const height = order === 1 ? 1.07 : 1;
    syllables.push({
      start,
      length,
      from: pitch * height,
      to: pitch * height * random.between(0.94, 0.98),
      strength: random.between(0.85, 1.05),
      breath: 0.5,
    });
    start += length + random.between(0.14, 0.3);
  }
  return syllables;
};

/** A distant whistler: one long falling note. Sometimes a lower note follows. */
const whistler: Kind = (random) => {
  const pitch = random.between(1850, 2250);
  const long: Syllable = {
    start: 0,
    length: random.between(0.85, 1.2),
    from: pitch,
    to: pitch * random.between(0.86, 0.93),
    strength: 0.55,
  };
  if (random.unit() < 0.5) return [long];
  const lower = pitch * random.between(0.76, 0.84);
  const answer = { ...long, start: long.length + random.between(0.3, 0.6), from: lower, to: lower * 0.93 };
  return [long, { ...answer, length: random.between(0.5, 0.75), strength: 0.45 }];
};

/** A shy bird in the undergrowth: two or three round, drop-like notes. Each one rises. */
const dropper: Kind = (random) => {
  const pitch = random.between(760, 980);
  const count = Math.floor(random.between(2, 4));
  return Array.from({ length: count }, (_, order) => ({
    start: order * random.between(0.34, 0.44),
    length: random.between(0.15, 0.22),
    from: pitch * (1 + 0.06 * order),
    to: pitch * (1 + 0.06 * order) * random.between(1.45, 1.7),
    strength: 0.6,
  }));
};

const KINDS = [thrush, dove, whistler, dropper] as const;

/** One call in the loop. */
export interface Call {
  /** Time since the start of the loop, s. */
  readonly start: number;
  /** Duration without reverb, s. */
  readonly length: number;
  /** Pan, -1 (left) to 1 (right). */
  readonly side: number;
  /** Distance from 0 (near) to 1 (barely audible). */
  readonly distance: number;
  readonly voice: Signal;
}

/**
 * Returns the calls of the loop: one about every ten seconds, each from its own position. A species never calls
 * twice in a row. No call begins in the first `quiet` s, and no reverb lasts into the final `quiet` s.
 */
export function birds(seconds: number, quiet: number, random: Random): Call[] {
  const calls: Call[] = [];
  let last: Kind | undefined;
  let start = quiet + random.between(0.8, 2);
  for (;;) {
    const others = KINDS.filter((kind) => kind !== last);
    const kind = others[Math.floor(random.unit() * others.length)] ?? thrush;
    const syllables = kind(random);
    const length = Math.max(...syllables.map((syllable) => syllable.start + syllable.length));
    // The reverb has decayed after 2.2 s.
    if (start + length + 2.2 > seconds - quiet) return calls;
    const voice = silence(length);
    for (const syllable of syllables) mixInto(voice, sing(syllable, random), syllable.start);
    calls.push({
      start,
      length,
      side: random.between(-0.85, 0.85),
      distance: random.between(0.25, 0.9),
      voice,
    });
    last = kind;
    start += length + random.between(4.5, 10);
  }
}
