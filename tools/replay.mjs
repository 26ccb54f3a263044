/**
 * `npm run replay -- file.json` replays recordings and prints their states. `--browser` opens the first one in the QA
 * build. `--update` writes the current states into the recordings in tests/replays, or only into the named ones.
 * `--pages` records the app's own machines in a browser with the real pages.
 */
import './check-node.mjs';
import path from 'node:path';
import { installMissing } from './install.mjs';
import { launch, root, run, runPackage, UserError } from './launch.mjs';

await launch(async () => {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  await installMissing();
  if (args.includes('--update')) {
    // Vitest sets NODE_ENV itself.
    return runPackage(
      'vitest/vitest.mjs',
      ['run', '--project', 'recordings', ...(names.length > 0 ? ['-t', names.join('|')] : [])],
      { NODE_ENV: undefined },
    );
  }
  if (args.includes('--pages')) {
    const { serveQa } = await import('./qa.mjs');
    await serveQa();
    const code = await run(process.execPath, [
      path.join(root, 'tools/run.mjs'),
      ...['tests/recordings/pages.ts', `http://127.0.0.1:${process.env.PORT}`, 'tests/replays', ...names],
    ]);
    process.exit(code);
  }
  if (names.length === 0) {
    throw new UserError(
      'Say which recording: npm run replay -- tests/replays/memory-cards.calm.json [--browser], or: --update, or: --pages',
    );
  }
  if (args.includes('--browser')) {
    const { serveQa } = await import('./qa.mjs');
    return serveQa({ recording: path.resolve(/** @type {string} */ (names[0])) });
  }
  return run(process.execPath, [
    path.join(root, 'tools/run.mjs'),
    'tests/recordings/print.ts',
    ...names.map((name) => path.resolve(name)),
  ]);
});
