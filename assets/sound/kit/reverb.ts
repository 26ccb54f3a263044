import { decay } from './envelope';
import { lowPass } from './filter';
import { SAMPLE_RATE, type Signal, samplesIn, secondsOf } from './signal';

/**
 * Durations of the eight delay lines in a room of size 1, s. They have no common divisor, so that no pitch resonates.
 */
const LINES = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617, 0.0683, 0.0797] as const;

export interface Room {
  /** Decay time of the reverb to -60 dB, s. */
  readonly sixty: number;
  /** Frequency above which the walls absorb treble, Hz. */
  readonly damping: number;
  /** Size of the room: 1 is a quiet wooden room, 2 or more a clearing. */
  readonly size: number;
  /** Duration of the reverb after the end of the signal, s. */
  readonly tail: number;
}

/**
 * Returns the reverb of a room, left and right. It is a feedback delay network of eight lines, mixed by a Householder
 * reflection, which preserves energy.
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
    // Each line goes to one side with alternating sign, which decorrelates the two sides.
    onLeft: order % 2 === 0 ? (order % 4 < 2 ? 1 : -1) : 0,
    onRight: order % 2 === 1 ? (order % 4 < 2 ? 1 : -1) : 0,
  }));
  const softness = 1 - Math.exp((-2 * Math.PI * room.damping) / SAMPLE_RATE);
  // Removes treble from the input, as air does over a distance.
  const entry = lowPass(Math.min(room.damping * 1.5, SAMPLE_RATE / 4));
  for (let index = 0; index < length; index += 1) {
    const input = entry(signal[index] ?? 0);
    let total = 0;
    for (const line of lines) {
      // A one-pole low pass, so that each round trip removes more treble.
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

/**
 * Returns a dry signal with mono reverb.
 * @param wet level of the reverb, as a factor
 */
export function inRoom(signal: Signal, room: Room, wet: number): Signal {
  const { left, right } = reverberate(signal, room);
  return left.map(
    (sample, index) => (signal[index] ?? 0) + (wet * (sample + (right[index] as number))) / Math.SQRT2,
  );
}
