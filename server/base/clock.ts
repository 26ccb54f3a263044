/** Tests replace it, and some of them set the time back. */
export type Clock = () => Date;

export const SYSTEM_CLOCK: Clock = () => new Date();
