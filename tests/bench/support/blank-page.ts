/** Serves the blank React page (`blank-react.tsx`) from a minimal server. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blank</title><script type="module" src="/main.js"></script></head><body><div id="root"></div></body></html>';

export interface BlankPage {
  readonly baseUrl: string;
  /** Size of the page's script, gzip, bytes. */
  readonly weight: number;
  readonly close: () => Promise<void>;
}

/** @throws when the page cannot be built */
export async function serveBlankPage(): Promise<BlankPage> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    // Without this option Vitest builds React for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: 'tests/bench/support/blank-react.tsx', formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The blank page was not built');
  const files = new Map<string | undefined, { readonly type: string; readonly body: Buffer }>(
    [['/', 'text/html', PAGE] as const, ['/main.js', 'text/javascript', chunk.code] as const].map(
      ([path, type, text]) => [path, { type, body: brotliCompressSync(text) }],
    ),
  );
  const server = createServer((request, response) => {
    const file = files.get(request.url);
    if (!file) {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': `${file.type}; charset=utf-8`, 'Content-Encoding': 'br' });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    weight: gzipSync(chunk.code, { level: 9 }).length,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
