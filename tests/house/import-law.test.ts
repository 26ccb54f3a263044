import { describe, expect, test } from 'vitest';
import { circles } from './support/circles';
import { breaches } from './support/law';
import { CODE_FOLDERS, readCode } from './support/tree';

test('the whole tree obeys the import law', () => {
  const files = readCode(...CODE_FOLDERS);
  expect(files.length).toBeGreaterThan(0);
  expect(breaches(files)).toEqual([]);
});

test('no files import each other in a circle', () => {
  expect(circles(readCode('domain', 'machines', 'engine', 'src', 'server'))).toEqual([]);
});

describe('a circle', () => {
  const file = (path: string, text: string) => ({ path, text });

  test('is found, however long, and with any kind of import', () => {
    const found = circles([
      file('src/a.ts', "import { b } from './b';"),
      file('src/b.tsx', "export type { C } from './deep/c';"),
      file('src/deep/c.ts', "const a = () => import('../a');"),
      file('src/d.ts', "import './a';"),
    ]);
    expect(found).toEqual(['src/a.ts > src/b.tsx > src/deep/c.ts > src/a.ts']);
  });

  test('is not reported for two paths to the same file', () => {
    const found = circles([
      file('src/a.ts', "import './b'; import './c';"),
      file('src/b.ts', "import './c';"),
      file('src/c.ts', "import './picture.webp';"),
    ]);
    expect(found).toEqual([]);
  });
});

/** Returns the violations of one sample file. */
const judge = (path: string, text: string) => breaches([{ path, text }]);

describe('the law permits', () => {
  test.each([
    ['domain/journal.ts', "import { object } from 'zod/mini'; import { Mood } from './mood';"],
    ['domain/analytics/summary.ts', "import type { Entry } from '../journal';"],
    [
      'machines/app/access.machine.ts',
      "import { setup } from 'xstate'; import { findGame } from '../../domain/catalog';",
    ],
    ['machines/games/a/a.saved.ts', "import * as z from 'zod/mini';"],
    ['engine/stage/pipes.ts', "import 'pixi.js/unsafe-eval'; import 'pixi.js/mesh';"],
    ['engine/games/a/a.scene.ts', "import { Text } from 'pixi.js';"],
    ['engine/games/a/a.scene.ts', "import { selectTurns } from '../../../machines/games/a/selectors';"],
    ['engine/games/a/a.scene.ts', "import type { Snapshot } from '../../../machines/games/a/a.machine';"],
    ['engine/games/a/a.scene.ts', "import { type Snapshot } from '../../../machines/games/a/a.machine';"],
    ['engine/games/registry.ts', "export const a = () => import('./a/a.scene');"],
    ['engine/games/a/a.scene.ts', "import cover from '../../../assets/images/covers/a.webp?url';"],
    [
      'src/stage/Stage.tsx',
      "import { Application } from '@pixi/react'; export const S = () => <Application />;",
    ],
    [
      'src/games/a/a.screen.tsx',
      "import { SceneHost } from '../../stage/SceneHost'; import { useState } from 'react';",
    ],
    [
      'src/pages/home/Home.tsx',
      "const covers = import.meta.glob('/assets/images/covers/*.webp', { query: '?url' });",
    ],
    ['src/main.tsx', "import { App } from './app/App';"],
    ['src/app/App.tsx', "import { Home } from '../pages/home/Home'; import { Layout } from './Layout';"],
    ['src/pages/home/Home.tsx', "import styles from '../notice.module.css'; import { x } from './parts/x';"],
    ['src/pages/home/Home.tsx', "import { useServices } from '../../services/context';"],
    [
      'server/app.ts',
      "import { Hono } from 'hono'; import { PRICE } from '../domain/product'; import fs from 'node:fs';",
    ],
    ['server/main.ts', "const client = new URL('../client', import.meta.url);"],
    ['tools/start.mjs', 'await import(address);'],
    [
      'assets/art/main.ts',
      "import { createCanvas } from '@napi-rs/canvas'; import { leaf } from './leaf.ts';",
    ],
  ])('%s: %s', (path, text) => {
    expect(judge(path, text)).toEqual([]);
  });
});

