/**
 * `npm run screenshots`: writes screenshots of every route, dialog and named game state to `screenshots/`. Arguments
 * after `--` filter by name: `npm run screenshots -- home` or `-- "'phone' night=true"`.
 */
import './check-node.mjs';
import { installMissing } from './install.mjs';
import { ensureBrowser } from './install-browser.mjs';
import { launch, runPackage } from './launch.mjs';

await launch(async () => {
  await installMissing();
  process.env.CHROMIUM_PATH = await ensureBrowser();
  const names = process.argv.slice(2);
  const choice = names.length > 0 ? ['--grep', names.join(' ')] : [];
  return runPackage('playwright/cli.js', ['test', '--project=screenshots', ...choice]);
});
