/** The ten painted scenes, each with layers from far to near, and differences from the common light. */

import { hexToRgb } from '../../paint/color';
import type { DepthLook } from '../../shaders/depth-look';
import type { DepthLayer, DepthScene } from '../../shaders/depth-scene';

export interface WalkedScene extends DepthScene {
  /** Id, which is also the name of the scene in the Devtools. */
  readonly label: string;
  /** Differences from the hour's light: always, by day, by night. */
  readonly light?: {
    readonly always?: Partial<DepthLook>;
    readonly day?: Partial<DepthLook>;
    readonly night?: Partial<DepthLook>;
  };
}

const PICTURES = import.meta.glob<string>('../../../assets/images/guided-imagery/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of a picture; undefined when the scene has no picture on that plane. */
const findUrl = (name: string): string | undefined =>
  PICTURES[`../../../assets/images/guided-imagery/${name}.avif`];

const field = { width: 1600, height: 1000 } as const;
/** In narrow slots the subject stays in the middle. In low slots the ground stays visible. */
const middle = { x: 0.5, y: 0.75 } as const;
const whole = { left: 0, top: 0, width: 1600, height: 1000 } as const;

/** The planes of every scene: part of the picture, depth, anchor, rim light, and wind. */
const PLANES = {
  far: { part: whole, depth: 0.92, anchor: middle },
  back: { part: whole, depth: 0.68, anchor: middle, rim: 0.4 },
  middle: { part: whole, depth: 0.44, anchor: middle, rim: 0.5, sway: 0.5 },
  water: { part: { left: 0, top: 400, width: 1600, height: 600 }, depth: 0.36, anchor: middle },
  subject: { part: whole, depth: 0.2, anchor: middle, rim: 0.7, sway: 0.5 },
  'near-left': {
    part: { left: 0, top: 0, width: 560, height: 1000 },
    depth: 0.04,
    anchor: { x: 0.16, y: 0.95 },
    rim: 1,
    sway: 1.3,
  },
  'near-right': {
    part: { left: 1040, top: 0, width: 560, height: 1000 },
    depth: 0.04,
    anchor: { x: 0.84, y: 0.95 },
    rim: 1,
    sway: 1.3,
  },
} as const;
type Plane = keyof typeof PLANES;

/** Index of the subject's layer. */
const SUBJECT = 6;

/** Water settings of a scene without water. */
const NO_WATER = { horizon: 0 } as const;

/** A bank of mist at `top` (units), drifting `reach` units with a period of `seconds`; without `top` a placeholder. */
const bank = (depth: number, top: number | undefined, reach: number, seconds: number): DepthLayer => ({
  url: top === undefined ? undefined : findUrl('mist'),
  kind: 'mist',
  depth,
  part: { left: -120, top: top ?? 0, width: 1840, height: 300 },
  anchor: middle,
  drift: { reach, seconds },
});

interface Composition {
  /** Vanishing point of the walk into the scene, units. */
  readonly way: { readonly x: number; readonly y: number };
  /** y of the mist behind the middle plane, and of the mist behind the back plane, units. Default: no mist. */
  readonly mist?: readonly number[];
  /** Horizon of the scene's open water, if it has any. */
  readonly water?: NonNullable<DepthLayer['water']>;
  /** Planes without wind. */
  readonly still?: readonly Plane[];
  readonly light?: WalkedScene['light'];
}

function scene(
  id: string,
  { way, mist = [], water = NO_WATER, still = [], light }: Composition,
): WalkedScene {
  const plane = (name: Plane): DepthLayer => ({
    ...PLANES[name],
    url: findUrl(`${id}-${name}`),
    ...(still.includes(name) && { sway: 0 }),
  });
  return {
    label: id,
    field,
    anchor: middle,
    way,
    // Every scene has the same layers, some of them without a picture, so that all scenes share one program.
    layers: [
      plane('far'),
      bank(0.8, mist[1], 40, 97),
      plane('back'),
      bank(0.56, mist[0], 52, 79),
      plane('middle'),
      { ...plane('water'), water },
      plane('subject'),
      plane('near-left'),
      plane('near-right'),
    ],
    motesBehind: [SUBJECT],
    ...(light && { light }),
  };
}

export const WALKED_SCENES: readonly WalkedScene[] = [
  scene('comfortable-position', {
    way: { x: 800, y: 500 },
    mist: [470, 400],
    still: ['subject', 'near-left', 'near-right'],
    light: {
      always: { horizon: 560, sun: [960, 330], orb: [980, 300, 34] },
      day: { shafts: 0.5, near: [1.02, 1, 0.98], haze: 0.72, orbShown: 0.5, motes: 0.5, reach: 380 },
      night: {
        near: [0.46, 0.5, 0.6],
        sun: [826, 330],
        orb: [826, 300, 34],
        orbShown: 0.8,
        stars: 0.8,
        motes: 0.1,
        shafts: 0.3,
      },
    },
  }),
  scene('close-eyes', {
    way: { x: 800, y: 540 },
    mist: [470, 420],
    water: { horizon: 560 },
    light: {
      always: { horizon: 570, sun: [800, 520], orb: [800, 452, 46], shafts: 0 },
      day: {
        skyTop: hexToRgb('#a9bfd0'),
        skyMiddle: hexToRgb('#dcd9dc'),
        skyLow: hexToRgb('#f6dccb'),
        haze: 0.78,
        air: hexToRgb('#dde0e2'),
        light: hexToRgb('#ffdcc4'),
        near: [0.94, 0.97, 1.02],
        orbShown: 0,
        motes: 0,
      },
      night: { sun: [560, 320], orb: [560, 290, 42], orbShown: 0.85, motes: 0.3 },
    },
  }),
  scene('peaceful-forest', {
    way: { x: 800, y: 640 },
    mist: [520, 480],
    light: {
      always: { horizon: 660, sun: [830, 420], shaftsFrom: [1020, -420] },
      day: { reach: 460, shafts: 1.8 },
      night: { orb: [812, 380, 36], orbShown: 0.7 },
    },
  }),
  scene('walk-path', {
    way: { x: 880, y: 560 },
    mist: [480],
    light: { always: { horizon: 600, sun: [900, 300], shaftsFrom: [1340, -460] }, day: { haze: 0.42 } },
  }),
  scene('listen-sounds', {
    way: { x: 800, y: 500 },
    mist: [400],
    water: { horizon: 430 },
    light: {
      always: { horizon: 520, sun: [800, 300], shaftsFrom: [620, -520] },
      day: {
        skyTop: hexToRgb('#a8d8d8'),
        skyMiddle: hexToRgb('#d3ebe0'),
        skyLow: hexToRgb('#f0f4dc'),
        air: hexToRgb('#cbe4dc'),
        near: [0.98, 1.04, 1.04],
      },
    },
  }),
  scene('special-place', {
    way: { x: 800, y: 560 },
    mist: [470],
    water: { horizon: 560 },
    light: {
      always: { horizon: 560, sun: [960, 300], orb: [1000, 250, 40], shafts: 0.4 },
      day: {
        skyTop: hexToRgb('#9ed2dc'),
        skyMiddle: hexToRgb('#d2ebe0'),
        skyLow: hexToRgb('#fbf2cd'),
        haze: 0.44,
        near: [1.06, 1.05, 0.96],
      },
      night: { sun: [690, 300], orb: [690, 250, 40], orbShown: 0.85 },
    },
  }),
  scene('focus-senses', {
    way: { x: 800, y: 560 },
    still: ['subject', 'middle'],
    light: {
      always: { horizon: 900, sun: [1040, 240], shafts: 0.5, reach: 520 },
      day: {
        skyTop: hexToRgb('#b9d8b4'),
        skyMiddle: hexToRgb('#e4eec3'),
        skyLow: hexToRgb('#f2edc0'),
        haze: 0.3,
      },
      night: { haze: 0.4, stars: 0 },
    },
  }),
  scene('embrace-calm', {
    way: { x: 800, y: 560 },
    mist: [500, 440],
    light: {
      always: { horizon: 600, sun: [800, 470], orb: [800, 505, 58], reach: 520 },
      day: {
        skyTop: hexToRgb('#b9c7ae'),
        skyMiddle: hexToRgb('#f3d99c'),
        skyLow: hexToRgb('#fbcf84'),
        orbShown: 0.9,
        shafts: 0.4,
      },
      night: { orbShown: 0.85, sun: [420, 300], orb: [386, 262, 46], near: [0.42, 0.48, 0.54], shafts: 0.3 },
    },
  }),
  scene('prepare-return', {
    way: { x: 800, y: 560 },
    mist: [520],
    light: {
      always: { horizon: 580, sun: [800, 520], reach: 360, shafts: 0.9, shaftsFrom: [800, -200] },
      day: { near: [0.98, 0.86, 0.72], light: hexToRgb('#ffdf98'), orbShown: 0.4, orb: [800, 500, 40] },
      night: { orb: [800, 470, 36], orbShown: 0.7 },
    },
  }),
  scene('return-refreshed', {
    way: { x: 800, y: 560 },
    light: {
      always: { horizon: 600, sun: [1010, 330], orb: [1010, 330, 46], shafts: 0 },
      day: {
        skyTop: hexToRgb('#8fc4d6'),
        skyMiddle: hexToRgb('#d8e6d0'),
        skyLow: hexToRgb('#fbdba0'),
        air: hexToRgb('#ead9ae'),
        haze: 0.44,
        near: [1.1, 1.02, 0.88],
        orbShown: 0.8,
      },
      night: { orbShown: 0.85 },
    },
  }),
];
