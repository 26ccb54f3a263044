/**
 * `npm run screenshots`: pictures of every route, dialog and named game state into `screenshots/`.
 * Words after `--` choose by name: `npm run screenshots -- home` or `-- "'phone' night=true"`.
 */
import './check-node.mjs';
import { installWhatIsMissing } from './install.mjs';
import { haveBrowser } from './install-browser.mjs';
import { launch, runPackage } from './launch.mjs';

await launch(async () => {
  await installWhatIsMissing();
  process.env.CHROMIUM_PATH = await haveBrowser();
  const names = process.argv.slice(2);
  const choice = names.length > 0 ? ['-t', names.join(' ')] : [];
  return runPackage('vitest/vitest.mjs', ['run', '--project', 'screenshots', ...choice]);
});
