/** Returns the present time. Sessions and rate limits use it. Tests set it, also backwards. */
export type Clock = () => Date;

export const SYSTEM_CLOCK: Clock = () => new Date();
