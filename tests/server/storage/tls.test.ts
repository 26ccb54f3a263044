import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgres } from '../../../server/storage/postgresql';
import { type Cluster, startCluster } from '../../fixtures/postgres';
import { SELF_SIGNED } from '../../fixtures/self-signed';

let cluster: Cluster;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'stillgrove-tls-'));
  await writeFile(path.join(folder, 'root.pem'), SELF_SIGNED.certificate);
  cluster = await startCluster({ isDurable: false, tls: SELF_SIGNED });
});
afterAll(async () => {
  await cluster.remove();
  await rm(folder, { recursive: true });
});

function addressOf({ host = 'localhost', root = 'root.pem' }: { host?: string; root?: string | undefined }) {
  const url = new URL(cluster.url);
  url.hostname = host;
  url.searchParams.set('sslmode', 'verify-full');
  if (root) url.searchParams.set('sslrootcert', path.join(folder, root));
  return url.href;
}

test('sslmode=verify-full with the certificate of the authority connects over TLS', async () => {
  const storage = await openPostgres(addressOf({}));
  try {
    const answer = await storage.database.execute(
      sql`select ssl, version from pg_stat_ssl where pid = pg_backend_pid()`,
    );
    expect(answer).toMatchObject({ rows: [{ ssl: true, version: 'TLSv1.3' }] });
  } finally {
    await storage.close();
  }
});

test.each([
  [
    'is signed by nobody we trust',
    { root: '' },
    'Its certificate is not trusted. Give the one of its authority by sslrootcert.',
  ],
  ['is for another host', { host: '127.0.0.1' }, 'Its certificate is for another host.'],
])('a server whose certificate %s is refused in one line', async (_, parts, reason) => {
  const { host, pathname } = new URL(addressOf(parts));
  await expect(openPostgres(addressOf(parts))).rejects.toMatchObject({
    name: 'SettingsError',
    message: `DATABASE_URL is postgres://postgres@${host}${pathname}, which cannot be used. ${reason}`,
  });
});
