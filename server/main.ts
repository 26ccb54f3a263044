import { AdminError } from './admin/admin';
import { runCli } from './admin/administer';
import { describeErrorForLog, setLogFormat, writeLogLine } from './base/log';
import { SettingsError } from './base/settings';
import { runServer } from './serve';

/** The build writes this file to `dist/server/main.mjs`. */
async function main(argv: readonly string[]): Promise<void> {
  // New files are private to this account. PGlite ignores the umask, so `openStorage` itself closes its files.
  process.umask(0o077);
  if (argv.length === 0) {
    // Until the settings are read.
    setLogFormat('text');
    return runServer();
  }
  process.exit(await runCli(argv));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  // A wrong setting or command needs no stack.
  const isForOperator = error instanceof SettingsError || error instanceof AdminError;
  writeLogLine('error', isForOperator ? error.message : describeErrorForLog(error));
  process.exit(1);
});
