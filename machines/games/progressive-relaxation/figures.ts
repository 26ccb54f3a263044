/** The figures of whom one lies in the picture. They differ in skin, hair and build; the exercise is the same. */
export const FIGURES = ['short', 'long', 'curls'] as const;

/** A figure, named after its hair. */
export type FigureName = (typeof FIGURES)[number];
