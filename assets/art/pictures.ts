import { groveDay, groveNight } from './breathing/grove';
import { shores } from './breathing-puzzle/shore';
import { goose, tranquilLand } from './color-tranquility/land';
import { gameCovers } from './covers';
import { breathingBubbleCover } from './covers/breathing-bubble';
import { breathingPuzzleCover } from './covers/breathing-puzzle';
import { forestMeditationCover } from './covers/forest-meditation';
import { furtherCovers } from './covers/further';
import { memoryCardsCover } from './covers/memory-cards';
import { forestLayers } from './forest';
import { imageryPictures } from './guided-imagery';
import { heroDay, heroNight } from './home/hero';
import { icons } from './icons/icons';
import { social } from './icons/social';
import { places } from './memory-cards/places';
import { boardDay, boardNight } from './memory-cards/table/board';
import { cardBack } from './memory-cards/table/card-back';
import { mazeThings } from './mindful-maze/things';
import { patternFlowStones } from './pattern-flow/stones';
import { dayAndNight, type Picture } from './picture';
import { relaxationFox } from './progressive-relaxation/figure';
import { relaxationGlades } from './progressive-relaxation/glade';
import { rooms } from './rooms';
import { safeSpacePictures } from './safe-space-builder';
import { eveningNight, eveningSky } from './thought-bubbles/evening';
import { gardens } from './water-flow/garden';
import { waterFlowTerrace } from './water-flow/terrace';
import { hollowDay, hollowNight, hollowTallDay, hollowTallNight } from './worry-stones/hollow';
import { worryStonesRelief } from './worry-stones/relief';
import { slates } from './worry-stones/slates';
import { worryStones } from './worry-stones/stones';
import { mossDay, mossNight, zenGardenEdge } from './zen-garden/moss';
import { zenGardenStones } from './zen-garden/stones';

const covers: readonly Picture[] = [
  memoryCardsCover,
  breathingPuzzleCover,
  breathingBubbleCover,
  forestMeditationCover,
  ...furtherCovers,
  ...gameCovers,
];

/** Games whose intro is the cover in the whole window. The others show their scene. */
export const INTROS = [
  'color-tranquility',
  'forest-meditation',
  'grounding-techniques',
  'guided-imagery',
  'memory-cards',
  'mindful-maze',
  'pattern-flow',
  'progressive-relaxation',
  'thought-bubbles',
  'water-flow',
  'worry-stones',
  'zen-garden',
];

/** The covers of intros, at the width at which they are drawn. */
const intros = covers
  .filter(({ file }) => INTROS.some((slug) => file === `covers/${slug}.webp`))
  .map(({ outputWidth: _, ...cover }) => ({
    ...cover,
    file: cover.file.replace('covers/', 'intros/').replace('.webp', '.avif'),
    quality: 52,
    limit: 66,
  }));

/** All pictures that become separate files. */
export const pictures: readonly Picture[] = [
  cardBack,
  boardDay,
  boardNight,
  ...places,
  ...[...covers, ...intros].flatMap(dayAndNight),
  tranquilLand,
  goose,
  ...forestLayers,
  ...imageryPictures,
  mazeThings,
  patternFlowStones,
  relaxationFox,
  ...relaxationGlades,
  ...safeSpacePictures,
  heroDay,
  heroNight,
  ...rooms.flatMap(dayAndNight),
  groveDay,
  groveNight,
  ...shores,
  ...gardens,
  waterFlowTerrace,
  worryStones,
  worryStonesRelief,
  hollowDay,
  hollowNight,
  hollowTallDay,
  hollowTallNight,
  slates,
  zenGardenStones,
  mossDay,
  mossNight,
  zenGardenEdge,
  eveningSky,
  eveningNight,
  social,
  ...icons,
];
