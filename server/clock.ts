/** Returns the current time. Tests replace this function, and also turn the time back. */
export type Clock = () => Date;

export const SYSTEM_CLOCK: Clock = () => new Date();
