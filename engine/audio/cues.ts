/** Which sound each cue is. A cue without one does not compile. */
import breathHoldUrl from '../../assets/audio/breath-hold.mp3';
import breathInUrl from '../../assets/audio/breath-in.mp3';
import breathOutUrl from '../../assets/audio/breath-out.mp3';
import buttonUrl from '../../assets/audio/button.mp3';
import cardFlipUrl from '../../assets/audio/card-flip.mp3';
import cardPlaceUrl from '../../assets/audio/card-place.mp3';
import checkInUrl from '../../assets/audio/check-in.mp3';
import levelCompleteUrl from '../../assets/audio/level-complete.mp3';
import noteA4 from '../../assets/audio/note-a4.mp3';
import noteB4 from '../../assets/audio/note-b4.mp3';
import noteD4 from '../../assets/audio/note-d4.mp3';
import noteD5 from '../../assets/audio/note-d5.mp3';
import noteE4 from '../../assets/audio/note-e4.mp3';
import noteE5 from '../../assets/audio/note-e5.mp3';
import noteFs4 from '../../assets/audio/note-fs4.mp3';
import noteFs5 from '../../assets/audio/note-fs5.mp3';
import pad1 from '../../assets/audio/pad-1.mp3';
import pad2 from '../../assets/audio/pad-2.mp3';
import pad3 from '../../assets/audio/pad-3.mp3';
import pad4 from '../../assets/audio/pad-4.mp3';
import pad5 from '../../assets/audio/pad-5.mp3';
import tickUrl from '../../assets/audio/tick.mp3';
import toastUrl from '../../assets/audio/toast.mp3';
import type { Cue, CueEmitted } from '../../machines/emitted';
import type { Clock } from '../core/clock';
import type { Bus, Mixer } from './buses';

interface Sound {
  /** One sound, or the notes of a phrase: `step` chooses. */
  readonly urls: readonly string[];
  readonly bus: Bus;
  /** How long after the cue it sounds (ms): a note belongs to the moment in which it can be seen. */
  readonly delay: number;
}

/** The files are balanced against each other already: every effect plays at the volume of its bus. */
const effect = (url: string, delay = 0): Sound => ({ urls: [url], bus: 'effects', delay });

/**
 * The tune of a board: every pair that is found plays the next note. Boards have 6, 8, 10, 12, 14 or 16 pairs; after
 * each of these numbers the tune rests on D or A, so that every board ends.
 */
export const PHRASE: readonly string[] = [
  noteD4,
  noteFs4,
  noteA4,
  noteB4,
  noteE4,
  noteA4,
  noteB4,
  noteD5,
  noteE5,
  noteD5,
  noteB4,
  noteA4,
  noteFs5,
  noteD5,
  noteE5,
  noteD5,
];

export const CUES: Readonly<Record<Cue, Sound>> = {
  'card-flip': effect(cardFlipUrl),
  'card-place': effect(cardPlaceUrl),
  // A card takes 360 ms to turn; the pair can be seen a little before it lies.
  match: { urls: PHRASE, bus: 'effects', delay: 260 },
  // After the last note of the board.
  'level-complete': effect(levelCompleteUrl, 900),
  toast: effect(toastUrl),
  button: effect(buttonUrl),
  'check-in': effect(checkInUrl),
  pad: { urls: [pad1, pad2, pad3, pad4, pad5], bus: 'effects', delay: 0 },
  'breath-in': effect(breathInUrl),
  'breath-hold': effect(breathHoldUrl),
  'breath-out': effect(breathOutUrl),
  tick: effect(tickUrl),
  stone: effect(cardPlaceUrl),
};

/** Plays what machines emit. */
export class CuePlayer {
  readonly #mixer: Mixer;
  readonly #clock: Pick<Clock, 'setTimeout'>;

  constructor(mixer: Mixer, clock: Pick<Clock, 'setTimeout'>) {
    this.#mixer = mixer;
    this.#clock = clock;
  }

  /** Loads what these cues need, so that the first one is not late. */
  prepare = (cues: readonly Cue[]): void => {
    for (const cue of cues) {
      const { urls, bus } = CUES[cue];
      for (const url of new Set(urls)) this.#mixer.prepare(url, bus);
    }
  };

  play = ({ cue, step = 0 }: CueEmitted): void => {
    const { urls, bus, delay } = CUES[cue];
    const url = urls[step % urls.length] as string;
    if (delay === 0) this.#mixer.play(url, bus);
    else this.#clock.setTimeout(() => this.#mixer.play(url, bus), delay);
  };
}
