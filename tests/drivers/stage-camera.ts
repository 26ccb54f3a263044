/**
 * Takes pictures of a game's stage at exact times of a stopped clock, and compares them with the committed ones in
 * `tests/pictures/<slug>/`. `UPDATE_PICTURES=yes npx playwright test --project=pictures` rewrites the
 * committed pictures; `-g <slug>` those of one game. Look at each of them before you commit it. `LOSE_CONTEXT=yes` loses and restores the context
 * twice before each picture. `PIXEL_RATIO=1.5` sets the device px per CSS px. A comparison writes differing pictures
 * and its measured values to `screenshots/differences/`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from 'playwright';
import { BUILT_GAMES, type GameSlug } from '../../domain/built-games';
import type { Guest } from './guest';
import { countDrawCalls, loseContext } from './look/canvas';
import {
  compare,
  decode,
  encode,
  isOneColor,
  MOST_SHARE,
  type Picture,
  reduce,
  sideBySide,
} from './look/reference-picture';
import { whileFramesAreSeldom } from './look/seldom-frames';
import { drawsAFrame } from './look/settle';
import { stageAlone } from './look/stage-alone';
import { leaveOutUnseenFrames, whileNobodySees } from './look/unseen-frames';
import type { NewGuest } from './test';

export const SIZES = {
  tablet: { width: 900, height: 700 },
  phone: { width: 390, height: 844 },
} as const;

/** Reduction factor of the pictures in each direction. */
const REDUCTION = { tablet: 3, phone: 2 } as const;

interface View {
  readonly size: keyof typeof SIZES;
  readonly night: boolean;
  readonly reducedMotion: boolean;
  /** Device px per CSS px. Default: `PIXEL_RATIO`, or 1. */
  readonly pixelRatio?: number;
}

export const VIEWS: readonly View[] = [
  { size: 'tablet', night: false, reducedMotion: false },
  { size: 'tablet', night: true, reducedMotion: false },
  { size: 'phone', night: false, reducedMotion: false },
  { size: 'phone', night: true, reducedMotion: false },
];

const KEPT = path.join(import.meta.dirname, '../pictures');
export const DIFFERENCES = path.join(import.meta.dirname, '../../screenshots/differences');
/** Whether `npm run screenshots` runs. */
const isForPeople = process.env.SHARP === 'yes';
const isUpdate = process.env.UPDATE_PICTURES === 'yes';
/** Whether to lose and restore the context twice before each picture. */
const losesContext = process.env.LOSE_CONTEXT === 'yes';

/** All bytes of the seed of every game. */
const SEED_BYTE = 77;

/** Sessions start at a multiple of this page time, so that frames have the same times in every run, ms. */
const BEGINNING_MS = 64_000;

/** Time between two moments for pictures, ms. */
const EVERY_MS = 2000;

/** Last part of a wait: one step of the clock that ends with a drawn frame, ms. */
const LAST_MS = 64;

/** Last part of a long wait, in which the scene runs at a reduced frame rate, ms. A jump of the clock precedes it. */
const PLAYED_MS = 640;

/** Time that passes during the intro, ms. */
const INTRO_MS = 500;
/** Size of a step of the clock, ms. */
const STEP_MS = 50;
/** Time by which the clock advances after the start while the session's files load, ms. */
const START_MS = 300;

/** Number of polls per step of the clock. */
const LOOKS_A_STEP = 20;
/** Maximum number of polls. */
const MOST_LOOKS = 600;

export interface Session {
  readonly slug: GameSlug;
  /** Values of localStorage before the first page. */
  readonly storage?: Record<string, string>;
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
  /** Elapsed time of the session, ms. */
  #passed = 0;

  private constructor(guest: Guest, slug: string, view: View) {
    this.guest = guest;
    this.#slug = slug;
    this.#view = view;
  }

  /** Opens the game, waits for all preloaded files, and starts the session. */
  static async begin(newGuest: NewGuest, { slug, storage }: Session, view: View): Promise<StageCamera> {
    const guest = await newGuest({
      device: SIZES[view.size],
      night: view.night,
      reducedMotion: view.reducedMotion,
      pixelRatio: view.pixelRatio ?? Number(process.env.PIXEL_RATIO ?? 1),
      holdsClock: true,
      ...(storage && { storage }),
      prepare: async (context) => {
        await context.addInitScript(leaveNothingToChance, SEED_BYTE);
        if (losesContext) await countDrawCalls(context);
      },
    });
    const address = BUILT_GAMES.find((game) => game.slug === slug)?.addresses[0];
    await guest.open(address as string);
    await leaveOutUnseenFrames(guest.page);
    const camera = new StageCamera(guest, slug, view);
    await camera.#loads(INTRO_MS);
    const now = await guest.page.evaluate(() => performance.now());
    await guest.skip(BEGINNING_MS - (now % BEGINNING_MS));
    const start = guest.page.locator('main [data-next]');
    const label = await start.innerText();
    await camera.presses(start);
    await camera.#until(async () => (await guest.button(label).count()) === 0);
    await camera.#until(() => guest.page.evaluate(isSceneMade));
    await camera.#loads(START_MS);
    camera.#passed = START_MS;
    return camera;
  }

