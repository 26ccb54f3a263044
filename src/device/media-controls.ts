/**
 * The device's own controls for what is led by sound: lock screen, headphones, and a call that comes in between. What
 * is shown is paused and resumed by them, as by the person.
 */
import silenceUrl from '../../assets/audio/silence.mp3';

/** What is led by sound just now. */
export interface Led {
  readonly title: string;
  readonly pause: () => void;
  readonly resume: () => void;
  /** To what comes before or after it, where that can be turned to. */
  readonly turn?: ((way: 'previous' | 'next') => void) | undefined;
}

export class MediaControls {
  /** Whoever came last is led; when it goes, whoever was there before. */
  readonly #all: { readonly led: Led; isPlaying: boolean }[] = [];
  /** Browsers show controls for a media element only, so a silent one plays along. */
  #anchor: HTMLAudioElement | undefined;

  /** Shows something. @returns how to say that it plays or rests, and that it is over */
  show(led: Led): { setPlaying(isPlaying: boolean): void; end(): void } {
    const entry = { led, isPlaying: true };
    this.#all.push(entry);
    this.#follow();
    return {
      setPlaying: (isPlaying) => {
        entry.isPlaying = isPlaying;
        this.#follow();
      },
      end: () => {
        const at = this.#all.indexOf(entry);
        if (at < 0) return;
        this.#all.splice(at, 1);
        this.#follow();
      },
    };
  }

  get #shown() {
    return this.#all.at(-1);
  }

  #follow(): void {
    const shown = this.#shown;
    const session = navigator.mediaSession;
    if (session) {
      session.metadata =
        shown && 'MediaMetadata' in window ? new MediaMetadata({ title: shown.led.title }) : null;
      session.playbackState = shown ? (shown.isPlaying ? 'playing' : 'paused') : 'none';
      const turn = shown?.led.turn;
      const acts = {
        play: shown && this.#resume,
        pause: shown && this.#pause,
        previoustrack: turn && (() => turn('previous')),
        nexttrack: turn && (() => turn('next')),
      } as const;
      for (const [action, act] of Object.entries(acts) as [MediaSessionAction, (() => void) | undefined][])
        session.setActionHandler(action, act ?? null);
    }
    this.#sound(shown?.isPlaying ?? false);
    if (!shown && this.#anchor) {
      this.#anchor.removeAttribute('src');
      this.#anchor = undefined;
    }
  }

  #sound(isPlaying: boolean): void {
    if (!isPlaying) {
      this.#anchor?.pause();
      return;
    }
    if (!this.#anchor) {
      const anchor = new Audio(silenceUrl);
      anchor.loop = true;
      // A call, or another app, takes the sound away and gives it back.
      anchor.addEventListener('pause', () => this.#anchor === anchor && this.#pause());
      anchor.addEventListener('playing', () => this.#anchor === anchor && this.#resume());
      this.#anchor = anchor;
    }
    // Without a gesture a browser refuses; then it has no controls to show either.
    if (this.#anchor.paused) this.#anchor.play().catch(() => undefined);
  }

  #pause = (): void => {
    const shown = this.#shown;
    if (!shown?.isPlaying) return;
    shown.isPlaying = false;
    shown.led.pause();
    this.#follow();
  };

  #resume = (): void => {
    const shown = this.#shown;
    if (!shown || shown.isPlaying) return;
    shown.isPlaying = true;
    shown.led.resume();
    this.#follow();
  };
}
