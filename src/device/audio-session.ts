/** Tells an iPad that what sounds now was chosen, so that its silent switch does not mute a meditation. */

/** As Safari has it; not yet in TypeScript's DOM. */
interface WithAudioSession {
  readonly audioSession?: { type: 'auto' | 'playback' };
}

let chosen = 0;

/** Sound was chosen that should be heard; call the answer when it is over. */
export function chooseSound(): () => void {
  const { audioSession } = navigator as WithAudioSession;
  if (!audioSession) return () => undefined;
  chosen += 1;
  audioSession.type = 'playback';
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    chosen -= 1;
    // Cards and chimes keep to the switch.
    if (chosen === 0) audioSession.type = 'auto';
  };
}
