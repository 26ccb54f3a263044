import { useEffect, useRef } from 'react';
import { MediaControls, type SoundGuidedSession } from '../device/media-controls';
import { useServices } from './context';

/** A single instance for all sessions, because the device has one set of media controls. */
const media = new MediaControls();

/** Connects the device's media controls with session and ambience. With `isLed` they show even during a pause. */
export function useMediaControls(
  title: string,
  {
    isLed,
    isPlaying,
    ...own
  }: Pick<SoundGuidedSession, 'pause' | 'resume' | 'turn'> & { isLed: boolean; isPlaying: boolean },
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
    // Browsers need a media element for their controls, and creating one takes long on a slow device. The controls
    // therefore wait for the first frame of the session.
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
