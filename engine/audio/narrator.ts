/**
 * Reads aloud, sentence by sentence, through the device's own voice, and says which sentence is being read, so that it
 * can be marked. Where nothing can be heard the sentences go by at the pace of reading.
 */
import { type ClockHost, systemHost } from '../stage/clock';
import { Listeners } from '../stage/listeners';
import { chooseVoice } from './voices';

/** As specified. */
const RATE = 0.85;
const PITCH = 1;
const LANGUAGE = 'en-GB';

/** Delay of the first sentence, ms (specification). A cancelled voice falls silent within it. */
export const START_DELAY_MS = 200;

/** Pause between two sentences, ms. */
export const GAP_MS = 800;

/** Reading time of a word at 149 words per minute, ms. */
const WORD_MS = 400;

/** Longest wait for the list of voices, ms. Browsers load it late, some never. */
export const VOICES_WAIT_MS = 1000;

/** A sentence counts as ended this long after twice its reading time, ms. */
export const STALL_MS = 3000;

/** A voice that takes less than this share of the reading time was not heard: WebKitGTK's ends at once. */
const SHORTEST = 0.25;

/** Reading time of a sentence, ms. */
export const readingTime = (sentence: string): number => sentence.trim().split(/\s+/).length * WORD_MS;

/** Splits a text into sentences. */
export const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?]+[.!?]*["'’”]?\s*/g)?.map((sentence) => sentence.trim()) ?? [];

/** Current reading, for captions. */
export interface Caption {
  readonly sentences: readonly string[];
  /** Index of the current sentence, from 0. Equal to their number after the last. */
  readonly index: number;
}

/** The browser's speech synthesis, or a test's. */
export interface Speech {
  readonly synthesis: Pick<
    SpeechSynthesis,
    'speak' | 'cancel' | 'getVoices' | 'addEventListener' | 'removeEventListener'
  >;
  readonly utter: (text: string) => SpeechSynthesisUtterance;
}

/** The browser's speech synthesis; undefined without one. */
export const browserSpeech = (): Speech | undefined =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
    ? { synthesis: globalThis.speechSynthesis, utter: (text) => new SpeechSynthesisUtterance(text) }
    : undefined;

export interface NarratorParts {
  readonly speech?: Speech | undefined;
  /** Volume of the voice's bus, 0-1, read before every sentence. At 0 nothing is spoken. */
  readonly volume: () => number;
  /** Called when reading begins and when it pauses or ends. Ambience is quieter in between. */
  readonly onSpeaking?: (isSpeaking: boolean) => void;
  /** Called once, when no voice of the device can be heard. */
  readonly onUnheard?: () => void;
  /** Real time: narration goes on under a dialog and in a hidden tab. */
  readonly host?: ClockHost;
}

export interface Reading {
  /** Pause between sentences, ms. Default: {@link GAP_MS}. */
  readonly gap?: number;
  /** Delay of the first sentence, ms. Default: {@link START_DELAY_MS}. */
  readonly delay?: number;
  /** Called after the last sentence, but not after a stop or another text. */
  readonly onDone?: () => void;
}

export class Narrator {
  readonly #speech: Speech | undefined;
  readonly #parts: NarratorParts;
  readonly #host: ClockHost;
  readonly #listeners = new Listeners();
  #caption: Caption | undefined;
  #reading: Reading = {};
  #isPaused = false;
  #isVoiced = true;
  #isSpeaking = false;
  #hasToldNone = false;
  /** Whether any utterance has begun. */
  #isHeard = false;
  #hasToldUnheard = false;
  /** Number of the utterance. Events of an older one are ignored. */
  #turn = 0;
  /** Chrome garbage-collects an unreferenced utterance, and its end event with it. */
  #utterance: SpeechSynthesisUtterance | undefined;
  #voice: SpeechSynthesisVoice | undefined;
  #timer: number | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(parts: NarratorParts) {
    this.#parts = parts;
    this.#speech = 'speech' in parts ? parts.speech : browserSpeech();
    this.#host = parts.host ?? systemHost;
  }

  /** Current reading; undefined before and after. The same object until it changes. */
  get caption(): Caption | undefined {
    return this.#caption;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** Reads sentences one by one. An earlier text is cancelled. */
  read(sentences: readonly string[], reading: Reading = {}): void {
    this.#breakOff();
    this.#isPaused = false;
    this.#reading = reading;
    this.#show(sentences.length === 0 ? undefined : { sentences, index: 0 });
    if (sentences.length === 0) return;
    this.#tell(true);
    this.#after(reading.delay ?? START_DELAY_MS, () => this.#whenVoicesAreThere(() => this.#sentence()));
  }

  /** Says a cue at once, as one utterance. */
  say(text: string, onDone?: () => void): void {
    this.read([text], { delay: 0, gap: 0, ...(onDone && { onDone }) });
  }

  /** Pauses; {@link resume} begins the sentence again. Does nothing after the last sentence. */
  pause(): void {
    if (this.#isPaused || !this.#caption || this.#caption.index >= this.#caption.sentences.length) return;
    this.#isPaused = true;
    this.#breakOff();
    this.#tell(false);
    this.#listeners.notify();
  }

  resume(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#tell(true);
    // Some browsers drop an utterance in the same task as a cancel.
    this.#after(START_DELAY_MS, () => this.#sentence());
    this.#listeners.notify();
  }

  /** Ends reading and clears the text. */
  stop(): void {
    this.#breakOff();
    this.#isPaused = false;
    this.#tell(false);
    this.#show(undefined);
  }

  /** Turns the voice on or off. Captions go on, and the sentence begins again. */
  setVoiced(isVoiced: boolean): void {
    if (isVoiced === this.#isVoiced) return;
    this.#isVoiced = isVoiced;
    const isReading =
      this.#caption && !this.#isPaused && this.#caption.index < this.#caption.sentences.length;
    if (!isReading) return;
    this.#breakOff();
    this.#tell(true);
    this.#after(START_DELAY_MS, () => this.#sentence());
  }

  #sentence(): void {
    const text = this.#caption?.sentences[this.#caption.index];
    if (text === undefined) return;
    const time = readingTime(text);
    const volume = this.#parts.volume();
    const speech = this.#speech;
    if (!speech || !this.#isVoiced || volume === 0) {
      if (!speech && this.#isVoiced && volume > 0) this.#tellUnheard();
      this.#after(time, () => this.#next());
      return;
    }
    this.#turn += 1;
    const turn = this.#turn;
    const begunAt = this.#host.now();
    const voices = speech.synthesis.getVoices();
    const utterance = speech.utter(text);
    // The same voice reads the whole text, even when a better one loads meanwhile.
    const began = this.#voice;
    const known = began && voices.find(({ voiceURI }) => voiceURI === began.voiceURI);
    this.#voice = known ?? chooseVoice(voices);
    if (this.#voice) utterance.voice = this.#voice;
    else this.#tellNone();
    utterance.lang = LANGUAGE;
    utterance.rate = RATE;
    utterance.pitch = PITCH;
    utterance.volume = volume;
    const isOver = () => turn !== this.#turn;
    /** After the end or a failure. An unheard sentence keeps its reading time. */
    const end = (failed: boolean) => {
      if (isOver()) return;
      this.#turn += 1;
      if (voices.length === 0 && !this.#isHeard) this.#tellUnheard();
      const passed = this.#host.now() - begunAt;
      const left = failed || passed < time * SHORTEST ? time - passed : 0;
      if (left > 0) this.#after(left, () => this.#next());
      else this.#next();
    };
    utterance.addEventListener('start', () => {
      // A device without a list may still have a default voice.
      this.#isHeard = true;
      if (!isOver()) this.#after(2 * time + STALL_MS, () => this.#giveUp(end));
    });
    utterance.addEventListener('end', () => end(false));
    utterance.addEventListener('error', ({ error }) => {
      if (isOver() || error === 'canceled' || error === 'interrupted') return;
      console.warn(`A sentence could not be spoken: ${error}`);
      end(true);
    });
    this.#utterance = utterance;
    // A device without voices may send no event: the sentence ends after its reading time.
    this.#after(voices.length === 0 ? time : 2 * time + STALL_MS, () => this.#giveUp(end));
    try {
      speech.synthesis.speak(utterance);
    } catch (error) {
      console.warn('A sentence could not be spoken', error);
      end(true);
    }
  }

  /** A stalled voice is cancelled and counts as ended. */
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
      this.#after(this.#reading.gap ?? GAP_MS, () => {
        this.#show({ ...caption, index });
        this.#sentence();
      });
      return;
    }
    this.#clearTimer();
    this.#tell(false);
    this.#show({ ...caption, index });
    this.#reading.onDone?.();
  }

  /** Calls back when the list of voices is loaded, or after the longest wait. */
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

  #tellUnheard(): void {
    if (this.#hasToldUnheard) return;
    this.#hasToldUnheard = true;
    this.#parts.onUnheard?.();
  }

  #tellNone(): void {
    if (this.#hasToldNone) return;
    this.#hasToldNone = true;
    console.warn("No voice was found for reading aloud; the browser's own is used");
  }

  /** Cancels the utterance and ignores its events. */
  #breakOff(): void {
    this.#turn += 1;
    this.#clearTimer();
    this.#stopWaiting?.();
    if (this.#utterance) this.#speech?.synthesis.cancel();
    this.#utterance = undefined;
  }

  /** One thing is waited for at a time. */
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

  #tell(isSpeaking: boolean): void {
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
