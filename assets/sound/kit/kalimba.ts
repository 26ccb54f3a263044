import { struck } from './envelope';
import { lowPass } from './filter';
import { pink } from './noise';
import { randomFrom } from './random';
import { inRoom, type Room } from './reverb';
import { fromDecibels, generate, SAMPLE_RATE, type Signal, scale, sum } from './signal';

/** One mode of a tine. */
interface Mode {
  /** Frequency as a multiple of the note's frequency. */
  readonly ratio: number;
  /** Level relative to the note, dB, for tines of 587 Hz (D5) and above. */
  readonly level: number;
  /**
   * Additional level for each octave below D5, dB. A tablet's speaker plays nothing below about 450 Hz, so listeners
   * hear low notes by their overtones.
   */
  readonly lift?: number;
  /** Decay time as a multiple of the note's decay time. */
  readonly ring: number;
}

/** Parameters of an instrument: its tines, its body, and the felt on the thumb. */
export interface Voice {
  readonly modes: readonly Mode[];
  /** Time in which a tine of 440 Hz decays by 60 dB, s. Lower tines decay more slowly. */
  readonly sixty: number;
  /** Attack time of the felt, s. */
  readonly attack: number;
  /** Level of the body's knock relative to the note, dB. */
  readonly wood: number;
  /** Level of the felt's noise relative to the note, dB. */
  readonly felt: number;
  readonly room: Room;
  /** Level of the reverb, dB. */
  readonly wet: number;
}

const ROOM: Room = { sixty: 0.9, damping: 2200, size: 0.8, tail: 0 };

/**
 * The common kalimba. A clamped tine has overtones at about 6.3 and 17.5 times its note. The bridge lowers the first
 * one to 5.4, and the wooden body adds warmth at nearly harmonic ratios of 2 and 3. A second, slightly lower mode
 * causes a slow beat.
 */
export const FELTED: Voice = {
  modes: [
    { ratio: 1, level: 0, ring: 1 },
    { ratio: 0.9985, level: -13, ring: 1.15 },
    { ratio: 2.005, level: -12.5, lift: 10, ring: 0.9 },
    { ratio: 3.01, level: -19, lift: 12, ring: 0.7 },
    { ratio: 5.42, level: -17, ring: 0.15 },
  ],
  sixty: 1.9,
  attack: 0.036,
  wood: -12,
  felt: -20,
  room: ROOM,
  wet: -17,
};

/**
 * A kalimba with a longer and slightly glassier sound than {@link FELTED}, for example for the stones of Pattern Flow.
 */
export const GLASSY: Voice = {
  ...FELTED,
  modes: [
    { ratio: 1, level: 0, ring: 1 },
    { ratio: 1.0018, level: -11, ring: 1.2 },
    { ratio: 2.003, level: -12, lift: 10, ring: 0.9 },
    { ratio: 2.76, level: -18, lift: 10, ring: 0.65 },
    { ratio: 4.01, level: -24, ring: 0.34 },
    { ratio: 5.42, level: -18, ring: 0.2 },
  ],
  sixty: 2.6,
  wood: -17,
  felt: -24,
  room: { ...ROOM, sixty: 1.5, damping: 3000, size: 1.1 },
  wet: -13,
};

/** A damped tine, which barely rings, with louder wood. */
export const MUTED: Voice = { ...FELTED, sixty: 0.34, attack: 0.042, wood: -9, felt: -20 };

/** A low tine with strong overtones, because small speakers do not play its fundamental. */
export const LOW: Voice = {
  ...FELTED,
  sixty: 1.6,
  attack: 0.05,
  wood: -19,
  modes: [
    { ratio: 1, level: 0, ring: 1 },
    { ratio: 0.9985, level: -13, ring: 1.15 },
    { ratio: 2.003, level: -4, ring: 0.9 },
    { ratio: 3.005, level: -5, ring: 0.8 },
    { ratio: 4.01, level: -6, ring: 0.7 },
    { ratio: 5.42, level: -26, ring: 0.12 },
  ],
};

/** Resonances of the body, Hz, with their decay times to -60 dB, s. */
const BODY = [
  { hz: 172, sixty: 0.2, level: 0 },
  { hz: 263, sixty: 0.16, level: -3 },
  { hz: 411, sixty: 0.11, level: -8 },
] as const;

/** Lowest frequency at which listeners hear a tine by its fundamental, Hz: D5. */
const UNLIFTED_HZ = 587.33;

const TURN = 2 * Math.PI;

/**
 * Returns the unpitched knock of the body.
 * @param tuning above 1 for a smaller body
 */
export function knock(seconds: number, attack: number, tuning = 1): Signal {
  return sum(
    ...BODY.map(({ hz, sixty, level }) => {
      const height = fromDecibels(level);
      return generate(
        seconds,
        (time) => height * Math.sin(TURN * hz * tuning * time) * struck(time, attack, sixty),
      );
    }),
  );
}

/** Returns the sound of felt on a tine: a short burst of pink noise without treble. */
export function brush(seconds: number, attack: number, seed: string): Signal {
  const soften = lowPass(1100);
  return pink(seconds, randomFrom(`felt ${seed}`)).map(
    (sample, index) => 4 * soften(sample) * struck(index / SAMPLE_RATE, attack, 0.13),
  );
}

/**
 * Returns a plucked note with its reverb. Its peak is about 1.
 * @param hz frequency of the note
 * @param seconds total duration, s
 */
export function pluck(hz: number, seconds: number, voice: Voice = FELTED): Signal {
  const sixty = voice.sixty * Math.sqrt(440 / hz);
  const octavesBelow = Math.max(0, Math.log2(UNLIFTED_HZ / hz));
  const tines = voice.modes.map(({ ratio, level, lift = 0, ring }) => {
    const height = fromDecibels(level + lift * octavesBelow);
    const turn = TURN * hz * ratio;
    return generate(
      seconds,
      (time) => height * Math.sin(turn * time) * struck(time, voice.attack, sixty * ring),
    );
  });
  const wood = scale(knock(seconds, voice.attack * 0.9), fromDecibels(voice.wood));
  const felt = scale(brush(seconds, voice.attack * 0.9, `${hz}`), fromDecibels(voice.felt));
  return inRoom(sum(...tines, wood, felt), voice.room, fromDecibels(voice.wet));
}
