/**
 * The script that runs before the page's own. It records errors, created files and audio contexts, and speeds up the
 * clock. The built page loads it as a file, because the content security policy forbids inline scripts.
 */
import { drawIntoOnePx } from '../../drivers/look/canvas';

/** Key of the recorded errors in sessionStorage, where they survive a reload. */
export const WRONGS_KEY = 'test.wrongs';

/** Key in sessionStorage of the list of APIs to remove, as paths: `Navigator.prototype.locks`. */
export const WITHOUT_KEY = 'test.without';

/** Speed of the page's clock: 20 s of play take 4 s. */
const TIMES = 5;

/** @param isUnseen whether scenes draw into a single pixel */
export const pageScript = (isUnseen: boolean): string =>
  [
    `(${prepare})(${JSON.stringify(WRONGS_KEY)}, ${TIMES});`,
    ...(isUnseen ? [`(${drawIntoOnePx})();`] : []),
    // `takeAway` comes last, because it may remove APIs that the other functions use.
    `(${takeAway})(${JSON.stringify(WITHOUT_KEY)});`,
  ].join('\n');

/**
 * Deletes the properties that sessionStorage lists, as if the browser did not support them. If the list contains
 * `WebGL2RenderingContext`, canvases refuse WebGL too.
 */
function takeAway(key: string): void {
  for (const path of JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]) {
    if (path === 'WebGL2RenderingContext') {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: string[]) {
        return args[0]?.startsWith('webgl') ? null : Reflect.apply(getContext, this, args);
      } as typeof getContext;
    }
    const names = path.split('.');
    const last = names.pop() as string;
    const owner = names.reduce<unknown>((object, name) => Reflect.get(object as object, name), window);
    Reflect.deleteProperty(owner as object, last);
    if (last in (owner as object)) throw new Error(`${path} cannot be taken away`);
  }
}

function prepare(key: string, times: number): void {
  const note = (wrong: string) => {
    const wrongs = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...wrongs, wrong]));
  };
  const noteError = (event: ErrorEvent | Event) => {
    if (event instanceof ErrorEvent) note(`error: ${event.message}`);
    else note(`not loaded: ${(event.target as Element).outerHTML}`);
  };
  // Errors of files do not bubble, so the listener captures them.
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
  // In some browsers a download opens a window, so this stand-in ignores clicks on download links.
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
