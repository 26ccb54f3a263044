import { NO_CUES } from '../../../engine/audio/cue-table';
import { selectIsLed } from '../../../machines/breath-session';
import {
  basicBreathingMachine,
  keptFrom,
  OFFER,
} from '../../../machines/games/basic-breathing/basic-breathing.machine';
import { soundBreath } from '../../play/breath-sound';
import { defineGame } from '../../play/define-game';
import { BoxBreathing } from './BoxBreathing';

export default defineGame({
  slug: 'basic-breathing',
  heading: 'Box Breathing',
  pageTitle: 'Box Breathing',
  machine: basicBreathingMachine,
  input: ({ choices }) => ({ choices }),
  scene: async () =>
    (await import('../../../engine/games/basic-breathing/basic-breathing.scene')).createBasicBreathingScene,
  sceneLabel: 'Square',
  // The play screen itself announces changes.
  announce: () => undefined,
  cues: NO_CUES,
  intro: 'play',
  choices: { offer: OFFER, of: ({ context: { minutes } }) => ({ minutes }) },
  keeps: {
    version: 1,
    of: (snapshot) =>
      snapshot.hasTag('finished')
        ? undefined
        : { minutes: snapshot.context.minutes, cycles: snapshot.context.cycles },
    from: keptFrom,
    words: ({ cycles }) => `cycle ${cycles + 1}`,
  },
  Play: BoxBreathing,
  shownBy: 'words',
  whenHidden: 'goes on',
  attach: soundBreath,
  screenStaysOn: selectIsLed,
});
