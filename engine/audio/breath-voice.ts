/**
 * A breath that a person can follow with closed eyes. It is filtered noise with a faint tone. The pitch of both rises
 * during the inhale and falls during the exhale. Each phase is synthesized for its duration, and starts and ends in
 * silence.
 */

import { clamp, easeInOut } from '../stage/easing';
import { NoiseVoice, type NoiseVoiceDependencies } from './noise-voice';
import { startSource } from './start-source';

/** Phases of a breath. `rest`, the hold after an exhale, has no sound. */
export type BreathPhase = 'in' | 'hold' | 'out' | 'rest';

interface Shape {
  /** Frequency of the tone at the start, Hz. */
  readonly from: number;
  /** Frequency of the tone at the end, Hz. */
  readonly to: number;
  /** Time of the highest level, as a share of the phase, 0-1. */
  readonly top: number;
  /** Highest level, 0-1. */
  readonly level: number;
}

const LOW_HZ = 293.665;
const HIGH_HZ = 440;

const SHAPES: Readonly<Record<Exclude<BreathPhase, 'rest'>, Shape>> = {
  in: { from: LOW_HZ, to: HIGH_HZ, top: 0.62, level: 1 },
  hold: { from: HIGH_HZ, to: HIGH_HZ, top: 0.2, level: 0.22 },
  out: { from: HIGH_HZ, to: LOW_HZ, top: 0.22, level: 1 },
};

/** Points per second of the pitch and level curves. Finer curves sound the same. */
const POINTS_PER_SECOND = 20;

/** Length of the noise loop, s. It is long enough that the repetition is not audible. */
const NOISE_SECONDS = 5;

/** Fade-out after `stop`, and fade-in when playback joins in mid-phase, s. */
const FADE_SECONDS = 0.35;

/** Total gain. With it the highest level is -28 LUFS, 6 LU below a kalimba note. */
const LEVEL = 0.22;

const ease = (part: number): number => easeInOut(clamp(part, 0, 1));

/** Returns the gain after `part` (0-1) of the phase. The maximum is {@link LEVEL}. */
function levelAt({ top, level }: Shape, part: number): number {
  const swell = part < top ? ease(part / top) : ease((1 - part) / (1 - top));
  return LEVEL * level * swell ** 1.3;
}

/** Returns the frequency at a share of the phase, Hz, gliding on a logarithmic scale and slowly at both ends. */
const pitchAt = ({ from, to }: Shape, part: number): number =>
  from * (to / from) ** (0.35 * part + 0.65 * ease(part));

/** Samples a curve from `begin` (0-1) to its end, for `seconds`, at {@link POINTS_PER_SECOND}. */
function curve(at: (part: number) => number, begin: number, seconds: number): Float32Array<ArrayBuffer> {
  const count = Math.max(2, Math.ceil(seconds * POINTS_PER_SECOND));
  return Float32Array.from({ length: count }, (_, index) => at(begin + (1 - begin) * (index / (count - 1))));
}

/** The phase that sounds now: its output gain, and a function that stops its sources. */
interface Sounding {
  readonly gate: GainNode;
  stop(at: number): void;
}

export class BreathVoice extends NoiseVoice {
  #sounding: Sounding | undefined;

  constructor(parts: NoiseVoiceDependencies) {
    super(parts, { seconds: NOISE_SECONDS });
  }

  /**
   * Begins a phase, and fades out the previous one.
   * @param ms duration of the whole phase
   * @param elapsed time since the start of the phase, ms. It is above 0 when the sound is turned on in mid-phase.
   */
  begin(phase: BreathPhase, ms: number, elapsed = 0): void {
    this.stop();
    const seconds = (ms - elapsed) / 1000;
    if (phase === 'rest' || seconds <= 0.05) return;
    this.resume();
    this.#sounding = this.#sound(SHAPES[phase], elapsed / ms, seconds);
  }

  stop(): void {
    if (!this.#sounding) return;
    const { gate, stop } = this.#sounding;
    this.#sounding = undefined;
    const now = this.context.currentTime;
    gate.gain.cancelScheduledValues(now);
    gate.gain.setTargetAtTime(0, now, FADE_SECONDS / 4);
    stop(now + FADE_SECONDS);
  }

  #sound(shape: Shape, begin: number, seconds: number): Sounding | undefined {
    const { context } = this;
    const now = context.currentTime;
    const noise = this.noise();
    const tone = new OscillatorNode(context, { type: 'sine', frequency: pitchAt(shape, begin) });
    // The wide and the narrow noise band move together, about one octave above the tone.
    const broad = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.6 });
    const narrow = new BiquadFilterNode(context, { type: 'bandpass', Q: 6 });
    const soften = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2200 });
    const level = new GainNode(context, { gain: 0 });
    const gate = new GainNode(context, { gain: begin > 0 ? 0 : 1 });
    if (begin > 0) gate.gain.setTargetAtTime(1, now, FADE_SECONDS / 3);

    const glide = (param: AudioParam, at: (part: number) => number) =>
      param.setValueCurveAtTime(curve(at, begin, seconds), now, seconds);
    glide(broad.frequency, (part) => 2.2 * pitchAt(shape, part));
    glide(narrow.frequency, (part) => 2 * pitchAt(shape, part));
    glide(tone.frequency, (part) => pitchAt(shape, part));
    glide(level.gain, (part) => levelAt(shape, part));

    const share = (gain: number) => new GainNode(context, { gain });
    noise.connect(broad).connect(soften).connect(share(0.8)).connect(level);
    noise.connect(narrow).connect(share(1.6)).connect(level);
    tone.connect(share(0.02)).connect(level);
    level.connect(gate).connect(this.output);
    const end = now + seconds;
    const hasStarted =
      startSource(tone, () => tone.start(now)) &&
      startSource(noise, () => noise.start(now, this.random() * NOISE_SECONDS));
    if (!hasStarted) {
      gate.disconnect();
      return undefined;
    }
    noise.stop(end);
    tone.stop(end);
    noise.addEventListener('ended', () => gate.disconnect());
    return {
      gate,
      stop: (at) => {
        if (at >= end) return;
        noise.stop(at);
        tone.stop(at);
      },
    };
  }
}
