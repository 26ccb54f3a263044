/** The sand alone in a page of its own: bundled for the browser by `sand-page.ts`, never part of the app. */
import '../../../engine/stage/pipes';
import { Application, type WebGLRenderer } from 'pixi.js';
import { pushStroke } from '../../../engine/games/zen-garden/drawn-stroke';
import { Hands } from '../../../engine/games/zen-garden/hands';
import { Strip } from '../../../engine/games/zen-garden/ribbon';
import { type Drawn, Sand } from '../../../engine/games/zen-garden/sand';
import { Passes } from '../../../engine/stage/passes';
import { BLEED } from '../../../engine/stage/scene';
import { APPLICATION_OPTIONS } from '../../../engine/stage/surface';
import type { Mode, Stroke } from '../../../machines/games/zen-garden/strokes';

/** A stroke as it can be sent into a page. */
export type SentStroke = Omit<Stroke, 'points'> & { readonly points: readonly number[] };

const received = (sent: SentStroke): Stroke => ({ ...sent, points: Int16Array.from(sent.points) });

const HEIGHT = 400;

async function open(width: number) {
  const app = new Application();
  const size = { width: width + 2 * BLEED, height: HEIGHT + 2 * BLEED, resolution: 1 };
  await app.init({ ...APPLICATION_OPTIONS, ...size });
  document.body.append(app.canvas);
  const renderer = app.renderer as WebGLRenderer;
  const sand = app.stage.addChild(new Sand());
  sand.position.set(BLEED);
  sand.resize({ width, height: HEIGHT, resolution: 1 });
  const passes = new Passes(renderer);
  /** Rakes, and draws a frame. */
  const rake = (done: Strip, live: Strip, drawn: Drawn) => {
    sand.rake(passes, done, live, drawn);
    renderer.render({ container: app.stage });
  };
  rake(new Strip(), new Strip(), 'all');
  return { renderer, sand, rake };
}

/** Rakes strokes into smooth sand. @returns slope x, slope y, height and 255 of every pixel, row by row */
export async function field(width: number, strokes: readonly SentStroke[]): Promise<number[]> {
  const { renderer, sand, rake } = await open(width);
  const strip = new Strip();
  for (const stroke of strokes) pushStroke(strip, received(stroke), width);
  rake(strip, new Strip(), 'anew');
  return [...renderer.texture.getPixels(sand.field).pixels];
}

/** The same in the light, on the page's last canvas. */
export async function light(width: number, strokes: readonly SentStroke[], mode: Mode): Promise<void> {
  const { sand, rake } = await open(width);
  const strip = new Strip();
  for (const stroke of strokes) pushStroke(strip, received(stroke), width);
  sand.dark = mode === 'night' ? 1 : 0;
  rake(strip, new Strip(), 'anew');
}

const KINDS = ['down', 'move', 'up'] as const;

/** Median of times, ms. */
const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

export interface MoveCosts {
  /** Strokes in the sand. */
  readonly strokes: number;
  /** Main-thread time of a move, ms: following the hand, the rake, the light, and the frame. */
  readonly script: number;
  /** The same until its pixels are there. */
  readonly done: number;
}

/** So many moves are timed together: the page's clock counts tenths of a millisecond, and a move takes fewer. */
const TOGETHER = 32;

/** A garden of its own with so many strokes in the sand, and a hand that has just begun one more. */
async function rakedBefore(width: number, strokes: number) {
  const { renderer, rake: draw } = await open(width);
  const { gl } = renderer;
  const pixel = new Uint8Array(4);
  let made = 0;
  let at = 0;
  const hands = new Hands(
    () => {
      made += 1;
    },
    () => at,
  );
  hands.prepare(width, 'curved');
  const [strip, live] = [new Strip(), new Strip()];
  const send = (kind: (typeof KINDS)[number], x: number, y: number) => {
    at += 8;
    hands.follow([{ id: 1, kind, x, y, at, pressure: undefined }], strip);
  };
  // What lies in the sand already is raked without being looked at.
  while (made < strokes - 1) {
    const y = 20 + ((made * 37) % 330);
    strip.clear();
    for (const [index, kind] of KINDS.entries()) send(kind, index === 0 ? 8 : 40, y);
    draw(strip, live, 'anew');
  }
  const rake = (kind: (typeof KINDS)[number], x: number) => {
    strip.clear();
    live.clear();
    send(kind, x, 385);
    hands.push(live, false);
    draw(strip, live, 'on');
  };
  rake('down', 8);
  return {
    rake,
    /** Waits until everything is drawn. */
    wait: () => gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel),
  };
}

/**
 * What a move of the hand costs once so many strokes are in the sand. Every number of strokes has a garden of its own
 * and they are raked by turns: a busy machine is busy for all of them.
 */
export async function moveCosts(
  width: number,
  goals: readonly number[],
  moves: number,
): Promise<MoveCosts[]> {
  const gardens = await Promise.all(goals.map((strokes) => rakedBefore(width, strokes)));
  const times = goals.map(() => ({ script: [] as number[], done: [] as number[] }));
  for (let move = 0; move < moves; move += TOGETHER) {
    for (const [index, { rake, wait }] of gardens.entries()) {
      wait();
      const start = performance.now();
      for (let more = 1; more <= TOGETHER; more++) rake('move', 8 + (((move + more) * 12) % (width - 16)));
      times[index]?.script.push((performance.now() - start) / TOGETHER);
      wait();
      times[index]?.done.push((performance.now() - start) / TOGETHER);
    }
  }
  return goals.map((strokes, index) => ({
    strokes,
    script: median(times[index]?.script ?? []),
    done: median(times[index]?.done ?? []),
  }));
}
