import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { findBrowser } from '../../tools/find-browser.mjs';

/** The browser of this process, once a test has asked for it. */
let shared: Promise<Browser> | undefined;

/**
 * The browser that all browser tests use: headless, drawing in software so that every computer draws the same, and
 * silent on the network but for the pages it is sent to. The test files that one process runs share it, since each
 * person comes with an empty device anyway; to close it closes what was opened through it. One that is asked for with
 * options is a browser of its own.
 *
 * @param options Added to ours; arguments are appended. With `isMeasured` pages are put together as on a device: where
 *   times are compared that counts.
 * @throws {Error} when there is none: `npm test` finds or installs one.
 */
export async function launchBrowser(options?: OwnOptions): Promise<Browser> {
  if (options) return launch(options);
  const inUse = await shared?.catch(() => undefined);
  if (!inUse?.isConnected()) shared = launch({});
  return lend(await (shared as Promise<Browser>));
}

/**
 * A browser that no other test file has: for those in which a service worker is given its place, which Chromium does when
 * it finds the last one idle.
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

/** The same browser, to one of several: what it closes are its own windows. */
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
];

/**
 * Without a graphics card its work is done by the processor, and pages cost half as much when they are painted and put
 * together without that detour. WebGL itself is drawn as ever.
 */
const PAINTED_PLAINLY = ['--disable-gpu-rasterization', '--disable-gpu-compositing'];
