/**
 * A sound that goes on without a gap. An MP3 that is merely looped is heard to jump, so a second player begins over
 * the end of the first; the file fades both its ends itself (see `assets/sound/README.md`). Laps are begun by the audio
 * clock, one ahead, and the end of each sets the one after the next: no timer of a sleeping tab can be late for them.
 */

/** Overlap of two laps, s. The files have fades of this length. */
export const LAP_SECONDS = 4;

/** Delay of the first lap, s: `currentTime` of the audio clock is already in the past. */
const AHEAD = 0.05;

export class LoopPlayer {
  readonly #context: BaseAudioContext;
  readonly #buffer: AudioBuffer;
  readonly #output: GainNode;
  readonly #sources = new Set<AudioBufferSourceNode>();
  /** Start of the next lap, s on the audio clock. */
  #nextAt: number;
  #isEnded = false;

  /** Starts at once and fades in within `fadeSeconds`. */
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

  /** Fades out within `fadeSeconds` and ends. */
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
    source.start(this.#nextAt);
    this.#nextAt += this.#buffer.duration - LAP_SECONDS;
    this.#sources.add(source);
    source.addEventListener('ended', () => {
      source.disconnect();
      this.#sources.delete(source);
      if (!this.#isEnded) this.#lap();
      else if (this.#sources.size === 0) this.#output.disconnect();
    });
  }
}
