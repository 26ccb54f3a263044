/** The skeleton of a game: a chime that is rung once. It passes all tests of `npm test` as it is. */

/** Path of the list of built games. */
export const BUILT_GAMES = 'domain/built-games.ts';

const END_OF_LIST = '\n} as const satisfies Record<string, Exception>;';

/**
 * Returns the list of built games with this game.
 * @param {string} list
 * @param {string} slug
 */
export const withGame = (list, slug) => list.replace(END_OF_LIST, `\n  '${slug}': {},${END_OF_LIST}`);

/** @typedef {{ slug: string, title: string, camel: string, Pascal: string }} Names names that a game's files use */

/**
 * @param {string} slug
 * @param {string} title
 * @returns {Readonly<Record<string, string>>} the contents of all files of a game, by path
 */
export function filesOf(slug, title) {
  const camel = slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const Pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  const names = { slug, title, camel, Pascal };
  return {
    [`machines/games/${slug}/${slug}.machine.ts`]: machine(names),
    [`machines/games/${slug}/selectors.ts`]: selectors(names),
    [`engine/games/${slug}/${slug}.scene.ts`]: scene(names),
    [`src/games/${slug}/${slug}.game.ts`]: definition(names),
    [`src/games/${slug}/${slug}.screen.tsx`]: screen(names),
    [`tests/players/${slug}.ts`]: player(names),
  };
}

/** @param {Names} names */
const machine = ({ slug, title, camel, Pascal }) => `/** ${title}. */
import { type ActorRefFrom, emit, type SnapshotFrom, setup } from 'xstate';
import type { GameEmitted } from '../../emitted';
import type { GameLifecycleEvent, GameTag } from '../../game';

export const ${camel}Machine = setup({
  types: {
    events: {} as GameLifecycleEvent | { readonly type: 'chime.rung' },
    emitted: {} as GameEmitted,
    tags: {} as GameTag,
  },
  actions: {
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed' } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: 1000 }),
  },
}).createMachine({
  id: '${slug}',
  initial: 'ready',
  on: { 'game.left': '.ready' },
  states: {
    ready: { on: { 'game.started': { target: 'silent', actions: 'recordStart' } } },
    silent: { tags: ['session'], on: { 'chime.rung': 'rung' } },
    rung: {
      tags: ['session', 'finished'],
      entry: ['recordCompletion', 'askForCheckIn'],
      on: { 'game.started': { target: 'silent', actions: 'recordStart' } },
    },
  },
});

export type ${Pascal}Actor = ActorRefFrom<typeof ${camel}Machine>;
export type ${Pascal}Snapshot = SnapshotFrom<typeof ${camel}Machine>;
`;

/** @param {Names} names */
const selectors = ({ slug, Pascal }) => `import type { ${Pascal}Snapshot } from './${slug}.machine';

export const selectIsRung = (snapshot: ${Pascal}Snapshot): boolean => snapshot.matches('rung');

/** Returns the announcement of the change between two snapshots; undefined for none. */
export function changeAnnouncement(before: ${Pascal}Snapshot, after: ${Pascal}Snapshot): string | undefined {
  if (after.value === before.value) return undefined;
  if (after.matches('silent')) return 'The chime is silent.';
  return selectIsRung(after) ? 'The chime rings.' : undefined;
}
`;

