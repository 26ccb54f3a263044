import { Music } from '../../engine/audio/music/music';
import { MusicVoice } from '../../engine/audio/music/music-voice';
import { Narrator } from '../../engine/audio/narrator';
import { Clock, type ClockHost, systemClockHost } from '../../engine/stage/clock';
import type { Services } from '../services/services';
import type { Sound } from '../services/sound';

/** Duration of a preview, ms. */
export const PREVIEW_MS = 4000;

let narrator: Narrator | undefined;
let brookEnd: number | undefined;

/** Plays the brook, unless ambience is on already. */
export function previewAmbience(
  {
    ambience,
    sound,
    theme,
  }: {
    ambience: Pick<Services['ambience'], 'place'>;
    sound: Pick<Sound, 'background'>;
    theme: Pick<Services['theme'], 'value'>;
  },
  host: ClockHost = systemClockHost,
): void {
  if (ambience.place !== undefined) return;
  if (brookEnd !== undefined) host.cancel(brookEnd);
  sound.background((background) => background.play('brook', theme.value === 'night'));
  brookEnd = host.wake(() => {
    brookEnd = undefined;
    if (ambience.place === undefined) sound.background((background) => background.stop());
  }, PREVIEW_MS);
}

export function previewVoice(sound: Sound): void {
  narrator ??= new Narrator({ volume: () => sound.levelOf('voice') });
  narrator.say('This is how I read to you.');
}

export function previewMusic(sound: Sound): void {
  // The app's own clock stands while a dialog is open.
  const music = new Music({
    clock: new Clock(),
    random: Math.random,
    handle: sound.voice('music', (parts) => new MusicVoice(parts)),
  });
  for (const answers of [0, 1]) music.follow({ answers });
  systemClockHost.wake(() => music.end(), PREVIEW_MS);
}
