import { ease, swell } from '../kit/envelope';
import { lowPass, stateVariable } from '../kit/filter';
import { pink, wander } from '../kit/noise';
import { randomFrom } from '../kit/random';
import { inRoom, type Room } from '../kit/reverb';
import { SAMPLE_RATE, type Signal, sum } from '../kit/signal';
import { PITCH } from '../pitch';
import { effect, type Sound } from '../sound';

const ROOM: Room = { sixty: 1.1, damping: 1800, size: 1.2, tail: 0 };

interface Breath {
  readonly seed: string;
  /** Length, s. */
  readonly seconds: number;
  /** When it is fullest, s. */
  readonly top: number;
  /** Pitch of the air at its beginning and its end, Hz. */
  readonly from: number;
  readonly to: number;
  /** Share of the sung undertone, 0-1. */
  readonly tone: number;
}

/** Air through a round mouth: a broad band and a narrow one that glide together, over an undertone an octave down. */
function breathe({ seed, seconds, top, from, to, tone }: Breath): Signal {
  const random = randomFrom(seed);
  const drift = wander(seconds, 0.4, random);
  const broad = stateVariable();
  const narrow = stateVariable();
  const soften = lowPass(2200);
  let phase = 0;
  const end = seconds - 0.25;
  const air = pink(seconds, random).map((sample, index) => {
    const time = index / SAMPLE_RATE;
    // The glide is in pitch, not in Hz, and rests at both ends.
    const hz = from * (to / from) ** ease((time - 0.1 * end) / (0.75 * end));
    const level = swell(time, top, end) ** 1.3;
    phase += (2 * Math.PI * hz) / SAMPLE_RATE;
    const undertone = tone * (Math.sin(phase) + 0.25 * Math.sin(phase / 2) + 0.12 * Math.sin(2 * phase));
    const breath = 0.8 * soften(broad(sample, 2.2 * hz, 0.6).band) + 1.6 * narrow(sample, hz, 7).band;
    return level * (undertone + breath * (1 + 0.15 * (drift[index] as number)));
  });
  return inRoom(sum(air), ROOM, 0.3);
}

/** In goes up a fifth, out comes down a fifth, and between them the upper note rests. */
export const BREATHS: readonly Sound[] = [
  effect('breath-in', -27, () =>
    breathe({ seed: 'breath-in', seconds: 3.4, top: 1.9, from: PITCH.d4, to: PITCH.a4, tone: 0.05 }),
  ),
  effect('breath-hold', -31, () =>
    breathe({ seed: 'breath-hold', seconds: 2.4, top: 0.7, from: PITCH.a4, to: PITCH.a4, tone: 0.06 }),
  ),
  effect('breath-out', -27, () =>
    breathe({ seed: 'breath-out', seconds: 3.8, top: 0.9, from: PITCH.a4, to: PITCH.d4, tone: 0.05 }),
  ),
].map((sound) => ({ ...sound, quality: { vbrQuality: 7 } }));
