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
const middle = { x: 0.535, y: 0.8 } as const;
const PARTS = {
  ridges: [400, 340, 0.97],
  grove: [0, 720, 0.8],
  stems: [0, 800, 0.55],
  clearing: [0, 1000, 0.3],
} as const;
const SETS = [
  ['ridges', 'grove', 'stems', 'clearing'],
  ['ridges', 'grove', 'clearing'],
  ['ridges', 'stems', 'clearing'],
] as const;
const back = (name: keyof typeof PARTS): DepthLayer => {
  const [top, height, depth] = PARTS[name];
  return { url: urlOf(name), depth, part: { left: 0, top, width: 1600, height }, anchor: middle, rim: 0.5 };
};

export const PLACES: readonly WalkedScene[] = Array.from({ length: 10 }, (_, index) => ({
  field,
  anchor: middle,
  way: { x: 860, y: 560 },
  layers: [
    ...(SETS[index % 3] ?? []).map(back),
    {
      url: urlOf('near-left'),
      depth: 0.08,
      part: { left: 0, top: 0, width: 400, height: 1000 },
      anchor: { x: 0.12, y: 1 },
      rim: 1,
    },
    {
      url: urlOf('ferns-left'),
      depth: 0,
      part: { left: 0, top: 700, width: 860, height: 300 },
      anchor: { x: 0.04, y: 1 },
      rim: 1,
      sway: 1.3,
    },
    {
      url: urlOf('ferns-right'),
      depth: 0,
      part: { left: 740, top: 700, width: 860, height: 300 },
      anchor: { x: 0.96, y: 1 },
      rim: 1,
      sway: 1.3,
    },
  ],
  motesBehind: [2],
}));
