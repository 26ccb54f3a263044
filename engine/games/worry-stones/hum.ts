/** Soft noise through two resonances at the second and third harmonics. More gloss makes them ring longer. */
import { NoiseVoice, type NoiseVoiceDependencies } from '../../audio/noise-voice';

/** Notes of the five stones, Hz: D, E, F sharp, A, B, an octave below those of the choice. */
const NOTES = [146.832, 164.814, 184.997, 220, 246.942] as const;

const DULL = 1.2;
const POLISHED = 26;

const ENVELOPE = { attack: 0.12, hold: 0.12, release: 0.3, rest: 3 };

/** Total gain at a quality factor of 6. */
const LEVEL = 0.9;

/** Returns the gain of the hum. It rises with the quality factor, because a narrower filter passes less noise. */
const levelOf = (quality: number): number => LEVEL * Math.sqrt(quality / 6);

export interface RubMovement {
  readonly stone: number;
  /** Speed of the thumb, 0-1. */
  readonly speed: number;
  /** Gloss of the whole stone, 0-1. */
  readonly gloss: number;
  /** Brightness of the pulsing light beneath the stone, 0-1. It modulates the level. */
  readonly swell: number;
}

export class RubVoice extends NoiseVoice {
  constructor(parts: NoiseVoiceDependencies) {
    super(parts, { seconds: 4 });
  }

  /** Sets pitch, resonance and level for a movement of the thumb. Without another movement the hum fades out. */
  follow({ stone, speed, gloss, swell }: RubMovement): void {
    const { context } = this;
    const sounding = this.sounding((source, gain) => {
      const soften = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1800 });
      soften.connect(gain);
      return [0.7, 0.3].map((share) => {
        const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: NOTES[0], Q: DULL });
        source
          .connect(band)
          .connect(new GainNode(context, { gain: share }))
          .connect(soften);
        return band;
      });
    });
    if (!sounding) return;
    const quality = DULL * (POLISHED / DULL) ** gloss;
    for (const [octave, band] of sounding.bands.entries()) {
      const hz = (NOTES[stone] as number) * (octave + 2);
      band.frequency.setTargetAtTime(hz, context.currentTime, ENVELOPE.attack);
      band.Q.setTargetAtTime(quality, context.currentTime, ENVELOPE.attack);
    }
    this.swell(sounding, levelOf(quality) * (0.2 + 0.8 * speed) * (0.7 + 0.3 * swell), ENVELOPE);
  }
}
