import { useEffect } from 'react';
import { PlaceVoice } from '../../../engine/games/safe-space-builder/place-sound';
import { answerCueOf, visitCues } from '../../../engine/games/safe-space-builder/visit.cues';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectBackground, selectBrightness } from '../../../machines/games/safe-space-builder/selectors';
import { overrideSilentSwitch } from '../../device/audio-session';
import { useServices } from '../../services/context';

/** Maximum lighting of the night soundscape, %. */
const NIGHT_UNTIL = 35;

export function useVisitSound(actor: SafeSpaceActor): void {
  const { sound, settings, ambience } = useServices();
  useEffect(() => {
    sound.prepare(visitCues);
    const listening = actor.on('answer', (answer) => sound.cue(visitCues, answerCueOf(answer)));
    return () => listening.unsubscribe();
  }, [actor, sound]);
  useEffect(() => {
    const isOver = overrideSilentSwitch();
    // Ambience from another game stops while the place's soundscape plays.
    ambience.pause();
    const voice = sound.voice('ambience', (parts) => new PlaceVoice(parts));
    const follow = () => {
      const snapshot = actor.getSnapshot();
      // The place is silent while the tab is hidden.
      if (document.hidden) voice.current?.stop();
      else voice.current?.play(selectBackground(snapshot), selectBrightness(snapshot) <= NIGHT_UNTIL);
    };
    // Starts as soon as the audio engine has loaded, and whenever sound is turned on.
    sound.background(follow);
    const stopFollowing = settings.subscribe(() => queueMicrotask(follow));
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stopFollowing();
      voice.current?.stop();
      voice.release();
      ambience.resume();
      isOver();
    };
  }, [actor, sound, settings, ambience]);
}
