/** A DOM without a browser: happy-dom for the tree, @napi-rs/canvas for canvases, and no layout. */
import { type Canvas, createCanvas, ImageData, Path2D } from '@napi-rs/canvas';
import { Window } from 'happy-dom';

/**
 * All tests of a file share this window, because modules look it up when they load and keep objects that they create
 * in it.
 */
export const domWindow = new Window({
  url: 'http://localhost/',
  width: 760,
  height: 560,
  settings: { navigation: { disableMainFrameNavigation: true } },
});
export const domDocument = domWindow.document as unknown as Document;

/**
 * The part of WebGL that is called without drawing: by Pixi when it creates a program, and by the capability probe.
 */
const WEBGL = { getShaderPrecisionFormat: () => ({ precision: 23 }), getExtension: () => null };

/** Returns a canvas of @napi-rs/canvas with the browser's properties. It is not an element of happy-dom's tree. */
function newCanvas(): Canvas {
  const canvas = createCanvas(300, 150);
  const side = (name: 'width' | 'height') => {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(canvas), name) as PropertyDescriptor;
    // Converts every value to a number, as a browser does.
    return {
      get: () => own.get?.call(canvas),
      set: (value: unknown) => own.set?.call(canvas, Number(value) || 0),
    };
  };
  const getContext = canvas.getContext.bind(canvas);
  return Object.defineProperties(canvas, {
    width: side('width'),
    height: side('height'),
    style: { value: domWindow.document.createElement('span').style },
    getContext: {
      value: (kind: '2d', options: object) => (kind === '2d' ? getContext(kind, options) : WEBGL),
    },
    remove: { value: () => undefined },
  });
}

/** Returns a stand-in for a decoded picture, 8 x 8 px. */
const newPicture = () => Object.assign(createCanvas(8, 8), { close: () => undefined });

/** A network that immediately answers every request with a picture. */
export const pictureNetwork = {
  fetch: () => Promise.resolve({ ok: true, blob: () => Promise.resolve({}) }),
  createImageBitmap: () => Promise.resolve(newPicture()),
};

/**
 * Names of DOM types that the code uses. `Event` stays Node's own, because Node's messages between threads inherit
 * from it.
 */
const TYPES = [
  'Node',
  'Element',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLIFrameElement',
  'HTMLImageElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'MutationObserver',
  'CustomEvent',
  'KeyboardEvent',
  'MouseEvent',
  'PointerEvent',
  'NodeFilter',
  'Audio',
  'Image',
] as const;

/** Browser globals that a scene or the app uses. */
export const domGlobals = {
  window: domWindow,
  document: domDocument,
  ...Object.fromEntries(TYPES.map((name) => [name, domWindow[name]])),
  HTMLCanvasElement: createCanvas(1, 1).constructor,
  ImageData,
  Path2D,
  ...pictureNetwork,
};

const createElement = domWindow.document.createElement.bind(domWindow.document);
Object.defineProperties(domWindow.document, {
  createElement: {
    value: (name: string) => (name === 'canvas' ? newCanvas() : createElement(name)),
  },
  fonts: { value: { load: () => Promise.resolve([]) } },
});

Object.defineProperty(domWindow.HTMLMediaElement.prototype, 'canPlayType', { value: () => 'probably' });

/** Every element has the size of the window. */
const width = { configurable: true, get: () => domWindow.innerWidth };
const height = { configurable: true, get: () => domWindow.innerHeight };
const box = () => ({
  ...{ x: 0, y: 0, left: 0, top: 0 },
  ...{ right: domWindow.innerWidth, bottom: domWindow.innerHeight },
  ...{ width: domWindow.innerWidth, height: domWindow.innerHeight },
});
const { focus } = domWindow.HTMLElement.prototype;
Object.defineProperties(domWindow.HTMLElement.prototype, {
  clientWidth: width,
  clientHeight: height,
  offsetWidth: width,
  offsetHeight: height,
  getBoundingClientRect: { configurable: true, value: box },
  getClientRects: { configurable: true, value: () => [box()] },
  scrollIntoView: { value: () => undefined },
  setPointerCapture: { value: () => undefined },
  releasePointerCapture: { value: () => undefined },
  hasPointerCapture: { value: () => false },
  getAnimations: { value: () => [] },
  checkVisibility: {
    value(this: HTMLElement) {
      return this.isConnected;
    },
  },
  focus: {
    /** An element behind an open dialog or in a disabled group gets no focus. */
    value(this: HTMLElement) {
      const dialog = domDocument.querySelector('dialog[open]');
      if (dialog?.contains(this) === false || this.closest('[disabled]')) return;
      focus.call(this as never);
    },
  },
});
