/**
 * Takes pictures of a game's stage at exact times of a clock that stands, and compares them with the committed ones in
 * `tests/pictures/<slug>/`. `UPDATE_PICTURES=yes npx vitest run --project pictures tests/pictures/<slug>` rewrites them: look
 * at each of them before you commit it. `LOSE_CONTEXT=yes` loses and restores the context twice before each picture. What
 * differs is written to `screenshots/differences/`, and so are the measured differences of every run.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { GameSlug } from '../../domain/built-games';
import { launchBrowser } from './browser';
import { Guest } from './guest';
import { countDrawCalls, loseContext } from './look/canvas';
import {
  compare,
  decode,
  encode,
  isOneColor,
  MOST_SHARE,
  reduce,
  sideBySide,
} from './look/reference-picture';
import { whileFramesAreSeldom } from './look/seldom-frames';
import { drawsAFrame } from './look/settle';
import { leaveOutUnseenFrames, whileNobodySees } from './look/unseen-frames';

const SIZES = {
  tablet: { width: 900, height: 700 },
  phone: { width: 390, height: 844 },
} as const;

/** So many px of the screen become one of the picture, in each direction. */
const REDUCTION = { tablet: 3, phone: 2 } as const;

interface View {
  readonly size: keyof typeof SIZES;
  readonly night: boolean;
  readonly reducedMotion: boolean;
}

const VIEWS: readonly View[] = [
  { size: 'tablet', night: false, reducedMotion: false },
  { size: 'tablet', night: true, reducedMotion: false },
  { size: 'phone', night: false, reducedMotion: false },
  { size: 'phone', night: true, reducedMotion: false },
];
const REDUCED: View = { size: 'tablet', night: false, reducedMotion: true };

const KEPT = path.join(import.meta.dirname, '../pictures');
const DIFFERENCES = path.join(import.meta.dirname, '../../screenshots/differences');
const isUpdate = process.env.UPDATE_PICTURES === 'yes';
/** The context is lost and restored twice before each picture. */
const losesContext = process.env.LOSE_CONTEXT === 'yes';

const SEED_BYTE = 77;
/** The seed of every game: its bytes are all the same. */
export const SEED = SEED_BYTE * 0x01_01_01_01;

/** The page's time when a session begins is a multiple of this, ms: frames come at the same times in every run. */
const BEGINNING_MS = 64_000;

/** So much of a wait is left for the frame that is drawn, ms: every frame comes within it. */
const LAST_MS = 64;

/** The end of a long wait, of which every frame comes, ms. */
const PLAYED_MS = 640;

/** While the intro is read so much time passes, in steps, ms. */
const INTRO_MS = 500;
const STEP_MS = 50;
/** After the start so much time passes until all that it has asked for is there, ms. */
const START_MS = 300;

/** Looks at what is waited for until the clock is turned a step, and in all. */
const LOOKS_A_STEP = 20;
const MOST_LOOKS = 600;

export interface Session {
  readonly slug: GameSlug;
  /** What begins the session. */
  readonly start: string;
  /** Values of the browser's small storage before the first page. */
  readonly storage?: Record<string, string>;
}

/**
 * Declares the tests of one game: a session in each view, and one with reduced motion.
 *
 * @param plays goes through the states of a session
 * @param playsReduced the same with reduced motion
 */
export function comparesPictures(
  session: Session,
  plays: (camera: StageCamera) => Promise<void>,
  playsReduced: (camera: StageCamera) => Promise<void>,
): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test.each([...VIEWS, REDUCED].map((view) => [nameOf(view), view] as const))(
    `${session.slug}, %s: every state looks as its reference picture`,
    async (_, view) => {
      const camera = await StageCamera.begin(browser, session, view);
      await (view.reducedMotion ? playsReduced : plays)(camera);
      expect(await camera.finish()).toEqual([]);
    },
  );
}

const nameOf = ({ size, night, reducedMotion }: View): string =>
  `${size}-${night ? 'night' : 'day'}${reducedMotion ? '-reduced' : ''}`;

export class StageCamera {
  readonly guest: Guest;
  readonly #slug: string;
  readonly #view: View;
  readonly #taken: string[] = [];
  readonly #wrongs: string[] = [];
  readonly #measured: string[] = [];
  /** What of the session has passed, ms. */
  #passed = 0;

  private constructor(guest: Guest, slug: string, view: View) {
    this.guest = guest;
    this.#slug = slug;
    this.#view = view;
  }

