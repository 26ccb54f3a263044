/** Owner of an entry. It is separate from the schemas so that recording an entry does not load those. */

/** Owner of entries while no user is signed in. */
export const GUEST = 'guest';
