/** Sound for the app: loads Howler and the cues when something first sounds, and remembers whether all is mute. */
import type { Clock } from '../../engine/core/clock';
import type { CueEmitted } from '../../machines/emitted';
import { keepMuted, readMuted } from '../device/kept';

interface Player {
  play(cue: CueEmitted): void;
  rustle(speed: number, volume: number): void;
  setMuted(muted: boolean): void;
}

export class Sound {
  readonly #clock: Clock;
  readonly #listeners = new Set<() => void>();
  #muted = readMuted();
  #player: Promise<Player> | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get muted(): boolean {
    return this.#muted;
  }

  /** Loads what sounds, so that the first cue is not late. Call it in answer to a gesture. */
  prepare = (): void => {
    this.#player ??= this.#load();
    // Everything works without sound; `#load` has logged why there is none.
    this.#player.catch(() => undefined);
  };

  play = (cue: CueEmitted): void => {
    if (this.#muted) return;
    this.prepare();
    this.#player?.then(
      (player) => player.play(cue),
      () => undefined,
    );
  };

  /** Sand under a hand; speed and volume are 0-1. */
  rustle = (speed: number, volume: number): void => {
    if (this.#muted) return;
    this.prepare();
    this.#player?.then(
      (player) => player.rustle(speed, volume),
      () => undefined,
    );
  };

  toggle = (): void => {
    this.#muted = !this.#muted;
    keepMuted(this.#muted);
    this.#player?.then(
      (player) => player.setMuted(this.#muted),
      () => undefined,
    );
    for (const listener of this.#listeners) listener();
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async #load(): Promise<Player> {
    try {
      const [{ DEFAULT_MIX, Mixer }, { CuePlayer }] = await Promise.all([
        import('../../engine/audio/buses'),
        import('../../engine/audio/cues'),
      ]);
      const mixer = new Mixer({ ...DEFAULT_MIX, muted: this.#muted });
      const cues = new CuePlayer(mixer, this.#clock);
      cues.prepare();
      return {
        play: cues.play,
        rustle: (speed, volume) => mixer.rustle(speed, volume),
        setMuted: (muted) => mixer.setMix({ ...DEFAULT_MIX, muted }),
      };
    } catch (error) {
      console.warn('Sound could not be loaded', error);
      throw error;
    }
  }
}
