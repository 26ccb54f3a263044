/** Reads text aloud, sentence by sentence, and reports the sentence for captions, which advance without a voice too. */
import { type ClockHost, systemClockHost } from '../stage/clock';
import { Listeners } from '../stage/listeners';
import { browserSpeech, type Speech } from './speech';
import { chooseEnglishVoice } from './voices';

/** Rate, pitch and language of the speech (specification). */
const RATE = 0.85;
const PITCH = 1;
const LANGUAGE = 'en-GB';

/** Delay of the first sentence, ms (specification). By then a canceled voice is silent. */
export const START_DELAY_MS = 200;

export const SENTENCE_GAP_MS = 800;

/** Reading time of a word at 150 words per minute, ms. */
const WORD_MS = 400;

/** Maximum wait for the list of voices, ms. Browsers load the list late, and some never do. */
export const VOICES_WAIT_MS = 1000;

/** Tolerance after twice the reading time, ms. A sentence that takes longer counts as ended. */
export const STALL_TOLERANCE_MS = 3000;

/** Share of the reading time, 0-1, before which an ended utterance counts as inaudible, as in WebKitGTK. */
const SHORTEST = 0.25;

/** Returns the reading time of a sentence, ms. */
export const readingTimeMs = (sentence: string): number => sentence.trim().split(/\s+/).length * WORD_MS;

