import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createApp, type Dependencies } from '../../../server/app';
import { listen } from '../../../server/listen';
import { openStorage, type Storage } from '../../../server/storage/storage';
import { layEmptyDatabase } from './empty-database';

/** The server in this process, whose clock and database a test can reach. */
export interface Here {
  readonly port: number;
  readonly storage: Storage;
  stop(): Promise<void>;
}

/** Serves the calls, without a client, on a free port and over a database of its own. */
export async function serveHere(dependencies: Omit<Dependencies, 'storage'> = {}): Promise<Here> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-here-'));
  await layEmptyDatabase(dataDir);
  const storage = await openStorage({ dataDir, databaseUrl: undefined });
  const server = await listen(createApp({ ...dependencies, storage }), { host: '127.0.0.1', port: 0 });
  return {
    port: server.port,
    storage,
    async stop() {
      await server.close(1000);
      await storage.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
