/** Whoever comes to a game's address with this begins at once: no intro stands in their way, and no try is spent. */
export const BEGIN_AT_ONCE = { beginsAtOnce: true } as const;
