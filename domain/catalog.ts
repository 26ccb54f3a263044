/** The catalog: ten games, and ten further entries, most of which are not built yet. */

type Difficulty = 'easy' | 'medium';
type Category = 'memory' | 'breathing' | 'pattern' | 'puzzle';

export interface Game {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Range in minutes, as displayed. */
  readonly duration: string;
  /** File name of the cover in `assets/images`. */
  readonly imageUrl: string;
  /** Point of the cover that every crop keeps in view, in percent of its width and height. */
  readonly focus: readonly [x: number, y: number];
  readonly difficulty: Difficulty;
  readonly category: Category;
  readonly path: string;
  /** Absent for games that are not free. */
  readonly isFree?: true;
}

type Row = readonly [
  id: string,
  title: string,
  duration: string,
  difficulty: Difficulty,
  category: Category,
  description: string,
  focus: Game['focus'],
];

const game = (
  [id, title, duration, difficulty, category, description, focus]: Row,
  path: string,
  isFree: boolean,
): Game => ({
  id,
  title,
  description,
  duration,
  imageUrl: `covers/${id}.webp`,
  focus,
  difficulty,
  category,
  path,
  ...(isFree && { isFree: true }),
});

const FREE_GAMES: readonly Row[] = [
  [
    'memory-cards',
    'Memory Cards',
    '5-10 min',
    'medium',
    'memory',
    'Turn over cards two at a time and bring matching scenes together. Six quiet boards, from mountains to flowers, at your own pace.',
    [50, 50],
  ],
  [
    'breathing-puzzle',
    'Box Breathing',
    '5-8 min',
    'easy',
    'breathing',
    'Breathe in, hold, breathe out, hold: four even counts around a glowing square. A simple rhythm to settle into.',
    [50, 32],
  ],
  [
    'forest-meditation',
    'Forest Meditation',
    '10-15 min',
    'easy',
    'breathing',
    "Sit under tall trees and breathe with the light as it brightens and fades. Rainforest sound if you want it, silence if you don't.",
    [42, 65],
  ],
];

const PREMIUM_GAMES: readonly Row[] = [
  [
    'grounding-techniques',
    'Grounding Techniques',
    '3-6 min',
    'easy',
    'breathing',
    'Come back to where you are with your five senses: five things to see, four to touch, three to hear, two to smell, one to taste.',
    [46, 58],
  ],
  [
    'progressive-relaxation',
    'Progressive Relaxation',
    '8-15 min',
    'medium',
    'breathing',
    'Gently firm and release six parts of your body, one after another, and notice the difference as each lets go.',
    [54, 54],
  ],
  [
    'pattern-flow',
    'Pattern Flow',
    '3-7 min',
    'medium',
    'pattern',
    'Watch a short pattern of light and sound, then play it back. The patterns grow slowly, and every replay is free.',
    [50, 52],
  ],
  [
    'guided-imagery',
    'Guided Meditation',
    '8-12 min',
    'easy',
    'breathing',
    'A spoken walk through a peaceful forest in ten gentle scenes, with words on screen to follow if you prefer to read.',
    [56, 75],
  ],
  [
    'thought-bubbles',
    'Thought Bubbles',
    '5-8 min',
    'medium',
    'breathing',
    'Meet five unkind thoughts and answer each one with something kinder and truer, ready-made or in your own words.',
    [44, 28],
  ],
  [
    'safe-space-builder',
    'Safe Space Builder',
    '7-12 min',
    'easy',
    'puzzle',
    'Make a small place that feels right to you. Choose a view, set the light, and arrange the things you find comforting.',
    [48, 75],
  ],
  [
    'zen-garden',
    'Zen Garden',
    '5-15 min',
    'easy',
    'puzzle',
    'Draw slow lines through soft sand and around still stones, by day or by moonlight. Smooth it over whenever you like.',
    [50, 45],
  ],
];

const FURTHER_GAMES: readonly Row[] = [
  [
    'mindful-maze',
    'Mindful Maze',
    '4-8 min',
    'easy',
    'puzzle',
    'Trace a slow path through a misty garden to its quiet middle and out again. Every way leads on.',
    [50, 45],
  ],
  [
    'color-tranquility',
    'Color Tranquility',
    '3-6 min',
    'easy',
    'pattern',
    'Slide scattered tints back in order until they melt into one evening sky.',
    [60, 30],
  ],
  [
    'sound-journey',
    'Sound Journey',
    '6-10 min',
    'easy',
    'breathing',
    'Travel from shore to meadow to quiet rain, mixing each place from a few soft sounds.',
    [70, 70],
  ],
  [
    'nature-sequences',
    'Nature Sequences',
    '4-8 min',
    'medium',
    'memory',
    'Remember the order in which a scene wakes up: a bird, a leaf, a ripple, then one more.',
    [54, 50],
  ],
  [
    'rhythm-release',
    'Rhythm Release',
    '3-6 min',
    'medium',
    'pattern',
    'Tap along with a slow drum and let your shoulders drop as the beat grows softer.',
    [50, 60],
  ],
  [
    'focus-flow',
    'Focus Flow',
    '5-10 min',
    'medium',
    'breathing',
    'Guide one point of light along a gentle stream. When your attention drifts, it waits for you.',
    [48, 58],
  ],
  [
    'emotion-puzzles',
    'Emotion Puzzles',
    '5-10 min',
    'medium',
    'puzzle',
    'Piece together small pictures of a feeling, find a name for it, and notice where it sits.',
    [58, 38],
  ],
  [
    'water-flow',
    'Water Flow',
    '5-10 min',
    'easy',
    'puzzle',
    'Turn the stone channels until spring water finds its way through three small terraces. No wrong turns, and it never spills.',
    [48, 75],
  ],
  [
    'worry-stones',
    'Worry Stones',
    '3-5 min',
    'easy',
    'puzzle',
    'Give a worry to a smooth stone, rub it until it shines, and choose when to come back to it. Nothing you think of is written down.',
    [75, 55],
  ],
  [
    'melody-match',
    'Melody Match',
    '4-8 min',
    'medium',
    'memory',
    'Find pairs of short tunes by ear. Every pair you find joins a gentle song.',
    [50, 40],
  ],
];

/** Box Breathing is an exception, because `/games/breathing-puzzle` is the path of the Breathing Puzzle. */
const pathOf = (id: string): string => `/games/${id === 'breathing-puzzle' ? 'basic-breathing' : id}`;

/** The ten games, in display order. */
export const CATALOG: readonly Game[] = [
  ...FREE_GAMES.map((row) => game(row, pathOf(row[0]), true)),
  ...PREMIUM_GAMES.map((row) => game(row, pathOf(row[0]), false)),
];

/** The ten entries with the generic detail page. None of them is free. */
export const FURTHER_CATALOG: readonly Game[] = FURTHER_GAMES.map((row) =>
  game(row, `/games/${row[0]}/play`, false),
);

const BY_ID = new Map([...CATALOG, ...FURTHER_CATALOG].map((entry) => [entry.id, entry]));

export const findGame = (id: string): Game | undefined => BY_ID.get(id);

/** The Breathing Puzzle as a card. It shares the entry of Box Breathing, and so its id, access and statistics. */
export const BREATHING_PUZZLE_CARD: Game = {
  ...(CATALOG.find(({ id }) => id === 'breathing-puzzle') as Game),
  title: 'Breathing Puzzle',
  description: 'A soap bubble breathes with you: four patterns, each with its own pace.',
  imageUrl: 'covers/breathing-bubble.webp',
  focus: [47, 48],
  path: '/games/breathing-puzzle',
};
