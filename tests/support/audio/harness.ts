/** The instruments alone in a page of their own: bundled for the browser by `audio-page.ts`, never part of the app. */

export { BreathVoice } from '../../../engine/audio/breath-voice';
export { LAP_SECONDS, LoopPlayer } from '../../../engine/audio/loop-player';
export { Narrator } from '../../../engine/audio/narrator';
export { PlaceVoice } from '../../../engine/games/safe-space-builder/place-voice';
export { MediaControls } from '../../../src/device/media-controls';
export { ScreenAwake } from '../../../src/device/screen-awake';
