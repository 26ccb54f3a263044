/** The figures to choose from for the picture. They differ in skin, hair and build. The exercise is the same. */
export const FIGURES = ['short', 'long', 'curls'] as const;

/** A figure, named after its hair. */
export type FigureName = (typeof FIGURES)[number];
