/** The figures for the picture. They differ in skin, hair and build, but do the same exercise. */
export const FIGURES = ['short', 'long', 'curls'] as const;

/** A figure, named after its hair. */
export type FigureName = (typeof FIGURES)[number];
