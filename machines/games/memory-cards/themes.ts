/** Themes of the six boards in the order of play. Each lists the names of its pictures in the order of the sheet. */

export const THEME_NAMES = ['mountain', 'ocean', 'sunset', 'forest', 'animals', 'flowers'] as const;
export type Theme = (typeof THEME_NAMES)[number];

/**
 * Names of the pictures, one for each pair. The buttons over the canvas use them as labels. A card shows its name if
 * the theme's picture file is missing.
 */
export const THEMES: Readonly<Record<Theme, readonly string[]>> = {
  mountain: ['Misty peak', 'Mirror lake', 'Moonlit cabin', 'Violet ridges', 'Waterfall', 'Red mesas'],
  ocean: [
    'Lighthouse',
    'Sailboat',
    'Jellyfish',
    'Scallop shell',
    'Palm island',
    'Great wave',
    'Coral reef',
    'Night harbor',
  ],
  sunset: [
    'Sun on the sea',
    'Lone oak',
    'Desert caravan',
    'Hot-air balloons',
    'Cattails',
    'Wooden jetty',
    'Windmill',
    'Flying geese',
    'Sea arch',
    'Hilltop chapel',
  ],
  forest: [
    'Birch grove',
    'Pine mist',
    'Red toadstools',
    'Forest stream',
    'Tree swing',
    'Fireflies',
    'Fern hollow',
    'Autumn maple',
    'Snowy firs',
    'Tree house',
    'Mossy stones',
    'Bluebell path',
  ],
  animals: [
    'Fox',
    'Owl',
    'Whale',
    'Deer',
    'Hedgehog',
    'Heron',
    'Rabbit',
    'Bear',
    'Turtle',
    'Swan',
    'Squirrel',
    'Otter',
    'Robin',
    'Cat',
  ],
  flowers: [
    'Poppy',
    'Daisy',
    'Tulips',
    'Lavender',
    'Sunflower',
    'Water lily',
    'Rose',
    'Bluebell',
    'Cherry blossom',
    'Iris',
    'Dandelion',
    'Hibiscus',
    'Lily of the valley',
    'Marigold',
    'Orchid',
    'Snowdrop',
  ],
};
