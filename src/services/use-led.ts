/** What a session that is led by voice or sound needs of the device, for as long as it is on screen. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Caption, Narrator } from '../../engine/audio/narrator';
import { chooseSound } from '../device/audio-session';
import { type Led, MediaControls } from '../device/media-controls';
import { useServices } from './context';

/** The device has one set of controls. */
const media = new MediaControls();

/**
 * The device's own controls (lock screen, headphones, a call) pause and resume this, and the ambience with it.
 *
 * @param isLed whether a session is on at all, running or paused
 * @param turn to what comes before or after, for a session in parts
 */
export function useMediaControls(
  title: string,
  {
    isLed,
    isPlaying,
    ...own
  }: Pick<Led, 'pause' | 'resume' | 'turn'> & { isLed: boolean; isPlaying: boolean },
): void {
  const { ambience } = useServices();
  const acts = useRef(own);
  useEffect(() => {
    acts.current = own;
  });
  const shown = useRef<ReturnType<typeof media.show>>(undefined);
  useEffect(() => {
    if (!isLed) return;
    const show = media.show({
      title,
      pause: () => {
        acts.current.pause();
        ambience.pause();
      },
      resume: () => {
        acts.current.resume();
        ambience.resume();
      },
      turn: acts.current.turn && ((way) => acts.current.turn?.(way)),
    });
    shown.current = show;
    return () => show.end();
  }, [ambience, title, isLed]);
  useEffect(() => {
    if (isLed) shown.current?.setPlaying(isPlaying);
  }, [isLed, isPlaying]);
}

/** A reader for this screen: it falls silent when the screen goes, and ambience gives way while it reads. */
export function useNarrator(): Narrator {
  const { sound, ambience } = useServices();
  const narrator = useMemo(() => {
    let isOver: (() => void) | undefined;
    return new Narrator({
      volume: sound.voiceLevel,
      onSpeaking: (isSpeaking) => {
        ambience.duck(isSpeaking);
        if (isSpeaking) isOver ??= chooseSound();
        else {
          isOver?.();
          isOver = undefined;
        }
      },
    });
  }, [sound, ambience]);
  useEffect(() => () => narrator.stop(), [narrator]);
  return narrator;
}

/** What is being read: rendered anew with every sentence. */
export const useCaption = (narrator: Narrator): Caption | undefined =>
  useSyncExternalStore(narrator.subscribe, () => narrator.caption);
