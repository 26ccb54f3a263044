import {
  isStoneDue,
  isStoneMossy,
  type Shelf,
  type ShelfStone,
  toStoredShelf,
} from '../../machines/games/worry-stones/shelf';
import { stoneName, UNTIL_LABELS, WORRY_KIND_LABELS } from '../../machines/games/worry-stones/text';
import type { WorryStonesSnapshot } from '../../machines/games/worry-stones/worry-stones.machine';
import { shelfStone } from '../fixtures/shelf-stone';
import { type GamePlayer, type Input, PLAY, PLAY_INPUTS, presses, SEED } from './support/game-player';
import { has, type Player, pressSoon, pressTarget, skipCheckIn, until, untilAsked } from './support/player';

/** A full shelf: two stones are due, one is mossy, and one is due tomorrow. */
const SHELF: Shelf = Array.from({ length: 12 }, (_, id) =>
  shelfStone(id, {
    since: id === 2 ? '2026-01-01' : '2026-11-19',
    ...(id < 2 && { due: { day: '2026-11-20', hour: 9 } }),
    ...(id === 3 && { due: { day: '2026-11-21', hour: 9 } }),
  }),
);

const OTHER_TAB = 'no person here: another tab takes the stone; tests/paths/untaken.test.ts takes it';

/** Presses the stone with the event's id on the shelf, whose stones are the last targets in reading order. */
const pressesShelf: Input = async (player, { id }, { context }) => {
  const shelf = context.shelf as ShelfStone[];
  const others = (await player.targets()).length - shelf.length;
  await pressTarget(player, others + shelf.findIndex((stone) => stone.id === id));
};

const rubs: Input = async (player, { type, by }, { context }) => {
  if (by === 'itself') return player.press('Rub it for me');
  if (type === 'rub.ended') return player.up();
  // The scene listens from its next frame on.
  await player.wait(50);
  await player.down(stoneName(context.stone), [8, 0]);
};

/** Time in which rubbing makes a whole stone shine, with a margin, ms. */
const RUBBED_WITHIN_MS = 120_000;

async function rubStone(player: Player): Promise<void> {
  await pressSoon(player, /^Clay stone/);
  await pressSoon(player, 'Work');
  await pressSoon(player, 'Rub it for me');
}

