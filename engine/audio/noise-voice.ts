/** Base class of the synthesized voices, which all shape noise: a rake, a stone under a thumb, a breath, a place. */
import { pinkNoise } from './pink-noise';
import { startSource } from './start-source';

export interface NoiseVoiceDependencies {
  readonly context: BaseAudioContext;
  readonly output: AudioNode;
  /** Returns a random number, 0-1. A test may replace it. */
  readonly random?: () => number;
}

export interface NoiseOptions {
  /** Length of the loop, s. It is long enough that the repetition is not audible. */
  readonly seconds: number;
  /** Returns the samples, -1 to 1. Default: pink noise. */
  readonly samples?: (length: number, random: () => number) => Float32Array<ArrayBuffer>;
}

/** Course of the level of a sound that follows a movement, s. */
export interface Envelope {
  /** Time constant of the attack. */
  readonly attack: number;
  /** Time without movement before the release. */
  readonly hold: number;
  /** Time constant of the release. */
  readonly release: number;
  /** Time without movement after which the nodes stop. */
  readonly rest: number;
}

/** Nodes that sound until their source ends. */
export interface SoundingNodes {
  readonly source: AudioBufferSourceNode;
  readonly bands: readonly BiquadFilterNode[];
  readonly gain: GainNode;
}

export abstract class NoiseVoice {
  protected readonly context: BaseAudioContext;
  protected readonly output: AudioNode;
  protected readonly random: () => number;
  readonly #noise: Required<NoiseOptions>;
  #buffer: AudioBuffer | undefined;
  #sounding: SoundingNodes | undefined;

  constructor({ context, output, random = Math.random }: NoiseVoiceDependencies, noise: NoiseOptions) {
    this.context = context;
    this.output = output;
    this.random = random;
    this.#noise = { samples: pinkNoise, ...noise };
  }

  /** Resumes the context, which Howler or the browser may have suspended in the meantime. */
  protected resume(): void {
    const { context } = this;
    if (context instanceof AudioContext && context.state !== 'running')
      context
        .resume()
        .catch((error: unknown) => console.warn('The audio context could not be resumed', error));
  }

  protected noise(): AudioBufferSourceNode {
    return new AudioBufferSourceNode(this.context, { buffer: this.#samples(), loop: true });
  }

  /**
   * Returns the nodes of a sound that follows a movement. Creates and starts them if they do not sound now.
   * @param connect connects a source through filters to `gain`, and returns the filters
   * @returns undefined when the browser refuses to start the source
   */
  protected sounding(
    connect: (source: AudioBufferSourceNode, gain: GainNode) => readonly BiquadFilterNode[],
  ): SoundingNodes | undefined {
    this.resume();
    if (this.#sounding) return this.#sounding;
    const source = this.noise();
    const gain = new GainNode(this.context, { gain: 0 });
    const bands = connect(source, gain);
    gain.connect(this.output);
    if (!startSource(source)) {
      gain.disconnect();
      return undefined;
    }
    source.addEventListener('ended', () => {
      gain.disconnect();
      this.#sounding = undefined;
    });
    this.#sounding = { source, bands, gain };
    return this.#sounding;
  }

  /** Raises the level of a sound. Without another call the sound fades out, and its source stops. */
  protected swell({ source, gain }: SoundingNodes, level: number, envelope: Envelope): void {
    const { attack, hold, release, rest } = envelope;
    const now = this.context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(level, now, attack);
    gain.gain.setTargetAtTime(0, now + hold, release);
    source.stop(now + rest);
  }

  #samples(): AudioBuffer {
    if (this.#buffer) return this.#buffer;
    const { sampleRate } = this.context;
    const { seconds, samples } = this.#noise;
    const length = Math.round(sampleRate * seconds);
    const buffer = new AudioBuffer({ length, sampleRate, numberOfChannels: 1 });
    buffer.copyToChannel(samples(length, this.random), 0);
    this.#buffer = buffer;
    return buffer;
  }
}
