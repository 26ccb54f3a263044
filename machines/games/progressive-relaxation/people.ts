/** The people of whom one lies in the picture. They differ in skin, hair and build; the exercise is the same. */
export const PEOPLE = ['short', 'long', 'curls'] as const;

/** A person, named after their hair. */
export type Person = (typeof PEOPLE)[number];
