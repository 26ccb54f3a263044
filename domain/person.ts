/** Who owns an entry. Without schemas, so that recording an entry does not load them. */

/** The person that entries belong to when nobody is signed in. */
export const GUEST = 'guest';
