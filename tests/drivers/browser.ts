import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { findBrowser } from '../../tools/find-browser.mjs';
import { HOME_HOST } from './conditions';

/** The browser of this process; undefined until a test needs it. */
let shared: Promise<Browser> | undefined;

/**
 * Returns the browser that all test files of a process share. They can share it, because each guest starts with an
 * empty device. The browser is headless and makes no requests of its own. It renders in software, so that pictures are
 * equal on all computers. `close` closes only windows opened since this call. A call with options launches a separate
 * browser.
 *
 * @param options merged with the defaults; arguments are appended. With `isMeasured` pages are composited as on a
 *   real device, for tests that measure time.
 * @throws {Error} when there is no browser: `npm test` finds or installs one.
 */
export async function launchBrowser(options?: OwnOptions): Promise<Browser> {
  if (options) return launch(options);
  const inUse = await shared?.catch(() => undefined);
  if (!inUse?.isConnected()) shared = launch({});
  return lend(await (shared as Promise<Browser>));
}

/**
 * Returns a separate browser for one test file. A test of a service worker update needs it: Chromium activates a new
 * worker only when it considers the old one idle.
 */
export const launchOwnBrowser = (): Promise<Browser> => launch({});

type OwnOptions = LaunchOptions & { isMeasured?: boolean };

async function launch({ isMeasured = false, ...options }: OwnOptions): Promise<Browser> {
  const found = await findBrowser();
  if (!found)
    throw new Error('There is no browser to test with. Run `npm test -- browser`, which can install one.');
  return chromium.launch({
    ...options,
    executablePath: found.path,
    args: [
      ...ARGUMENTS,
      ...(isMeasured ? [] : PAINTED_PLAINLY),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(options.args ?? []),
    ],
  });
}

/** Returns a view of the shared browser. `close` of the view closes only the windows opened since this call. */
function lend(browser: Browser): Browser {
  const before = new Set(browser.contexts());
  const close = async () => {
    const opened = browser.contexts().filter((context) => !before.has(context));
    await Promise.all(opened.map((context) => context.close()));
  };
  return new Proxy(browser, {
    get(lent, name) {
      if (name === 'close') return close;
      const value: unknown = Reflect.get(lent, name);
      return typeof value === 'function' ? value.bind(lent) : value;
    },
  });
}

const ARGUMENTS = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  `--host-resolver-rules=MAP ${HOME_HOST} 127.0.0.1`,
];

/** On a computer without a GPU, these switches halve the CPU time of pages. WebGL still works. */
const PAINTED_PLAINLY = ['--disable-gpu-rasterization', '--disable-gpu-compositing'];
