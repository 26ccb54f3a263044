/** The voice reads each scene from its start, and stops when the next one starts. */
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { type Narrator, SENTENCE_GAP_MS, splitIntoSentences } from '../../../engine/audio/narrator';
import { browserSpeech } from '../../../engine/audio/speech';
import type { ImageryActor } from '../../../machines/games/guided-imagery/guided-imagery.machine';
import { OPTIONS } from '../../../machines/games/guided-imagery/options';
import {
  SCENES,
  selectHasVoice,
  selectIsPaused,
  selectIsWalkShown,
  selectSceneIndex,
  selectSceneSeconds,
} from '../../../machines/games/guided-imagery/selectors';
import { useServices } from '../../services/context';
import { useNarrator } from '../../services/use-narrator';

/** Extra time in each pause between two sentences, per extra second of a scene, ms. */
const GAP_MS_PER_SECOND = 86;

/** Pause between two sentences, ms. @param seconds duration of the scene */
export const sentencePauseMs = (seconds: number): number =>
  SENTENCE_GAP_MS + Math.max(0, seconds - OPTIONS.seconds[0]) * GAP_MS_PER_SECOND;

/** Narration of each scene, by sentence. */
export const NARRATIONS: readonly (readonly string[])[] = SCENES.map(({ narrationText }) =>
  splitIntoSentences(narrationText),
);

/** Returns the narrator, for captions. */
export function useSceneNarrator(actor: ImageryActor): Narrator {
  const { clock } = useServices();
  const narrator = useNarrator();
  const isLed = useSelector(actor, selectIsWalkShown);
  const index = useSelector(actor, selectSceneIndex);
  const isPaused = useSelector(actor, selectIsPaused);
  const seconds = useSelector(actor, selectSceneSeconds);
  const hasVoice = useSelector(actor, selectHasVoice);
  // An open dialog stops the clock of the scenes, so the voice must pause too.
  const isHeld = useSyncExternalStore(
    (tell) => {
      const stops = [clock.onPause(tell), clock.onResume(tell)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => clock.isPaused,
  );
  const isSilent = isPaused || isHeld;

  useEffect(() => narrator.setVoiced(hasVoice), [narrator, hasVoice]);
  useEffect(() => {
    if (!isLed) return;
    narrator.read(NARRATIONS[index] ?? [], { gap: sentencePauseMs(seconds) });
  }, [narrator, isLed, index, seconds]);
  // Runs after the effect that starts the reading, so that a scene that is opened during a pause waits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene starts the voice even during a pause.
  useEffect(() => {
    if (isSilent) narrator.pause();
    else narrator.resume();
  }, [narrator, isSilent, isLed, index]);
  return narrator;
}

/** Without speech the page announces the narration to assistive technology. */
export const canSpeak = (): boolean => browserSpeech() !== undefined;