export const splitIntoSentences = (text: string): string[] =>
  text.match(/[^.!?]+[.!?]*["'’”]?\s*/g)?.map((sentence) => sentence.trim()) ?? [];

export interface Caption {
  readonly sentences: readonly string[];
  /** Index of the current sentence, from 0. After the last sentence it equals the number of sentences. */
  readonly index: number;
}

/** What the device can read: English, only other languages, or nothing. */
export type VoiceAvailability = 'english' | 'foreign' | 'none';

export interface NarratorDependencies {
  readonly speech?: Speech | undefined;
  /** Returns the volume of the voice's bus, 0-1. It is called before every sentence. At 0 nothing is spoken. */
  readonly volume: () => number;
  /** Called with whether the voice reads. Ambience and music are quieter meanwhile. */
  readonly onSpeaking?: (isSpeaking: boolean) => void;
  /** Called once when the device has no audible voice. */
  readonly onUnheard?: () => void;
  /** Timers in real time, because narration continues while a dialog is open and in a hidden tab. */
  readonly host?: ClockHost;
}

export interface ReadingOptions {
  /** Pause between sentences, ms; {@link SENTENCE_GAP_MS} by default. */
  readonly gap?: number;
  /** Delay of the first sentence, ms; {@link START_DELAY_MS} by default. */
  readonly delay?: number;
  /** Called after the last sentence, but not after a stop or a new text. */
  readonly onDone?: () => void;
}

export class Narrator {
  readonly #speech: Speech | undefined;
  readonly #parts: NarratorDependencies;
  readonly #host: ClockHost;
  readonly #listeners = new Listeners();
  #caption: Caption | undefined;
  #reading: ReadingOptions = {};
  #isPaused = false;
  #isVoiced = true;
  #isSpeaking = false;
  #hasToldNone = false;
  #isHeard = false;
  #hasToldUnheard = false;
  /** Number of the current utterance. The narrator ignores events of earlier utterances. */
  #turn = 0;
  /** The current utterance. Without a reference Chrome would garbage-collect it and never send its end event. */
  #utterance: SpeechSynthesisUtterance | undefined;
  #voice: SpeechSynthesisVoice | undefined;
  #timer: number | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(parts: NarratorDependencies) {
    this.#parts = parts;
    this.#speech = 'speech' in parts ? parts.speech : browserSpeech();
    this.#host = parts.host ?? systemClockHost;
  }

  /** State of the current reading; undefined without a text. The object stays the same until the state changes. */
  get caption(): Caption | undefined {
    return this.#caption;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** State of the device's voices; undefined as long as voices may still load. */
  get voiceState(): VoiceAvailability | undefined {
    if (!this.#speech) return 'none';
    const voices = this.#speech.synthesis.getVoices();
    if (voices.length > 0) return chooseEnglishVoice(voices) ? 'english' : 'foreign';
    return this.#hasToldUnheard ? 'none' : undefined;
  }

  subscribe = (listener: () => void): (() => void) => {
    const synthesis = this.#speech?.synthesis;
    synthesis?.addEventListener('voiceschanged', listener);
    const stop = this.#listeners.subscribe(listener);
    return () => {
      synthesis?.removeEventListener('voiceschanged', listener);
      stop();
    };
  };

  /** Reads sentences in order. Stops an earlier text that is not finished. */
  read(sentences: readonly string[], reading: ReadingOptions = {}): void {
    this.#breakOff();
    this.#isPaused = false;
    this.#reading = reading;
    this.#show(sentences.length === 0 ? undefined : { sentences, index: 0 });
    if (sentences.length === 0) return;
    this.#reportSpeaking(true);
    this.#after(reading.delay ?? START_DELAY_MS, () => this.#whenVoicesAreThere(() => this.#sentence()));
  }

  /** Speaks a text as a single utterance, without the delay of {@link read}. */
  say(text: string, onDone?: () => void): void {
    this.read([text], { delay: 0, gap: 0, ...(onDone && { onDone }) });
  }

  /** Pauses, unless the last sentence has ended. {@link resume} repeats the current sentence. */
  pause(): void {
    if (this.#isPaused || !this.#caption || this.#caption.index >= this.#caption.sentences.length) return;
    this.#isPaused = true;
    this.#breakOff();
    this.#reportSpeaking(false);
    this.#listeners.notify();
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#reportSpeaking(true);
    // Some browsers drop an utterance that follows a cancel in the same task.
    this.#after(START_DELAY_MS, () => this.#sentence());
    this.#listeners.notify();
  }

  stop(): void {
    this.#breakOff();
    this.#isPaused = false;
    this.#reportSpeaking(false);
    this.#show(undefined);
  }

  /** Turns the voice on or off. Captions continue, and the current sentence restarts. */
  setVoiced(isVoiced: boolean): void {
    if (isVoiced === this.#isVoiced) return;
    this.#isVoiced = isVoiced;
    const isReading =
      this.#caption && !this.#isPaused && this.#caption.index < this.#caption.sentences.length;
    if (!isReading) return;
    this.#breakOff();
    this.#reportSpeaking(true);
    this.#after(START_DELAY_MS, () => this.#sentence());
  }

  #sentence(): void {
    const text = this.#caption?.sentences[this.#caption.index];
    if (text === undefined) return;
    const time = readingTimeMs(text);
    const volume = this.#parts.volume();
    const speech = this.#speech;
    if (!speech || !this.#isVoiced || volume === 0) {
      if (!speech && this.#isVoiced && volume > 0) this.#reportUnheard();
      this.#after(time, () => this.#next());
      return;
    }
    this.#turn += 1;
    const turn = this.#turn;
    const begunAt = this.#host.now();
    const voices = speech.synthesis.getVoices();
    const utterance = speech.utter(text);
    // Keeps the first voice, even if a better voice loads later.
    const began = this.#voice;
    const known = began && voices.find(({ voiceURI }) => voiceURI === began.voiceURI);
    this.#voice = known ?? chooseEnglishVoice(voices);
    if (this.#voice) utterance.voice = this.#voice;
    else this.#reportNone();
    utterance.lang = LANGUAGE;
    utterance.rate = RATE;
    utterance.pitch = PITCH;
    utterance.volume = volume;
    const isOver = () => turn !== this.#turn;
    /** An inaudible or foreign sentence still takes its reading time. */
    const end = (failed: boolean) => {
      if (isOver()) return;
      this.#turn += 1;
      if (voices.length === 0 && !this.#isHeard) this.#reportUnheard();
      const passed = this.#host.now() - begunAt;
      const shortest = utterance.voice ? SHORTEST : 1;
      const left = failed || passed < time * shortest ? time - passed : 0;
      if (left > 0) this.#after(left, () => this.#next());
      else this.#next();
    };
    utterance.addEventListener('start', () => {
      // A device with an empty list of voices may still have a default voice.
      this.#isHeard = true;
      if (!isOver()) this.#after(2 * time + STALL_TOLERANCE_MS, () => this.#giveUp(end));
    });
    utterance.addEventListener('end', () => end(false));
    utterance.addEventListener('error', ({ error }) => {
      if (isOver() || error === 'canceled' || error === 'interrupted') return;
      console.warn(`A sentence could not be spoken: ${error}`);
      end(true);
    });
    this.#utterance = utterance;
    // A device without voices may send no event, so the sentence ends after its reading time.
    this.#after(voices.length === 0 ? time : 2 * time + STALL_TOLERANCE_MS, () => this.#giveUp(end));
    try {
      speech.synthesis.speak(utterance);
    } catch (error) {
      console.warn('A sentence could not be spoken', error);
      end(true);
    }
  }

  /** Cancels a stalled voice and counts its sentence as ended. */
  #giveUp(end: (failed: boolean) => void): void {
    end(false);
    this.#speech?.synthesis.cancel();
  }

  #next(): void {
    const caption = this.#caption;
    if (!caption) return;
    this.#utterance = undefined;
    const index = caption.index + 1;
    if (index < caption.sentences.length) {
      this.#after(this.#reading.gap ?? SENTENCE_GAP_MS, () => {
        this.#show({ ...caption, index });
        this.#sentence();
      });
      return;
    }
    this.#clearTimer();
    this.#reportSpeaking(false);
    this.#show({ ...caption, index });
    this.#reading.onDone?.();
  }

  /**
   * Calls `then` when the voices have loaded, at the latest after {@link VOICES_WAIT_MS}, or if nothing will be spoken.
   */
  #whenVoicesAreThere(then: () => void): void {
    const synthesis = this.#speech?.synthesis;
    const isMute = !this.#isVoiced || this.#parts.volume() === 0;
    if (!synthesis || isMute || synthesis.getVoices().length > 0) {
      then();
      return;
    }
    const go = () => {
      this.#stopWaiting?.();
      this.#clearTimer();
      then();
    };
    const changed = () => synthesis.getVoices().length > 0 && go();
    synthesis.addEventListener('voiceschanged', changed);
    this.#stopWaiting = () => {
      synthesis.removeEventListener('voiceschanged', changed);
      this.#stopWaiting = undefined;
    };
    this.#after(VOICES_WAIT_MS, go);
  }

  #reportUnheard(): void {
    if (this.#hasToldUnheard) return;
    this.#hasToldUnheard = true;
    this.#parts.onUnheard?.();
    this.#listeners.notify();
  }

  #reportNone(): void {
    if (this.#hasToldNone) return;
    this.#hasToldNone = true;
    console.warn("No English voice was found for reading aloud; the browser's own is used");
  }

  #breakOff(): void {
    this.#turn += 1;
    this.#clearTimer();
    this.#stopWaiting?.();
    if (this.#utterance) this.#speech?.synthesis.cancel();
    this.#utterance = undefined;
  }

  /** Cancels a pending timer, and sets another. The narrator never has two timers. */
  #after(ms: number, callback: () => void): void {
    this.#clearTimer();
    this.#timer = this.#host.wake(() => {
      this.#timer = undefined;
      callback();
    }, ms);
  }

  #clearTimer(): void {
    if (this.#timer !== undefined) this.#host.cancel(this.#timer);
    this.#timer = undefined;
  }

  #reportSpeaking(isSpeaking: boolean): void {
    if (this.#isSpeaking === isSpeaking) return;
    this.#isSpeaking = isSpeaking;
    this.#parts.onSpeaking?.(isSpeaking);
  }

  #show(caption: Caption | undefined): void {
    if (caption === this.#caption) return;
    this.#caption = caption;
    this.#listeners.notify();
  }
}
