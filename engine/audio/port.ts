/**
 * The interface through which scenes and screens use sound: one-shot cues, continuous voices, ambience, narration.
 * Callers may use it at any time. Before the first gesture, without a sound card or while muted, the calls have no
 * effect and do not fail.
 */
import type { CueEmitted } from '../../machines/emitted';
import type { Bus } from './buses';
import type { CueTable } from './cue-table';

/** Arguments with which a continuous voice is created. */
export interface VoiceParts {
  readonly context: AudioContext;
  /** Output node, which is the bus of the voice at the person's volume. Releasing the voice disconnects it. */
  readonly output: AudioNode;
}

/** Handle of a continuous sound with parameters, such as sand under a rake, or a breath. */
export interface VoiceHandle<TVoice> {
  /** The voice; undefined while audio is locked or muted. Read this property again at every use. */
  readonly current: TVoice | undefined;
  /** Fades the voice out and frees it. */
  release(): void;
}

export interface AudioPort {
  /**
   * Loads the sounds of a game in advance, so that its first cue is not late. Call it in the event handler of a
   * gesture.
   */
  prepare(table: CueTable): void;
  /** Plays a cue once. A cue more than 250 ms late is dropped. */
  cue(table: CueTable, emitted: CueEmitted): void;
  /** Returns a continuous voice on a bus. The voice is created as soon as audio is unlocked. */
  voice<TVoice>(bus: Bus, create: (parts: VoiceParts) => TVoice): VoiceHandle<TVoice>;
}
