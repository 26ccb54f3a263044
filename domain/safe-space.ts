/** What a safe space is made of: six places, twenty-five things, and their limits. */

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

export const CATEGORIES = ['nature', 'furniture', 'comfort', 'sensory'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  nature: 'Nature',
  furniture: 'Furniture',
  comfort: 'Comfort',
  sensory: 'Sensory',
};

/** Every element: its category, its name, and the emoji that stands for it in the saved record, never in a picture. */
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
} as const satisfies Record<string, readonly [Category, string, string]>;

/** The id of an element in the catalogue; a placed one's own id is this, a hyphen and a time. */
export type Kind = keyof typeof ELEMENTS;
export const KINDS = Object.keys(ELEMENTS) as readonly Kind[];

export const categoryOf = (kind: Kind): Category => ELEMENTS[kind][0];
export const nameOf = (kind: Kind): string => ELEMENTS[kind][1];
export const emojiOf = (kind: Kind): string => ELEMENTS[kind][2];
export const kindsIn = (category: Category): readonly Kind[] =>
  KINDS.filter((kind) => categoryOf(kind) === category);

/** One thing in the space, as the saved record has it. */
export interface PlacedElement {
  /** Its {@link Kind}, a hyphen, and when it was added, ms since 1970; no other element of the space has it. */
  readonly id: string;
  readonly type: Category;
  readonly name: string;
  readonly emoji: string;
  /** Of its foot: percent of the scene's width from the left, 0-100. */
  readonly x: number;
  /** Of its foot: percent of the scene's height from the top, 0-100. */
  readonly y: number;
  /** {@link SCALE}; 1 is its usual size. */
  readonly scale: number;
}

/** Everything that is saved. */
export interface Space {
  /** Whatever the person calls it; it may be empty. */
  readonly name: string;
  readonly background: Background;
  /** {@link LIGHTING}: lamplight and moon at the least, full sun at the most; in the night theme a full moon. */
  readonly lighting: number;
  /** In the order in which they were added. */
  readonly elements: readonly PlacedElement[];
}

export const LIGHTING = { min: 20, max: 100, step: 5 } as const;
export const SCALE = { min: 0.5, max: 2, step: 0.1 } as const;

/** So many elements are drawn, and added; a record that has more keeps them all. */
export const MOST_ELEMENTS = 200;

/** What a person finds who has never saved one. */
export const EMPTY_SPACE: Space = {
  name: 'My Safe Space',
  background: 'mountains',
  lighting: 70,
  elements: [],
};

const isKind = (text: string): text is Kind => Object.hasOwn(ELEMENTS, text);

/** Undefined when no such element is in the catalogue. */
export function kindOf({ id }: Pick<PlacedElement, 'id'>): Kind | undefined {
  const kind = id.slice(0, Math.max(0, id.lastIndexOf('-')));
  return isKind(kind) ? kind : undefined;
}

/** To the nearest step of a slider, within its ends. */
export function toStep(value: number, { min, max, step }: typeof LIGHTING | typeof SCALE): number {
  const steps = Math.round(value / step);
  // Tenths have no exact number: 0.7 is not seven times 0.1.
  return Math.min(max, Math.max(min, Math.round(steps * step * 100) / 100));
}

/** A place in percent as it is saved: a hundredth of a percent cannot be seen. */
export const toPercent = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 100) / 100));

/** Percent of the scene's height from the top at which each place's ground begins. */
export const GROUND_FROM: Readonly<Record<Background, number>> = {
  mountains: 40,
  beach: 38,
  forest: 40,
  cabin: 44,
  garden: 40,
  library: 44,
};

/** What hangs in the sky; everything else stands or lies on the ground. */
export const isHung = (kind: Kind): boolean => kind === 'sun';
