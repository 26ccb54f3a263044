/** The sound of the music: a pad, a plucked voice, and a low voice that follows the daylight, in one room. */
import type { NoiseVoiceDependencies } from '../noise-voice';
import { playPluckedNote } from './pluck';
import { Reverb } from './reverb';
import type { Chord, Note } from './score';
import { createSoftWave, Tone } from './tone';

/** Total gain. With it the music is 12 LU quieter than the notes of the cues. */
const LEVEL = 0.098;
/** Amplitude of a pad tone, of the low voice and of a plucked note, relative to each other. */
const PAD = 0.1;
const NIGHT_LOW = 0.16;
const DAY_LOW = 0.08;
const PLUCK = 0.36;
/** Gain of the room for pad and notes. */
const WET = 0.5;

/** Nothing of the music is audible above this frequency, Hz. */
const CEILING_HZ = 3600;
/** Cutoff of the pad with empty and with full lungs, Hz. */
const EMPTY_HZ = 520;
const FULL_HZ = 1700;
/** Gain of the pad with empty lungs, relative to full lungs. */
const EMPTY_GAIN = 0.4;

/** Time constants of a change of chord, s. */
const COME_SECONDS = 1.6;
const GO_SECONDS = 1.5;

/** Interval between two points of a swell, s. */
const STEP_SECONDS = 0.2;

/** Highest number of simultaneous plucked notes. Further notes are dropped. */
const MOST_NOTES = 8;
/** Shortest time between two plucked notes, s. Further notes are dropped. */
const GAP_SECONDS = 0.12;

const between = (low: number, high: number, share: number): number => low + (high - low) * share;
const swelling = (part: number): number => (1 - Math.cos(Math.PI * part)) / 2;

export class MusicVoice {
  readonly #context: BaseAudioContext;
  readonly #random: () => number;
  readonly #master: GainNode;
  readonly #pad: GainNode;
  readonly #brightness: BiquadFilterNode;
  readonly #plucked: GainNode;
  readonly #room: Reverb;
  readonly #wave: PeriodicWave;
  readonly #tones = new Map<number, Tone>();
  #low: Tone | undefined;
  #fullness = 0.5;
  #daylight = 1;
  #chord: Chord | undefined;
  #notes = 0;
  #lastNoteAt = Number.NEGATIVE_INFINITY;
  #isEnded = false;

  constructor({ context, output, random = Math.random }: NoiseVoiceDependencies) {
    this.#context = context;
    this.#random = random;
    this.#wave = createSoftWave(context);
    const gain = (value: number) => new GainNode(context, { gain: value });
    const lowPass = (frequency: number) =>
      new BiquadFilterNode(context, { type: 'lowpass', frequency, Q: 0.5 });
    this.#master = gain(LEVEL);
    this.#brightness = lowPass(between(EMPTY_HZ, FULL_HZ, this.#fullness));
    this.#pad = gain(between(EMPTY_GAIN, 1, this.#fullness));
    this.#plucked = gain(PLUCK);
    const ceiling = lowPass(CEILING_HZ);
    const wet = gain(WET);
    this.#brightness.connect(this.#pad).connect(this.#master);
    this.#plucked.connect(this.#master);
    for (const voice of [this.#pad, this.#plucked]) voice.connect(wet);
    this.#room = new Reverb(context, this.#master);
    wet.connect(this.#room.input);
    this.#master.connect(ceiling).connect(output);
  }

  /** Crossfades to a chord. Tones that both chords share go on. While the device is stopped, the chord stays. */
  play(chord: Chord): void {
    if (this.#isEnded || (this.#chord && this.#isStopped)) return;
    this.#chord = chord;
    for (const [pitch, tone] of this.#tones) {
      if (chord.pad.includes(pitch)) continue;
      tone.end(GO_SECONDS);
      this.#tones.delete(pitch);
    }
    for (const pitch of chord.pad)
      if (!this.#tones.has(pitch)) {
        const level = PAD * between(0.7, 1, this.#random());
        this.#tones.set(pitch, this.#tone(this.#brightness, pitch, level));
      }
    this.#playLow(chord);
  }

  /**
   * Follows the breath: changes level and brightness of the pad along half a cosine wave.
   * @param fullness of the lungs at the end, 0-1
   * @param seconds duration, s
   */
  breathe(fullness: number, seconds: number): void {
    const from = this.#fullness;
    this.#fullness = fullness;
    const now = this.#context.currentTime;
    const steps = Math.max(1, Math.round(seconds / STEP_SECONDS));
    const params = [this.#pad.gain, this.#brightness.frequency];
    for (const param of params) param.cancelScheduledValues(now);
    for (let step = 1; step <= steps; step++) {
      const share = between(from, fullness, swelling(step / steps));
      const at = now + ((step - 1) * seconds) / steps;
      this.#pad.gain.setTargetAtTime(between(EMPTY_GAIN, 1, share), at, STEP_SECONDS);
      this.#brightness.frequency.setTargetAtTime(this.#cutoff(share), at, STEP_SECONDS);
    }
  }

  /** Plays a note after `delay` s. Drops it if the device cannot play now, or if too many notes sound. */
  pluck(note: Note, delay = 0): void {
    const at = this.#context.currentTime + delay;
    if (this.#isEnded || this.#isStopped || this.#notes >= MOST_NOTES || at - this.#lastNoteAt < GAP_SECONDS)
      return;
    const side = this.#random() * 2 - 1;
    const onEnd = () => {
      this.#notes -= 1;
    };
    if (!playPluckedNote(this.#plucked, note, { delay, side, onEnd })) return;
    this.#notes += 1;
    this.#lastNoteAt = at;
  }

  /** Sets the daylight, 0 (night) to 1 (day). By night the low voice is lower, and the next swell is darker. */
  light(daylight: number): void {
    const isTurn = daylight >= 0.5 !== this.#isDay;
    this.#daylight = daylight;
    if (isTurn && this.#chord && !this.#isEnded) this.#playLow(this.#chord);
  }

  end(seconds: number): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    const now = this.#context.currentTime;
    this.#master.gain.setTargetAtTime(0, now, seconds / 5);
    for (const tone of this.#tones.values()) tone.end(seconds / 6);
    // The last tone is over when the fade-out is.
    if (this.#low) this.#low.end(seconds / 6, () => this.#room.disconnect());
    else this.#room.disconnect();
  }

  get #isDay(): boolean {
    return this.#daylight >= 0.5;
  }

  /** Whether the device has stopped, for example during a phone call. Sounds that begin now would pile up. */
  get #isStopped(): boolean {
    return this.#context instanceof AudioContext && this.#context.state !== 'running';
  }

  #playLow({ low }: Chord): void {
    this.#low?.end(GO_SECONDS);
    this.#low = this.#tone(this.#pad, low + (this.#isDay ? 12 : 0), this.#isDay ? DAY_LOW : NIGHT_LOW);
  }

  #cutoff(fullness: number): number {
    return EMPTY_HZ * (FULL_HZ / EMPTY_HZ) ** fullness * between(0.75, 1, this.#daylight);
  }

  #tone(destination: AudioNode, pitch: number, level: number): Tone {
    return new Tone(destination, { periodicWave: this.#wave, pitch, level, seconds: COME_SECONDS });
  }
}
