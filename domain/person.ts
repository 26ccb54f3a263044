/** Owner of entries while no user is signed in. A module of its own, to load without the schemas. */
export const GUEST_OWNER = 'guest';
