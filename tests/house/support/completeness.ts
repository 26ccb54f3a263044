/** Returns the paths of the parts of a game. The compiler requires all further parts. */
const partsOf = (slug: string): readonly string[] => [
  `machines/games/${slug}/${slug}.machine.ts`,
  `engine/games/${slug}/${slug}.scene.ts`,
  `src/games/${slug}/${slug}.game.ts`,
  `tests/players/${slug}.ts`,
];

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
      .filter((part) => !paths.includes(part))
      .map((part) => `${slug} has no ${part}`),
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
