import { memoryCardsCues } from '../../../engine/games/memory-cards/memory-cards.cues';
import { memoryCardsMachine } from '../../../machines/games/memory-cards/memory-cards.machine';
import { savedSessionSchema, sessionToSave } from '../../../machines/games/memory-cards/memory-cards.saved';
import { changeAnnouncement } from '../../../machines/games/memory-cards/selectors';
import { defineGame } from '../../play/define-game';
import { earnPlace } from './memory-cards.data';
import { Levels } from './memory-cards.intro';
import styles from './memory-cards.module.css';
import { MemoryCards } from './memory-cards.screen';

export default defineGame({
  slug: 'memory-cards',
  heading: 'Memory Cards',
  pageTitle: 'Memory Cards Game',
  machine: memoryCardsMachine,
  input: ({ seed }) => ({ seed }),
  scene: async () =>
    (await import('../../../engine/games/memory-cards/memory-cards.scene')).createMemoryCardsScene,
  sceneLabel: 'Board',
  announce: changeAnnouncement,
  cues: memoryCardsCues,
  music: ({ context }) => ({ answers: context.found.length }),
  intro: {
    text: 'Turn two cards at a time. Matching pairs stay. There is no hurry.',
    startLabel: 'Start Game',
    Options: Levels,
  },
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ level }) => `level ${level}`,
    savesFinished: true,
  },
  Play: MemoryCards,
  shownBy: 'scene',
  whenHidden: 'waits',
  attach: (actor) => actor.on('place.earned', ({ theme }) => earnPlace(theme)).unsubscribe,
  scenery: styles.scenery,
});
