/** The narrator of the walk: reads each scene from its start, and stops when the next one starts. */
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { browserSpeech, GAP_MS, type Narrator, sentencesOf } from '../../../engine/audio/narrator';
import type { ImageryActor } from '../../../machines/games/guided-imagery/guided-imagery.machine';
import {
  SCENES,
  selectHasVoice,
  selectIndex,
  selectIsLed,
  selectIsPaused,
  selectIsSlow,
} from '../../../machines/games/guided-imagery/selectors';
import { useServices } from '../../services/context';
import { useNarrator } from '../../services/use-led';

/** Pause between two sentences with 'Slow', ms: distributes the extra half minute of the scene. */
export const SLOW_GAP_MS = 3400;

/** Narration of each scene, by sentence. */
export const NARRATIONS: readonly (readonly string[])[] = SCENES.map(({ narrationText }) =>
  sentencesOf(narrationText),
);

/** @returns the narrator, for captions */
export function useNarration(actor: ImageryActor): Narrator {
  const { clock } = useServices();
  const narrator = useNarrator();
  const isLed = useSelector(actor, selectIsLed);
  const index = useSelector(actor, selectIndex);
  const isPaused = useSelector(actor, selectIsPaused);
  const isSlow = useSelector(actor, selectIsSlow);
  const hasVoice = useSelector(actor, selectHasVoice);
  // A dialog holds the scenes' time, and the voice too.
  const isHeld = useSyncExternalStore(
    (tell) => {
      const stops = [clock.onHold(tell), clock.onRelease(tell)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => clock.isHeld,
  );
  const isSilent = isPaused || isHeld;

  useEffect(() => narrator.setVoiced(hasVoice), [narrator, hasVoice]);
  useEffect(() => {
    if (!isLed) return;
    narrator.read(NARRATIONS[index] ?? [], { gap: isSlow ? SLOW_GAP_MS : GAP_MS });
  }, [narrator, isLed, index, isSlow]);
  // Runs after the effect that starts the reading, so that a scene opened during a pause waits for the end of the
  // pause.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene begins to be read in spite of a pause.
  useEffect(() => {
    if (isSilent) narrator.pause();
    else narrator.resume();
  }, [narrator, isSilent, isLed, index]);
  return narrator;
}

/** Whether the browser has a voice. Without one, the narration is announced to assistive technology. */
export const canSpeak = (): boolean => browserSpeech() !== undefined;
