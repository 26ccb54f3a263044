/**
 * Measures every built game in `domain/built-games.ts` with one simulated player (`support/habits.ts`). The player taps
 * Start, which every intro marks as the primary action, then the targets of `StageMirror` in turn, or the first button
 * if there are no targets. `tests/players/<slug>.ts` declares a different way to play.
 *
 * Every measurement runs on the phone (`support/phone.ts`). Values are medians of three sessions, or of six if a budget
 * seems exceeded. Each session is in a new browser context without cached files. Times of frames and inputs are CPU
 * time of the main thread. A page with the game's own elements around plain Pixi and the same number of sprites is
 * measured right after each session for comparison. Nodes and listeners are counted over two series of nine visits,
 * because a leak grows with every visit.
 *
 * `BENCH_GAMES=zen-garden,memory-cards` measures only these games. `BENCH_ROUNDS=1` measures
 * one session of each game, or two if a budget seems exceeded.
 */

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_GAMES, type BuiltGame } from '../../domain/built-games';
import { launchBrowser } from '../drivers/browser';
import { pathsBelow, root } from '../house/support/tree';
import { habitsOf } from '../players/support/players';
import { measureBare } from './support/bare-page';
import * as budget from './support/budgets';
import { broken, type Figure, tableOf } from './support/budgets';
import { median, quantile } from './support/compare';
import type { Habits } from './support/habits';
import type { Cause, Work } from './support/main-thread';
import { SLOWER } from './support/phone';
import { ACTS, measureSession, type Session } from './support/session';
import { measureVisits, VISITS } from './support/visits';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const wanted = process.env.BENCH_GAMES?.split(',');
const games = BUILT_GAMES.filter(({ slug }) => wanted?.includes(slug) ?? true);

let browser: Browser;
const measured = new Map<string, Figure[]>();
beforeAll(async () => {
  browser = await launchBrowser({ isMeasured: true });
});
afterAll(async () => {
  await browser.close();
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(
    `412 px, processor ${SLOWER} x slower, medians of ${ROUNDS} or, where a budget seems broken, ${2 * ROUNDS}; load of the machine ${load.join(' ')}\n${tableOf(measured)}`,
  );
});

/**
 * Returns `shownBy` of a game. Parses the definition's text, because the definition itself needs a browser.
 * @throws when the definition does not contain `shownBy`
 */
function shownBy(slug: string): 'scene' | 'words' {
  const file = pathsBelow(`src/games/${slug}`).find((name) => /\.game\.tsx?$/.test(name)) ?? '';
  const [, how] = /shownBy: '(scene|words)'/.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
  if (how !== 'scene' && how !== 'words') throw new Error(`${slug} does not say where it is first seen`);
  return how;
}

const framesAfter = (cause: Cause, { frames }: Work): number[] =>
  frames.filter(({ after }) => after === cause).map(({ ms }) => ms);

/**
 * Returns the ratio of a moving frame to a frame of the plain page.
 *
 * Both frames follow the same cause, because pointer movement costs time on the plain page too. Frames after an action
 * of the player are excluded, because the cost of the action includes them. Otherwise the slowest 5 % would be the
 * frames after actions in one game and other frames in the next, depending on the number of actions.
 *
 * @param part quantile of the frame times, 0-1
 */
function frameBeside({ work, bare }: Measured, part: number): number {
  const of = (cause: Cause) => {
    const beside = framesAfter(cause, bare);
    // A game that is only tapped has no frames after pointer moves.
    const other = quantile(beside.length > 0 ? beside : framesAfter('nothing', bare), part);
    return framesAfter(cause, work).map((ms) => ms / other);
  };
  return quantile([...of('nothing'), ...of('moves')], part);
}

/** Returns the mean cost of one action of the player: its events and its frames, ms. */
const answer = (work: Work): number =>
  (work.inputs + framesAfter('act', work).reduce((sum, ms) => sum + ms, 0)) / ACTS;

