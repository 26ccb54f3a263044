/** Whose an entry is. Without schemas, so that whoever stamps an entry need not load them. */

/** The person that entries belong to when nobody is signed in. */
export const GUEST = 'guest';
