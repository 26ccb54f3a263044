/** Plays the music of a session: follows the state of the game, and takes chords and notes from the score. */
import type { Clock } from '../../stage/clock';
import type { VoiceHandle } from '../port';
import type { MusicVoice } from './music-voice';
import { type Chord, Score } from './score';

/** What the music follows. A game gives it as a function of its snapshot. */
export interface MusicState {
  /** Number of things that the hand has done. An increase is answered with a note, but quick ones only with the first. */
  readonly answers?: number;
  /**
   * The breath under way: the fullness of the lungs at its end, 0-1, and the clock time of its end, ms. A game whose
   * inhales and exhales alternate may give their duration instead, s.
   */
  readonly breath?:
    | { readonly fullness: number; readonly end: number }
    | { readonly fullness: number; readonly seconds: number }
    | null;
  /** Whether notes sound between the answers. Default: true. False while a person listens to notes of the game. */
  readonly hasPhrases?: boolean;
  /** Daylight of the picture, 0 (night) to 1 (day). Default: the theme. */
  readonly daylight?: number;
}

/** Delay of an answer, s, so that it follows the sound of the act. */
const ANSWER_SECONDS = 0.45;
/** Shortest time between two answers, ms. Quick taps would fill the music with notes. */
const ANSWER_GAP_MS = 900;
/** Lateness after which a note is dropped, ms. After a sleep of the tab the clock runs all due timers at once. */
const LATEST_MS = 1000;
const SWELL_SECONDS = 7;
const GO_SECONDS = 2.5;

type MusicClock = Pick<Clock, 'now' | 'setTimeout' | 'clearTimeout' | 'lag'>;

export class Music {
  readonly #clock: MusicClock;
  readonly #handle: VoiceHandle<MusicVoice>;
  readonly #score: Score;
  #chord: Chord | undefined;
  /** The sound to which {@link #chord} was sent. */
  #begun: MusicVoice | undefined;
  #timer: number | undefined;
  #answers: number | undefined;
  #answeredAt = Number.NEGATIVE_INFINITY;
  #hasPhrases = true;
  /** What tells the last followed breath from the next one: its end, ms, or its fullness. */
  #breath: number | undefined;

  /** @param parts `random` returns a random number, 0-1, and determines the score */
  constructor(parts: { clock: MusicClock; handle: VoiceHandle<MusicVoice>; random: () => number }) {
    this.#clock = parts.clock;
    this.#handle = parts.handle;
    this.#score = new Score(parts.random);
    this.#wait();
  }

  /** Follows a change of the game. Call it at every change. */
  follow({ answers = 0, breath, hasPhrases = true, daylight = 1 }: MusicState): void {
    const bed = this.#bed;
    bed?.light(daylight);
    const now = this.#clock.now();
    if (this.#answers !== undefined && answers > this.#answers && now - this.#answeredAt >= ANSWER_GAP_MS) {
      this.#answeredAt = now;
      bed?.pluck(this.#score.answer(), ANSWER_SECONDS);
    }
    this.#answers = answers;
    this.#hasPhrases = hasPhrases;
    const isTimed = breath && 'end' in breath;
    const id = isTimed ? breath.end : breath?.fullness;
    if (breath && id !== this.#breath)
      bed?.breathe(breath.fullness, isTimed ? Math.max(0, breath.end - now) / 1000 : breath.seconds);
    this.#breath = id;
  }

  end(seconds = GO_SECONDS): void {
    if (this.#timer !== undefined) this.#clock.clearTimeout(this.#timer);
    this.#handle.current?.end(seconds);
    this.#handle.release(seconds);
  }

  get #bed(): MusicVoice | undefined {
    const bed = this.#handle.current;
    if (bed && bed !== this.#begun && this.#chord) bed.play(this.#chord);
    this.#begun = bed;
    return bed;
  }

  #wait(): void {
    this.#timer = this.#clock.setTimeout(() => {
      const { chord, note } = this.#score.next();
      this.#wait();
      const bed = this.#bed;
      this.#chord = chord ?? this.#chord;
      if (chord) bed?.play(chord);
      else if (this.#hasPhrases && this.#clock.lag <= LATEST_MS) bed?.pluck(note);
      if (chord && this.#breath === undefined) bed?.breathe(chord.fullness, SWELL_SECONDS);
    }, this.#score.wait);
  }
}
