import { patternFlowCues } from '../../../engine/games/pattern-flow/pattern-flow.cues';
import { patternFlowMachine } from '../../../machines/games/pattern-flow/pattern-flow.machine';
import { savedSessionSchema, sessionToSave } from '../../../machines/games/pattern-flow/pattern-flow.saved';
import { changeAnnouncement, selectLevel } from '../../../machines/games/pattern-flow/selectors';
import { defineGame } from '../../play/define-game';
import { interruptDemonstration } from './interrupt-demonstration';
import styles from './pattern-flow.module.css';
import { PatternFlow } from './pattern-flow.screen';

export default defineGame({
  slug: 'pattern-flow',
  heading: 'Pattern Flow',
  pageTitle: 'Pattern Flow Game',
  machine: patternFlowMachine,
  input: ({ seed }) => ({ seed }),
  scene: async () =>
    (await import('../../../engine/games/pattern-flow/pattern-flow.scene')).createPatternFlowScene,
  sceneLabel: 'Stones',
  announce: changeAnnouncement,
  cues: patternFlowCues,
  // The person listens to the notes of the stones.
  music: (snapshot) => ({ answers: selectLevel(snapshot), hasPhrases: false }),
  intro: {
    text: 'Watch the stones light up, then tap them in the same order.',
    startLabel: 'Start Game',
    premiumNotice: (hasTries) =>
      `Pattern Flow is a premium feature. You can ${hasTries ? 'use a free try, or ' : ''}unlock all games.`,
  },
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ level }) => `level ${level}`,
  },
  Play: PatternFlow,
  attach: interruptDemonstration,
  shownBy: 'scene',
  whenHidden: 'waits',
  scenery: styles.scenery,
});
