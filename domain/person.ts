/** {@link GUEST} has a module of its own, so that code that creates an entry does not load the schemas. */

/** Owner of entries while no user is signed in. */
export const GUEST = 'guest';
