/** The forest's painted layers, from back to front, with their anchors for slots of other aspect ratios. */
import type { DepthLayer, DepthScene } from '../../shaders/depth-scene';

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

/** In narrow slots the path into the light stays in the middle. In low slots the ground stays visible. */
const middle = { x: 0.535, y: 0.8 } as const;

/** Returns a bank of mist at `top` (units). It drifts `reach` units to each side, with a period of `seconds`. */
const bank = (depth: number, top: number, reach: number, seconds: number): DepthLayer => ({
  url: urlOf('mist'),
  kind: 'mist',
  depth,
  part: { left: -120, top, width: 1840, height: 300 },
  anchor: middle,
  drift: { reach, seconds },
});

/** Returns one half of a framing layer, which stays at its side of the slot. */
const half = (name: string, depth: number, top: number, height: number): DepthLayer => {
  const isLeft = name.endsWith('left');
  return {
    url: urlOf(name),
    depth,
    part: { left: isLeft ? 0 : 740, top, width: 860, height },
    anchor: { x: isLeft ? 0.04 : 0.96, y: top === 0 ? 0 : 1 },
    rim: top === 0 ? 0.5 : 1,
    sway: 1.3,
    ...(top === 0 && { opens: { x: isLeft ? -150 : 150, y: -70 } }),
  };
};

export const FOREST_SCENE: DepthScene = {
  field,
  anchor: middle,
  layers: [
    {
      url: urlOf('ridges'),
      depth: 0.97,
      part: { left: 0, top: 400, width: 1600, height: 340 },
      anchor: middle,
    },
    bank(0.9, 420, 40, 97),
    { url: urlOf('grove'), depth: 0.8, part: { left: 0, top: 0, width: 1600, height: 720 }, anchor: middle },
    bank(0.68, 500, 52, 79),
    {
      url: urlOf('stems'),
      depth: 0.55,
      part: { left: 0, top: 0, width: 1600, height: 800 },
      anchor: middle,
      rim: 0.5,
    },
    bank(0.45, 590, 44, 113),
    {
      url: urlOf('clearing'),
      depth: 0.3,
      part: { left: 0, top: 0, width: 1600, height: 1000 },
      anchor: middle,
      rim: 0.8,
    },
    {
      url: urlOf('near-right'),
      depth: 0.14,
      part: { left: 1270, top: 0, width: 330, height: 1000 },
      anchor: { x: 0.9, y: 1 },
      opens: { x: 46, y: 0 },
      rim: 1,
    },
    {
      url: urlOf('near-left'),
      depth: 0.08,
      part: { left: 0, top: 0, width: 400, height: 1000 },
      anchor: { x: 0.12, y: 1 },
      opens: { x: -46, y: 0 },
      rim: 1,
    },
    half('canopy-left', 0.1, 0, 270),
    half('canopy-right', 0.1, 0, 270),
    half('ferns-left', 0, 700, 300),
    half('ferns-right', 0, 700, 300),
  ],
  birdBehind: 4,
  motesBehind: [7, 4],
};
