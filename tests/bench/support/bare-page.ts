/** Plays the plain Pixi page (`bare-pixi.ts`) on the same kind of phone and within the same elements as the games. */
import type { Browser } from 'playwright';
import { build } from 'vite';
import type { Habits, RidingWords } from './habits';
import { trace, type Work } from './main-thread';
import { openPhone, type Phone } from './phone';
import { play } from './session';

const ENTRY = 'tests/bench/support/bare-pixi.ts';
const ADDRESS = 'http://localhost/';

const EMPTY =
  '<!doctype html><meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style><body>';

/** Lets every touch reach the canvas, wherever it lies among the elements of a game. */
const OPEN_CANVAS =
  '<style>* { pointer-events: none !important } canvas { pointer-events: auto !important; position: fixed; inset: 0 }</style>';

/** The elements around a game's canvas. */
export interface Shell {
  readonly baseURL: string;
  /** HTML of `readShell` in `probe.ts`. */
  readonly html: string;
}

const NO_WORDS: RidingWords = { count: 0, moving: 0 };

let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'bare' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The bare page was not built');
  return chunk.code;
}

/**
 * Opens the plain page on a phone.
 *
 * @param sprites number of sprites; 0 counts as 1
 * @param options CPU slowdown, number of DOM words, and the elements around the canvas (default: none)
 */
export async function openBare(
  browser: Browser,
  sprites: number,
  {
    slower,
    words = NO_WORDS,
    shell,
  }: { slower?: number; words?: RidingWords; shell?: Shell | undefined } = {},
): Promise<Phone> {
  bundled ??= bundle();
  const code = await bundled;
  const phone = await openPhone(browser, { ...(slower && { slower }) });
  const { page } = phone;
  // The styles of a shell load from its own origin, as their fonts demand.
  const address = shell ? `${shell.baseURL}/plain` : ADDRESS;
  const body = shell ? shell.html.replace('</head>', `${OPEN_CANVAS}</head>`) : EMPTY;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address);
  await page.addScriptTag({ content: code });
  await page.evaluate(
    ([count, words]) =>
      (globalThis as unknown as { bare: typeof import('./bare-pixi') }).bare.open(count, words),
    [Math.max(1, sprites), words] as const,
  );
  return phone;
}

/** Taps one of the first six sprites. */
export const tapBare =
  (sprites: number): Habits['act'] =>
  ({ page }, count) =>
    page.touchscreen.tap(30 + 60 * (count % Math.min(6, Math.max(1, sprites))), 30);

/**
 * Plays the plain page, and measures its work.
 *
 * @param sprites number of sprites; 0 counts as 1
 * @param shell the game's elements around the canvas
 * @param habits actions of the player on the plain page, and DOM words of the game. The words of the plain page move,
 *   so with words it has none of the game's own elements
 */
export async function measureBare(
  browser: Browser,
  sprites: number,
  shell: Shell,
  { actBare: act = tapBare(sprites), words }: Pick<Habits, 'actBare' | 'words'> = {},
): Promise<Work> {
  const phone = await openBare(browser, sprites, words ? { words } : { shell });
  try {
    return await trace(browser, phone, () => play(phone, act));
  } finally {
    await phone.context.close();
  }
}
