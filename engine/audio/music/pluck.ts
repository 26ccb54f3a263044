/** A plucked note of a felted kalimba, like the cues (`assets/sound/kit/kalimba.ts`) but softer and longer. */
import { startSource } from '../start-source';
import type { Note } from './score';
import { midiToHertz } from './tone';

/** Modes of a tine: frequency relative to the note, amplitude, and decay relative to the first mode. */
const MODES = [
  { ratio: 1, level: 1, ring: 1 },
  { ratio: 1.0018, level: 0.28, ring: 1.15 },
  { ratio: 2.003, level: 0.3, ring: 0.55 },
  { ratio: 3.01, level: 0.13, ring: 0.35 },
] as const;

/** Attack of the felt, s. */
const ATTACK = 0.04;
/** Time constant of the decay at A4, s. Higher tines decay faster. */
const DECAY = 0.62;
/** Time constants after which a note is inaudible. */
const INAUDIBLE = 6;
/** Largest shift to one side, 0-1. */
const WIDTH = 0.5;

/**
 * @param delay time until the note, s
 * @param side position between left (-1) and right (1)
 * @param onEnd called when the nodes are free
 * @returns whether the browser has started the note
 */
export function playPluckedNote(
  destination: AudioNode,
  { pitch, level }: Note,
  { delay, side, onEnd }: { delay: number; side: number; onEnd: () => void },
): boolean {
  const { context } = destination;
  const at = context.currentTime + delay;
  const hz = midiToHertz(pitch);
  const decay = DECAY * Math.sqrt(440 / hz);
  const position = new StereoPannerNode(context, { pan: WIDTH * side });
  const started = MODES.flatMap(({ ratio, level: share, ring }) => {
    const tine = new OscillatorNode(context, { frequency: hz * ratio });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(level * share, at + ATTACK);
    gain.gain.setTargetAtTime(0, at + ATTACK, decay * ring);
    tine.connect(gain).connect(position);
    if (!startSource(tine, () => tine.start(at))) return [];
    tine.stop(at + ATTACK + INAUDIBLE * decay * ring);
    return [tine];
  });
  // The second mode rings longest.
  const last = started[1] ?? started[0];
  if (!last) return false;
  position.connect(destination);
  last.addEventListener('ended', () => {
    position.disconnect();
    onEnd();
  });
  return true;
}
