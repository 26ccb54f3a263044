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
  const { ambience, sound } = useServices();
  const latest = useRef({ ...own, isPlaying });
  const shown = useRef<ReturnType<typeof media.show>>(undefined);
  useEffect(() => {
    latest.current = { ...own, isPlaying };
  });
  useEffect(() => shown.current?.setPlaying(isPlaying), [isPlaying]);
  useEffect(() => {
    if (!isLed) return;
    let isOver = false;
    // Browsers show their controls with a media element only, which a slow device takes long to make.
    void sound.whenFree().then(() => {
      if (isOver) return;
      shown.current = media.show({
        title,
        pause: () => {
          latest.current.pause();
          ambience.pause();
        },
        resume: () => {
          latest.current.resume();
          ambience.resume();
        },
        turn: latest.current.turn && ((way) => latest.current.turn?.(way)),
      });
      shown.current.setPlaying(latest.current.isPlaying);
    });
    return () => {
      isOver = true;
      shown.current?.end();
      shown.current = undefined;
    };
  }, [ambience, sound, title, isLed]);
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
