/** Replaces the browser's speech synthesis on a fake page, and records its calls. */
import type { SpokenVoice } from '../../../engine/audio/voices';

export type Voice = SpokenVoice & { readonly voiceURI: string };
export const voice = (name: string, lang: string, localService = true): Voice => ({
  name,
  lang,
  localService,
  voiceURI: name,
});
export const KATE = voice('Kate', 'en-GB');

/** Behavior of the voice: the duration of a sentence, ms, or a fault. */
export type VoiceBehavior = number | 'never ends' | 'never begins' | 'ends twice' | 'fails';

export interface Spoken {
  readonly at: number;
  readonly text: string;
  readonly how: Record<string, unknown>;
}

/** Speech synthesis that records its utterances and their times, ms from the start of the exercise. */
export class SpokenDevice {
  readonly spoken: Spoken[] = [];
  /** Times at which a sentence was canceled before its end, ms from the start of the exercise. */
  readonly cut: number[] = [];
  began = 0;
  #current: EventTarget | undefined;
  readonly #listeners = new EventTarget();
  readonly #manner: VoiceBehavior;
  #voices: readonly Voice[];

  constructor(manner: VoiceBehavior, voices: readonly Voice[] = [KATE]) {
    this.#manner = manner;
    this.#voices = voices;
  }

  /** Replaces the browser's speech synthesis until {@link unplug}. */
  plugIn(): void {
    const manner = this.#manner;
    class Utterance extends EventTarget {
      voice: Voice | null = null;
      lang = '';
      rate = 1;
      pitch = 1;
      volume = 1;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const speechSynthesis = {
      getVoices: () => this.#voices,
      addEventListener: this.#listeners.addEventListener.bind(this.#listeners),
      removeEventListener: this.#listeners.removeEventListener.bind(this.#listeners),
      cancel: () => {
        if (this.#current) this.cut.push(this.now);
        this.#tell(this.#current, 'error', 'interrupted');
      },
      speak: (utterance: Utterance) => {
        const { text, lang, rate, pitch, volume } = utterance;
        this.spoken.push({
          at: this.now,
          text,
          how: { lang, rate, pitch, volume, voice: utterance.voice?.name },
        });
        this.#current = utterance;
        if (manner === 'never begins') return;
        if (manner === 'fails') return this.#tell(utterance, 'error', 'synthesis-failed');
        this.#tell(utterance, 'start');
        if (manner === 'never ends') return;
        const end = () => this.#tell(utterance, 'end');
        setTimeout(end, manner === 'ends twice' ? 1000 : manner);
        if (manner === 'ends twice') setTimeout(() => utterance.dispatchEvent(new Event('end')), 1500);
      },
    };
    Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  }

  /** Removes the stand-in, so that the browser has no speech synthesis. */
  unplug(): void {
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance'])
      Reflect.deleteProperty(globalThis, name);
  }

  get now(): number {
    return Math.round(performance.now() - this.began);
  }

  get texts(): string[] {
    return this.spoken.map(({ text }) => text);
  }

  setVoices(voices: readonly Voice[]): void {
    this.#voices = voices;
    this.#listeners.dispatchEvent(new Event('voiceschanged'));
  }

  #tell(utterance: EventTarget | undefined, type: string, error?: string): void {
    if (!utterance || utterance !== this.#current) return;
    if (type !== 'start') this.#current = undefined;
    utterance.dispatchEvent(Object.assign(new Event(type), { error }));
  }
}
