/** Sessions to record. Each game has a calm session, and a clumsy one with mistakes and interruptions. */
import type { AnyStateMachine, EventFromLogic } from 'xstate';
import { isRight } from '../../machines/games/water-flow/rules';
import basicBreathing from '../../src/games/basic-breathing/basic-breathing.game';
import breathingPuzzle from '../../src/games/breathing-puzzle/breathing-puzzle.game';
import forestMeditation from '../../src/games/forest-meditation/forest-meditation.game';
import grounding from '../../src/games/grounding-techniques/grounding-techniques.game';
import guidedImagery from '../../src/games/guided-imagery/guided-imagery.game';
import memoryCards from '../../src/games/memory-cards/memory-cards.game';
import patternFlow from '../../src/games/pattern-flow/pattern-flow.game';
import relaxation from '../../src/games/progressive-relaxation/progressive-relaxation.game';
import safeSpace from '../../src/games/safe-space-builder/safe-space-builder.game';
import thoughtBubbles from '../../src/games/thought-bubbles/thought-bubbles.game';
import waterFlow from '../../src/games/water-flow/water-flow.game';
import worryStones from '../../src/games/worry-stones/worry-stones.game';
import zenGarden from '../../src/games/zen-garden/zen-garden.game';
import type { GameDefinition } from '../../src/play/define-game';
import { Player, type PlayerOptions } from '../drivers/player';

type Kind = 'calm' | 'clumsy';

export interface Session {
  /** Name of the file without its extension: `memory-cards.calm`. */
  readonly file: string;
  readonly title: string;
  readonly options: PlayerOptions;
  /** Plays the session. `inspect` observes the machine from its start. */
  readonly play: (inspect: NonNullable<PlayerOptions['inspect']>) => Promise<unknown>;
}

function session<TMachine extends AnyStateMachine>(
  definition: GameDefinition<TMachine>,
  kind: Kind,
  title: string,
  options: PlayerOptions,
  play: (player: Player<TMachine>) => unknown,
): Session {
  return {
    file: `${definition.slug}.${kind}`,
    title,
    options,
    play: async (inspect) => play(await Player.at(definition, { ...options, inspect })),
  };
}

/** Size at which the Zen Garden's stones are painted quickly, CSS px. */
const SMALL = { slot: { width: 360, height: 400 } };
const RIGHT = Array.from({ length: 8 }, () => 'ArrowRight');

type Of<TDefinition> = TDefinition extends GameDefinition<infer TMachine> ? Player<TMachine> : never;

/** Starts another session with the existing scene. */
const restarts = <TMachine extends AnyStateMachine>(player: Player<TMachine>): Player<TMachine> =>
  player.starts().does({ type: 'session.shown', at: player.now } as EventFromLogic<TMachine>);

/** Returns the positions of the two cards of each picture, from 1. */
const pairs = ({ snapshot }: Of<typeof memoryCards>): [one: number, other: number][] =>
  snapshot.context.cards.flatMap((card, index, cards): [number, number][] => {
    const twin = cards.findIndex(({ src }, at) => at > index && src === card.src);
    return twin < 0 ? [] : [[index + 1, twin + 1]];
  });

function findsPairs(player: Of<typeof memoryCards>): void {
  for (const [one, other] of pairs(player))
    player.presses(`Card ${one}`).waits(450).presses(`Card ${other}`).waits(900);
}

function repeatsPattern(player: Of<typeof patternFlow>): void {
  player.until((snapshot) => snapshot.matches({ playing: { turn: 'input' } }));
  for (const stone of player.snapshot.context.pattern)
    player.presses(new RegExp(`^Pad ${stone + 1},`)).waits(600);
}

const stoneIn = (player: Of<typeof waterFlow>, stone: number): string => {
  const { columns } = player.snapshot.context.board;
  return `Row ${Math.floor(stone / columns) + 1}, stone ${(stone % columns) + 1}`;
};

function fillsTerrace(player: Of<typeof waterFlow>): void {
  for (const stone of player.snapshot.context.quarters.keys())
    while (!isRight(player.snapshot.context, stone)) player.presses(stoneIn(player, stone)).waits(220);
  player.waits(30 * 160 + 4000);
}

const OWN_WORDS = 'Create my own positive thought';

