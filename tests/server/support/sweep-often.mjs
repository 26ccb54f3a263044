/**
 * This script is preloaded into a server process. It shortens an interval of ten minutes to 50 ms, and prints a line
 * for each run.
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
