/** WebKitGTK through its WebDriver: the Debian packages `webkit2gtk-driver`, `xvfb` and `dbus`. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../fixtures/free-port';
import { begin, end, openDisplay } from './display';
import { touch } from './synthetic-touch';
import { type Json, keyActions, pointerActions, type Tab, type TabOptions } from './tab';

/** Time limit of a script, ms. The driver counts it on the page's clock, which the tests speed up. */
const SCRIPT_MS = 300_000;

/** Writes the device's preference for reduced motion to GTK's settings file. */
async function writeSettings(home: string, { reducedMotion = false }: TabOptions): Promise<void> {
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(
    path.join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
}

/**
 * Settings of a message bus without services. With the device's own settings the browser would start the desktop's
 * portal, which mounts a folder below the home that outlives the browser.
 */
const BUS = `<busconfig>
  <type>session</type>
  <listen>unix:tmpdir=/tmp</listen>
  <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
</busconfig>`;

/** @param program path of MiniBrowser */
export async function openWebKitGtk(program: string, options: TabOptions): Promise<Tab> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-webkit-'));
  await writeSettings(home, options);
  const bus = path.join(home, 'bus.conf');
  await writeFile(bus, BUS);
  const display = await openDisplay(options);
  const port = await freePort();
  const driver = begin(
    'dbus-run-session',
    [`--config-file=${bus}`, '--', 'WebKitWebDriver', `--port=${port}`],
    {
      ...process.env,
      DISPLAY: display.name,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: path.join(home, 'data'),
      XDG_CACHE_HOME: path.join(home, 'cache'),
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
      ...(options.night && { GTK_THEME: 'Adwaita:dark' }),
      // WebKit's sandbox refuses to run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  );
  const close = async () => {
    await end(driver);
    await display.close();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };

  const call = async (method: string, command: string, body?: Json): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`WebKit, ${command}: ${value.error}. ${value.message}`);
    return value;
  };
  const isReady = () =>
    call('GET', '/status').then(
      () => true,
      () => driver.exitCode !== null,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
  const { sessionId } = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/timeouts`, { script: SCRIPT_MS });

  const tab: Tab = {
    open: async (address) => void (await call('POST', `${session}/url`, { url: address })),
    address: async () => (await call('GET', `${session}/url`)) as string,
    run: async (act, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        (async () => (${act})(...JSON.parse(arguments[0])))().then(
          (answer) => done({ answer: JSON.stringify(answer ?? null) }),
          (error) => done({ error: String(error) }));`;
      const { answer, error } = (await call('POST', `${session}/execute/async`, {
        script,
        args: [JSON.stringify(args)],
      })) as { answer: string; error?: string };
      if (error !== undefined) throw new Error(error);
      return JSON.parse(answer);
    },
    lead: (hand, points) =>
      hand === 'touch'
        ? tab.run(touch, points)
        : call('POST', `${session}/actions`, { actions: pointerActions(hand, points) }).then(() => undefined),
    type: async (keys) => void (await call('POST', `${session}/actions`, { actions: keyActions(keys) })),
    picture: async () => Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
    close,
  };
  await fitWindow(options);
  return tab;

  /** Enlarges the window by the size of its bars, so that the page has the requested size. */
  async function fitWindow({ width, height }: TabOptions): Promise<void> {
    const rect = (above: number) =>
      call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: height + above });
    await rect(0);
    await rect(height - (await tab.run(() => innerHeight)));
  }
}
