/** `npm start`: installs missing packages, builds if necessary, and serves Stillgrove. */
import './check-node.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { installMissing } from './install.mjs';
import { launch, root } from './launch.mjs';

// npm runs the server in a shell, and the server must end with that shell. A server that was started directly or by a
// service manager must survive its shell.
if (process.env.npm_lifecycle_event !== undefined) endWithParent();

await launch(async () => {
  await installMissing();
  await buildIfStale();
  // The server runs in this process, so that it receives signals. It prints its address.
  await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href);
});
