import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { inject } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const PAGE = '<!doctype html><title>A page</title>';
export const SCRIPT = `export const words = '${'calm '.repeat(500)}';`;
/** 1000 bytes, each its position modulo 256. */
export const SOUND = Buffer.from(Array.from({ length: 1000 }, (_, position) => position % 256));
/** Size of a sound that exceeds a socket's buffers, bytes. The answer to a slow reader therefore stays unfinished. */
export const LONG_SOUND_SIZE = 24 * 1024 * 1024;

/**
 * Creates a small site in its own folder: `client/` like a build, and the real, bundled server in `server/main.mjs`.
 * The folder is below `node_modules`, so that the bundle finds its packages.
 *
 * @returns the folder, which the caller removes
 */
export async function makeSite(): Promise<string> {
  const cache = path.join(root, 'node_modules/.cache/server-tests');
  await mkdir(cache, { recursive: true });
  const site = await mkdtemp(path.join(cache, 'site-'));
  await Promise.all([
    cp(inject('serverBundle'), path.join(site, 'server'), { recursive: true }),
    writeClient(path.join(site, 'client')),
  ]);
  return site;
}

async function writeClient(client: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'index.html': PAGE,
    'index.html.br': brotliCompressSync(PAGE),
    'index.html.gz': gzipSync(PAGE),
    'static/app-1a2b3c4d.js': SCRIPT,
    'static/app-1a2b3c4d.js.br': brotliCompressSync(SCRIPT),
    'static/app-1a2b3c4d.js.gz': gzipSync(SCRIPT),
    'static/plain-1a2b3c4d.css': 'p { color: green }',
    'static/picture-1a2b3c4d.avif': 'avif',
    'static/picture-1a2b3c4d.webp': 'webp',
    'static/letters-1a2b3c4d.woff2': 'woff2',
    'static/mark-1a2b3c4d.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'static/name with space-1a2b3c4d.txt': 'spaced',
    'stillgrove.webmanifest': '{}',
    'service-worker.js': SCRIPT,
    'service-worker.js.br': brotliCompressSync(SCRIPT),
    'assets/audio/rainforest.mp3': SOUND,
    'assets/audio/long.mp3': Buffer.alloc(LONG_SOUND_SIZE, 7),
    '.vite/manifest.json': '{ "hidden": true }',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(client, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  // Target of a path traversal.
  await writeFile(path.join(client, '../secret.txt'), 'SECRET');
}
