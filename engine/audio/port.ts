/**
 * The interface through which scenes and screens use sound: one-shot cues and continuous voices. Callers may use the
 * interface at any time. Before the first gesture, without a sound card or while muted, nothing sounds and no call
 * fails.
 */
import type { CueEmitted } from '../../machines/emitted';
import type { BusName } from './buses';
import type { CueTable } from './cue-table';

export interface VoiceDependencies {
  readonly context: AudioContext;
  /** Node to which the voice connects. It feeds the bus. Releasing the voice disconnects it. */
  readonly output: AudioNode;
}

/** Handle of a continuous sound with parameters, such as sand under a rake, or a breath. */
export interface VoiceHandle<TVoice> {
  /** Undefined before the voice's creation and after its release, so read it again at every use. */
  readonly current: TVoice | undefined;
  /** Fades the voice out within `seconds`, by default 0.2 s, and frees it. */
  release(seconds?: number): void;
}

export interface AudioPort {
  /** Loads the sounds of a game in advance. Call it in the event handler of a gesture. */
  prepare(table: CueTable): void;
  /** Plays a cue once. A cue more than 250 ms late is dropped. */
  cue(table: CueTable, emitted: CueEmitted): void;
  /** Returns a handle of a continuous voice. The first read of `current` while the bus is audible creates it. */
  voice<TVoice>(bus: BusName, create: (parts: VoiceDependencies) => TVoice): VoiceHandle<TVoice>;
}