  /** Opens the game, waits until all that it asks for ahead is there, and begins the session. */
  static async begin(browser: Browser, { slug, start, storage }: Session, view: View): Promise<StageCamera> {
    const guest = await Guest.arrive(browser, inject('baseUrl'), {
      device: SIZES[view.size],
      night: view.night,
      reducedMotion: view.reducedMotion,
      holdsClock: true,
      storage: { 'stillgrove.disclaimerAccepted': 'true', ...storage },
      prepare: async (context) => {
        await context.addInitScript(leaveNothingToChance, SEED_BYTE);
        if (losesContext) await countDrawCalls(context);
      },
    });
    await guest.open(`/games/${slug}`);
    await leaveOutUnseenFrames(guest.page);
    const camera = new StageCamera(guest, slug, view);
    await camera.#loads(INTRO_MS);
    const now = await guest.page.evaluate(() => performance.now());
    await guest.skip(BEGINNING_MS - (now % BEGINNING_MS));
    await camera.presses(start);
    await camera.#until(async () => (await guest.button(start).count()) === 0);
    await camera.#until(() => guest.page.evaluate(isSceneMade));
    await camera.#loads(START_MS);
    camera.#passed = START_MS;
    return camera;
  }

  /** Waits on a clock that stands. What does not come in many looks waits for the clock: it is turned a step. */
  async #until(isSo: () => Promise<boolean>): Promise<void> {
    for (let look = 1; look <= MOST_LOOKS; look++) {
      await this.guest.hasAll();
      if (await isSo()) return;
      await drawsAFrame(this.guest.page);
      if (look % LOOKS_A_STEP === 0) await this.guest.skip(STEP_MS);
    }
    throw new Error(`${this.#slug} does not begin`);
  }

  /** Lets time pass (ms) in steps, and has all that is asked for meanwhile before the next. */
  async #loads(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await this.guest.hasAll();
      await this.guest.skip(STEP_MS);
    }
    await this.guest.hasAll();
  }

  /**
   * Presses a button without a pointer: one that rests somewhere is over another thing whenever the page moves, which the
   * browser tells in its own time.
   */
  async presses(button: string | RegExp | Locator): Promise<this> {
    const on = typeof button === 'string' || button instanceof RegExp ? this.guest.button(button) : button;
    await on.evaluate((element: HTMLElement) => element.click());
    return this;
  }

  /** Takes the pointer off everything, and waits until the page has heard of it. */
  async putsMouseAway(): Promise<this> {
    await this.guest.page.mouse.move(1, 1);
    await drawsAFrame(this.guest.page);
    return this;
  }

  /** Turns the clock to so many ms after the beginning of the session. */
  async at(ms: number): Promise<this> {
    return this.after(ms - this.#passed);
  }

  /** Turns the clock on by so many ms with a frame now and then, of which only the last is drawn. */
  async plays(ms: number): Promise<this> {
    const { page } = this.guest;
    await this.guest.hasAll();
    await whileNobodySees(page, () => whileFramesAreSeldom(page, () => page.clock.runFor(ms - LAST_MS)));
    await this.guest.skip(LAST_MS);
    this.#passed += ms;
    return this;
  }

  /** Turns the clock on by so many ms: a long way in one jump, and the end of it frame by frame. */
  async after(ms: number): Promise<this> {
    await this.guest.hasAll();
    const jump = Math.max(0, ms - PLAYED_MS);
    if (jump > 0) await this.guest.skip(jump);
    this.#passed += jump;
    return this.plays(ms - jump);
  }

  /** Takes a picture of the stage as it is, and compares it. */
  async takes(state: string): Promise<this> {
    const { guest } = this;
    await guest.settles();
    await guest.hearsOfSizes();
    await guest.hasAll();
    for (let loss = 0; losesContext && loss < 2; loss++) await loseContext(guest.page);
    const factor = REDUCTION[this.#view.size];
    const clip = await guest.page.evaluate(showStageAlone, { factor, style: STAGE_ALONE });
    // A frame of the browser's own puts the page together from what was drawn.
    await drawsAFrame(guest.page);
    const screenshot = await guest.page.screenshot({ clip });
    await guest.page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    const actual = await encode(await reduce(screenshot, factor));
    await this.#judge(state, actual);
    return this;
  }

  async #judge(state: string, file: Buffer): Promise<void> {
    const name = `${state}-${nameOf(this.#view)}`;
    const place = path.join(KEPT, this.#slug, `${name}.webp`);
    this.#taken.push(`${name}.webp`);
    const actual = await decode(file);
    if (isOneColor(actual)) this.#wrongs.push(`${name} shows a single color`);
    if (isUpdate) {
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, file);
      return;
    }
    const kept = await decode(await readFile(place));
    const { max, share } = compare(kept, actual);
    const figures = `${name}: max ${max}/255, ${(share * 100).toFixed(2)} % of the pixels differ`;
    this.#measured.push(figures);
    if (share > MOST_SHARE) this.#wrongs.push(figures);
    const differs = path.join(DIFFERENCES, this.#slug, name);
    if (share > MOST_SHARE || isOneColor(actual)) {
      await mkdir(path.dirname(differs), { recursive: true });
      await writeFile(`${differs}.webp`, file);
      await writeFile(`${differs}-side-by-side.webp`, await sideBySide(kept, actual));
    } else {
      // What an earlier run wrote is no longer so.
      await rm(`${differs}.webp`, { force: true });
      await rm(`${differs}-side-by-side.webp`, { force: true });
    }
  }

  /** Ends the session. @returns what is not as it was: a sentence for each picture, and for each that nobody takes */
  async finish(): Promise<readonly string[]> {
    await this.guest.leave();
    const suffix = `-${nameOf(this.#view)}.webp`;
    const folder = path.join(KEPT, this.#slug);
    const unknown = (await readdir(folder)).filter(
      (file) => file.endsWith(suffix) && !this.#taken.includes(file),
    );
    if (isUpdate) await Promise.all(unknown.map((file) => rm(path.join(folder, file))));
    else {
      await mkdir(path.join(DIFFERENCES, this.#slug), { recursive: true });
      await writeFile(
        path.join(DIFFERENCES, this.#slug, `${nameOf(this.#view)}.txt`),
        `${this.#measured.join('\n')}\n`,
      );
    }
    return [...this.#wrongs, ...(isUpdate ? [] : unknown.map((file) => `${file} is never taken`))];
  }
}

/** In the page: whether the scene has given the canvas the size of its slot, and of the bleed around it. */
function isSceneMade(): boolean {
  const canvas = document.querySelector('canvas');
  const slot = canvas?.parentElement?.parentElement;
  return Boolean(canvas && slot && Math.abs(canvas.clientWidth - slot.clientWidth - 20) <= 2);
}

/** Words, buttons and the bars are left out: fonts differ from one computer to the next. */
const STAGE_ALONE = `
  body :not([data-behind-stage], [data-behind-stage] img) { opacity: 0 !important; transition: none !important; }
  ::backdrop { opacity: 0 !important; }
`;

/**
 * In the page: scrolls the canvas into view and shows nothing but it and what is behind it. A constructed style sheet is
 * within the content security policy.
 *
 * @param factor width and height are multiples of it
 * @returns the part of the canvas that is in view, CSS px
 */
function showStageAlone({ factor, style }: { factor: number; style: string }) {
  const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
  if (!canvas) throw new Error('There is no stage');
  for (const marked of document.querySelectorAll('[data-behind-stage]'))
    marked.removeAttribute('data-behind-stage');
  for (let around: Element | null = canvas; around; around = around.parentElement) {
    around.setAttribute('data-behind-stage', '');
    for (const beside of around.parentElement?.children ?? [])
      if (beside.localName === 'img') beside.setAttribute('data-behind-stage', '');
  }
  // What was asked of the GPU is done when this returns.
  canvas.getContext('webgl2')?.finish();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  canvas.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = canvas.getBoundingClientRect();
  const x = Math.max(0, Math.floor(box.left));
  const y = Math.max(0, Math.floor(box.top));
  const whole = (length: number) => Math.floor(length / factor) * factor;
  return {
    x,
    y,
    width: whole(Math.min(innerWidth, box.right) - x),
    height: whole(Math.min(innerHeight, box.bottom) - y),
  };
}

/** In the page: every seed is the same, and the browser draws as on a device with a graphics card. */
function leaveNothingToChance(byte: number): void {
  crypto.getRandomValues = (array) => {
    if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(byte);
    return array;
  };
  let seed = byte;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const options = args[1] as WebGLContextAttributes | undefined;
    if (options) args[1] = { ...options, failIfMajorPerformanceCaveat: false };
    return (getContext as (...args: unknown[]) => unknown).apply(this, args);
  } as typeof getContext;
}
