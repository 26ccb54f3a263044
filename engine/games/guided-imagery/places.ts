/** The ten painted scenes of the walk, each a picture in layers from far to near, with what sets its light apart. */
import type { DepthLayer, DepthScene } from '../../gpu/depth';
import type { DepthLook } from '../../gpu/depth-look';

/** A scene of the walk. */
export interface WalkedScene extends DepthScene {
  /** What its light differs in from that of the hour: always, by day, by night. */
  readonly light?: {
    readonly always?: Partial<DepthLook>;
    readonly day?: Partial<DepthLook>;
    readonly night?: Partial<DepthLook>;
  };
}

const PICTURES = import.meta.glob<string>('../../../assets/images/forest-meditation/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

function urlOf(name: string): string {
  const url = PICTURES[`../../../assets/images/forest-meditation/${name}.avif`];
  if (url === undefined) throw new Error(`There is no layer called ${name}.`);
  return url;
}

const field = { width: 1600, height: 1000 } as const;
/** The way into the light stays in the middle of narrow slots, the ground in low ones. */
const middle = { x: 0.535, y: 0.8 } as const;
const way = { x: 860, y: 560 } as const;

/** Where each layer was painted: left, top, width, height (units), and its depth. */
const PAINTED = {
  ridges: [0, 400, 1600, 340, 0.97],
  grove: [0, 0, 1600, 720, 0.8],
  stems: [0, 0, 1600, 800, 0.55],
  clearing: [0, 0, 1600, 1000, 0.3],
  'near-right': [1270, 0, 330, 1000, 0.14],
  'near-left': [0, 0, 400, 1000, 0.08],
  'canopy-left': [0, 0, 860, 270, 0.1],
  'canopy-right': [740, 0, 860, 270, 0.1],
  'ferns-left': [0, 700, 860, 300, 0.02],
  'ferns-right': [740, 700, 860, 300, 0.02],
} as const;
type Painted = keyof typeof PAINTED;

/** A layer, seen `zoom` times as large around the way, and shifted by so many units. */
function seen(name: Painted, zoom = 1, shift = 0): DepthLayer {
  const [left, top, width, height, depth] = PAINTED[name];
  const isNear = depth < 0.2;
  return {
    url: urlOf(name),
    depth,
    part: {
      left: way.x + (left - way.x) * zoom + shift,
      top: way.y + (top - way.y) * zoom,
      width: width * zoom,
      height: height * zoom,
    },
    anchor: isNear ? { x: left === 0 ? 0.04 : 0.96, y: name.startsWith('canopy') ? 0 : 1 } : middle,
    rim: isNear ? 1 : 0.5,
    ...(isNear && !name.startsWith('near') && { sway: 1.3 }),
  };
}

/** A bank of mist at `top` (units), which drifts by up to `reach` units in `seconds`. */
const bank = (depth: number, top: number, reach: number, seconds: number): DepthLayer => ({
  url: urlOf('mist'),
  kind: 'mist',
  depth,
  part: { left: -120, top, width: 1840, height: 300 },
  anchor: middle,
  drift: { reach, seconds },
});

const scene = (layers: readonly DepthLayer[], light?: WalkedScene['light']): WalkedScene => ({
  field,
  anchor: middle,
  way,
  layers,
  motesBehind: [Math.max(1, layers.length - 2)],
  ...(light && { light }),
});

export const PLACES: readonly WalkedScene[] = [
  scene([
    seen('ridges'),
    seen('grove', 1.1),
    seen('clearing', 1.2, 300),
    seen('canopy-left'),
    seen('canopy-right'),
  ]),
  scene([seen('ridges', 1.3), bank(0.9, 380, 40, 97), bank(0.6, 500, 52, 79), bank(0.4, 620, 44, 113)]),
  scene([seen('ridges'), seen('grove', 1.05), seen('stems'), bank(0.5, 560, 44, 113), seen('near-right')]),
  scene([seen('ridges'), seen('grove'), seen('clearing'), seen('ferns-left'), seen('ferns-right')]),
  scene([
    seen('grove', 1.3, -160),
    seen('stems', 1.15, 120),
    seen('clearing', 1.25, -220),
    seen('near-left'),
  ]),
  scene([seen('ridges', 1.2), seen('clearing', 1.12), seen('canopy-right'), seen('near-left')]),
  scene([
    seen('stems', 1.7, -200),
    seen('clearing', 1.9, 260),
    seen('ferns-left', 1.25),
    seen('ferns-right', 1.25),
  ]),
  scene([seen('ridges'), seen('grove'), seen('clearing', 1.05), seen('canopy-left'), seen('canopy-right')]),
  scene([seen('ridges', 1.4), seen('stems', 1.1), seen('clearing', 1.35), seen('ferns-right')]),
  scene([
    seen('ridges', 1.15),
    bank(0.9, 440, 40, 97),
    seen('clearing'),
    seen('near-left'),
    seen('near-right'),
  ]),
];
