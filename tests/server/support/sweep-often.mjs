/**
 * This script is preloaded into a server process: an interval of ten minutes lasts 50 ms, and each run prints a line.
 */
const TEN_MINUTES = 10 * 60 * 1000;
const { setInterval } = globalThis;

globalThis.setInterval = (act, ms, ...rest) =>
  ms === TEN_MINUTES
    ? setInterval(() => {
        console.log('A sweep is due.');
        act(...rest);
      }, 50)
    : setInterval(act, ms, ...rest);
