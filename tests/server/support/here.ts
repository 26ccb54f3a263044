import { type AppDependencies, createApp } from '../../../server/app';
import { forgetRepeatedLogs } from '../../../server/base/log';
import { listen } from '../../../server/listen';
import { securityHeadersFor } from '../../../server/security';
import type { Storage } from '../../../server/storage/database';
import { openStorage } from '../../../server/storage/storage';
import { type Engine, makeDatabase } from './engines';

/** A server in this process, with access to its database. */
export interface Here {
  readonly port: number;
  readonly storage: Storage;
  stop(): Promise<void>;
}

/** Cheap hash parameters, because a test may sign in hundreds of people. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Serves the app on a free port; without `client` the API alone.
 *
 * @param dependencies Without a storage the function opens a new one. It does not close a given one.
 * @param engine Database engine of the new storage.
 */
export async function serveHere(
  { storage, ...dependencies }: Partial<AppDependencies> = {},
  engine: Engine = 'postgresql',
): Promise<Here> {
  // The log suppresses repeated lines. Each server starts without this history.
  forgetRepeatedLogs();
  const opened = storage ? { storage, close: async () => {} } : await openNew(engine);
  const app = createApp({ payments: { provider: 'sandbox' }, ...dependencies, storage: opened.storage });
  const headers = securityHeadersFor(dependencies.publicOrigin?.startsWith('https:') ?? false);
  const server = await listen(app, { host: '127.0.0.1', port: 0, headers });
  return {
    port: server.port,
    storage: opened.storage,
    async stop() {
      await server.close(1000);
      await opened.close();
    },
  };
}

async function openNew(engine: Engine) {
  const database = await makeDatabase(engine);
  const storage = await openStorage(database.settings);
  return {
    storage,
    async close() {
      await storage.close();
      await database.remove();
    },
  };
}
