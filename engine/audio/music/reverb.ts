/**
 * The reverberation of the music: a feedback delay network (Jot and Chaigne, 1991) of four lines with a Householder
 * matrix. A convolution with noise would take three times the processor time of all other nodes.
 */

/** Delays of the lines, s, without a common divisor. Lines 0 and 2 belong to the left ear. */
const DELAYS = [0.0971, 0.1193, 0.1327, 0.1511] as const;
/** Decay by 60 dB, s. */
const SIXTY = 3.6;
/** Cutoff of the damping in each pass, Hz. */
const DAMPING_HZ = 2600;

export class Reverb {
  readonly input: AudioNode;
  readonly #nodes: readonly AudioNode[];

  constructor(context: BaseAudioContext, output: AudioNode) {
    const gain = (value: number) => new GainNode(context, { gain: value });
    const ears = new ChannelSplitterNode(context, { numberOfOutputs: 2 });
    const sides = new ChannelMergerNode(context, { numberOfInputs: 2 });
    // The matrix subtracts half the sum of all lines from each line.
    const sum = gain(-2 / DELAYS.length);
    const lines = DELAYS.map((delayTime, at) => {
      const delay = new DelayNode(context, { delayTime, maxDelayTime: delayTime });
      const damping = new BiquadFilterNode(context, { type: 'lowpass', frequency: DAMPING_HZ, Q: 0.5 });
      const fade = gain(10 ** ((-3 * delayTime) / SIXTY));
      ears.connect(delay, at % 2);
      delay.connect(damping).connect(fade).connect(delay);
      fade.connect(sum);
      sum.connect(delay);
      fade.connect(sides, 0, at % 2);
      return [delay, damping, fade];
    });
    sides.connect(output);
    this.input = ears;
    this.#nodes = [ears, sides, sum, ...lines.flat()];
  }

  disconnect(): void {
    for (const node of this.#nodes) node.disconnect();
  }
}
