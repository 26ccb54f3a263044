import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context, Handler } from 'hono';
import { PAGE_PATHS, pagePathOf } from '../domain/addresses';
import { errorPage } from './error-page';
import { type ContentEncoding, etagMatches, pickByteRange, pickEncoding } from './negotiation';

interface Variant {
  readonly body: Buffer<ArrayBuffer>;
  /** Strong. It differs between encodings, as RFC 9110 requires. */
  readonly etag: string;
}

interface ClientFile {
  readonly type: string;
  readonly cacheControl: string;
  readonly identity: Variant;
  /** None for files such as sounds. */
  readonly compressed: Partial<Record<Exclude<ContentEncoding, 'identity'>, Variant>>;
  /** The smallest first. */
  readonly encodings: readonly ContentEncoding[];
}

export interface ClientFiles {
  /** By address: `/index.html`, `/static/index-1a2b3c4d.js`. */
  readonly files: ReadonlyMap<string, ClientFile>;
  /** The page as each of the app's addresses gets it. Empty without a public origin: all then get `/index.html`. */
  readonly pages: ReadonlyMap<string, ClientFile>;
}

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webm': 'audio/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const SUFFIXES = { br: '.br', gzip: '.gz' } as const;

/** Files with a hash in their name. A changed file has a new address. */
const HASHED = '/static/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Browsers store and revalidate at each use. Nearly every answer is an empty 304. */
const REVALIDATE = 'no-cache';

/**
 * Reads the built client, a few megabytes, into memory. No address reaches any other file, and a rebuild does not
 * change a running server.
 *
 * @param directory the build's `dist/client`. Hidden files and folders are left out
 * @param publicOrigin each page then names its own address, which programs that show links read
 * @throws {Error} without an `index.html`
 */
export async function readClientFiles(directory: string, publicOrigin?: string): Promise<ClientFiles> {
  const bodies = new Map<string, Buffer<ArrayBuffer>>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(directory, file).split(path.sep).join('/')}`;
    if (!address.includes('/.')) bodies.set(address, await readFile(file));
  }
  const page = bodies.get('/index.html');
  if (page === undefined) throw new Error(`There is no index.html in ${directory}. Build first: npm start`);

  const files = new Map<string, ClientFile>();
  for (const [address, body] of bodies) {
    if (isVariantOfAnother(address, bodies)) continue;
    files.set(
      address,
      fileOf(address, body, {
        br: bodies.get(address + SUFFIXES.br),
        gzip: bodies.get(address + SUFFIXES.gzip),
      }),
    );
  }
  const pages = new Map<string, ClientFile>();
  if (publicOrigin !== undefined)
    for (const address of PAGE_PATHS)
      pages.set(address, await pageFor(publicOrigin, address, page.toString()));
  return { files, pages };
}

type Compressed = Readonly<Record<keyof typeof SUFFIXES, Buffer<ArrayBuffer> | undefined>>;

function fileOf(address: string, body: Buffer<ArrayBuffer>, smaller: Compressed): ClientFile {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const compressed: Partial<Record<keyof typeof SUFFIXES, Variant>> = {};
  for (const encoding of ['br', 'gzip'] as const) {
    const variant = smaller[encoding];
    if (variant) compressed[encoding] = { body: variant, etag: `"${hash}-${encoding}"` };
  }
  return {
    type: TYPES[path.extname(address)] ?? 'application/octet-stream',
    cacheControl: address.startsWith(HASHED) ? IMMUTABLE : REVALIDATE,
    identity: { body, etag: `"${hash}"` },
    compressed,
    encodings: [...(['br', 'gzip'] as const).filter((encoding) => compressed[encoding]), 'identity'],
  };
}

/** For the pages at the start. The build's level 11 would take a second for all of them. */
const BROTLI_LEVEL = 9;

/** The page with absolute addresses, as the Open Graph protocol (https://ogp.me) requires. */
async function pageFor(origin: string, address: string, html: string): Promise<ClientFile> {
  const url = `${origin}${address}`;
  const text = html
    .replace(/(<meta property="og:image" content=")(\/[^"]*")/, `$1${origin}$2`)
    .replace(
      '</head>',
      `<meta property="og:url" content="${url}"><link rel="canonical" href="${url}"></head>`,
    );
  const body = Buffer.from(text);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL } }),
    promisify(gzip)(body),
  ]);
  return fileOf('/index.html', body, { br: Buffer.from(br), gzip: Buffer.from(gz) });
}

function isVariantOfAnother(address: string, bodies: ReadonlyMap<string, unknown>): boolean {
  return Object.values(SUFFIXES).some(
    (suffix) => address.endsWith(suffix) && bodies.has(address.slice(0, -suffix.length)),
  );
}

/**
 * An unknown address that may be a page gets the page too, with 404, because the app explains it and leads home.
 * Register the handler after all more specific routes, for GET and HEAD.
 */
export function createClientHandler({ files, pages }: ClientFiles): Handler {
  const index = files.get('/index.html') as ClientFile;
  return (c) => {
    const address = decodedPath(c);
    if (address === undefined) return c.html(errorPage(400), 400);
    const file = files.get(address);
    if (file) return send(c, file);
    const page = pagePathOf(address);
    if (page !== undefined) return send(c, pages.get(page) ?? index);
    return couldBePage(address) ? sendUnknown(index) : c.html(errorPage(404), 404);
  };
}

function sendUnknown({ identity: { body }, type }: ClientFile): Response {
  return new Response(body, {
    status: 404,
    headers: { 'Content-Type': type, 'Content-Length': String(body.length), 'Cache-Control': 'no-cache' },
  });
}

/** The decoded path of the request; undefined when it cannot name a file. */
function decodedPath({ req }: Context): string | undefined {
  const { url } = req.raw;
  if (!url.includes('%')) return req.path;
  const { pathname } = new URL(url);
  // Programs disagree about whether an escaped slash or backslash is a separator.
  if (/%(?:2f|5c|00)/i.test(pathname)) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** The last part of a page's path has no dot. Hidden folders and folders of files have no pages. */
function couldBePage(address: string): boolean {
  const last = address.slice(address.lastIndexOf('/') + 1);
  return !last.includes('.') && !address.includes('/.') && !/^\/(?:static|assets)\//.test(address);
}

/** The headers are a plain object, because Hono's `c.header` would build Fetch `Headers`, which takes longer. */
function send(c: Context, file: ClientFile): Response {
  const { encodings } = file;
  const encoding = pickEncoding(c.req.header('Accept-Encoding'), encodings);
  const { body, etag } = (encoding !== 'identity' && file.compressed[encoding]) || file.identity;

  const headers: Record<string, string> = { 'Cache-Control': file.cacheControl, ETag: etag };
  if (encodings.length > 1) headers.Vary = 'Accept-Encoding';
  if (etagMatches(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers });

  headers['Content-Type'] = file.type;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  // Media players seek in sounds, which are uncompressed. A part of compressed text is useless.
  if (encodings.length === 1) {
    headers['Accept-Ranges'] = 'bytes';
    const range = pickByteRange(c.req.header('Range'), c.req.header('If-Range'), etag, body.length);
    if (range === 'unsatisfiable') {
      headers['Content-Range'] = `bytes */${body.length}`;
      return new Response(null, { status: 416, headers });
    }
    if (range) {
      headers['Content-Range'] = `bytes ${range.first}-${range.last}/${body.length}`;
      headers['Content-Length'] = String(range.last - range.first + 1);
      return new Response(body.subarray(range.first, range.last + 1), { status: 206, headers });
    }
  }
  headers['Content-Length'] = String(body.length);
  return new Response(body, { headers });
}
