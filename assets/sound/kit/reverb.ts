import { decay } from './envelope';
import { lowPass } from './filter';
import { SAMPLE_RATE, type Signal, samplesIn, secondsOf } from './signal';

/** Lengths of the eight delay lines for a room of size 1, s: no common divisors, so that no pitch rings. */
const LINES = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617, 0.0683, 0.0797] as const;

export interface Room {
  /** Time in which the room's answer falls by 60 dB, s. */
  readonly sixty: number;
  /** Where the walls begin to swallow the treble, Hz. */
  readonly damping: number;
  /** 1 is a quiet wooden room, 2 and more a clearing. */
  readonly size: number;
  /** How much longer than the signal the answer lasts, s. */
  readonly tail: number;
}

/**
 * The answer of a room alone (wet, without the signal itself), left and right: a feedback delay network of eight lines
 * mixed by a Householder reflection, which spreads the energy and loses none.
 */
export function reverberate(signal: Signal, room: Room): { left: Signal; right: Signal } {
  const length = samplesIn(secondsOf(signal) + room.tail);
  const left: Signal = new Float64Array(length);
  const right: Signal = new Float64Array(length);
  const lines = LINES.map((seconds, order) => ({
    store: new Float64Array(samplesIn(seconds * room.size)),
    at: 0,
    keep: decay(seconds * room.size, room.sixty),
    out: 0,
    // Every line is heard on one side only, with changing sign: the two sides know nothing of each other.
    onLeft: order % 2 === 0 ? (order % 4 < 2 ? 1 : -1) : 0,
    onRight: order % 2 === 1 ? (order % 4 < 2 ? 1 : -1) : 0,
  }));
  const softness = 1 - Math.exp((-2 * Math.PI * room.damping) / SAMPLE_RATE);
  // The signal enters softened, as from a few steps away.
  const entry = lowPass(Math.min(room.damping * 1.5, SAMPLE_RATE / 4));
  for (let index = 0; index < length; index += 1) {
    const input = entry(signal[index] ?? 0);
    let total = 0;
    for (const line of lines) {
      // A one-pole low pass: each pass through the room takes a little more of the treble.
      line.out += softness * ((line.store[line.at] as number) * line.keep - line.out);
      total += line.out;
    }
    let sideLeft = 0;
    let sideRight = 0;
    for (const line of lines) {
      line.store[line.at] = input + line.out - total / 4;
      line.at = line.at + 1 === line.store.length ? 0 : line.at + 1;
      sideLeft += line.onLeft * line.out;
      sideRight += line.onRight * line.out;
    }
    left[index] = sideLeft / 2;
    right[index] = sideRight / 2;
  }
  return { left, right };
}

/** Places a dry signal in a room, mono: the signal plus its answer at `wet` (a factor). */
export function inRoom(signal: Signal, room: Room, wet: number): Signal {
  const { left, right } = reverberate(signal, room);
  return left.map(
    (sample, index) => (signal[index] ?? 0) + (wet * (sample + (right[index] as number))) / Math.SQRT2,
  );
}
