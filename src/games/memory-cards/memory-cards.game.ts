import { memoryCardsCues } from '../../../engine/games/memory-cards/memory-cards.cues';
import { memoryCardsMachine } from '../../../machines/games/memory-cards/memory-cards.machine';
import { announce } from '../../../machines/games/memory-cards/selectors';
import { defineGame } from '../define-game';
import { Levels } from './Levels';
import { MemoryCards } from './MemoryCards';
import styles from './memory-cards.module.css';

export default defineGame({
  slug: 'memory-cards',
  heading: 'Memory Cards',
  pageTitle: 'Memory Cards Game',
  machine: memoryCardsMachine,
  input: ({ seed }) => ({ seed }),
  scene: async () =>
    (await import('../../../engine/games/memory-cards/memory-cards.scene')).createMemoryCardsScene,
  sceneLabel: 'Board',
  announce,
  cues: memoryCardsCues,
  intro: {
    text: 'Turn two cards at a time. Matching pairs stay. There is no hurry.',
    startLabel: 'Start Game',
    Below: Levels,
  },
  Play: MemoryCards,
  shownBy: 'scene',
  whenHidden: 'waits',
  scenery: styles.scenery,
});
