/** Where the garden's textures are bound while it is drawn: each has a unit of its own. */
export const UNIT = { noise: 0, field: 1, sand: 2, stones: 3 } as const;
