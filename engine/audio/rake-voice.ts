/** Sound of sand under a rake: brown noise through a band-pass filter that follows the rake's speed. */
import { NoiseVoice, type NoiseVoiceDependencies } from './noise-voice';

const SLOW_HZ = 600;
const FAST_HZ = 2500;

const ENVELOPE = { attack: 0.06, hold: 0.09, release: 0.14, rest: 2 };

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

export class RakeVoice extends NoiseVoice {
  constructor(parts: NoiseVoiceDependencies) {
    super(parts, { seconds: 3, samples: brownNoise });
  }

  /**
   * Sets band and level for a movement of the rake. Without another movement the sound fades out.
   * @param speed speed, 0-1
   * @param level total volume, 0-1
   */
  follow(speed: number, level: number): void {
    const { context } = this;
    const sounding = this.sounding((source, gain) => {
      const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: SLOW_HZ, Q: 0.7 });
      source.connect(band).connect(gain);
      return [band];
    });
    if (!sounding) return;
    const hz = SLOW_HZ + (FAST_HZ - SLOW_HZ) * speed;
    for (const band of sounding.bands)
      band.frequency.setTargetAtTime(hz, context.currentTime, ENVELOPE.attack);
    this.swell(sounding, level * (0.25 + 0.75 * speed), ENVELOPE);
  }
}
