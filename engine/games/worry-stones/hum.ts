/**
 * The hum of a stone under a thumb: soft noise through two resonances, at the second and third harmonics of the stone's
 * note. The hum follows the speed of the thumb. With more gloss the resonances ring longer.
 */
import { pinkNoise } from '../../audio/pink-noise';
import { startSource } from '../../audio/start-source';

/**
 * Notes of the five stones, Hz: D, E, F sharp, A and B. When a stone is chosen, the same note sounds an octave higher.
 */
const NOTES = [146.832, 164.814, 184.997, 220, 246.942] as const;

/** Quality factor of the resonances on a rough stone. */
const DULL = 1.2;
/** Quality factor of the resonances on a polished stone. */
const POLISHED = 26;

/** Length of the noise loop, s. It is long enough that the repetition is not audible. */
const LOOP_SECONDS = 4;

/** Time constant of the attack, s. */
const SWELL = 0.12;
/** Time without movement before the release, s. */
const HOLD = 0.12;
/** Time constant of the release, s. */
const FADE = 0.3;

/** Time without movement after which the nodes stop, s. */
const REST = 3;

/** Total gain at a quality factor of 6. */
const LEVEL = 0.9;

/** Returns the gain of the hum. It rises with the quality factor, because a narrower filter passes less noise. */
const levelOf = (quality: number): number => LEVEL * Math.sqrt(quality / 6);

interface Running {
  readonly source: AudioBufferSourceNode;
  readonly bands: readonly BiquadFilterNode[];
  readonly gain: GainNode;
}

export interface Stroke {
  /** Index of the stone, 0-4. */
  readonly stone: number;
  /** Speed of the thumb, 0-1. */
  readonly speed: number;
  /** Gloss of the whole stone, 0-1. */
  readonly gloss: number;
  /** Brightness of the pulsing light beneath the stone, 0-1. It modulates the level. */
  readonly swell: number;
}

export class Hum {
  readonly #context: BaseAudioContext;
  readonly #output: AudioNode;
  readonly #random: () => number;
  #noise: AudioBuffer | undefined;
  #running: Running | undefined;

  /** @param random returns the random numbers of the noise, 0-1. A test may replace it. */
  constructor(context: BaseAudioContext, output: AudioNode, random: () => number = Math.random) {
    this.#context = context;
    this.#output = output;
    this.#random = random;
  }

  /** Sets pitch, resonance and level for a movement of the thumb. Without another movement the hum fades out. */
  follow({ stone, speed, gloss, swell }: Stroke): void {
    const context = this.#context;
    // The context may have been suspended in the meantime.
    if (context instanceof AudioContext && context.state === 'suspended')
      context
        .resume()
        .catch((error: unknown) => console.warn('The audio context could not be resumed', error));
    this.#running ??= this.#start();
    if (!this.#running) return;
    const { source, bands, gain } = this.#running;
    const now = context.currentTime;
    const quality = DULL * (POLISHED / DULL) ** gloss;
    for (const [octave, band] of bands.entries()) {
      band.frequency.setTargetAtTime((NOTES[stone] as number) * (octave + 2), now, SWELL);
      band.Q.setTargetAtTime(quality, now, SWELL);
    }
    gain.gain.cancelScheduledValues(now);
    const level = levelOf(quality) * (0.2 + 0.8 * speed) * (0.7 + 0.3 * swell);
    gain.gain.setTargetAtTime(level, now, SWELL);
    // Fades out unless another movement follows.
    gain.gain.setTargetAtTime(0, now + HOLD, FADE);
    source.stop(now + REST);
  }

  #start(): Running | undefined {
    const context = this.#context;
    this.#noise ??= this.#makeNoise();
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise, loop: true });
    const soften = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1800 });
    const gain = new GainNode(context, { gain: 0 });
    const bands = [0.7, 0.3].map((share) => {
      const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: NOTES[0], Q: DULL });
      source
        .connect(band)
        .connect(new GainNode(context, { gain: share }))
        .connect(soften);
      return band;
    });
    soften.connect(gain).connect(this.#output);
    if (!startSource(source)) {
      gain.disconnect();
      return undefined;
    }
    source.addEventListener('ended', () => {
      gain.disconnect();
      this.#running = undefined;
    });
    return { source, bands, gain };
  }

  #makeNoise(): AudioBuffer {
    const { sampleRate } = this.#context;
    const length = Math.round(sampleRate * LOOP_SECONDS);
    const noise = new AudioBuffer({ length, sampleRate, numberOfChannels: 1 });
    noise.copyToChannel(pinkNoise(length, this.#random), 0);
    return noise;
  }
}
