import type { Phone } from '../bench/support/phone';
import { stroke } from '../fixtures/sand/stroke';
import { type GamePlayer, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { has, type Player, until, untilAsked } from './support/player';

const STROKES = [20, 61].map((seconds, drag) => ({ type: 'stroke.ended', stroke: stroke(), seconds, drag }));

const PATTERNS: Readonly<Record<string, string>> = {
  straight: 'Straight Lines',
  curved: 'Curved Lines',
  circular: 'Circular Pattern',
};

/** Rakes with the keys for some seconds, back and forth, away from the stones. */
async function rake(player: Player, seconds: number): Promise<void> {
  await player.key('Sand garden', ' ');
  for (let second = 0; second < seconds; second++) {
    await player.key('Sand garden', second % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    await player.wait(1000);
  }
  await player.key('Sand garden', ' ');
}

/** Number of moves of a finger in a stroke of the benches. */
const BENCH_MOVES = 12;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws one line across the garden. `count` selects one of six rows, cyclically. */
async function drawLine({ cdp }: Phone, box: Box, count: number): Promise<void> {
  const at = (move: number) => ({
    x: box.x + box.width * (0.1 + (0.8 * move) / BENCH_MOVES),
    y: box.y + box.height * (0.2 + 0.1 * (count % 6)) + 8 * Math.sin(move),
  });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let move = 1; move <= BENCH_MOVES; move++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(move)] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export default {
  solve: async (player) => {
    await rake(player, 62);
    await player.leave();
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  interruption: {
    plays: async (player) => {
      await player.press('Circular Pattern');
      await rake(player, 2);
      await until(player, () => has(player, 'Undo'));
    },
    offer: 'your garden',
    finds: (player) => until(player, () => has(player, 'Undo')),
  },
  clumsy: {
    title: 'draws, undoes, smooths blank sand, changes everything, and leaves while raking',
    play: async (player) => {
      await player.start();
      await player.press('Reset Garden');
      await rake(player, 3);
      await player.press('Circular Pattern');
      await player.press(/(?:Night|Day) Mode/);
      await player.press(/^Sound/);
      await player.slide(/^Volume/, 20);
      await player.drag('Sand garden', [20, 10], [40, 20], [60, 30]);
      await player.wait(300);
      while (await has(player, 'Undo')) await player.press('Undo');
      await player.key('Sand garden', ' ', 'ArrowRight', 'ArrowRight');
      await player.isAway(30_000);
      await player.wait(21_000);
      await player.leave();
    },
  },
  states: {
    // Presses every control that opens something or changes its name.
    raked: async (player) => {
      await player.drag('Sand garden', [20, 10], [40, 20], [60, 30]);
      await until(player, () => has(player, 'Undo'));
      for (const name of ['Circular Pattern', /(?:Night|Day) Mode/, /^Sound/]) await player.press(name);
      await until(player, () => has(player, /^Volume/));
    },
  },
  paths: {
    input: { visit: SEED },
    events: ({ value, context: { sound } }) => [
      ...PLAY,
      ...Object.keys(PATTERNS).map((pattern) => ({ type: 'pattern.chosen', pattern })),
      ...(value === 'raking' ? STROKES : []),
      // The slider appears while the sound is on.
      ...(sound ? [{ type: 'volume.changed', volume: 0.3 }] : []),
      { type: 'mode.toggled' },
      { type: 'sound.toggled' },
      { type: 'step.undone' },
      { type: 'garden.reset' },
    ],
    key: ({ context: { strokes, marks, rakedMs, sound } }) => [
      sound,
      strokes.length > 0,
      marks.length > 0,
      rakedMs >= 20_000,
    ],
    isFar: ({ context }) => context.marks.length > 3,
    untaken: {
      'zen-garden · garden.restored → no other state': 'no person: the page sends what the device has stored',
      'zen-garden.ready · stroke.ended → no other state':
        'no person: a stroke ends before its session; tests/paths/untaken.test.ts takes it',
    },
  },
  inputs: {
    ...PLAY_INPUTS,
    'pattern.chosen': (player, { pattern }) => player.press(PATTERNS[pattern] ?? pattern),
    'stroke.ended': (player, { seconds }) => rake(player, seconds),
    'volume.changed': (player, { volume }) => player.slide(/^Volume/, 100 * volume),
    'mode.toggled': presses(/(?:Night|Day) Mode/),
    'sound.toggled': presses(/^(?:Sound|Mute)/),
    'step.undone': presses('Undo'),
    'garden.reset': presses('Reset Garden'),
  },
  fault: { what: 'a minute of raking is not enough', change: { guards: { isEnough: () => false } } },
  bench: {
    act: async (phone, count) => {
      const box = await phone.page.getByRole('button', { name: 'Sand garden' }).boundingBox();
      if (!box) throw new Error('There is no sand to be raked');
      await drawLine(phone, box, count);
    },
    // Within the area of the plain page's sprite, which follows the finger.
    actBare: (phone, count) => drawLine(phone, { x: 0, y: 0, width: 412, height: 60 }, count),
  },
} satisfies GamePlayer;