export default {
  solve: async (player) => {
    await rubStone(player);
    await pressSoon(player, 'Keep it', RUBBED_WITHIN_MS);
    await untilAsked(player);
  },
  // A second after the stone lies on the shelf.
  checkInAfterMs: 3600,
  interruption: {
    plays: async (player) => {
      await rubStone(player);
      await player.wait(60_000);
    },
    offer: 'the clay stone',
    // The rest of the rubbing takes less time than all of it.
    finds: async (player) => {
      await pressSoon(player, 'Rub it for me');
      await pressSoon(player, 'Keep it', RUBBED_WITHIN_MS - 50_000);
    },
  },
  clumsy: {
    title: 'takes a stone and puts it back, rubs beside it, is away, and leaves',
    play: async (player) => {
      await player.start();
      await player.wait(500);
      await player.press(/^Clay stone/);
      await player.press('Another stone');
      await player.wait(1200);
      await player.press(/^Honey stone/);
      await player.press('No name');
      await player.wait(1200);
      await player.drag('Honey stone', [200, 150], [400, 300]);
      await player.isAway(30_000);
      await player.drag('Honey stone', [5, 5], [-5, -5]);
      await player.press('Rub it for me');
      await pressSoon(player, 'Keep it', RUBBED_WITHIN_MS);
      await player.wait(500);
      await player.escape();
    },
  },
  states: {
    'kinds of worries': async (player) => {
      await player.press(/^Honey stone/);
      await until(player, () => has(player, 'No name'));
    },
    rubbing: async (player) => {
      await player.press('No name');
      await player.press('Rub it for me');
    },
    choice: (player) => until(player, () => has(player, 'Keep it'), { within: RUBBED_WITHIN_MS, step: 1000 }),
    end: async (player) => {
      await player.press('Tomorrow');
      await skipCheckIn(player);
    },
    question: async (player) => {
      await player.press('Begin again');
      // The app ignores a tap soon after another one at the same place.
      await player.wait(350);
      await pressSoon(player, /^Honey stone, .*until/);
      await until(player, () => has(player, 'Leave it there'));
    },
    quiet: async (player) => {
      await player.wait(350);
      await player.press('Ten quiet minutes with it');
      await until(player, () => has(player, 'That is enough'));
    },
  },
  paths: {
    input: { seed: SEED, now: { day: '2026-11-20', hour: 9 } },
    device: {
      storage: { 'stillgrove.worryStones.shelf': JSON.stringify(toStoredShelf(SHELF)) },
      events: [{ type: 'shelf.loaded', shelf: SHELF }],
    },
    events: ({ context: { shelf, now, rubbers } }: WorryStonesSnapshot) => [
      ...PLAY,
      { type: 'stone.chosen', stone: 0 },
      { type: 'stone.returned' },
      { type: 'kind.named', kind: 'work' },
      // A source of contact can begin only while it is inactive, and end only while it is active.
      ...(['itself', 'hand'] as const).map((by) => ({
        type: rubbers.includes(by) ? 'rub.ended' : 'rub.began',
        by,
        at: 0,
      })),
      { type: 'until.chosen', until: 'tomorrow' },
      { type: 'stone.kept' },
      { type: 'stone.sunk' },
      { type: 'room.made', id: shelf.at(-1)?.id },
      { type: 'room.declined' },
      { type: 'shelf.visited', id: shelf.find((stone) => !isStoneDue(stone, now))?.id },
      { type: 'shelf.left' },
      { type: 'worry.released' },
      { type: 'quiet.began' },
      { type: 'quiet.ended' },
      { type: 'later.asked' },
      { type: 'later.declined' },
      { type: 'moss.released' },
    ],
    key: ({ context: { shelf, now, contact, rubbers, plan, isVisited, hasSat } }: WorryStonesSnapshot) => [
      shelf.length,
      shelf.filter((stone) => isStoneDue(stone, now)).length,
      shelf.filter((stone) => isStoneMossy(stone, now)).length,
      contact,
      rubbers,
      plan,
      isVisited,
      hasSat,
    ],
    isFar: ({ context }) => context.shelf.length < 10,
    untaken: {
      'worry-stones · time.changed → no other state': 'no person: the page tells the hour',
      'worry-stones.asked.question · always → worry-stones.asked.answered': OTHER_TAB,
      'worry-stones.asked.later · always → worry-stones.asked.answered': OTHER_TAB,
    },
  },
  inputs: {
    ...PLAY_INPUTS,
    'stone.chosen': (player, { stone }) => player.press(new RegExp(`^${stoneName(stone)}`)),
    'stone.returned': presses('Another stone'),
    'kind.named': (player, { kind }) =>
      player.press(WORRY_KIND_LABELS[kind as keyof typeof WORRY_KIND_LABELS]),
    'rub.began': rubs,
    'rub.ended': rubs,
    'until.chosen': (player, { until }) => player.press(UNTIL_LABELS[until as keyof typeof UNTIL_LABELS]),
    'stone.kept': presses('Keep it'),
    'stone.sunk': presses('Give it to the stream'),
    'room.made': pressesShelf,
    'room.declined': presses('Back'),
    'shelf.visited': pressesShelf,
    'shelf.left': presses('Leave it there'),
    'worry.released': presses('Let it go'),
    'quiet.began': presses('Ten quiet minutes with it'),
    'quiet.ended': presses('That is enough'),
    'later.asked': presses('Later again'),
    'later.declined': presses('Back'),
    'moss.released': presses(/mossy stone/),
  },
  fault: { what: 'a stone never shines', change: { guards: { isLastThird: () => false } } },
} satisfies GamePlayer;
