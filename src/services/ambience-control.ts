/** What is heard in the background: who may turn it on, what carries it on, and when the journal hears of it. */
import type { Ambience } from '../../engine/audio/ambience';
import type { PlaceName } from '../../engine/audio/loops';
import { type ClockHost, systemHost } from '../../engine/stage/clock';
import { Listeners } from '../../engine/stage/listeners';
import { chooseSound } from '../device/audio-session';
import type { Settings } from '../device/settings';

/** Ambience that played for so long is music that was heard, s. */
export const MUSIC_SECONDS = 60;

/** How long a preview is heard, ms. */
export const PREVIEW_MS = 4000;

/** What it needs of the app. */
export interface AmbienceParts {
  readonly background: (act: (ambience: Ambience) => void) => void;
  readonly settings: {
    readonly value: Pick<Settings, 'autoPlayNext' | 'backgroundAudio' | 'muted' | 'volumes'>;
    subscribe(listener: () => void): () => void;
  };
  readonly theme: { readonly value: 'day' | 'night'; subscribe(listener: () => void): () => void };
  /** Told once when ambience has been heard for {@link MUSIC_SECONDS}. */
  readonly onMusic: (seconds: number) => void;
  /** Real time: ambience goes on under a dialog and in a hidden tab. */
  readonly host?: ClockHost;
}

export class AmbienceControl {
  readonly #parts: AmbienceParts;
  readonly #host: ClockHost;
  readonly #listeners = new Listeners();
  #place: PlaceName | undefined;
  #isPaused = false;
  #isDucked = false;
  /** What the last game left behind for the next. */
  #carried: PlaceName | undefined;
  #isOver: (() => void) | undefined;
  #timer: number | undefined;
  #previewEnd: number | undefined;
  /** Since when it can be heard, ms; how long it was heard before, ms. */
  #heardSince: number | undefined;
  #heard = 0;
  #isJournalled = false;

  constructor(parts: AmbienceParts) {
    this.#parts = parts;
    this.#host = parts.host ?? systemHost;
    parts.settings.subscribe(() => this.#count());
    parts.theme.subscribe(() => {
      if (this.#place) this.#parts.background((ambience) => ambience.setNight(this.#isNight));
    });
  }

  /** The place whose ambience is on; undefined while there is none. It may be paused. */
  get place(): PlaceName | undefined {
    return this.#place;
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** Turns it on. Call it in answer to a gesture. */
  play = (place: PlaceName): void => {
    if (this.#place === place && !this.#isPaused) return;
    if (this.#place === undefined) this.#isJournalled = false;
    this.#place = place;
    this.#isPaused = false;
    this.#isOver ??= chooseSound();
    this.#parts.background((ambience) => {
      ambience.duck(this.#isDucked);
      ambience.play(place, this.#isNight);
    });
    this.#count();
    this.#listeners.notify();
  };

  /** Fades it out, within so many seconds if it is said. */
  stop = (seconds?: number): void => {
    if (this.#place === undefined) return;
    this.#place = undefined;
    this.#isPaused = false;
    this.#isOver?.();
    this.#isOver = undefined;
    this.#parts.background((ambience) => ambience.stop(seconds));
    this.#count();
    this.#heard = 0;
    this.#listeners.notify();
  };

  /** Lets it be heard for a moment, unless it is on anyway. */
  preview = (): void => {
    if (this.#place !== undefined) return;
    if (this.#previewEnd !== undefined) this.#host.cancel(this.#previewEnd);
    this.#parts.background((ambience) => ambience.play('brook', this.#isNight));
    this.#previewEnd = this.#host.wake(() => {
      this.#previewEnd = undefined;
      if (this.#place === undefined) this.#parts.background((ambience) => ambience.stop());
    }, PREVIEW_MS);
  };

  /** From the lock screen, headphones, or a call: it is silent, and still on. */
  pause = (): void => {
    if (this.#place === undefined || this.#isPaused) return;
    this.#isPaused = true;
    this.#parts.background((ambience) => ambience.stop());
    this.#count();
  };

  resume = (): void => {
    const place = this.#place;
    if (place === undefined || !this.#isPaused) return;
    this.#isPaused = false;
    this.#parts.background((ambience) => ambience.play(place, this.#isNight));
    this.#count();
  };

  /** Gives way while a voice reads. */
  duck = (isDucked: boolean): void => {
    this.#isDucked = isDucked;
    if (this.#place !== undefined) this.#parts.background((ambience) => ambience.duck(isDucked));
  };

  /** Lets it swell and ebb along a curve of levels (0-1), within so many seconds; one level stays. */
  swell = (levels: readonly number[], seconds: number): void => {
    this.#parts.background((ambience) => ambience.swell(levels, seconds));
  };

  /** A game was left: it falls silent. With 'auto-play next track' the next game takes it up. */
  leaveGame = (): void => {
    this.#carried = this.#place;
    this.stop();
  };

  /** A game begins: what played in the last one goes on, if the person likes that. */
  enterGame = (): void => {
    const carried = this.#carried;
    this.#carried = undefined;
    if (carried !== undefined && this.#place === undefined && this.#parts.settings.value.autoPlayNext)
      this.play(carried);
  };

  get #isNight(): boolean {
    return this.#parts.theme.value === 'night';
  }

  get #isHeard(): boolean {
    const { muted, backgroundAudio, volumes } = this.#parts.settings.value;
    return this.#place !== undefined && !this.#isPaused && !muted && backgroundAudio && volumes.ambience > 0;
  }

  /** Counts while it can be heard, up to the minute that the journal hears of. */
  #count(): void {
    if (this.#timer !== undefined) this.#host.cancel(this.#timer);
    this.#timer = undefined;
    const now = this.#host.now();
    if (this.#heardSince !== undefined) this.#heard += now - this.#heardSince;
    this.#heardSince = this.#isHeard ? now : undefined;
    if (this.#heardSince === undefined || this.#isJournalled) return;
    const left = MUSIC_SECONDS * 1000 - this.#heard;
    this.#timer = this.#host.wake(
      () => {
        this.#isJournalled = true;
        this.#parts.onMusic(MUSIC_SECONDS);
      },
      Math.max(0, left),
    );
  }
}
