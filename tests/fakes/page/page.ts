/**
 * The whole app without a browser: the real React tree, services, machines and scenes, on a page that the test
 * controls. The test must replace the stage: `vi.mock('…/src/stage/StageRoot', () => import('…/stand-in-stage'))`.
 */
import { vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import type { GameSlug } from '../../../domain/built-games';
import type { Clock } from '../../../engine/stage/clock';
import type { AnyGame } from '../../../src/play/define-game';
import type { QaHooks, Services } from '../../../src/services/services';
import { domWindow } from '../dom';
import { StandInBrowser } from './browser';
import { standIn } from './stand-in';

/**
 * Modules that the app loads on demand. The page loads them in advance, so that every run has the same order of
 * tasks.
 */
const LOADED_LATER = import.meta.glob([
  '../../../src/{overlay,pages/games,offline}/*.tsx',
  '../../../engine/audio/{mixer,cue-player,shared.cues,ambience,narrator}.ts',
  '../../../src/play/{HideFiguresOffer.tsx,MoodBefore.tsx,music.ts}',
  '../../../src/services/follow-account.ts',
  '../../../src/play/GameRoute.tsx',
  '../../../src/device/{journal,screen-awake}.ts',
]);

/** Parts of the games, some of which load on demand. */
const PARTS = import.meta.glob('../../../src/games/*/*.tsx');

/** Frame interval, as on a slow device, ms. */
const FRAME_MS = 50;
/** Frame interval during a long wait, ms. */
const LONG_FRAME_MS = 500;

/** Elements that a person can act on. */
const CONTROLS = 'button, a, input, select, textarea';

export interface PageOptions {
  readonly slug: GameSlug;
  readonly address: string;
  /** Seed of all random numbers of the page. */
  readonly seed: number;
  /** Values of localStorage before the page opens. */
  readonly storage?: Readonly<Record<string, string>> | undefined;
  /** Databases of the device. Default: none. */
  readonly databases?: IDBFactory | undefined;
  readonly reducedMotion?: boolean | undefined;
  /** Receives the inspection events of all machines, and their clock. */
  readonly inspect?: (event: InspectionEvent, clock: Clock) => void;
  /** Replaces the inputs of the games' machines. Needs `inspect`. */
  readonly inputFor?: QaHooks['inputFor'];
}

export class StandInPage {
  readonly browser: StandInBrowser;
  services!: Services;
  definition!: AnyGame;
  #unmount: () => void = () => undefined;

  private constructor(browser: StandInBrowser) {
    this.browser = browser;
  }

  /**
   * Opens a game's address on a new device, on which all sound is muted, and the disclaimer and both offers of the app
   * are already answered.
   *
   * @param onDefinition receives the game's definition before the game is shown
   */
  static async open(
    { slug, address, seed, storage = {}, reducedMotion, databases, inspect, inputFor }: PageOptions,
    onDefinition: (definition: AnyGame) => void = () => undefined,
  ): Promise<StandInPage> {
    const browser = new StandInBrowser(`http://localhost${address}`, seed, reducedMotion, databases);
    const page = new StandInPage(browser);
    browser.storage.setItem('stillgrove.disclaimerAccepted', 'true');
    browser.storage.setItem('stillgrove.figuresOffer', 'answered');
    for (const [key, value] of Object.entries(storage)) browser.storage.setItem(key, value);
    // These modules read browser globals when they load, so they must load after this browser exists.
    const [{ createElement }, { createRoot }, { App }, { createServices }, { loadGame }, { Clock }] =
      await Promise.all([
        import('react'),
        import('react-dom/client'),
        import('../../../src/app/App'),
        import('../../../src/services/services'),
        import('../../../src/play/definitions'),
        import('../../../engine/stage/clock'),
      ]);
    page.definition = await loadGame(slug);
    const stage = [() => import('pixi.js'), () => import('../stand-in-passes')];
    const parts = Object.entries(PARTS).flatMap(([file, load]) =>
      file.includes(`/games/${slug}/`) ? [load] : [],
    );
    const later = [...Object.values(LOADED_LATER), ...parts, page.definition.scene, ...stage];
    await Promise.all(later.map((load) => load()));
    browser.begin();
    const clock = new Clock();
    page.services = createServices(
      inspect && {
        clock,
        inspect: (event) => inspect(event, clock),
        inputFor: inputFor ?? ((_, own) => own),
      },
    );
    page.services.settings.change({ muted: true, music: false });
    onDefinition(page.definition);
    const container = browser.document.body.appendChild(browser.document.createElement('div'));
    const root = createRoot(container);
    root.render(createElement(App, { services: page.services }));
    page.#unmount = () => root.unmount();
    // The page is there at the same clock time on a busy machine too.
    await vi.dynamicImportSettled();
    await page.settles();
    // React shows lazily loaded components a moment later.
    await page.waits(500);
    return page;
  }

  /** @param keepsData whether the databases stay for the next page of the same device */
  async close(keepsData = false): Promise<void> {
    // A browser unmounts nothing when it closes a page, so an unmounted component must not change what the device has.
    if (keepsData) this.browser.failStorage(true);
    this.#unmount();
    await this.settles();
    // Connections of earlier pages close when their database is deleted, and reopen for the next page.
    if (!keepsData)
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    await this.settles();
    this.browser.close();
  }

  /**
   * The enabled controls in document order. While a dialog is open, the list has only the controls of that dialog. The
   * controls of the header are in the list only during a session.
   */
  get controls(): HTMLElement[] {
    const { document } = this.browser;
    const header = this.services.session.leave ? document.querySelector('header') : undefined;
    const within = [
      document.querySelector('dialog[open]') ?? [header, document.getElementById('main')],
    ].flat();
    return within
      .flatMap((part) => [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])])
      .filter((control) => !isDisabled(control));
  }

  /** The buttons over the scene's interactive areas. */
  get targets(): HTMLElement[] {
    return [...this.browser.document.querySelectorAll<HTMLElement>('[data-target]')];
  }

  /** Returns the control with this name. @throws when there is none */
  control(name: string | RegExp): HTMLElement {
    const isCalled = (control: HTMLElement) => {
      const words =
        control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent ?? '';
      return typeof name === 'string' ? words.trim() === name : name.test(words);
    };
    const found = this.controls.find(isCalled);
    if (!found)
      throw new Error(`Nothing here is called ${name}: ${this.controls.map((one) => one.textContent)}`);
    return found;
  }

  /** Focuses and clicks the control with this name. */
  async press(name: string | RegExp): Promise<void> {
    const control = this.control(name);
    control.focus();
    this.click(control, 1);
    await this.settles();
  }

  /** Completes all pending work that needs no clock time. */
  async settles(): Promise<void> {
    for (let turn = 0; turn < 16; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Advances the clock (ms), and draws frames unless the tab is hidden. */
  async waits(ms: number): Promise<void> {
    const frame = ms > 5000 ? LONG_FRAME_MS : FRAME_MS;
    for (let left = ms; left > 0; left -= frame) {
      vi.advanceTimersByTime(Math.min(left, frame));
      if (!this.browser.document.hidden) standIn.surface?.frames.draw();
    }
    await this.settles();
  }

  /** Closes dialogs and leaves the session with Escape, and then goes to the list of games. */
  async leavesAll(): Promise<void> {
    this.browser.hide(false);
    for (let layer = 0; layer < 4; layer++) {
      this.key('Escape');
      await this.settles();
    }
    this.browser.history.pushState(null, '', '/games');
    this.browser.history.go(0);
    await this.waits(3000);
  }

  /** Dispatches a pointer event of a finger. */
  point(type: string, on: HTMLElement, finger: number, x: number, y: number): void {
    const pointer = { pointerId: finger, pointerType: 'touch', button: 0, clientX: x, clientY: y };
    const touch = { width: 20, height: 20, pressure: 0.5, isPrimary: finger === 1 };
    on.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...pointer, ...touch }));
  }

  /** Dispatches the click of a press on an enabled control of the page. `count` is 0 for a press by key. */
  click(on: HTMLElement, count: number): void {
    if (!on.isConnected || isDisabled(on)) return;
    const where = { button: 0, clientX: 5, clientY: 5 };
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count, ...where }));
  }

  /**
   * Presses a key on the focused element. Unless the app prevents that, Enter and Space click the element, and Tab
   * moves the focus.
   */
  key(key: string): void {
    const focused = this.focused;
    const press = (type: string) =>
      focused.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, key }));
    const isLetBe = press('keydown');
    if (isLetBe && (key === 'Enter' || key === ' ') && focused.matches('button, a')) this.click(focused, 0);
    if (isLetBe && key === 'Tab') this.#tab();
    if (focused.isConnected) press('keyup');
  }

  /** The focused element, or the body. */
  get focused(): HTMLElement {
    return this.browser.document.activeElement as HTMLElement;
  }

  /** Moves the focus to the next tab stop, cyclically. */
  #tab(): void {
    const stops = this.controls.filter((control) => control.getAttribute('tabindex') !== '-1');
    const at = stops.indexOf(this.focused);
    stops[(at + 1) % stops.length]?.focus();
  }

  /** Sets the value of a field, slider or select. */
  change(on: HTMLElement, value: string): void {
    // React overrides the element's `value` property and ignores values set through the override. This method therefore
    // calls the prototype's setter.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(on), 'value')?.set?.call(on, value);
    on.dispatchEvent(
      new domWindow.Event(on.matches('select') ? 'change' : 'input', { bubbles: true }) as never,
    );
  }
}

/** Returns whether a control or its group is disabled. */
const isDisabled = (control: HTMLElement): boolean => control.closest('[disabled]') !== null;
