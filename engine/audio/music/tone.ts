/** A held tone of two oscillators, one for each ear, which differ slightly in pitch. */
import { startSource } from '../start-source';

/** Difference between the two pitches, cents. At 220 Hz the tone beats every 1.3 s. */
const DETUNE = 6;

/** Time constants after which a fade has come within 0.3 % of its end. */
const FADED = 6;

/** Frequency of a MIDI number, Hz. */
export const midiToHertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** Harmonics of a soft string, from the first. */
const HARMONICS = [1, 0.5, 0.34, 0.2, 0.12, 0.07, 0.04, 0.025];

export function createSoftWave(context: BaseAudioContext): PeriodicWave {
  const real = new Float32Array(HARMONICS.length + 1);
  const imag = Float32Array.from([0, ...HARMONICS]);
  return new PeriodicWave(context, { real, imag, disableNormalization: true });
}

export class Tone {
  readonly #gain: GainNode;
  readonly #oscillators: readonly OscillatorNode[];

  /**
   * Fades in.
   * @param pitch MIDI number
   * @param level highest amplitude of a harmonic, 0-1
   * @param seconds time constant of the fade-in, s
   */
  constructor(
    destination: AudioNode,
    {
      periodicWave,
      pitch,
      level,
      seconds,
    }: { periodicWave: PeriodicWave; pitch: number; level: number; seconds: number },
  ) {
    const { context } = destination;
    this.#gain = new GainNode(context, { gain: 0 });
    this.#gain.gain.setTargetAtTime(level, context.currentTime, seconds);
    const ears = new ChannelMergerNode(context, { numberOfInputs: 2 });
    this.#oscillators = [-DETUNE / 2, DETUNE / 2]
      .map((detune) => new OscillatorNode(context, { periodicWave, frequency: midiToHertz(pitch), detune }))
      .filter((oscillator, ear) => {
        oscillator.connect(ears, 0, ear);
        return startSource(oscillator);
      });
    const [first] = this.#oscillators;
    if (!first) return;
    ears.connect(this.#gain).connect(destination);
    first.addEventListener('ended', () => this.#gain.disconnect());
  }

  /** Fades out with a time constant of `seconds`, frees the nodes, and calls `onEnd`. */
  end(seconds: number, onEnd?: () => void): void {
    const now = this.#gain.context.currentTime;
    this.#gain.gain.cancelScheduledValues(now);
    this.#gain.gain.setTargetAtTime(0, now, seconds);
    if (onEnd) this.#oscillators[0]?.addEventListener('ended', onEnd);
    for (const oscillator of this.#oscillators) oscillator.stop(now + FADED * seconds);
  }
}
