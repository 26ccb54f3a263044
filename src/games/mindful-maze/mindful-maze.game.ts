import { mindfulMazeCues } from '../../../engine/games/mindful-maze/mindful-maze.cues';
import { mindfulMazeMachine } from '../../../machines/games/mindful-maze/mindful-maze.machine';
import { savedSessionSchema, sessionToSave } from '../../../machines/games/mindful-maze/mindful-maze.saved';
import {
  changeAnnouncement,
  selectHalfBreath,
  selectMusicAnswerCount,
} from '../../../machines/games/mindful-maze/selectors';
import { defineGame } from '../../play/define-game';
import styles from './mindful-maze.module.css';
import { MindfulMaze } from './mindful-maze.screen';

export default defineGame({
  slug: 'mindful-maze',
  heading: 'Mindful Maze',
  pageTitle: 'Mindful Maze',
  machine: mindfulMazeMachine,
  input: ({ seed }) => ({ seed }),
  scene: async () =>
    (await import('../../../engine/games/mindful-maze/mindful-maze.scene')).createMindfulMazeScene,
  sceneLabel: 'Garden',
  announce: changeAnnouncement,
  cues: mindfulMazeCues,
  music: (snapshot) => ({ answers: selectMusicAnswerCount(snapshot), breath: selectHalfBreath(snapshot) }),
  intro: {
    text: 'Lead a lantern through the mist to the quiet middle and out again. Every way leads on.',
    startLabel: 'Begin',
  },
  saved: {
    schema: savedSessionSchema,
    save: sessionToSave,
    words: ({ isReturning }) => (isReturning ? 'the way out' : 'the way in'),
  },
  Play: MindfulMaze,
  shownBy: 'scene',
  whenHidden: 'waits',
  scenery: styles.scenery,
});
