/** The sand alone in a page of its own: bundled for the browser by `sand-page.ts`, never part of the app. */
import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';
import { Application, Container } from 'pixi.js';
import type { Paint } from '../../../engine/core/scene';
import { pushStroke } from '../../../engine/games/zen-garden/drawn-stroke';
import { Hands } from '../../../engine/games/zen-garden/hands';
import { createNoise } from '../../../engine/games/zen-garden/noise-source';
import { Strip } from '../../../engine/games/zen-garden/ribbon';
import { Sand } from '../../../engine/games/zen-garden/sand';
import { APPLICATION_OPTIONS } from '../../../engine/gpu/surface';
import type { Stroke } from '../../../machines/games/zen-garden/strokes';

/** A stroke as it can be sent into a page. */
export type SentStroke = Omit<Stroke, 'points'> & { readonly points: readonly number[] };

const received = (sent: SentStroke): Stroke => ({ ...sent, points: Int16Array.from(sent.points) });

const HEIGHT = 400;

async function open(width: number) {
  const app = new Application();
  await app.init({ ...APPLICATION_OPTIONS, width, height: HEIGHT, resolution: 1 });
  document.body.append(app.canvas);
  const paint: Paint = (what, onto, clear) =>
    app.renderer.render({
      container: what,
      target: onto,
      clear: clear !== undefined,
      ...(clear && { clearColor: [...clear] }),
    });
  const container = new Container();
  app.stage.addChild(container);
  const sand = new Sand(container, paint, createNoise());
  sand.resize({ width, height: HEIGHT, resolution: 1 });
  return { app, sand };
}

/** Rakes strokes into smooth sand. @returns slope x, slope y, height and 255 of every pixel, row by row */
export async function field(width: number, strokes: readonly SentStroke[]): Promise<number[]> {
  const { app, sand } = await open(width);
  const strip = new Strip();
  for (const stroke of strokes) pushStroke(strip, received(stroke), width);
  sand.rake(strip);
  const { renderer } = app;
  if (!('gl' in renderer) || !sand.field) throw new Error('There is no field to be read');
  const gl = renderer.gl as WebGL2RenderingContext;
  renderer.renderTarget.bind(sand.field, false);
  const pixels = new Uint8Array(width * HEIGHT * 4);
  gl.readPixels(0, 0, width, HEIGHT, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return [...pixels];
}

/** Main-thread time of a move (ms, median) once so many strokes are in the sand: hand, rake, light, and the frame. */
export async function moveCost(width: number, strokes: readonly number[], moves: number): Promise<number[]> {
  const { app, sand } = await open(width);
  const kept: Stroke[] = [];
  const hands = new Hands((stroke) => kept.push(stroke));
  hands.prepare(width, 'curved');
  const strip = new Strip();
  let at = 0;
  const rake = (kind: 'down' | 'move' | 'up', x: number, y: number) => {
    at += 8;
    strip.clear();
    hands.follow([{ id: 1, kind, x, y, at, pressure: undefined }], strip);
    hands.push(strip, false);
    sand.rake(strip);
    sand.light(0);
    app.render();
  };
  const costs: number[] = [];
  for (const goal of strokes) {
    while (kept.length < goal - 1) {
      const y = 20 + ((kept.length * 37) % 360);
      rake('down', 8, y);
      rake('move', 60, y);
      rake('up', 60, y);
    }
    const times: number[] = [];
    rake('down', 8, 380);
    for (let move = 1; move <= moves; move++) {
      const start = performance.now();
      rake('move', 8 + ((move * 12) % (width - 16)), 380);
      times.push(performance.now() - start);
    }
    rake('up', 8, 380);
    costs.push(times.sort((a, b) => a - b)[Math.floor(moves / 2)] as number);
  }
  return costs;
}
