/**
 * The whole app without a browser: its own React tree, services, machines and scenes, on a page that a test holds in
 * its hand. Whoever uses it replaces the stage: `vi.mock('…/src/stage/StageRoot', () => import('…/stand-in-stage'))`.
 */
import { vi } from 'vitest';
import type { GameSlug } from '../../../domain/built-games';
import type { AnyGame } from '../../../src/play/define-game';
import type { Services } from '../../../src/services/services';
import { StandInBrowser } from './browser';
import { StandInEvent } from './event';
import type { StandInElement } from './node';
import { standIn } from './stand-in';

/** What the app loads when it is first wanted; here it is there already, so that every run takes the same turns. */
const LOADED_LATER = import.meta.glob([
  '../../../src/{overlay,pages/games,offline}/*.tsx',
  '../../../src/services/follow-account.ts',
  '../../../src/play/GameRoute.tsx',
  '../../../src/device/{journal,screen-awake}.ts',
]);

/** Frames of a slow device (ms), and of one that is watched for long. */
const FRAME_MS = 50;
const LONG_FRAME_MS = 500;

/** What a person can act on, by any hand. */
const CONTROLS = 'button, a, input, select, textarea';

export class StandInPage {
  readonly browser: StandInBrowser;
  services!: Services;
  definition!: AnyGame;
  #unmount: () => void = () => undefined;

  private constructor(browser: StandInBrowser) {
    this.browser = browser;
  }

  /**
   * Opens a game's address on a device that is empty but for the disclaimer, which was agreed to.
   *
   * @param onDefinition called with the game before any of it is shown
   */
  static async open(
    { slug, address, seed }: { slug: GameSlug; address: string; seed: number },
    onDefinition: (definition: AnyGame) => void = () => undefined,
  ): Promise<StandInPage> {
    const browser = new StandInBrowser(`http://localhost${address}`, seed);
    const page = new StandInPage(browser);
    browser.storage.setItem('stillgrove.disclaimerAccepted', 'true');
    // What asks the browser while it is loaded must find this one.
    const [{ createElement }, { createRoot }, { App }, { createServices }, { loadGame }] = await Promise.all([
      import('react'),
      import('react-dom/client'),
      import('../../../src/app/App'),
      import('../../../src/services/services'),
      import('../../../src/play/definitions'),
    ]);
    page.definition = await loadGame(slug);
    const later = [...Object.values(LOADED_LATER), page.definition.scene, () => import('pixi.js')];
    await Promise.all(later.map((load) => load()));
    browser.begin();
    page.services = createServices();
    page.services.settings.change({ muted: true });
    onDefinition(page.definition);
    const container = browser.document.body.appendChild(browser.document.createElement('div'));
    const root = createRoot(container as unknown as HTMLElement);
    root.render(createElement(App, { services: page.services }));
    page.#unmount = () => root.unmount();
    await page.settles();
    // React shows what came late a little later still.
    await page.waits(500);
    return page;
  }

  async close(): Promise<void> {
    this.#unmount();
    await this.settles();
    // Connections that outlive a page let go of what is deleted, and open anew for the next one.
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    await this.settles();
    this.browser.close();
  }

  /**
   * What can be pressed or changed now, in the order of the page: while a dialog is open only what is in it. The bars
   * around an intro belong to no game.
   */
  get controls(): StandInElement[] {
    const { document } = this.browser;
    const header = this.services.session.leave ? document.querySelector('header') : undefined;
    const within = [
      document.querySelector('dialog[open]') ?? [header, document.getElementById('main')],
    ].flat();
    return within
      .flatMap((part) => part?.querySelectorAll(CONTROLS) ?? [])
      .filter((control) => !isDisabled(control));
  }

  /** The buttons over what can be acted on in the canvas. */
  get targets(): StandInElement[] {
    return this.browser.document.querySelectorAll('[data-target]');
  }

  /** What has this name. @throws when nothing here has */
  control(name: string | RegExp): StandInElement {
    const isCalled = (control: StandInElement) => {
      const words = control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent;
      return typeof name === 'string' ? words.trim() === name : name.test(words);
    };
    const found = this.controls.find(isCalled);
    if (!found)
      throw new Error(`Nothing here is called ${name}: ${this.controls.map((one) => one.textContent)}`);
    return found;
  }

  /** Presses what has this name with a mouse. */
  async press(name: string | RegExp): Promise<void> {
    const control = this.control(name);
    control.focus();
    this.click(control, 1);
    await this.settles();
  }

  /** Lets everything that was begun come to an end which takes no time of the page's own. */
  async settles(): Promise<void> {
    for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Lets time pass (ms). */
  async waits(ms: number): Promise<void> {
    const frame = ms > 5000 ? LONG_FRAME_MS : FRAME_MS;
    for (let left = ms; left > 0; left -= frame) {
      vi.advanceTimersByTime(Math.min(left, frame));
      if (!this.browser.document.hidden) standIn.surface?.frames.draw();
    }
    await this.settles();
  }

  /** Closes what is open, and goes to the list of games. */
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

  /** A finger, pen or mouse at something. */
  point(type: string, on: StandInElement, finger: number, x: number, y: number): void {
    const pointer = { pointerId: finger, pointerType: 'touch', button: 0, clientX: x, clientY: y };
    on.dispatchEvent(
      new StandInEvent(type, { ...pointer, width: 20, height: 20, pressure: 0.5, isPrimary: finger === 1 }),
    );
  }

  /** What a browser makes of a press: a click; `count` is 0 from a key. */
  click(on: StandInElement, count: number): void {
    if (!on.isConnected || isDisabled(on)) return;
    const own = on as StandInElement & { checked?: boolean; type?: string };
    // React gives a field its type as a property.
    const kind = on.getAttribute('type') ?? own.type;
    if (kind === 'checkbox' || kind === 'radio') own.checked = kind === 'radio' || !own.checked;
    const isLetBe = on.dispatchEvent(
      new StandInEvent('click', { detail: count, button: 0, clientX: 5, clientY: 5 }),
    );
    const form = on.closest('form');
    if (isLetBe && form && kind === 'submit')
      form.dispatchEvent(new StandInEvent('submit', { submitter: on }));
  }

  /** A key at whatever has the focus. */
  key(key: string): void {
    const { activeElement } = this.browser.document;
    const isLetBe = activeElement.dispatchEvent(new StandInEvent('keydown', { key, repeat: false }));
    if (isLetBe && (key === 'Enter' || key === ' ') && activeElement.matches('button, a'))
      this.click(activeElement, 0);
    if (isLetBe && key === 'Tab') this.#tab();
    if (activeElement.isConnected) activeElement.dispatchEvent(new StandInEvent('keyup', { key }));
  }

  /** To the next stop, round and round. */
  #tab(): void {
    const stops = this.controls.filter((control) => control.getAttribute('tabindex') !== '-1');
    const at = stops.indexOf(this.browser.document.activeElement);
    stops[(at + 1) % stops.length]?.focus();
  }

  /** Gives a field, a slider or a choice another value. */
  change(on: StandInElement, value: string): void {
    (on as StandInElement & { value?: string }).value = value;
    on.dispatchEvent(new StandInEvent(on.matches('select') ? 'change' : 'input'));
  }
}

/** It takes nothing now: by itself, or with the group that it belongs to. */
const isDisabled = (control: StandInElement): boolean => control.closest('[disabled]') !== null;
