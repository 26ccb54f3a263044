import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { findBrowser } from '../../tools/find-browser.mjs';
import { HOME_HOST } from './conditions';

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

interface Options {
  /** Further arguments of the browser. */
  readonly args?: readonly string[];
  /** Composites pages as on a real device, for tests that measure time. */
  readonly isMeasured?: boolean;
}

/**
 * Returns how to launch the browser of the tests. It is headless and makes no requests of its own. It renders in
 * software, so that pictures are equal on all computers.
 */
export async function launchOptions({ args = [], isMeasured = false }: Options = {}): Promise<LaunchOptions> {
  // The path is found once for all workers, because each search starts the browser.
  process.env.CHROMIUM_PATH ??= (await findBrowser())?.path;
  const { CHROMIUM_PATH } = process.env;
  return {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: [
      ...ARGUMENTS,
      ...(isMeasured ? [] : PAINTED_PLAINLY),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...args,
    ],
  };
}

/**
 * Launches a further browser. A test of a service worker's update needs its own: Chromium activates a new worker only
 * when it considers the old one idle.
 */
export const launchBrowser = async (options?: Options): Promise<Browser> =>
  chromium.launch(await launchOptions(options));
