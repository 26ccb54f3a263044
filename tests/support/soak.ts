/**
 * How long the tests go on that look for what comes rarely: at full length in `npm run soak`, and for as long as they
 * need to find a fault that is always there in `npm test`. `vitest.config.ts` runs each file that imports this in both.
 *
 * @param full times, or writes, or people
 * @param short as many for `npm test`
 */
export const soak = (full: number, short: number): number => (process.env.SOAK === 'yes' ? full : short);