/** @param habits the actions of play */
async function measureRound({ slug, addresses }: BuiltGame, habits: Habits): Promise<Measured> {
  const [address = ''] = addresses;
  const baseURL = process.env.APP_URL as string;
  const session = await measureSession(browser, baseURL, address, shownBy(slug), habits);
  // The plain page is measured right after the game, so that the machine's load affects both alike.
  return {
    ...session,
    bare: await measureBare(browser, session.sprites, { baseURL, html: session.shell }, habits),
  };
}

type Measured = Session & { readonly bare: Work };

/** Measures a game for {@link ROUNDS} rounds. If a budget is exceeded, measures as many rounds again. */
async function measure(game: BuiltGame): Promise<Figure[]> {
  const { slug, addresses } = game;
  const habits = habitsOf(slug);
  const visits = await measureVisits(
    browser,
    process.env.APP_URL as string,
    addresses[0] ?? '',
    shownBy(slug),
    habits,
  );
  const rounds: Measured[] = [];
  let figures: Figure[] = [];
  do {
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measureRound(game, habits));
    figures = figuresOf(rounds, visits);
  } while (broken(slug, figures).length > 0 && rounds.length < 2 * ROUNDS);
  return figures;
}

function figuresOf(
  rounds: readonly Measured[],
  { rest, growth }: Awaited<ReturnType<typeof measureVisits>>,
): Figure[] {
  const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value));
  return [
    { name: 'script, KB', value: of(({ script }) => script), most: budget.MOST_SCRIPT },
    { name: 'all bytes, KB', value: of(({ bytes }) => bytes), most: budget.MOST_BYTES },
    { name: 'sounds after it, KB', value: of(({ sounds }) => sounds) },
    { name: 'requests', value: of(({ requests }) => requests), most: budget.MOST_REQUESTS },
    { name: 'Start to first frame, ms', value: of(({ start }) => start), most: budget.MOST_START },
    {
      name: 'frame, ms',
      value: of(({ work }) => median([...framesAfter('nothing', work), ...framesAfter('moves', work)])),
      digits: 2,
    },
    {
      name: 'frame / bare Pixi',
      value: of((round) => frameBeside(round, 0.5)),
      most: budget.MOST_FRAME,
      digits: 2,
    },
    {
      name: 'slow frame / bare Pixi',
      value: of((round) => frameBeside(round, 0.95)),
      most: budget.MOST_SLOW_FRAME,
      digits: 2,
    },
    { name: 'answer, ms', value: of(({ work }) => answer(work)), digits: 2 },
    {
      name: 'answer / bare Pixi',
      value: of(({ work, bare }) => answer(work) / answer(bare)),
      most: budget.MOST_INPUT,
      digits: 2,
    },
    { name: 'tasks over 50 ms', value: of(({ work }) => work.long), most: 0 },
    { name: 'longest task, ms', value: of(({ work }) => work.longest) },
    {
      name: 'at rest, ms/s',
      value: rest.msASecond ?? Number.NaN,
      most: budget.MOST_AT_REST,
      digits: 2,
    },
    { name: 'draw calls at rest', value: rest.draws, most: 0 },
    { name: 'draw calls a frame', value: of(({ drawCalls }) => drawCalls) },
    { name: 'sprites', value: of(({ sprites }) => sprites) },
    { name: 'layout shift', value: of(({ layoutShift }) => layoutShift), most: budget.MOST_SHIFT, digits: 3 },
    { name: `nodes after ${VISITS} visits`, value: growth.nodes, most: budget.MOST_GROWTH.nodes },
    { name: `listeners after ${VISITS} visits`, value: growth.listeners, most: budget.MOST_GROWTH.listeners },
  ];
}

test.each(games)(
  '$slug is within its budgets',
  async (game) => {
    const figures = await measure(game);
    measured.set(game.slug, figures);
    // Prints the table after each game, so that an interrupted run has results.
    console.log(tableOf(new Map([[game.slug, figures]])));
    expect(broken(game.slug, figures)).toEqual([]);
  },
  900_000,
);
