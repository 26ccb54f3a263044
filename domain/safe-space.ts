export const BACKGROUNDS = ['mountains', 'beach', 'forest', 'cabin', 'garden', 'library'] as const;
export type Background = (typeof BACKGROUNDS)[number];

export const BACKGROUND_NAMES: Readonly<Record<Background, string>> = {
  mountains: 'Mountains',
  beach: 'Beach',
  forest: 'Forest',
  cabin: 'Cozy Cabin',
  garden: 'Garden',
  library: 'Library',
};

export const ELEMENT_CATEGORIES = ['nature', 'furniture', 'comfort', 'sensory'] as const;
export type ElementCategory = (typeof ELEMENT_CATEGORIES)[number];

export const CATEGORY_NAMES: Readonly<Record<ElementCategory, string>> = {
  nature: 'Nature',
  furniture: 'Furniture',
  comfort: 'Comfort',
  sensory: 'Sensory',
};

/** Category, name, and the emoji of the saved record, which pictures never show. */
const ELEMENTS = {
  tree: ['nature', 'Tree', '🌳'],
  flower: ['nature', 'Flower', '🌸'],
  plant: ['nature', 'Plant', '🪴'],
  mountain: ['nature', 'Mountain', '⛰️'],
  beach: ['nature', 'Beach', '🏖️'],
  river: ['nature', 'River', '🏞️'],
  sun: ['nature', 'Sun', '☀️'],
  chair: ['furniture', 'Chair', '🪑'],
  couch: ['furniture', 'Couch', '🛋️'],
  bed: ['furniture', 'Bed', '🛏️'],
  desk: ['furniture', 'Desk', '🗄️'],
  lamp: ['furniture', 'Lamp', '💡'],
  bookshelf: ['furniture', 'Bookshelf', '📚'],
  blanket: ['comfort', 'Blanket', '🧣'],
  pillow: ['comfort', 'Pillow', '🛌'],
  carpet: ['comfort', 'Carpet', '🧶'],
  tea: ['comfort', 'Tea', '🍵'],
  book: ['comfort', 'Book', '📖'],
  music: ['comfort', 'Music', '🎵'],
  candle: ['sensory', 'Candle', '🕯️'],
  incense: ['sensory', 'Incense', '🪔'],
  fountain: ['sensory', 'Fountain', '⛲'],
  windchime: ['sensory', 'Wind Chime', '🎐'],
  plushie: ['sensory', 'Plushie', '🧸'],
  photo: ['sensory', 'Photo', '🖼️'],
} as const satisfies Record<string, readonly [ElementCategory, string, string]>;

export type ElementKind = keyof typeof ELEMENTS;
export const ELEMENT_KINDS = Object.keys(ELEMENTS) as readonly ElementKind[];

export const categoryOf = (kind: ElementKind): ElementCategory => ELEMENTS[kind][0];
export const elementNameOf = (kind: ElementKind): string => ELEMENTS[kind][1];
export const emojiOf = (kind: ElementKind): string => ELEMENTS[kind][2];
export const kindsIn = (category: ElementCategory): readonly ElementKind[] =>
  ELEMENT_KINDS.filter((kind) => categoryOf(kind) === category);

export interface PlacedElement {
  /** Unique in the space: the {@link ElementKind}, a hyphen, and a number, usually the time of adding, ms since 1970. */
  readonly id: string;
  readonly type: ElementCategory;
  readonly name: string;
  readonly emoji: string;
  /** The element's foot, 0-100 percent of the scene's width from the left, and of its height from the top. */
  readonly x: number;
  readonly y: number;
  /** Within {@link ELEMENT_SCALE_RANGE}. 1 is the default. */
  readonly scale: number;
}

export interface Space {
  readonly name: string;
  readonly background: Background;
  /** Within {@link LIGHTING_RANGE}: from lamplight and moonlight to full sun, or a full moon in the night theme. */
  readonly lighting: number;
  /** In the order in which they were added. */
  readonly elements: readonly PlacedElement[];
}

export const LIGHTING_RANGE = { min: 20, max: 100, step: 5 } as const;
export const ELEMENT_SCALE_RANGE = { min: 0.5, max: 2, step: 0.1 } as const;

/** No more can be added. A stored record with more elements loads with all of them. */
export const MAX_ELEMENTS = 200;

/** The space of a person who has saved none. */
export const EMPTY_SPACE: Space = {
  name: 'My Safe Space',
  background: 'mountains',
  lighting: 70,
  elements: [],
};

export const isEmptySpace = ({ name, background, lighting, elements }: Space): boolean =>
  name === EMPTY_SPACE.name &&
  background === EMPTY_SPACE.background &&
  lighting === EMPTY_SPACE.lighting &&
  elements.length === 0;

const isKind = (text: string): text is ElementKind => Object.hasOwn(ELEMENTS, text);

/** Undefined if the catalog lacks the kind. */
export function elementKindOf({ id }: Pick<PlacedElement, 'id'>): ElementKind | undefined {
  const kind = id.slice(0, Math.max(0, id.lastIndexOf('-')));
  return isKind(kind) ? kind : undefined;
}

/** Rounds to the nearest step of a slider, within its range. */
export function roundToSliderStep(
  value: number,
  { min, max, step }: typeof LIGHTING_RANGE | typeof ELEMENT_SCALE_RANGE,
): number {
  const steps = Math.round(value / step);
  // Decimal tenths are inexact in binary: 7 × 0.1 is not 0.7.
  return Math.min(max, Math.max(min, Math.round(steps * step * 100) / 100));
}

/** Rounds a position to hundredths of a percent, within 0-100. A smaller difference is invisible. */
export const roundPositionPercent = (value: number): number =>
  Math.min(100, Math.max(0, Math.round(value * 100) / 100));

/** Top edge of the ground, in percent of the scene's height. */
export const GROUND_TOP_PERCENT: Readonly<Record<Background, number>> = {
  mountains: 40,
  beach: 38,
  forest: 40,
  cabin: 44,
  garden: 40,
  library: 44,
};

/** Hangs in the sky. All other kinds stand or lie on the ground. */
export const hangsInSky = (kind: ElementKind): boolean => kind === 'sun';
