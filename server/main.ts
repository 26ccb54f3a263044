import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { SYSTEM_CLOCK } from './clock';
import { listen } from './listen';
import { logError, loggable, logWarning } from './log';
import { readPaymentSettings } from './payments/settings';
import { securityHeadersFor } from './security';
import { addressOf, readSettings, SettingsError, warningsAbout } from './settings';
import { readClient } from './static';
import type { Storage } from './storage/database';
import { openStorage } from './storage/storage';
import { sweepRegularly } from './sweep';

/** How long requests under way may take to finish once the process is asked to stop (ms). */
const PATIENCE = 10_000;

/** The server process: built into `dist/server/main.mjs`, it finds the client beside it in `dist/client`. */
async function main(): Promise<void> {
  // What is made from here on is for this account alone; PGlite pays no heed, so its directory is closed besides.
  process.umask(0o077);
  const settings = readSettings(process.env, process.cwd());
  const payments = readPaymentSettings(process.env, settings.host);
  const client = await readClient(fileURLToPath(new URL('../client', import.meta.url)));
  const storage = await openStorage(settings);
  const { publicOrigin, trustedProxies } = settings;
  const app = createApp({ client, storage, payments, publicOrigin, trustedProxies });
  const headers = securityHeadersFor(publicOrigin?.startsWith('https:') ?? false);
  const server = await listen(app, { ...settings, headers });
  const stopSweeping = sweepRegularly(storage, SYSTEM_CLOCK);
  let closing = false;
  const stop = () => {
    // A second signal, or one sent to the whole process group, changes nothing.
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
  // Last: whoever waits for this line may also stop us the moment it comes.
  console.log(`Stillgrove is open at ${addressOf(settings.host, server.port)}`);
}

/** `kill -USR2` writes a backup of PGlite, and says where. */
function backUpOnSignal({ backUp }: Storage): void {
  // A system without this signal has other ways, and a PostgreSQL its own programs.
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
  // A wrong setting is the reader's to mend and needs no stack; anything else is ours.
  console.error(error instanceof SettingsError ? error.message : loggable(error));
  process.exit(1);
}

main().catch(fail);
