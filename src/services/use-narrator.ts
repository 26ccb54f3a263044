import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Caption, Narrator, type VoiceAvailability } from '../../engine/audio/narrator';
import { overrideSilentSwitch } from '../device/audio-session';
import { useServices } from './context';

/** Returns a narrator for this screen. It stops when the screen unmounts, and lowers ambience and music while it reads. */
export function useNarrator(): Narrator {
  const { sound, toasts } = useServices();
  const narrator = useMemo(() => {
    let isOver: (() => void) | undefined;
    return new Narrator({
      volume: () => sound.levelOf('voice'),
      onUnheard: () =>
        toasts.showSilently({
          title: 'No voice on this device',
          description: 'The words are on the screen.',
        }),
      onSpeaking: (isSpeaking) => {
        sound.duck(isSpeaking);
        if (isSpeaking) isOver ??= overrideSilentSwitch();
        else {
          isOver?.();
          isOver = undefined;
        }
      },
    });
  }, [sound, toasts]);
  useEffect(() => () => narrator.stop(), [narrator]);
  return narrator;
}

export const useCaption = (narrator: Narrator): Caption | undefined =>
  useSyncExternalStore(narrator.subscribe, () => narrator.caption);

/** Returns the state of the device's voices; undefined as long as voices may still load. */
export const useVoiceState = (narrator: Narrator): VoiceAvailability | undefined =>
  useSyncExternalStore(narrator.subscribe, () => narrator.voiceState);
