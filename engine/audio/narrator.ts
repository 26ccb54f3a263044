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

/** Before the first sentence, ms: as specified, and time for a voice that was cancelled to fall silent. */
export const START_DELAY_MS = 200;

/** Between two sentences, ms. */
export const GAP_MS = 800;

/** How long a sentence takes: 149 words a minute, ms a word. */
const WORD_MS = 400;

/** For so long the list of voices is waited for, ms: browsers load it late, some never. */
export const VOICES_WAIT_MS = 1000;

/** A sentence that has begun and not ended after twice its time and this long counts as ended, ms. */
export const STALL_MS = 3000;

/** How long a sentence takes to read, ms. */
export const readingTime = (sentence: string): number => sentence.trim().split(/\s+/).length * WORD_MS;

/** Splits a text where a sentence ends. */
export const sentencesOf = (text: string): string[] =>
  text.match(/[^.!?]+[.!?]*["'’”]?\s*/g)?.map((sentence) => sentence.trim()) ?? [];

/** What is being read, for captions. */
export interface Caption {
  readonly sentences: readonly string[];
  /** The sentence that is read now, from 0; equal to their number when all have been read. */
  readonly index: number;
}

/** The browser's speech; a test may bring its own. */
export interface Speech {
  readonly synthesis: Pick<
    SpeechSynthesis,
    'speak' | 'cancel' | 'getVoices' | 'addEventListener' | 'removeEventListener'
  >;
  readonly utter: (text: string) => SpeechSynthesisUtterance;
}

/** The browser's own speech; undefined where there is none. */
export const browserSpeech = (): Speech | undefined =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
    ? { synthesis: globalThis.speechSynthesis, utter: (text) => new SpeechSynthesisUtterance(text) }
    : undefined;

export interface NarratorParts {
  readonly speech?: Speech | undefined;
  /** Volume of the voice's bus, 0-1, asked before every sentence; at 0 nothing is spoken. */
  readonly volume: () => number;
  /** Told when reading begins and when it pauses or ends: ambience gives way meanwhile. */
  readonly onSpeaking?: (isSpeaking: boolean) => void;
  /** Real time: what is led by a voice goes on under a dialog and in a hidden tab. */
  readonly host?: ClockHost;
}

export interface Reading {
  /** Pause between sentences, ms; {@link GAP_MS} unless said. */
  readonly gap?: number;
  /** Before the first sentence, ms; {@link START_DELAY_MS} unless said. */
  readonly delay?: number;
  /** All has been read. Not called when reading was stopped or another began. */
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
  /** Counts utterances: what an older one says is not listened to. */
  #turn = 0;
  /** Chrome forgets an utterance that nobody holds, and its end with it. */
  #utterance: SpeechSynthesisUtterance | undefined;
  #voice: SpeechSynthesisVoice | undefined;
  #timer: number | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(parts: NarratorParts) {
    this.#parts = parts;
    this.#speech = 'speech' in parts ? parts.speech : browserSpeech();
    this.#host = parts.host ?? systemHost;
  }

  /** What is being read; undefined before and after. The same object until something changes. */
  get caption(): Caption | undefined {
    return this.#caption;
  }

  get isPaused(): boolean {
    return this.#isPaused;
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);

  /** Reads sentences one by one; what was read before is broken off. */
  read(sentences: readonly string[], reading: Reading = {}): void {
    this.#breakOff();
    this.#isPaused = false;
    this.#reading = reading;
    this.#show(sentences.length === 0 ? undefined : { sentences, index: 0 });
    if (sentences.length === 0) return;
    this.#tell(true);
    this.#after(reading.delay ?? START_DELAY_MS, () => this.#whenVoicesAreThere(() => this.#sentence()));
  }

  /** Says a cue at once and in one go, however many sentences it has. */
  say(text: string, onDone?: () => void): void {
    this.read([text], { delay: 0, gap: 0, ...(onDone && { onDone }) });
  }

  /** Falls silent; {@link resume} begins the sentence again. Where all has been read there is nothing to pause. */
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
    // Some browsers drop what is spoken in the very moment of a cancel.
    this.#after(START_DELAY_MS, () => this.#sentence());
    this.#listeners.notify();
  }

  /** Ends reading and forgets what was read. */
  stop(): void {
    this.#breakOff();
    this.#isPaused = false;
    this.#tell(false);
    this.#show(undefined);
  }

  /** Turns the voice on or off; captions go on either way, and the sentence begins again. */
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
      this.#after(time, () => this.#next());
      return;
    }
    this.#turn += 1;
    const turn = this.#turn;
    const begunAt = this.#host.now();
    const voices = speech.synthesis.getVoices();
    const utterance = speech.utter(text);
    // The voice that began goes on reading, also when a better one is found on the way.
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
    /** Ended or failed: a failure leaves the words the time to be read. */
    const end = (failed: boolean) => {
      if (isOver()) return;
      this.#turn += 1;
      const left = failed ? begunAt + time - this.#host.now() : 0;
      if (left > 0) this.#after(left, () => this.#next());
      else this.#next();
    };
    utterance.addEventListener('start', () => {
      if (!isOver()) this.#after(2 * time + STALL_MS, () => this.#giveUp(end));
    });
    utterance.addEventListener('end', () => end(false));
    utterance.addEventListener('error', ({ error }) => {
      if (isOver() || error === 'canceled' || error === 'interrupted') return;
      console.warn(`A sentence could not be spoken: ${error}`);
      end(true);
    });
    this.#utterance = utterance;
    // Without any voice nothing may ever be heard of it: then the words go by as they are read.
    this.#after(voices.length === 0 ? time : 2 * time + STALL_MS, () => this.#giveUp(end));
    try {
      speech.synthesis.speak(utterance);
    } catch (error) {
      console.warn('A sentence could not be spoken', error);
      end(true);
    }
  }

  /** A voice that neither goes on nor ends is cancelled, and counts as ended. */
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

  /** Runs when the list of voices has something in it, or has been waited for long enough. */
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

  #tellNone(): void {
    if (this.#hasToldNone) return;
    this.#hasToldNone = true;
    console.warn("No voice was found for reading aloud; the browser's own is used");
  }

  /** Nothing that is under way goes on, and its end is not listened to. */
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
