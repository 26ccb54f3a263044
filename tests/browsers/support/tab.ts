/**
 * A tab of a real browser. One interface serves Chromium, WebKit and Firefox, so that each session is written once.
 */
export interface Tab {
  /** Opens an address and waits until the page has loaded. */
  open(address: string): Promise<void>;
  /** Returns the address of the last loaded page. Runs no script, so it also works while the page opens another. */
  address(): Promise<string>;
  /** Runs a function in the page. The function uses nothing outside itself. Arguments and result are JSON. */
  run<TArgs extends readonly Json[], TAnswer>(
    act: (...args: TArgs) => TAnswer | Promise<TAnswer>,
    ...args: TArgs
  ): Promise<TAnswer>;
  /**
   * Moves the mouse or a finger through points of the window (CSS px). The pointer presses at the first point and
   * lifts at the last.
   */
  lead(hand: Hand, points: readonly Point[]): Promise<void>;
  /** Presses keys one after the other. A named key is in braces: `{Tab}`, `{Enter}`. */
  type(keys: string): Promise<void>;
  /** Returns a screenshot of the window as PNG. */
  picture(): Promise<Buffer>;
  /** Closes the browser. */
  close(): Promise<void>;
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export type Hand = 'mouse' | 'touch';

// A type alias, because an interface is not assignable to `Json`.
export type Point = { readonly x: number; readonly y: number };

export interface TabOptions {
  /** Size of the page, CSS px. */
  readonly width: number;
  readonly height: number;
  /** Whether the device prefers dark colors. */
  readonly night?: boolean;
  readonly reducedMotion?: boolean;
}

/** Named keys, as WebDriver encodes them. */
const NAMED: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Splits `a{Tab}b` into `a`, `Tab` and `b`. */
export const keysIn = (keys: string): string[] =>
  [...keys.matchAll(/\{(\w+)\}|[^{]/gu)].map(([key, name]) => name ?? key);

/** Returns key actions of the W3C's WebDriver, which WebDriver BiDi shares. */
export const keyActions = (keys: string): Json => [
  {
    type: 'key',
    id: 'keyboard',
    actions: keysIn(keys).flatMap((key) => {
      const value = NAMED[key] ?? key;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    }),
  },
];

/** Duration of a pointer's move between two points, ms. */
export const STEP_MS = 30;

export function pointerActions(hand: Hand, [first, ...others]: readonly Point[]): Json {
  if (!first) throw new Error('A hand needs a point to begin at.');
  const move = ({ x, y }: Point, duration: number) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration,
  });
  return [
    {
      type: 'pointer',
      id: hand,
      parameters: { pointerType: hand },
      actions: [
        move(first, 0),
        { type: 'pointerDown', button: 0 },
        ...others.map((point) => move(point, STEP_MS)),
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