/** @param {Names} names */
const scene = ({ slug, title, Pascal }) => `/** ${title}. */
import { Graphics } from 'pixi.js';
import type { ${Pascal}Actor, ${Pascal}Snapshot } from '../../../machines/games/${slug}/${slug}.machine';
import { selectIsRung } from '../../../machines/games/${slug}/selectors';
import type { FramePace } from '../../stage/frame-pace';
import type { Scene, SceneDependencies, Slot, Target } from '../../stage/scene';
import { SceneBase } from '../../stage/scene-base';

/** Radius of the chime, CSS px. */
const RADIUS = 60;

class ${Pascal}Scene extends SceneBase<${Pascal}Actor, ${Pascal}Snapshot> {
  readonly #chime = new Graphics({ label: 'Chime' }).circle(0, 0, RADIUS).fill(0xc9a24b);

  constructor(parts: SceneDependencies<${Pascal}Actor>) {
    super(parts, '${slug}');
    this.view.addChild(this.#chime);
    this.apply(this.snapshot);
  }

  protected override apply(snapshot: ${Pascal}Snapshot): void {
    this.#chime.alpha = selectIsRung(snapshot) ? 1 : 0.6;
  }

  override layout(slot: Slot): void {
    super.layout(slot);
    this.#chime.position.set(slot.width / 2, slot.height / 2);
  }

  protected update(): FramePace {
    return 'still';
  }

  override targets(): readonly Target[] {
    if (selectIsRung(this.snapshot)) return [];
    const { x, y } = this.#chime;
    return [{ id: 'chime', label: 'Chime', x: x - RADIUS, y: y - RADIUS, width: 2 * RADIUS, height: 2 * RADIUS }];
  }

  override activate(): void {
    this.parts.actor.send({ type: 'chime.rung' });
  }
}

export const create${Pascal}Scene = (parts: SceneDependencies<${Pascal}Actor>): Scene<${Pascal}Snapshot> =>
  new ${Pascal}Scene(parts);
`;

/** @param {Names} names */
const definition = ({
  slug,
  title,
  camel,
  Pascal,
}) => `import { NO_CUES } from '../../../engine/audio/cue-table';
import { ${camel}Machine } from '../../../machines/games/${slug}/${slug}.machine';
import { changeAnnouncement } from '../../../machines/games/${slug}/selectors';
import { defineGame } from '../../play/define-game';
import { ${Pascal} } from './${slug}.screen';

export default defineGame({
  slug: '${slug}',
  heading: '${title}',
  pageTitle: '${title}',
  machine: ${camel}Machine,
  input: () => undefined,
  scene: async () => (await import('../../../engine/games/${slug}/${slug}.scene')).create${Pascal}Scene,
  sceneLabel: 'Chimes',
  announce: changeAnnouncement,
  cues: NO_CUES,
  music: () => ({}),
  intro: { text: 'Ring the chime.', startLabel: 'Begin' },
  saved: null,
  Play: ${Pascal},
  shownBy: 'scene',
  whenHidden: 'waits',
});
`;

/** @param {Names} names */
const screen = ({ slug, title, camel, Pascal }) => `/** The play screen of ${title}. */
import { useSelector } from '@xstate/react';
import type { ${camel}Machine } from '../../../machines/games/${slug}/${slug}.machine';
import { selectIsRung } from '../../../machines/games/${slug}/selectors';
import type { PlayProps } from '../../play/define-game';
import { useNextActionProps, useStartButton } from '../../play/play-context';
import { Button } from '../../ui/Button';

export function ${Pascal}({ actor, scene }: PlayProps<typeof ${camel}Machine>) {
  const isRung = useSelector(actor, selectIsRung);
  const { label, start } = useStartButton('Begin again');
  const next = useNextActionProps();
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
      <h1 data-game-title>${title}</h1>
      {isRung ? (
        <Button {...next} onClick={start}>
          {label}
        </Button>
      ) : null}
      {scene}
    </div>
  );
}
`;

/** @param {Names} names */
const player = ({
  slug,
}) => `import { type GamePlayer, PLAY, PLAY_INPUTS, presses } from './support/game-player';
import { untilAsked } from './support/player';

export default {
  solve: async (player) => {
    await player.press('Chime');
    await untilAsked(player);
  },
  checkInAfterMs: 1000,
  clumsy: {
    title: 'leaves, starts again, and rings',
    play: async (player) => {
      await player.start();
      await player.escape();
      await player.start();
      await player.press('Chime');
      await player.leave();
    },
  },
  paths: { events: () => [...PLAY, { type: 'chime.rung' }] },
  inputs: { ...PLAY_INPUTS, 'chime.rung': presses('Chime') },
  fault: {
    what: '${slug} asks for no check-in',
    change: { actions: { askForCheckIn: () => undefined } },
  },
} satisfies GamePlayer;
`;
