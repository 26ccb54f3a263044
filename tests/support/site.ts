/** A server of a test's own over a copy of the build: it can be stopped, and given another build. */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../house/support/tree';
import { type Running, startServer } from '../server/support/running';

const TEXT = /\.(?:js|css|html|json|webmanifest)$/;

export class Site {
  readonly #folder: string;
  #server: Running | undefined;
  #port = '0';

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Copies the build and serves it on a free port. Close with {@link Site.remove}. */
  static async open(): Promise<Site> {
    // Below node_modules, where the server finds its packages.
    const cache = path.join(root, 'node_modules/.cache/sites');
    await mkdir(cache, { recursive: true });
    const site = new Site(await mkdtemp(path.join(cache, 'site-')));
    await cp(path.join(root, 'dist'), site.#folder, { recursive: true });
    await site.start();
    return site;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Serves the folder as it is now, at the same address as before, unless it does so already. */
  async start(): Promise<void> {
    if (this.#server) return;
    this.#server = await startServer(this.#folder, { PORT: this.#port });
    this.#port = String(this.#server.port);
  }

  /** From here on nobody answers: connections are cut, new ones refused. */
  async stop(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true });
  }

  /** A file of the client as it is served, from its root. */
  read(file: string): Promise<Buffer> {
    return readFile(path.join(this.#folder, 'client', file));
  }

  /** The address of the built file whose name begins with these words, which name only one. */
  async addressOf(name: string): Promise<string> {
    const names = (await readdir(path.join(this.#folder, 'client/static'))).filter(
      (file) => file.startsWith(`${name}-`) && !/\.(?:br|gz)$/.test(file),
    );
    if (names.length !== 1) throw new Error(`${names.length} files are called ${name}: ${names.join(' ')}`);
    return `/static/${names[0]}`;
  }

  /**
   * Puts the next build in the place of this one: every script and style has another name, the old ones are gone,
   * and one text reads otherwise. The server must be started anew to see it.
   */
  async rebuild(text: string, instead: string): Promise<void> {
    const client = path.join(this.#folder, 'client');
    const files = (await readdir(client, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    // What was compressed before would be sent as it was.
    await Promise.all(files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => rm(file)));
    const texts = files.filter((file) => TEXT.test(file));
    const names = texts
      .map((file) => path.basename(file))
      .filter((name) => /-[\w-]{8}\.(?:js|css)$/.test(name));
    const renew = (words: string) =>
      names.reduce((all, name) => all.replaceAll(name, renamed(name)), words).replaceAll(text, instead);
    let changes = 0;
    for (const file of texts) {
      const before = await readFile(file, 'utf8');
      if (before.includes(text)) changes += 1;
      await writeFile(file, renew(before));
      const name = path.basename(file);
      if (names.includes(name)) await rename(file, path.join(path.dirname(file), renamed(name)));
    }
    if (changes === 0) throw new Error(`Nothing reads "${text}"`);
    await this.#renewPage(client);
  }

  /** The worker's list says which page it means. */
  async #renewPage(client: string): Promise<void> {
    const page = await readFile(path.join(client, 'index.html'));
    const hash = createHash('sha256').update(page).digest('base64');
    const file = path.join(client, 'service-worker.js');
    const worker = (await readFile(file, 'utf8'))
      .replace(/"integrity":"[^"]*"/, `"integrity":"sha256-${hash}"`)
      .replace(/"revision":"[^"]*","url":"\/index\.html"/, `"revision":"next","url":"/index.html"`);
    await writeFile(file, worker);
  }
}

/** Another hash in the name. */
function renamed(name: string): string {
  return name.replace(/[\w-]{4}(?=\.(?:js|css)$)/, 'next');
}
