/** Sets the type of Safari's audio session, so that an iPad's silent switch does not mute a meditation. */

/** Safari's audio session, which TypeScript's DOM types lack. */
interface WithAudioSession {
  readonly audioSession?: { type: 'auto' | 'playback' };
}

let chosen = 0;

/** Makes sound audible despite the silent switch, until the returned function is called. */
export function overrideSilentSwitch(): () => void {
  const { audioSession } = navigator as WithAudioSession;
  if (!audioSession) return () => undefined;
  chosen += 1;
  audioSession.type = 'playback';
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    chosen -= 1;
    // The silent switch mutes the sounds of cards and chimes again.
    if (chosen === 0) audioSession.type = 'auto';
  };
}
