/** Tells what time it is. Sessions and limits ask it; tests turn it, backwards too. */
export type Clock = () => Date;

export const SYSTEM_CLOCK: Clock = () => new Date();
