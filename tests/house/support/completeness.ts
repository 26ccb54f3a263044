/** Returns the parts of a game. Each part lists alternative paths, one of which must exist. */
function partsOf(slug: string): string[][] {
  return [
    [`machines/games/${slug}/${slug}.machine.ts`],
    [`engine/games/${slug}/${slug}.scene.ts`],
    [`src/games/${slug}/${slug}.game.ts`],
    [`tests/machines/games/${slug}.test.ts`, `tests/machines/games/${slug}/`],
    [`tests/paths/${slug}.test.ts`],
    [`tests/players/${slug}.ts`],
    [`tests/e2e/${slug}.test.ts`],
    [`tests/screenshots/${slug}.test.ts`],
  ];
}

/**
 * Compares the list of built games with the files.
 *
 * @param slugs slugs of the built games
 * @param paths paths of all files of the tree
 * @returns one sentence for each missing or surplus part
 */
export function gaps(slugs: readonly string[], paths: readonly string[]): string[] {
  const missing = slugs.flatMap((slug) =>
    partsOf(slug)
      .filter((choice) => !choice.some((part) => paths.some((file) => file === part || isIn(part, file))))
      .map((choice) => `${slug} has no ${choice.join(' or ')}`),
  );
  const unknown = new Set(
    paths.flatMap((file) => /^(?:machines|engine|src)\/games\/[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  );
  return [
    ...missing,
    ...[...unknown]
      .filter((folder) => !slugs.some((slug) => folder.endsWith(`/games/${slug}`)))
      .map((folder) => `${folder} belongs to no game in BUILT_GAMES`),
  ];
}

function isIn(folder: string, file: string): boolean {
  return folder.endsWith('/') && file.startsWith(folder);
}
