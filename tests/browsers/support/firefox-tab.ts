/** Firefox through WebDriver BiDi: the Debian package `firefox-esr`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';
import { openDisplay } from './display';
import { type Json, keyActions, pointerActions, type Tab, type TabOptions } from './tab';

/** A response to a command, or an event, which has no `id`. */
interface Message {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly params?: LoadEvent;
}

/** The only event to which the tests subscribe, `browsingContext.load`. */
interface LoadEvent {
  readonly url: string;
}

/** A connection to the browser. Each response contains the number of its command. */
class Bidi {
  onLoad: ((event: LoadEvent) => void) | undefined;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    return new Bidi(socket);
  }

  send(method: string, params: Json): Promise<unknown> {
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #hear({ id, result, error, message, params }: Message): void {
    if (id === undefined) {
      if (params) this.onLoad?.(params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(`Firefox: ${error}. ${message}`));
  }
}

export const preferencesFor = ({ night = false, reducedMotion = false }: TabOptions) => ({
  'webgl.force-enabled': true,
  'gfx.webrender.software': true,
  // Makes audio contexts run without a sound card. Otherwise they stay suspended.
  'media.cubeb.force_mock_context': true,
  'browser.shell.checkDefaultBrowser': false,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'layout.css.prefers-color-scheme.content-override': night ? 0 : 1,
  'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
});

/** @param program path of Firefox */
export async function openFirefox(program: string, options: TabOptions): Promise<Tab> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-firefox-'));
  const preferences = Object.entries(preferencesFor(options)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), preferences);
  // Without a display even a headless Firefox has no WebGL.
  const display = await openDisplay(options);
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      env: { ...process.env, HOME: profile, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = once(firefox, 'exit');
  const bidi = await Bidi.connect(await addressIn(firefox.stderr));
  // A full pipe would block Firefox.
  firefox.stderr.resume();
  await bidi.send('session.new', { capabilities: {} });
  // The initial tab belongs to the browser, so the test opens its own.
  const { context } = (await bidi.send('browsingContext.create', { type: 'tab' })) as { context: string };
  const { width, height } = options;
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
  let loaded = '';
  bidi.onLoad = ({ url }) => (loaded = url);
  await bidi.send('session.subscribe', { events: ['browsingContext.load'], contexts: [context] });

  return {
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    address: async () => loaded,
    run: async (act, ...args) => {
      const answer = (await bidi.send('script.callFunction', {
        functionDeclaration: `async (args) => JSON.stringify((await (${act})(...JSON.parse(args))) ?? null)`,
        awaitPromise: true,
        target: { context },
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result.value);
    },
    lead: async (hand, points) =>
      void (await bidi.send('input.performActions', { context, actions: pointerActions(hand, points) })),
    type: async (keys) =>
      void (await bidi.send('input.performActions', { context, actions: keyActions(keys) })),
    picture: async () => {
      const { data } = (await bidi.send('browsingContext.captureScreenshot', { context })) as {
        data: string;
      };
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await bidi.send('browser.close', {});
      await ended;
      bidi.close();
      await display.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('Firefox did not say where it listens.');
}
