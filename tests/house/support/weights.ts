/** The parts of Vite's manifest that the tests read: chunks, by source. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;

interface ManifestEntry {
  readonly file: string;
  readonly isEntry?: boolean;
  /** Style sheets of the chunk. */
  readonly css?: readonly string[];
  /** Keys of static imports. */
  readonly imports?: readonly string[];
  /** Keys of dynamic imports. */
  readonly dynamicImports?: readonly string[];
}

/** The page's own script. */
const ENTRY = 'index.html';

/**
 * Follows static imports.
 *
 * @param sources Starting points. A source without its own script is a part of its importers' scripts.
 * @returns the script files that a browser loads for them, each once
 * @throws {Error} when the manifest is inconsistent or has no entry for the page
 */
export function scriptsFor(manifest: Manifest, sources: readonly string[]): string[] {
  return filesFor(manifest, sources).filter((file) => file.endsWith('.js'));
}

/**
 * Returns the files of {@link scriptsFor} with their style sheets.
 * @throws {Error} like {@link scriptsFor}
 */
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

/** Returns the tags of an HTML page that a content security policy without `unsafe-*` would block. */
export function inlineCode(html: string): string[] {
  return (html.replace(/<!--[\s\S]*?-->/g, '').match(/<[a-z][^>]*>/gi) ?? []).filter((tag) => {
    if (/^<style\b/i.test(tag)) return true;
    if (/^<script\b/i.test(tag) && !/\ssrc\s*=/i.test(tag)) return true;
    return /\s(?:style|on[a-z]+)\s*=/i.test(tag) || /=\s*["']?\s*javascript:/i.test(tag);
  });
}

/** Returns the addresses on other hosts that a style sheet or page would load. */
export function foreignAddresses(text: string): string[] {
  return (
    text
      .replaceAll(/<a\s[^>]*>/gi, '')
      .match(/(?:url\(\s*|@import\s+|\s(?:src|href)\s*=\s*)["']?(?:https?:)?\/\/[^\s"')]+/gi) ?? []
  );
}
