import { useEffect } from 'react';
import { PlaceVoice } from '../../../engine/games/safe-space-builder/place-voice';
import { soundOf, visitCues } from '../../../engine/games/safe-space-builder/visit.cues';
import type { SafeSpaceActor } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import { selectBackground, selectLighting } from '../../../machines/games/safe-space-builder/selectors';
import { chooseSound } from '../../device/audio-session';
import { useServices } from '../../services/context';

/** From here down the hour is that of the night: crickets, not birds. */
const NIGHT_UNTIL = 35;

/** The place is heard for as long as the visit, and what is touched in it as it answers. */
export function useVisitSound(actor: SafeSpaceActor): void {
  const { sound, settings, ambience } = useServices();
  useEffect(() => {
    sound.prepare(visitCues);
    const listening = actor.on('answer', (answer) => sound.cue(visitCues, soundOf(answer)));
    return () => listening.unsubscribe();
  }, [actor, sound]);
  useEffect(() => {
    const isOver = chooseSound();
    // What goes on from another game gives way to the place's own sounds.
    ambience.pause();
    const voice = sound.voice('ambience', (parts) => new PlaceVoice(parts));
    const follow = () => {
      const snapshot = actor.getSnapshot();
      // Nobody sits there while the tab is hidden.
      if (document.hidden) voice.current?.stop();
      else voice.current?.play(selectBackground(snapshot), selectLighting(snapshot) <= NIGHT_UNTIL);
    };
    // It can be heard once the engine has come, and whenever sound is turned on.
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
