/** Owner of an entry. It is separate from the schemas, so that a new entry does not load the schemas. */

/** Owner of entries while no user is signed in. */
export const GUEST = 'guest';
