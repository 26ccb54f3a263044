/** Returns the present time. Sessions and limits use it; tests set it, also backwards. */
export type Clock = () => Date;

export const SYSTEM_CLOCK: Clock = () => new Date();
