import type { DepthScene } from '../../gpu/depth';

const PICTURES = import.meta.glob<string>('../../../assets/images/forest-meditation/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});
const urlOf = (name: string) => PICTURES[`../../../assets/images/forest-meditation/${name}.avif`] as string;
const field = { width: 1600, height: 1000 } as const;
const middle = { x: 0.535, y: 0.8 } as const;
const sets = [
  ['ridges', 'grove', 'stems', 'clearing'],
  ['ridges', 'grove', 'clearing'],
  ['ridges', 'stems', 'clearing'],
];
const parts: any = {
  ridges: [400, 340, 0.97],
  grove: [0, 720, 0.8],
  stems: [0, 800, 0.55],
  clearing: [0, 1000, 0.3],
};
export const PLACES: readonly DepthScene[] = Array.from({ length: 10 }, (_, i) => ({
  field,
  anchor: middle,
  way: { x: 860, y: 560 },
  layers: [
    ...(sets[i % 3] as string[]).map((n) => ({
      url: urlOf(n),
      depth: parts[n][2],
      part: { left: 0, top: parts[n][0], width: 1600, height: parts[n][1] },
      anchor: middle,
      rim: 0.5,
    })),
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