  /** Polls on a stopped clock. A condition that stays false may need clock time, so the clock advances by a step. */
  async #until(isSo: () => Promise<boolean>): Promise<void> {
    for (let look = 1; look <= MOST_LOOKS; look++) {
      await this.guest.hasAll();
      if (await isSo()) return;
      await drawsAFrame(this.guest.page);
      if (look % LOOKS_A_STEP === 0) await this.guest.skip(STEP_MS);
    }
    throw new Error(`${this.#slug} does not begin`);
  }

  /** Advances the clock (ms) in steps, and waits for all pending files after each. */
  async #loads(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      await this.guest.hasAll();
      await this.guest.skip(STEP_MS);
    }
    await this.guest.hasAll();
  }

  /**
   * Activates a button without a pointer. A resting pointer would hover over other elements whenever the page moves,
   * at unpredictable times.
   */
  async presses(button: string | RegExp | Locator): Promise<this> {
    const on = typeof button === 'string' || button instanceof RegExp ? this.guest.button(button) : button;
    await on.evaluate((element: HTMLElement) => element.click());
    return this;
  }

  /** Moves the pointer into the corner of the page, and waits until the page has handled it. */
  async putsMouseAway(): Promise<this> {
    await this.guest.page.mouse.move(1, 1);
    await drawsAFrame(this.guest.page);
    return this;
  }

  /** Elapsed time of the session, ms. */
  get passed(): number {
    return this.#passed;
  }

  /**
   * Advances the clock to the next moment for a picture. Between two of them a wait for the page may take a step more or
   * less.
   */
  async atNext(): Promise<this> {
    return this.after(EVERY_MS - (this.#passed % EVERY_MS) + EVERY_MS);
  }

  /** Advances the clock by `ms` in one step, as the player of a session does. */
  async skips(ms: number): Promise<this> {
    await (await this.guest.works()).skip(ms);
    this.#passed += ms;
    return this;
  }

  /** Advances the clock by `ms` with few frames, and draws only the last one. */
  async plays(ms: number): Promise<this> {
    const { page } = this.guest;
    await this.guest.hasAll();
    await whileNobodySees(page, () => whileFramesAreSeldom(page, () => page.clock.runFor(ms - LAST_MS)));
    await this.guest.skip(LAST_MS);
    this.#passed += ms;
    return this;
  }

  /** Advances the clock by `ms`: first in a jump, then at a reduced frame rate. */
  async after(ms: number): Promise<this> {
    await this.guest.hasAll();
    const jump = Math.max(0, ms - PLAYED_MS);
    if (jump > 0) await this.guest.skip(jump);
    this.#passed += jump;
    return this.plays(ms - jump);
  }

  /**
   * Takes a picture of the stage, and compares it with the committed one. An update writes the picture instead.
   * `npm run screenshots` takes a picture of the whole page, for people.
   */
  async takes(state: string): Promise<this> {
    if (isForPeople) {
      const name = `${this.#slug}-${nameOf(this.#view)}-${state}`;
      await this.guest.page.screenshot({ path: `screenshots/${name}.png` });
      return this;
    }
    await this.#judge(state, await encode(await this.picture()));
    return this;
  }

  /** Returns a reduced picture of the stage. */
  async picture(): Promise<Picture> {
    const { guest } = this;
    await guest.settles();
    await guest.hearsOfSizes();
    await guest.hasAll();
    for (let loss = 0; losesContext && loss < 2; loss++) await loseContext(guest.page);
    const factor = REDUCTION[this.#view.size];
    return reduce(await stageAlone(guest.page, factor), factor);
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
      // Removes the files of an earlier run.
      await rm(`${differs}.webp`, { force: true });
      await rm(`${differs}-side-by-side.webp`, { force: true });
    }
  }

  /**
   * Ends the session. An update deletes committed pictures that the session did not take.
   * @returns one sentence per difference; without an update also one per picture that the session did not take
   */
  async finish(): Promise<readonly string[]> {
    await this.guest.leave();
    if (isForPeople) return [];
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

/** Returns whether the canvas has the width of the page. Runs in the page. */
export function isSceneMade(): boolean {
  const canvas = document.querySelector('canvas');
  return Boolean(canvas && Math.abs(canvas.clientWidth - document.documentElement.clientWidth) <= 2);
}

/**
 * Fixes the seeds, which have four bytes, and permits WebGL contexts that are rendered in software. Ids of entries stay
 * random. Runs in the page.
 */
function leaveNothingToChance(byte: number): void {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (array) => {
    if (array && array.byteLength > 4) return getRandomValues(array);
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
