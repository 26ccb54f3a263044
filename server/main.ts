import { AdminError } from './admin/admin';
import { runCli } from './admin/administer';
import { loggable, logLine, setLogFormat } from './base/log';
import { SettingsError } from './base/settings';
import { serve } from './serve';

/** The build writes this file to `dist/server/main.mjs`. */
async function main(argv: readonly string[]): Promise<void> {
  // New files are private to this account. PGlite ignores the umask, so `openStorage` itself closes its files.
  process.umask(0o077);
  if (argv.length === 0) {
    // Until the settings are read.
    setLogFormat('text');
    return serve();
  }
  process.exit(await runCli(argv));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // A wrong setting or command needs no stack.
  const isForOperator = error instanceof SettingsError || error instanceof AdminError;
  logLine('error', isForOperator ? error.message : loggable(error));
  process.exit(1);
});
