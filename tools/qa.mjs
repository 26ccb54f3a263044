/** `npm run qa`: builds Stillgrove with the QA panel into `dist/qa` and serves it on http://localhost:3100. */
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { findBrowser } from './find-browser.mjs';
import { installMissing } from './install.mjs';
import { launch, root } from './launch.mjs';

/** `npm start` uses another port, because its service worker would also answer requests for the QA build. */
const PORT = '3100';

/**
 * Builds the QA build and serves it in this process.
 *
 * @param {{ recording?: string }} [options] `recording`: a file to copy into the QA build and to replay in a browser
 */
export async function serveQa({ recording } = {}) {
  if (process.env.npm_lifecycle_event !== undefined) endWithParent();
  await buildIfStale('qa');
  process.env.PORT ??= PORT;
  process.env.HOST ??= '127.0.0.1';
  process.env.DATA_DIR ??= path.join(root, 'node_modules/.cache/qa-data');
  const name = recording && path.basename(recording);
  // The server reads its list of files only once, at its start.
  if (recording && name) await copyFile(recording, path.join(root, 'dist/qa/client/replays', name));
  await import(pathToFileURL(path.join(root, 'dist/qa/server/main.mjs')).href);
  if (name) await open(`http://localhost:${process.env.PORT}/?replay=${encodeURIComponent(name)}`);
}

/**
 * Prints an address, and opens it in the browser of the tests. A headless browser shows no window.
 *
 * @param {string} address
 */
async function open(address) {
  const browser = await findBrowser();
  console.log(`The recording is at ${address}`);
  if (browser)
    spawn(browser.path, [address], { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await launch(async () => {
    await installMissing();
    await serveQa();
  });
}