export const SESSIONS: readonly Session[] = [
  session(memoryCards, 'calm', 'finds all pairs of two boards', {}, (player) => {
    player.starts().waits(2000);
    findsPairs(player);
    player.waits(9000).does({ type: 'level.advanced', at: player.now }).waits(1500);
    findsPairs(player);
    player.waits(9000).leaves();
  }),
  session(
    memoryCards,
    'clumsy',
    'turns wrong cards and a third one, is away, leaves and starts again',
    {},
    (player) => {
      player.starts().waits(500);
      const [[first, twin] = [0, 0], [second] = [0]] = pairs(player);
      player.presses(`Card ${first}`).presses(`Card ${first}`).presses(`Card ${second}`).waits(200);
      player.presses(`Card ${twin}`).isAway(30_000).waits(1200);
      player.presses(`Card ${first}`).presses(`Card ${twin}`).presses(`Card ${twin}`).waits(300);
      player.leaves().starts().waits(300);
      findsPairs(player);
      player.does({ type: 'tune.skipped' }).waits(2000).leaves();
    },
  ),
  session(basicBreathing, 'calm', 'breathes four times', {}, (player) => {
    player.starts().waits(64_000).waits(2000).leaves();
  }),
  session(
    basicBreathing,
    'clumsy',
    'pauses in the middle of a breath, resumes and pauses at once, and resets',
    {},
    (player) => {
      player.starts().waits(6300).does({ type: 'breath.paused', at: player.now }).waits(40_000);
      player.does({ type: 'breath.resumed', at: player.now }).waits(400);
      player.does({ type: 'breath.paused', at: player.now }).waits(100);
      player.does({ type: 'breath.resumed', at: player.now }).isAway(5000).waits(9000);
      restarts(player.does({ type: 'breath.reset' }).waits(500)).waits(70_000);
      restarts(player).waits(3000).leaves();
    },
  ),
  session(
    breathingPuzzle,
    'calm',
    'breathes evenly to the end',
    { address: '/games/breathing-puzzle' },
    (player) => {
      player.waits(900).does({ type: 'pattern.chosen', pattern: 'even' }).waits(2000);
      player
        .starts()
        .until((snapshot) => snapshot.matches({ session: 'complete' }))
        .waits(3000)
        .leaves();
    },
  ),
  session(
    breathingPuzzle,
    'clumsy',
    'changes pattern and pace in every place, where they may change and where not',
    { address: '/games/breathing-puzzle-simplified' },
    (player) => {
      player.does({ type: 'speed.changed', tenths: 15 }, { type: 'speed.changed', tenths: 99 }).waits(300);
      player
        .does({ type: 'holds.toggled' }, { type: 'pattern.chosen', pattern: 'deep' })
        .starts()
        .waits(3100);
      player
        .does({ type: 'speed.changed', tenths: 5 }, { type: 'pattern.chosen', pattern: 'box' })
        .waits(700);
      player
        .does({ type: 'breath.paused', at: player.now }, { type: 'speed.changed', tenths: 8 })
        .waits(1000);
      player
        .does({ type: 'breath.resumed', at: player.now })
        .waits(7000)
        .does({ type: 'breath.reset' })
        .waits(100);
      restarts(
        player.does({ type: 'pattern.chosen', pattern: 'even' }, { type: 'speed.changed', tenths: 15 }),
      );
      player.until((snapshot) => snapshot.matches({ session: 'complete' }));
      player.does({ type: 'pattern.chosen', pattern: 'box' }).waits(500).leaves();
    },
  ),
  session(forestMeditation, 'calm', 'sits in the forest for a little over two minutes', {}, (player) => {
    player.starts().waits(125_000).leaves();
  }),
  session(
    forestMeditation,
    'clumsy',
    'turns Auto off and on, holds, taps and loses presses',
    {},
    (player) => {
      player.starts().waits(2600).does({ type: 'auto.toggled', at: player.now }).waits(700);
      player.does({ type: 'breath.pressed', at: player.now }).waits(2000);
      player.does({ type: 'breath.released', at: player.now }).waits(1000);
      player.does({ type: 'breath.pressed', at: player.now }).waits(120);
      player.does({ type: 'breath.released', at: player.now }).waits(900);
      player.does({ type: 'breath.pressed', at: player.now }).waits(3000);
      player.does({ type: 'breath.cancelled', at: player.now }).waits(500);
      player.does({ type: 'breath.toggled', at: player.now }).waits(1500);
      player
        .does({ type: 'breath.toggled', at: player.now }, { type: 'auto.toggled', at: player.now })
        .waits(5000);
      player.leaves().waits(300).starts().waits(25_000).leaves();
    },
  ),
  session(grounding, 'calm', 'taps a stone in every step and goes on', {}, (player) => {
    player.starts().waits(1000);
    for (let step = 0; step < 5; step++) {
      for (const name of player.names) player.presses(name).waits(700);
      player.does({ type: 'step.advanced' }).waits(1500);
    }
    player.waits(4000).leaves();
  }),
  session(
    grounding,
    'clumsy',
    'goes back and forth, deletes, skips, and begins again from the end',
    {},
    (player) => {
      player.starts().does({ type: 'step.advanced' }, { type: 'step.returned' }).waits(300);
      player.does({ type: 'response.changed', filled: true }, { type: 'response.changed', filled: false });
      player.presses('Stone 2 of 5').presses('Stone 2 of 5').waits(400).does({ type: 'step.advanced' });
      player.does({ type: 'response.changed', filled: true }, { type: 'step.advanced' }).waits(900);
      player.does({ type: 'step.returned' }, { type: 'stone.tapped', stone: 14 }).waits(500).isAway(8000);
      for (let step = 0; step < 4; step++) player.does({ type: 'step.skipped' }).waits(600);
      restarts(player).waits(200).does({ type: 'step.skipped' }).leaves();
    },
  ),
  session(guidedImagery, 'calm', 'walks through all scenes and completes the exercise', {}, (player) => {
    player
      .starts()
      .waits(9 * 30_000 + 9000)
      .does({ type: 'walk.completed', at: player.now })
      .waits(1000);
  }),
  session(
    guidedImagery,
    'clumsy',
    'pauses, skips back and forth, presses twice, and completes too early',
    {},
    (player) => {
      const turns = (way: 'previous' | 'next', index = player.snapshot.context.index) =>
        player.does({ type: 'scene.passed', way, index, at: player.now });
      player.starts().waits(11_000);
      turns('previous');
      turns('next', 0);
      turns('next', 0).waits(4000).does({ type: 'walk.paused', at: player.now }).waits(20_000);
      turns('next').waits(500).does({ type: 'walk.resumed', at: player.now }).isAway(5000).waits(31_000);
      for (let scene = 0; scene < 8; scene++) turns('next').waits(250);
      player
        .does({ type: 'walk.completed', at: player.now }, { type: 'walk.paused', at: player.now })
        .waits(900);
      turns('previous').waits(300).leaves().starts().waits(2000).leaves();
    },
  ),
  session(patternFlow, 'calm', 'repeats the pattern up to level 5, and leaves', {}, (player) => {
    player.starts();
    for (let level = 1; level <= 4; level++) repeatsPattern(player);
    player.waits(6000).leaves();
  }),
  session(
    patternFlow,
    'clumsy',
    'taps too early, taps wrong stones, and asks to see the pattern again',
    {},
    (player) => {
      player
        .starts()
        .waits(300)
        .presses(/^Pad 1,/)
        .waits(900)
        .does({ type: 'showing.interrupted' });
      player.isAway(4000).waits(200).does({ type: 'showing.resumed' });
      player.until((snapshot) => snapshot.matches({ playing: { turn: 'input' } }));
      player
        .presses(/^Pad 1,/)
        .does({ type: 'pattern.replayed' })
        .waits(500);
      player.until((snapshot) => snapshot.matches({ playing: { turn: 'input' } }));
      const [wrong = 0] = [0, 1, 2, 3, 4].filter((stone) => stone !== player.snapshot.context.pattern[0]);
      for (let tap = 0; tap < 4; tap++) player.presses(new RegExp(`^Pad ${wrong + 1},`)).waits(120);
      player.waits(3000);
      repeatsPattern(player);
      player.waits(400).leaves().starts().waits(1000).leaves();
    },
  ),
  session(relaxation, 'calm', 'tenses and releases six groups and rests', {}, (player) => {
    player.starts().waits(105_000).waits(3000).leaves();
  }),
  session(
    relaxation,
    'clumsy',
    'skips phases twice at once, leaves, and starts again at the end',
    {},
    (player) => {
      const skips = (index = player.snapshot.context.index) =>
        player.does({ type: 'phase.skipped', index, at: player.now });
      player.starts().waits(2300);
      skips();
      skips(0).waits(4700).isAway(9000);
      skips().waits(1000).leaves().waits(200).starts().waits(500);
      while (!player.snapshot.matches({ session: 'complete' })) skips().waits(730);
      restarts(player).waits(1500).leaves();
    },
  ),
  session(safeSpace, 'calm', 'builds a place in the forest, saves it and sits in it', {}, (player) => {
    player.starts().waits(800).does({ type: 'background.chosen', background: 'forest' }).waits(900);
    player.does({ type: 'element.added', kind: 'tree', at: 1 }).waits(1200).drags('Tree', -120, 20);
    player.does({ type: 'change.settled' }, { type: 'element.added', kind: 'candle', at: 2 }).waits(1200);
    for (const lighting of [70, 60, 50]) player.does({ type: 'lighting.changed', lighting }).waits(90);
    player.does({ type: 'change.settled' }, { type: 'name.changed', name: 'Clearing' }).waits(400);
    player.does({ type: 'save.requested' }, { type: 'save.done' }).waits(1500);
    player.does({ type: 'visit.began' }).waits(3000);
    const candle = player.snapshot.context.space.elements.at(-1)?.id ?? '';
    player.does({ type: 'thing.touched', id: candle, at: player.now }).waits(5000);
    player.does({ type: 'visit.ended' }).waits(600).leaves();
  }),
  session(
    safeSpace,
    'clumsy',
    'undoes and redoes, removes, is refused, is contested, and leaves while dragging',
    {},
    (player) => {
      const tree = () => player.snapshot.context.space.elements[0]?.id ?? '';
      player
        .starts()
        .does({ type: 'step.undone' }, { type: 'save.requested' }, { type: 'save.refused' })
        .waits(300);
      player
        .does({ type: 'element.added', kind: 'tree', at: 1 })
        .waits(900)
        .keys('Tree', 'ArrowRight', '+', '+');
      player.does(
        { type: 'element.added', kind: 'sun', at: 2 },
        { type: 'step.undone' },
        { type: 'step.undone' },
      );
      player.does({ type: 'step.redone' }, { type: 'step.redone' }, { type: 'step.redone' }).waits(400);
      player.does({ type: 'element.selected', id: 'nobody' }, { type: 'element.removed', id: 'nobody' });
      player
        .does({ type: 'save.requested' }, { type: 'save.contested' }, { type: 'save.dropped' })
        .waits(200);
      player.does({ type: 'save.requested' }, { type: 'save.contested' }, { type: 'save.insisted' });
      player.does({ type: 'save.done' }).waits(700).does({ type: 'lighting.changed', lighting: 20 });
      player.does({ type: 'space.reverted' }, { type: 'visit.began' }).waits(500);
      for (let touch = 0; touch < 3; touch++)
        player.does({ type: 'thing.touched', id: tree(), at: player.now }).waits(90);
      player.does({ type: 'visit.ended' }, { type: 'element.removed', id: tree() }).waits(300).leaves();
    },
  ),
  session(thoughtBubbles, 'calm', 'answers five thoughts', {}, (player) => {
    player.starts().waits(2500);
    for (let round = 1; round <= 5; round++)
      player.presses(player.names[1 + (round % 3)] as string).waits(4500);
    player.waits(3000).leaves();
  }),
  session(
    thoughtBubbles,
    'clumsy',
    'touches everything, opens and cancels the form, and runs out of time while writing',
    {},
    (player) => {
      player.starts().waits(900);
      for (const name of player.names.slice(0, 2)) player.presses(name).presses(name);
      player.waits(2600).presses(OWN_WORDS).waits(400);
      player.does(
        { type: 'form.submitted' },
        { type: 'form.changed', filled: true },
        { type: 'form.changed', filled: false },
      );
      player.does({ type: 'form.submitted' }, { type: 'form.cancelled' }).waits(700).isAway(60_000);
      player.does({ type: 'drift.changed', isHeld: true }, { type: 'answer.chosen', answer: 9 }).waits(500);
      player.presses(OWN_WORDS).does({ type: 'form.changed', filled: true }).waits(300_000);
      restarts(player.does({ type: 'form.submitted' }).waits(1500))
        .waits(4000)
        .leaves();
    },
  ),
  session(
    waterFlow,
    'calm',
    'fills three terraces, touches the water, and waits for the night',
    {},
    (player) => {
      player.starts().waits(1500);
      for (let terrace = 1; terrace <= 3; terrace++) fillsTerrace(player);
      player.presses('Water').waits(24_000).leaves();
    },
  ),
  session(
    waterFlow,
    'clumsy',
    'turns and locks stones without a plan, waits for the dragonfly, and lets the water find it',
    {},
    (player) => {
      player.starts().waits(700);
      for (const stone of [0, 0, 5, 9, 5, 2, 7, 7, 7, 7, 11])
        player.presses(stoneIn(player, stone)).waits(130);
      player.does({ type: 'stone.locked', stone: 3 }, { type: 'stone.turned', stone: 3, by: 1 });
      player
        .does({ type: 'stone.turned', stone: 4, by: -1 }, { type: 'stone.locked', stone: 3 })
        .isAway(20_000);
      player.waits(60_000).leaves().waits(400).starts().waits(900).does({ type: 'terrace.solved' });
      player.presses(stoneIn(player, 1)).waits(9500).presses(stoneIn(player, 0)).waits(300).leaves();
    },
  ),
  session(zenGarden, 'calm', 'rakes by key for over a minute', SMALL, (player) => {
    player.starts().waits(1000).presses('Sand garden');
    for (let second = 0; second < 65; second++) player.keys('Sand garden', 'ArrowRight').waits(1000);
    player.presses('Sand garden').waits(1500).leaves();
  }),
  session(
    zenGarden,
    'clumsy',
    'draws, undoes too often, smooths blank sand, changes everything, and leaves while raking',
    SMALL,
    (player) => {
      player.starts().does({ type: 'step.undone' }, { type: 'garden.reset' }).waits(300);
      player
        .presses('Sand garden')
        .keys('Sand garden', ...RIGHT)
        .waits(900)
        .presses('Sand garden')
        .waits(200);
      player.does(
        { type: 'pattern.chosen', pattern: 'circular' },
        { type: 'mode.toggled' },
        { type: 'sound.toggled' },
      );
      player.does({ type: 'volume.changed', volume: 7 }, { type: 'volume.changed', volume: 0.2 }).waits(400);
      player.drags('Sand garden', 60, 30).waits(300);
      player.does({ type: 'step.undone' }, { type: 'step.undone' }, { type: 'step.undone' }).waits(100);
      player
        .presses('Sand garden')
        .keys('Sand garden', ...RIGHT)
        .isAway(30_000)
        .waits(21_000)
        .leaves();
    },
  ),
  session(
    worryStones,
    'calm',
    'rubs a stone by hand and by itself, lays it down and is asked about it',
    {},
    (player) => {
      player.does({ type: 'time.told', day: '2026-11-26', hour: 8 }).starts().waits(1000);
      player.presses('Slate stone').waits(900).does({ type: 'kind.named', kind: 'work' }).waits(1200);
      player.drags('Slate stone', 60, 20).waits(2000).presses('Slate stone').waits(95_000);
      player.does({ type: 'until.chosen', until: 'tomorrow' }).waits(4000);
      player.does({ type: 'time.told', day: '2026-11-27', hour: 9 });
      restarts(player).waits(2000).does({ type: 'quiet.began' }).waits(600_000);
      player.does({ type: 'worry.released' }).waits(4000).leaves();
    },
  ),
  session(
    worryStones,
    'clumsy',
    'takes stones and puts them back, rubs beside them, is away, fills the shelf and leaves',
    {},
    (player) => {
      const shelf = Array.from({ length: 12 }, (_, id) => ({
        id,
        stone: id % 5,
        kind: 'money' as const,
        since: id < 3 ? '2026-01-01' : '2026-11-25',
      }));
      player.does({ type: 'time.told', day: '2026-11-26', hour: 20 }, { type: 'shelf.told', shelf }).starts();
      player.waits(500).presses('Clay stone, oval').does({ type: 'stone.returned' }).waits(1200);
      player.presses('Honey stone, round').does({ type: 'kind.named', kind: 'no-name' }).waits(1200);
      player.drags('Honey stone', 400, 300).waits(500).holds('Honey stone', 20, 5).isAway(30_000);
      player.drags('Honey stone', 5, 5).presses('Honey stone').waits(95_000);
      player.does({ type: 'until.chosen', until: 'afternoon' }, { type: 'stone.kept' }).waits(500);
      player.does({ type: 'room.declined' }, { type: 'stone.kept' }, { type: 'room.made', id: 4 }).waits(300);
      player.leaves().starts().waits(300).does({ type: 'moss.released' }).waits(800);
      player.does({ type: 'shelf.visited', id: 5 }, { type: 'shelf.left' }).waits(500).leaves();
    },
  ),
];
