/**
 * Plays a loop without a gap. When a browser loops an MP3, the gap is audible. The player therefore plays the whole
 * file again and again. Each playback, a lap, starts before the previous lap ends, and the file contains both fades
 * (see `assets/sound/README.md`). Two laps are always scheduled on the audio clock, and the end of a lap schedules
 * another. The player needs no timers, which may be late in a background tab.
 */

import { startSource } from './start-source';

/** Overlap of two laps, s. The fades in the files have this length. */
export const LAP_OVERLAP_SECONDS = 4;

/** Delay of the first lap, s. The audio clock has already passed `currentTime` when the player reads it. */
const AHEAD = 0.05;

export class LoopPlayer {
  readonly #context: BaseAudioContext;
  readonly #buffer: AudioBuffer;
  readonly #output: GainNode;
  readonly #sources = new Set<AudioBufferSourceNode>();
  /** Start of the next lap, s of the audio clock. */
  #nextAt: number;
  #isEnded = false;

  /** Starts immediately, with a fade-in of `fadeSeconds`. */
  constructor(context: BaseAudioContext, buffer: AudioBuffer, destination: AudioNode, fadeSeconds: number) {
    this.#context = context;
    this.#buffer = buffer;
    const now = context.currentTime;
    this.#output = new GainNode(context, { gain: 0 });
    this.#output.gain.setValueAtTime(0, now);
    this.#output.gain.linearRampToValueAtTime(1, now + fadeSeconds);
    this.#output.connect(destination);
    this.#nextAt = now + AHEAD;
    this.#lap();
    this.#lap();
  }

  /** Whether a lap is playing or scheduled. It is false when the browser refuses to start them. */
  get isPlaying(): boolean {
    return this.#sources.size > 0;
  }

  end(fadeSeconds: number): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    const { gain } = this.#output;
    const now = this.#context.currentTime;
    const from = gain.value;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(from, now);
    gain.linearRampToValueAtTime(0, now + fadeSeconds);
    for (const source of this.#sources) source.stop(now + fadeSeconds);
  }

  #lap(): void {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#buffer });
    source.connect(this.#output);
    if (!startSource(source, () => source.start(this.#nextAt))) {
      source.disconnect();
      return;
    }
    this.#nextAt += this.#buffer.duration - LAP_OVERLAP_SECONDS;
    this.#sources.add(source);
    source.addEventListener('ended', () => {
      source.disconnect();
      this.#sources.delete(source);
      if (!this.#isEnded) this.#lap();
      else if (this.#sources.size === 0) this.#output.disconnect();
    });
  }
}
