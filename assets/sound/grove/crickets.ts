import { swell } from '../kit/envelope';
import { bandPass, through } from '../kit/filter';
import { brown, wander } from '../kit/noise';
import type { Random } from '../kit/random';
import { type Room, reverberate } from '../kit/reverb';
import { mixInto, SAMPLE_RATE, type Signal, silence } from '../kit/signal';

/** Reverb of a meadow at night: wide, with soft treble. */
const MEADOW: Room = { sixty: 1.3, damping: 2800, size: 2.2, tail: 0 };

/** One cricket: its position and its chirp. */
interface Cricket {
  /** Pitch, Hz. */
  readonly hz: number;
  /** Number of pulses of one chirp. */
  readonly pulses: number;
  /** Duration of a pulse, s. */
  readonly pulse: number;
  /** Interval between chirps, s. */
  readonly every: number;
  /** Pan, -1 (left) to 1 (right). */
  readonly side: number;
  /** Distance from 0 (near) to 1 (barely audible). */
  readonly distance: number;
}

/** Tree crickets sing lower and slower than field crickets, so that the night does not sound shrill. */
const CRICKETS: readonly Cricket[] = [
  { hz: 2350, pulses: 3, pulse: 0.034, every: 0.94, side: -0.6, distance: 0.35 },
  { hz: 2560, pulses: 4, pulse: 0.03, every: 1.27, side: 0.7, distance: 0.5 },
  { hz: 2190, pulses: 3, pulse: 0.038, every: 1.61, side: 0.15, distance: 0.7 },
  { hz: 2730, pulses: 5, pulse: 0.028, every: 2.13, side: -0.2, distance: 0.85 },
];

/** Returns a chirp of a few rounded pulses of an almost pure tone. It is loudest in the middle. */
function chirp({ hz, pulses, pulse }: Cricket, random: Random): Signal {
  const gap = 1.35 * pulse;
  const whole = silence(pulses * gap + 0.02);
  const pitch = hz * random.between(0.995, 1.005);
  for (let order = 0; order < pulses; order += 1) {
    const strength = 0.6 + 0.4 * Math.sin((Math.PI * (order + 0.5)) / pulses);
    const tone = silence(pulse).map((_, index) => {
      const time = index / SAMPLE_RATE;
      return strength * Math.sin(2 * Math.PI * pitch * time) * swell(time, 0.5 * pulse, pulse);
    });
    mixInto(whole, tone, order * gap);
  }
  return whole;
}

/** Returns crickets at several positions over a barely audible night wind. */
export function crickets(seconds: number, random: Random): [Signal, Signal] {
  const [left, right, far] = [silence(seconds), silence(seconds), silence(seconds)];
  for (const cricket of CRICKETS) {
    // Each cricket falls silent and starts again at its own times.
    const mood = wander(seconds, 9, random);
    const angle = ((cricket.side + 1) * Math.PI) / 4;
    const near = 1 - cricket.distance;
    let start = random.between(0, cricket.every);
    while (start < seconds) {
      const wish = 0.5 + 0.5 * (mood[Math.floor(start * SAMPLE_RATE)] as number);
      const strength = (0.35 + 0.65 * wish) * random.between(0.85, 1);
      const voice = chirp(cricket, random);
      mixInto(left, voice, start, strength * near * Math.cos(angle) * 0.7);
      mixInto(right, voice, start, strength * near * Math.sin(angle) * 0.7);
      mixInto(far, voice, start, strength * (0.35 + 0.4 * cricket.distance));
      start += cricket.every * random.between(0.97, 1.05);
    }
  }
  const meadow = reverberate(far, MEADOW);
  mixInto(left, meadow.left);
  mixInto(right, meadow.right);
  const night = (side: Signal) => {
    const flow = wander(seconds, 5, random);
    const air = through(brown(seconds, random), bandPass(380, 0.4));
    mixInto(
      side,
      air.map((sample, index) => 0.2 * sample * (1 + 0.3 * (flow[index] as number))),
    );
  };
  night(left);
  night(right);
  return [left, right];
}
