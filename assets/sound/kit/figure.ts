import { PITCH, type Pitch } from '../pitch';
import { pluck, type Voice } from './kalimba';
import { mixInto, type Signal, silence } from './signal';

/** A plucked note of a figure: pitch, start (s), velocity (0-1). */
export type Pluck = readonly [pitch: Pitch, start: number, strength: number];

/**
 * Returns a few notes of one instrument.
 * @param seconds total duration, s
 */
export function figure(seconds: number, voice: Voice, plucks: readonly Pluck[]): Signal {
  const whole = silence(seconds);
  for (const [pitch, start, strength] of plucks) {
    mixInto(whole, pluck(PITCH[pitch], seconds - start, voice), start, strength);
  }
  return whole;
}
