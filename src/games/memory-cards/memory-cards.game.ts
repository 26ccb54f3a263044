import { memoryCardsCues } from '../../../engine/games/memory-cards/memory-cards.cues';
import { keepBoard, keepNext, keptFrom } from '../../../machines/games/memory-cards/kept';
import { memoryCardsMachine } from '../../../machines/games/memory-cards/memory-cards.machine';
import { announce, selectPhase, selectTheme } from '../../../machines/games/memory-cards/selectors';
import { defineGame } from '../../play/define-game';
import { earnPlace } from './earned-places';
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
  keeps: {
    version: 1,
    of: (snapshot, now) =>
      snapshot.hasTag('finished') ? keepNext(snapshot.context) : keepBoard(snapshot.context, now),
    from: keptFrom,
    words: ({ level }) => `level ${level}`,
  },
  Play: MemoryCards,
  shownBy: 'scene',
  whenHidden: 'waits',
  attach: (actor) => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const phase = selectPhase(snapshot);
      if (phase === 'level-complete' || phase === 'all-levels-complete') earnPlace(selectTheme(snapshot));
    });
    return unsubscribe;
  },
  scenery: styles.scenery,
});
