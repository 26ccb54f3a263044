/**
 * All that scenes and screens know of sound: one-shot cues, voices that go on, ambience, narration. Whoever holds a
 * port may call it at any time: before the first gesture, without a sound card, muted; then nothing is heard, and
 * nothing else goes wrong.
 */
import type { CueEmitted } from '../../machines/emitted';
import type { Bus } from './buses';
import type { CueTable } from './cue-table';

/** Arguments of a continuous voice. */
export interface VoiceParts {
  readonly context: AudioContext;
  /** Output node: the voice's bus at the person's volume. A release disconnects it. */
  readonly output: AudioNode;
}

/** A continuous sound with parameters, such as sand under a rake or a breath. */
export interface VoiceHandle<TVoice> {
  /** The voice; undefined while audio is locked or muted. Read it again at every use. */
  readonly current: TVoice | undefined;
  /** Fades the voice out and frees it. */
  release(): void;
}

export interface AudioPort {
  /** Loads a game's sounds, so that its first cue is not late. Call it in answer to a gesture. */
  prepare(table: CueTable): void;
  /** Plays a cue once. A cue more than 250 ms late is dropped. */
  cue(table: CueTable, emitted: CueEmitted): void;
  /** A continuous voice on a bus, created when audio is first allowed. */
  voice<TVoice>(bus: Bus, create: (parts: VoiceParts) => TVoice): VoiceHandle<TVoice>;
}
