/** Media controls of the device (lock screen, headphones, a phone call) for sessions guided by sound. */
import silenceUrl from '../../assets/audio/silence.mp3';

/** A session guided by sound. */
export interface SoundGuidedSession {
  readonly title: string;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Goes to the previous or next part, if the session has parts. */
  readonly turn?: ((way: 'previous' | 'next') => void) | undefined;
}

export class MediaControls {
  /** All open sessions. The last one is active. After its end the previous one becomes active again. */
  readonly #all: { readonly led: SoundGuidedSession; isPlaying: boolean }[] = [];
  /** A silent media element, because browsers show media controls only while one plays. */
  #anchor: HTMLAudioElement | undefined;

  /** Shows controls for a session. Returns functions that report its playback state and its end. */
  show(led: SoundGuidedSession): { setPlaying(isPlaying: boolean): void; end(): void } {
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
      // A phone call or another app interrupts and resumes the sound. The browser reports a change in a later task. If
      // the person has paused or resumed since, the event is outdated.
      anchor.addEventListener('pause', () => this.#anchor === anchor && anchor.paused && this.#pause());
      anchor.addEventListener('playing', () => this.#anchor === anchor && !anchor.paused && this.#resume());
      this.#anchor = anchor;
    }
    // Without a gesture the browser refuses playback, and then shows no controls either.
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
