import { createApp, type Dependencies } from '../../../server/app';
import { listen } from '../../../server/listen';
import { openStorage, type Storage } from '../../../server/storage/storage';
import { type Engine, makeDatabase } from './engines';

/** The server in this process, whose clock and database a test can reach. */
export interface Here {
  readonly port: number;
  readonly storage: Storage;
  stop(): Promise<void>;
}

/** Serves the calls, without a client, on a free port and over a database of its own. */
export async function serveHere(
  dependencies: Omit<Dependencies, 'storage'> = {},
  engine: Engine = 'pglite',
): Promise<Here> {
  const database = await makeDatabase(engine);
  const storage = await openStorage(database.settings);
  const server = await listen(createApp({ ...dependencies, storage }), { host: '127.0.0.1', port: 0 });
  return {
    port: server.port,
    storage,
    async stop() {
      await server.close(1000);
      await storage.close();
      await database.remove();
    },
  };
}
