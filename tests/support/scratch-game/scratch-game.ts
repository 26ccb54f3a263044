/**
 * A game of a few lines, put into a copy of the project and built there: what it takes to add a game, kept true by a
 * test. It touches its own folders and its name among the built games, and nothing else.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../house/support/tree';
import { type Running, startServer } from '../../server/support/running';

/** One of the further ids, so that it is known to the catalogue and costs a try. */
export const SLUG = 'worry-stones';

/** What a build is made from, and what the type-check of `src` reads. */
const NEEDED = [
  'domain',
  'machines',
  'engine',
  'src',
  'server',
  'assets/fonts',
  'assets/images',
  'assets/audio',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

const MACHINE = `
import { type ActorRefFrom, emit, type SnapshotFrom, setup } from 'xstate';
import type { Emitted } from '../../emitted';
import type { GameEvent, GameTag } from '../../game';

export const worryStonesMachine = setup({
  types: {
    events: {} as GameEvent | { readonly type: 'stone.warmed' },
    emitted: {} as Emitted,
    tags: {} as GameTag,
  },
  actions: {
    recordStart: emit({ type: 'activity', activity: { kind: 'play.started' } }),
    recordCompletion: emit({ type: 'activity', activity: { kind: 'play.completed', score: 7 } }),
    askForCheckIn: emit({ type: 'check-in.requested', delay: 1000 }),
  },
}).createMachine({
  id: 'worry-stones',
  initial: 'ready',
  states: {
    ready: { on: { 'game.started': { target: 'rubbing', actions: 'recordStart' } } },
    rubbing: {
      tags: ['session'],
      on: { 'stone.warmed': 'warm', 'game.left': 'ready' },
    },
    warm: {
      tags: ['session', 'finished'],
      entry: ['recordCompletion', 'askForCheckIn'],
      on: { 'game.left': 'ready' },
    },
  },
});

export type WorryStonesActor = ActorRefFrom<typeof worryStonesMachine>;
export type WorryStonesSnapshot = SnapshotFrom<typeof worryStonesMachine>;
`;

/** Each kind of display object that a scene may have, 40 px wide and 50 px apart; {@link DRAWN} says how each looks. */
const SCENE = `
import { ColorMatrixFilter, Graphics, Particle, ParticleContainer, Sprite, Text, Texture } from 'pixi.js';
import type { WorryStonesActor, WorryStonesSnapshot } from '../../../machines/games/worry-stones/worry-stones.machine';
import { ShaderQuad } from '../../shaders/shader-quad';
import { type Pace, SceneBase } from '../../stage/scene-base';
import type { SceneParts, Target } from '../../stage/scene';

const CYAN = \`#version 300 es
precision highp float;
in vec2 vPlace;
out vec4 finalColor;
void main() {
  finalColor = vec4(0.0, step(0.0, vPlace.x), 1.0, 1.0);
}\`;

class WorryStonesScene extends SceneBase<WorryStonesActor, WorryStonesSnapshot> {
  constructor(parts: SceneParts<WorryStonesActor>) {
    super(parts, 'worry-stones');
    const sprite = new Sprite({ label: 'Sprite', texture: Texture.WHITE, tint: 0xff0000, width: 40, height: 40 });
    const graphics = new Graphics({ label: 'Graphics' }).rect(0, 0, 40, 40).fill(0x00ff00);
    const text = new Text({ label: 'Text', text: '\u2588\u2588', style: { fontSize: 40, fill: 0x0000ff } });
    const filtered = new Sprite({ label: 'Filter', texture: Texture.WHITE, tint: 0x00ff00, width: 40, height: 40 });
    const negative = new ColorMatrixFilter();
    negative.negative(false);
    filtered.filters = [negative];
    const particles = new ParticleContainer({ label: 'ParticleContainer', texture: Texture.WHITE });
    const { width, height } = Texture.WHITE;
    particles.addParticle(new Particle({ texture: Texture.WHITE, tint: 0xffff00, scaleX: 40 / width, scaleY: 40 / height }));
    const mesh = new ShaderQuad({ label: 'Mesh', fragment: CYAN, resources: {} });
    mesh.cover(40, 40);
    const all = [sprite, graphics, text, filtered, particles, mesh];
    all.forEach((object, index) => object.position.set(50 * index, 0));
    this.view.addChild(...all);
  }

  sync(snapshot: WorryStonesSnapshot): void {
    this.snapshot = snapshot;
  }

  protected advance(): Pace {
    return 'still';
  }

  override targets(): readonly Target[] {
    const { width, height } = this.slot;
    return [{ id: 'stone', label: 'Stone', x: 0, y: 0, width, height }];
  }

  override activate(): void {
    this.parts.actor.send({ type: 'stone.warmed' });
  }
}

export const createWorryStonesScene = (parts: SceneParts<WorryStonesActor>) => new WorryStonesScene(parts);
`;

/** The color in the middle of each display object of the scene, in their order. */
export const DRAWN = {
  Sprite: [255, 0, 0],
  Graphics: [0, 255, 0],
  Text: [0, 0, 255],
  Filter: [255, 0, 255],
  ParticleContainer: [255, 255, 0],
  Mesh: [0, 255, 255],
} as const;

const DEFINITION = `
import { createElement } from 'react';
import { NO_CUES } from '../../../engine/audio/cue-table';
import { worryStonesMachine } from '../../../machines/games/worry-stones/worry-stones.machine';
import { defineGame } from '../define-game';

export default defineGame({
  slug: 'worry-stones',
  heading: 'Worry Stones',
  pageTitle: 'Worry Stones',
  machine: worryStonesMachine,
  input: () => undefined,
  scene: async () => (await import('../../../engine/games/worry-stones/worry-stones.scene')).createWorryStonesScene,
  sceneLabel: 'Stones',
  announce: () => undefined,
  cues: NO_CUES,
  intro: { text: 'Rub the stone until it is warm.', startLabel: 'Begin' },
  Play: ({ scene }) =>
    createElement(
      'div',
      { style: { display: 'flex', flexDirection: 'column', flex: 1 } },
      createElement('h1', null, 'Worry Stones'),
      scene,
    ),
  shownBy: 'scene',
  whenHidden: 'waits',
});
`;

/** The whole of the game, by path. */
export const FILES: Readonly<Record<string, string>> = {
  [`machines/games/${SLUG}/${SLUG}.machine.ts`]: MACHINE,
  [`engine/games/${SLUG}/${SLUG}.scene.ts`]: SCENE,
  [`src/games/${SLUG}/${SLUG}.game.ts`]: DEFINITION,
};

const BUILT_GAMES = 'domain/built-games.ts';
const FIRST_LINE = 'const GAMES = {\n';

export class ScratchProject {
  readonly folder: string;
  #server: Running | undefined;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** A copy of the project with the game in it. Take it away with {@link ScratchProject.remove}. */
  static async make(): Promise<ScratchProject> {
    // Below node_modules, where packages are found.
    const cache = path.join(root, 'node_modules/.cache/scratch');
    await mkdir(cache, { recursive: true });
    const project = new ScratchProject(await mkdtemp(path.join(cache, 'project-')));
    for (const part of NEEDED) {
      await cp(path.join(root, part), path.join(project.folder, part), { recursive: true });
    }
    for (const [file, text] of Object.entries(FILES)) await project.write(file, text);
    await project.nameGame(`  '${SLUG}': {},\n`);
    return project;
  }

  async write(file: string, text: string): Promise<void> {
    const place = path.join(this.folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }

  /** Puts a line among the built games. @returns the list as it was */
  async nameGame(line: string): Promise<string> {
    const place = path.join(this.folder, BUILT_GAMES);
    const text = await readFile(place, 'utf8');
    if (!text.includes(FIRST_LINE)) throw new Error(`${BUILT_GAMES} has no list of games where it was`);
    await writeFile(place, text.replace(FIRST_LINE, FIRST_LINE + line));
    return text;
  }

  /** Checks the types of everything that a browser runs. @returns what the compiler says, empty when it is content */
  checkTypes(): Promise<string> {
    return this.#run('typescript/bin/tsc', ['-b', 'src']);
  }

  /** @returns what the build says, empty when it is done */
  build(): Promise<string> {
    return this.#run('vite/bin/vite.js', ['build', '--logLevel', 'error']);
  }

  /** Serves the build. @returns its address */
  async serve(): Promise<string> {
    this.#server = await startServer(path.join(this.folder, 'dist'));
    return `http://127.0.0.1:${this.#server.port}`;
  }

  async remove(): Promise<void> {
    await this.#server?.stop();
    await rm(this.folder, { recursive: true });
  }

  /** @returns what it printed when it failed; empty when it did not */
  async #run(script: string, args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', script), ...args], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
      });
    }
    const [code] = await once(child, 'close');
    return code === 0 ? '' : said || `It ended with code ${code}.`;
  }
}
