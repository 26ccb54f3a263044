/** What the tests read of Vite's manifest: scripts by the source they come from. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Style sheets that come with it. */
  readonly css?: readonly string[];
  /** Keys of what is loaded together with it; what it loads later is not among them. */
  readonly imports?: readonly string[];
  /** Keys of what it loads later. */
  readonly dynamicImports?: readonly string[];
}

/** The page's own script. */
const ENTRY = 'index.html';

/**
 * Follows static imports.
 *
 * @param sources Where to begin. One that has no script of its own was bundled into those that import it, and is
 *   counted there.
 * @returns the script files that a browser loads for them, each once.
 * @throws {Error} when the manifest does not hold together, or does not begin with the page.
 */
export function scriptsFor(manifest: Manifest, sources: readonly string[]): string[] {
  return filesFor(manifest, sources).filter((file) => file.endsWith('.js'));
}

/** Like {@link scriptsFor}, with the style sheets of all of them. @throws {Error} as it does */
function filesFor(manifest: Manifest, sources: readonly string[]): string[] {
  if (!manifest[ENTRY]?.isEntry) throw new Error(`The manifest has no entry ${ENTRY}`);
  const files = new Set<string>();
  const follow = (key: string) => {
    const entry = manifest[key];
    if (!entry) throw new Error(`The manifest lacks ${key}`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const sheet of entry.css ?? []) files.add(sheet);
    for (const imported of entry.imports ?? []) follow(imported);
  };
  follow(ENTRY);
  for (const source of sources) if (manifest[source]) follow(source);
  return [...files];
}

/** What would be refused of a page by a policy without anything `unsafe`, found in its HTML. */
export function inlineCode(html: string): string[] {
  return (html.replace(/<!--[\s\S]*?-->/g, '').match(/<[a-z][^>]*>/gi) ?? []).filter((tag) => {
    if (/^<style\b/i.test(tag)) return true;
    if (/^<script\b/i.test(tag) && !/\ssrc\s*=/i.test(tag)) return true;
    return /\s(?:style|on[a-z]+)\s*=/i.test(tag) || /=\s*["']?\s*javascript:/i.test(tag);
  });
}

/** Addresses on other hosts that a style sheet or a page would load, found in its text. */
export function foreignAddresses(text: string): string[] {
  return text.match(/(?:url\(\s*|@import\s+|\s(?:src|href)\s*=\s*)["']?(?:https?:)?\/\/[^\s"')]+/gi) ?? [];
}
