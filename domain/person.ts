/** Owner of an entry. Separate from the schemas, so that recording an entry need not load them. */

/** Owner of entries while no user is signed in. */
export const GUEST = 'guest';