describe('the law refuses', () => {
  test.each([
    // An import from a higher layer.
    ['domain/journal.ts', "import { access } from '../machines/app/access';", 'domain may not know'],
    ['domain/journal.ts', "import { z } from 'zod';", 'domain may not use this package'],
    ['domain/journal.ts', "import { readFileSync } from 'node:fs';", 'domain may not use this package'],
    ['machines/app/access.ts', "import { Container } from 'pixi.js';", 'machines may not use this package'],
    [
      'machines/app/access.ts',
      "import { useActor } from '@xstate/react';",
      'machines may not use this package',
    ],
    ['machines/app/access.ts', "import { Scene } from '../../engine/stage/scene';", 'machines may not know'],
    [
      'machines/app/access.ts',
      "import './access.css'; import '../../src/app/main';",
      'machines may not know',
    ],
    [
      'engine/stage/stage.ts',
      "import { createRoot } from 'react-dom/client';",
      'engine may not use this package',
    ],
    ['engine/stage/stage.ts', "import { useSelector } from '../../src/data/query';", 'engine may not know'],
    ['engine/games/a/a.scene.ts', "import 'pixi.js/text';", 'only engine/stage/pipes.ts'],
    ['src/games/a/a.screen.tsx', "import { Text } from 'pixi.js';", 'only src/stage uses pixi.js'],
    ['engine/stage/stage.ts', "import { createActor } from 'xstate';", 'engine may not use this package'],
    ['engine/stage/stage.ts', "import { draw } from '../../assets/art/leaf';", 'engine may not know'],
    ['src/app/router.tsx', "import { createApp } from '../../server/app';", 'src may not know server/app'],
    ['src/app/router.tsx', "import fs from 'node:fs';", 'src may not use this package'],
    ['src/app/router.tsx', "import { draw } from '../../assets/art/leaf';", 'src may not know assets/art'],
    ['server/app.ts', "import { access } from '../machines/app/access';", 'server may not know'],
    ['server/app.ts', "import { App } from '../src/app/App';", 'server may not know'],
    ['server/app.ts', 'await import(address);', 'nobody can check'],
    ['tools/start.mjs', "import { App } from '../src/app/App';", 'tools may not know'],
    [
      'assets/art/main.ts',
      "import { THEMES } from '../../machines/games/memory-cards/themes';",
      'assets/art may not know',
    ],
    ['assets/sound/main.ts', "import { leaf } from '../art/leaf.ts';", 'assets/sound may not know'],
    // An import from a higher folder of src.
    ['src/app/App.tsx', "import { start } from '../main';", 'src/app lies below src/main'],
    ['src/pages/a/A.tsx', "import { Layout } from '../../app/Layout';", 'src/pages lies below src/app'],
    ['src/games/frame.ts', "import type { Home } from '../pages/home/Home';", 'src/games lies below'],
    ['src/overlay/a.ts', "const game = () => import('../games/a/a.screen');", 'src/overlay lies below'],
    ['src/offline/a.ts', "import '../overlay/About';", 'src/offline lies below src/overlay'],
    ['src/stage/a.ts', "import '../offline/message';", 'src/stage lies below src/offline'],
    ['src/ui/a.tsx', "import '../stage/stage';", 'src/ui lies below src/stage'],
    ['src/services/a.ts', "import { Button } from '../ui/Button';", 'src/services lies below src/ui'],
    ['src/data/a.ts', "import type { Services } from '../services/services';", 'src/data lies below'],
    ['src/device/a.ts', "import { request } from '../data/request';", 'src/device lies below src/data'],
    ['src/elsewhere/a.ts', "import { request } from '../data/request';", 'src/elsewhere is on no floor'],
    ['server/storage/a.ts', "import { users } from '../accounts/schema';", 'server/storage lies below'],
    // An import between pages.
    ['src/pages/a/A.tsx', "import { B } from '../b/B';", 'a may not know b'],
    // An import of a test file by product code.
    ['src/app/router.tsx', "import { driver } from '../../tests/drivers/driver';", 'src may not know tests'],
    ['server/app.ts', "import { ask } from '../tests/server/support/ask';", 'server may not know tests'],
    // Imports within a game and between games.
    ['src/games/a/a.screen.tsx', "import { B } from '../b/b.screen';", 'a may not know b'],
    [
      'engine/games/a/a.scene.ts',
      "import { s } from '../../../machines/games/b/selectors';",
      'a may not know b',
    ],
    [
      'src/games/a/a.screen.tsx',
      "const all = import.meta.glob('../*/*.screen.tsx');",
      'a may not know every game',
    ],
    [
      'engine/stage/stage.ts',
      "import { SCENES } from '../games/registry';",
      'the engine itself knows no game',
    ],
    [
      'engine/stage/light.ts',
      "import type { A } from '../games/a/a.scene';",
      'the engine itself knows no game',
    ],
    ['engine/audio/cues.ts', "import('../games/a/a.scene');", 'the engine itself knows no game'],
    [
      'engine/games/a/a.scene.ts',
      "import { m } from '../../../machines/games/a/a.machine';",
      'types and selectors',
    ],
    ['src/games/a/a.screen.tsx', "import { Application } from '@pixi/react';", 'only src/stage'],
    // One sample for each kind of import.
    ['domain/a.ts', "export * from '../server/app';", 'domain may not know'],
    ['domain/a.ts', "export { app } from '../server/app';", 'domain may not know'],
    ['domain/a.ts', "export type { App } from '../server/app';", 'domain may not know'],
    ['domain/a.ts', "import type { App } from '../server/app';", 'domain may not know'],
    ['domain/a.ts', "type App = import('../server/app').App;", 'domain may not know'],
    ['domain/a.ts', "import app = require('../server/app');", 'domain may not know'],
    ['domain/a.ts', "const app = require('../server/app');", 'domain may not know'],
    ['domain/a.ts', "const app = () => import('../server/app');", 'domain may not know'],
    ['domain/a.ts', 'const app = () => import(`../server/app`);', 'domain may not know'],
    ['domain/a.ts', 'const any = (name: string) => import("./" + name);', 'nobody can check'],
    ['domain/a.ts', "const all = import.meta.glob(['./*.ts', '../server/*.ts']);", 'domain may not know'],
    ['engine/a.ts', "const address = new URL('../server/app.ts', import.meta.url);", 'engine may not know'],
    ['domain/a.ts', "import '/server/app.ts';", 'domain may not know'],
    ['domain/a.ts', "import '..';", 'domain may not know'],
    ['elsewhere/a.ts', '', 'is in no layer'],
  ])('%s: %s', (path, text, fault) => {
    const found = judge(path, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(fault);
  });

  test('a file that does not parse', () => {
    expect(() => judge('domain/a.ts', 'import {')).toThrow('domain/a.ts');
  });

  test('is reported with its position', () => {
    expect(judge('domain/a.ts', "\n\nimport '../server/app';")).toEqual([
      'domain/a.ts:3 imports ../server/app: domain may not know server/app',
    ]);
  });
});
