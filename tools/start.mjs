/** `npm start`: installs what is missing, builds what is stale, and serves Stillgrove. */
import './check-node.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWhatIsStale } from './build.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { installWhatIsMissing } from './install.mjs';
import { launch, root } from './launch.mjs';

// Started by hand, or by a service manager, it goes on without its shell.
if (process.env.npm_lifecycle_event !== undefined) endWithParent();

await launch(async () => {
  await installWhatIsMissing();
  await buildWhatIsStale();
  // In this same process, so that signals reach the server itself. It prints its address.
  await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href);
});
