import { fileURLToPath } from 'node:url';
import { createApp } from './app';
import { listen } from './listen';
import { loggable } from './loggable';
import { readPaymentSettings } from './payments/settings';
import { addressOf, isLoopback, readSettings, SettingsError } from './settings';
import { readClient } from './static';
import { openStorage } from './storage/storage';

/** How long requests under way may take to finish once the process is asked to stop (ms). */
const PATIENCE = 10_000;

/** The server process: built into `dist/server/main.mjs`, it finds the client beside it in `dist/client`. */
async function main(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  const payments = readPaymentSettings(process.env, settings.host);
  const client = await readClient(fileURLToPath(new URL('../client', import.meta.url)));
  const storage = await openStorage(settings);
  const { publicOrigin, trustedProxies } = settings;
  const app = createApp({ client, storage, payments, publicOrigin, trustedProxies });
  const server = await listen(app, settings);
  let closing = false;
  const stop = () => {
    // A second signal, or one sent to the whole process group, changes nothing.
    if (closing) return;
    closing = true;
    server
      .close(PATIENCE)
      .then(() => storage.close())
      .then(
        () => process.exit(0),
        (error) => fail(error),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (publicOrigin === undefined && !isLoopback(settings.host)) {
    console.warn(
      'Without PUBLIC_ORIGIN=https://… people sign in over plain HTTP, which others on the way can read.',
    );
  }
  // Last: whoever waits for this line may also stop us the moment it comes.
  console.log(`Stillgrove is open at ${addressOf(settings.host, server.port)}`);
}

function fail(error: unknown): never {
  // A wrong setting is the reader's to mend and needs no stack; anything else is ours.
  console.error(error instanceof SettingsError ? error.message : loggable(error));
  process.exit(1);
}

main().catch(fail);
