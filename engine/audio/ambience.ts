/**
 * A sound that goes on without a gap: an MP3 that is merely looped is heard to jump, so a second player begins over
 * the end of the first. The file fades both its ends itself (see `assets/sound/README.md`).
 */
import type { Howl } from 'howler';
import { type ClockHost, systemHost } from '../core/clock';

/** For how long the end of the rainforest lies over its next beginning (s); the file is made for this. */
export const LAP_SECONDS = 4;

/** How long ambience takes to go (ms): never a hard cut. */
const GO_MS = 1200;

/** As much of a Howl as is needed. */
export type LoopedHowl = Pick<Howl, 'play' | 'stop' | 'fade' | 'volume' | 'duration' | 'state' | 'once'>;

export class Ambience {
  readonly #howl: LoopedHowl;
  readonly #host: ClockHost;
  #nextId: number | undefined;
  #isPlaying = false;
  /** Volume to come back to after a fade, 0-1. */
  readonly #level: () => number;

  /**
   * @param level volume of its bus, 0-1
   * @param host real time, not the clock that play waits on: ambience goes on while a dialog is open
   */
  constructor(howl: LoopedHowl, level: () => number, host: ClockHost = systemHost) {
    this.#howl = howl;
    this.#level = level;
    this.#host = host;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Begins; while the file is still on its way, as soon as it is there. Beginning twice is beginning once. */
  start(): void {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    if (this.#howl.state() === 'loaded') this.#begin();
    else this.#howl.once('load', () => this.#isPlaying && this.#begin());
  }

  /** Fades out and stops. */
  stop(): void {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    if (this.#nextId !== undefined) this.#host.cancel(this.#nextId);
    this.#howl.fade(this.#howl.volume(), 0, GO_MS);
    this.#nextId = this.#host.wake(() => this.#howl.stop(), GO_MS);
  }

  #begin(): void {
    // A stop that is still fading is taken back.
    if (this.#nextId !== undefined) this.#host.cancel(this.#nextId);
    this.#howl.stop();
    this.#howl.volume(this.#level());
    this.#play();
  }

  #play(): void {
    this.#howl.play();
    const untilNext = (this.#howl.duration() - LAP_SECONDS) * 1000;
    this.#nextId = this.#host.wake(() => this.#play(), untilNext);
  }
}
