/**
 * The script that runs before the page's own. It notes everything that goes wrong, keeps what would be downloaded and what
 * sounds, and lets time pass faster. The built page names it as a file, since the security policy allows no inline script.
 */

/** Key in sessionStorage, so that notes outlive a reload. */
export const WRONGS_KEY = 'test.wrongs';

/** How many times as fast the clock of the page runs: 20 s of play take 4 s. */
const TIMES = 5;

export const PAGE_SCRIPT = `(${prepare})(${JSON.stringify(WRONGS_KEY)}, ${TIMES});`;

function prepare(key: string, times: number): void {
  const note = (wrong: string) => {
    const wrongs = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...wrongs, wrong]));
  };
  const noteError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) note(`error: ${event.message}`);
    else note(`not loaded: ${(event.target as Element).outerHTML}`);
  };
  // Errors of files do not bubble.
  addEventListener('error', noteError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => note(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`security policy: ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(`console error: ${words.join(' ')}`);
    error(...words);
  };

  const [files, audio]: [Blob[], AudioContext[]] = [[], []];
  Object.assign(window, { files, audio });
  const { createObjectURL } = URL;
  URL.createObjectURL = (blob: Blob) => {
    files.push(blob);
    return createObjectURL(blob);
  };
  // A download opens a window in some browsers.
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) click.call(this);
  };
  const Context = AudioContext;
  window.AudioContext = class extends Context {
    constructor(options?: AudioContextOptions) {
      super(options);
      audio.push(this);
    }
  };

  const clock = performance.now.bind(performance);
  const began = clock();
  const faster = (at: number) => began + (at - began) * times;
  performance.now = () => faster(clock());
  const [timeout, interval, frame] = [setTimeout, setInterval, requestAnimationFrame];
  window.setTimeout = ((callback: () => void, ms = 0, ...rest: []) =>
    timeout(callback, ms / times, ...rest)) as typeof setTimeout;
  window.setInterval = ((callback: () => void, ms = 0, ...rest: []) =>
    interval(callback, ms / times, ...rest)) as typeof setInterval;
  window.requestAnimationFrame = (callback) => frame((at) => callback(faster(at)));
}
