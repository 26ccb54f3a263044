/**
 * Sound of sand under a rake: brown noise through a band-pass filter. Center frequency and level follow the speed of
 * the rake.
 */

import { startSource } from './start-source';

/** Center frequency of the band at the lowest speed, Hz. */
const SLOW_HZ = 600;
/** Center frequency of the band at the highest speed, Hz. */
const FAST_HZ = 2500;

/** Length of the noise loop, s. It is long enough that the repetition is not audible. */
const LOOP_SECONDS = 3;

/** Time constant of the attack, s. */
const SWELL = 0.06;
/** Time without movement before the release, s. */
const HOLD = 0.09;
/** Time constant of the release, s. */
const FADE = 0.14;

/** Time without movement after which the nodes stop, s. */
const REST = 2;

/** Returns brown noise, -1 to 1: a random walk with a leak toward 0. */
function brownNoise(length: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let value = 0;
  let peak = 0;
  for (let index = 0; index < length; index++) {
    value = (value + 0.04 * (random() * 2 - 1)) / 1.02;
    samples[index] = value;
    peak = Math.max(peak, Math.abs(value));
  }
  return peak === 0 ? samples : samples.map((sample) => sample / peak);
}

interface Running {
  readonly source: AudioBufferSourceNode;
  readonly band: BiquadFilterNode;
  readonly gain: GainNode;
}

export class Rustle {
  readonly #context: AudioContext;
  readonly #output: AudioNode;
  #noise: AudioBuffer | undefined;
  #running: Running | undefined;

  constructor(context: AudioContext, output: AudioNode) {
    this.#context = context;
    this.#output = output;
  }

  /**
   * Sets band and level for a movement of the rake. Without another movement the sound fades out.
   * @param speed speed, 0-1
   * @param level total volume, 0-1
   */
  follow(speed: number, level: number): void {
    const context = this.#context;
    // The context may have been suspended in the meantime.
    if (context.state === 'suspended') context.resume().catch(() => undefined);
    this.#running ??= this.#start();
    if (!this.#running) return;
    const { source, band, gain } = this.#running;
    const now = context.currentTime;
    band.frequency.setTargetAtTime(SLOW_HZ + (FAST_HZ - SLOW_HZ) * speed, now, SWELL);
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(level * (0.25 + 0.75 * speed), now, SWELL);
    // Fades out unless another movement follows.
    gain.gain.setTargetAtTime(0, now + HOLD, FADE);
    source.stop(now + REST);
  }

  #start(): Running | undefined {
    const context = this.#context;
    this.#noise ??= this.#makeNoise();
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise, loop: true });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: SLOW_HZ, Q: 0.7 });
    const gain = new GainNode(context, { gain: 0 });
    source.connect(band).connect(gain).connect(this.#output);
    if (!startSource(source)) {
      gain.disconnect();
      return undefined;
    }
    source.addEventListener('ended', () => {
      gain.disconnect();
      this.#running = undefined;
    });
    return { source, band, gain };
  }

  #makeNoise(): AudioBuffer {
    const { sampleRate } = this.#context;
    const length = Math.round(sampleRate * LOOP_SECONDS);
    const noise = new AudioBuffer({ length, sampleRate, numberOfChannels: 1 });
    noise.copyToChannel(brownNoise(length, Math.random), 0);
    return noise;
  }
}
