import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { SYSTEM_CLOCK } from './clock';
import { listen } from './listen';
import { logError, loggable, logWarning } from './log';
import { readPaymentSettings } from './payments/settings';
import { securityHeadersFor } from './security';
import { createSecurityLog } from './security-log';
import { addressOf, readSettings, SettingsError, warningsAbout } from './settings';
import { readClient } from './static';
import type { Storage } from './storage/database';
import { openStorage } from './storage/storage';
import { sweepRegularly } from './sweep';
import { startWatchdog } from './watchdog';

/** Maximum time for pending requests after a signal to stop (ms). */
const PATIENCE = 10_000;

/** Runs the server process. The build writes this file to `dist/server/main.mjs`, and the client to `dist/client`. */
async function main(): Promise<void> {
  // The umask makes new files private to this account. PGlite ignores the umask, so `openStorage` itself closes the
  // files of PGlite to other accounts.
  process.umask(0o077);
  const settings = readSettings(process.env, process.cwd());
  const payments = readPaymentSettings(process.env, settings.host);
  const client = await readClient(fileURLToPath(new URL('../client', import.meta.url)));
  const storage = await openStorage(settings);
  startWatchdog();
  const { publicOrigin, trustedProxies } = settings;
  const securityLog = createSecurityLog(storage.secret);
  const app = createApp({ client, storage, payments, publicOrigin, trustedProxies, securityLog });
  const headers = securityHeadersFor(publicOrigin?.startsWith('https:') ?? false);
  const server = await listen(app, { ...settings, headers });
  const stopSweeping = sweepRegularly(storage, SYSTEM_CLOCK);
  let closing = false;
  const stop = () => {
    // A second signal, for example one to the whole process group, has no effect.
    if (closing) return;
    closing = true;
    server
      .close(PATIENCE)
      .then(stopSweeping)
      .then(() => storage.close())
      .then(
        () => process.exit(0),
        (error) => fail(error),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  backUpOnSignal(storage);
  for (const warning of warningsAbout(settings)) console.warn(warning);
  // This line comes last. A supervisor that waits for it may send SIGTERM at once.
  console.log(`Stillgrove is open at ${addressOf(settings.host, server.port)}`);
}

/** Writes a backup of PGlite on `kill -USR2`, and logs its path. With PostgreSQL the signal only logs a warning. */
function backUpOnSignal({ backUp }: Storage): void {
  // Windows has no such signal.
  if (process.platform === 'win32') return;
  let underWay = Promise.resolve();
  process.on('SIGUSR2', () => {
    underWay = underWay.then(async () => {
      if (backUp === undefined) return logWarning('A PostgreSQL is backed up by pg_dump.');
      await backUp().then(
        (file) => console.log(`A backup was written: ${file}`),
        (error) => logError(error),
      );
    });
  });
}

function fail(error: unknown): never {
  // For a wrong setting the operator needs the message, but no stack.
  console.error(error instanceof SettingsError ? error.message : loggable(error));
  process.exit(1);
}

main().catch(fail);
