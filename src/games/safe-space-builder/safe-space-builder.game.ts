import { safeSpaceBuilderCues } from '../../../engine/games/safe-space-builder/safe-space-builder.cues';
import { safeSpaceBuilderMachine } from '../../../machines/games/safe-space-builder/safe-space-builder.machine';
import {
  savedSessionSchema,
  sessionToSave,
} from '../../../machines/games/safe-space-builder/safe-space-builder.saved';
import { changeAnnouncement, selectIsVisiting } from '../../../machines/games/safe-space-builder/selectors';
import { defineGame } from '../../play/define-game';
import { persistSpace } from './persist-space';
import { SafeSpaceBuilder } from './safe-space-builder.screen';

export default defineGame({
  slug: 'safe-space-builder',
  heading: 'Safe Space Builder',
  pageTitle: 'Safe Space Builder',
  machine: safeSpaceBuilderMachine,
  input: ({ seed }) => ({ seed }),
  scene: async () =>
    (await import('../../../engine/games/safe-space-builder/safe-space-builder.scene'))
      .createSafeSpaceBuilderScene,
  sceneLabel: 'Safe space',
  announce: changeAnnouncement,
  cues: safeSpaceBuilderCues,
  // Placed things count, and during a visit only the lit ones.
  music: ({ context: { space, unlit } }) => ({
    answers: space.elements.length - unlit.length,
    daylight: space.lighting / 100,
  }),
  // The intro shows the saved space.
  intro: 'play',
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: () => 'your space',
  },
  Play: SafeSpaceBuilder,
  attach: persistSpace,
  // The panel works before the scene has loaded, so the session does not wait for the scene.
  shownBy: 'words',
  whenHidden: 'waits',
  // On a visit the person may watch for a long time without touching the screen.
  screenStaysOn: selectIsVisiting,
});
