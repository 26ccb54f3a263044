/**
 * All that scenes and screens know of sound: one-shot cues, voices that go on, ambience, narration. Whoever holds a
 * port may call it at any time: before the first gesture, without a sound card, muted; then nothing is heard, and
 * nothing else goes wrong.
 */
import type { CueEmitted } from '../../machines/emitted';
import type { Bus } from './buses';
import type { CueTable } from './cue-table';

/** What a continuous voice is made with. */
export interface VoiceParts {
  readonly context: AudioContext;
  /** Where it sounds: its bus with the person's volume, and silence when it is released. */
  readonly output: AudioNode;
}

/** A sound that goes on and is led, such as sand under a hand or a breath. */
export interface VoiceHandle<TVoice> {
  /** The voice itself; undefined as long as nothing may be heard. Ask anew at every use. */
  readonly current: TVoice | undefined;
  /** Fades it out and frees it. */
  release(): void;
}

export interface AudioPort {
  /** Loads a game's sounds, so that its first cue is not late. Call it in answer to a gesture. */
  prepare(table: CueTable): void;
  /** Plays a cue once; one that would be more than 250 ms late is dropped. */
  cue(table: CueTable, emitted: CueEmitted): void;
  /** A continuous voice on a bus, made when it can first be heard. */
  voice<TVoice>(bus: Bus, create: (parts: VoiceParts) => TVoice): VoiceHandle<TVoice>;
}
