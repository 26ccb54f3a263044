import sprite from '../../../assets/audio/safe-space-builder-visit.json';
import url from '../../../assets/audio/safe-space-builder-visit.mp3';
import type { ElementKind } from '../../../domain/safe-space';
import type { CueEmitted } from '../../../machines/emitted';
import type { AnswerEmitted } from '../../../machines/games/safe-space-builder/answers';
import { type CueTable, defineCues } from '../../audio/cue-table';

type VisitCue =
  | ('chime' | 'music' | 'lampOn' | 'lampOff' | 'candleOn' | 'candleOff' | 'sun' | 'steam' | 'page')
  | ('globe' | 'cloth' | 'water' | 'wave' | 'leaves' | 'light');

export const visitCues: CueTable<VisitCue> = defineCues(url, sprite, {
  chime: { sounds: ['chime-1', 'chime-2'] },
  music: { sounds: ['music'] },
  lampOn: { sounds: ['lamp-on'] },
  lampOff: { sounds: ['lamp-off'] },
  candleOn: { sounds: ['candle-on'] },
  candleOff: { sounds: ['candle-off'] },
  sun: { sounds: ['sun'] },
  steam: { sounds: ['steam'] },
  page: { sounds: ['page'] },
  globe: { sounds: ['globe'] },
  cloth: { sounds: ['cloth'] },
  water: { sounds: ['water'] },
  wave: { sounds: ['wave'] },
  leaves: { sounds: ['leaves'] },
  light: { sounds: ['light'] },
});

const CUES: Readonly<Record<ElementKind, VisitCue>> = {
  tree: 'leaves',
  flower: 'leaves',
  plant: 'leaves',
  mountain: 'light',
  beach: 'wave',
  river: 'water',
  sun: 'sun',
  chair: 'cloth',
  couch: 'cloth',
  bed: 'cloth',
  desk: 'leaves',
  lamp: 'lampOn',
  bookshelf: 'globe',
  blanket: 'cloth',
  pillow: 'cloth',
  carpet: 'cloth',
  tea: 'steam',
  book: 'page',
  music: 'music',
  candle: 'candleOn',
  incense: 'steam',
  fountain: 'water',
  windchime: 'chime',
  plushie: 'cloth',
  photo: 'light',
};

const OFF: Readonly<Partial<Record<ElementKind, VisitCue>>> = { lamp: 'lampOff', candle: 'candleOff' };

export const answerCueOf = ({ kind, isLit, variant }: AnswerEmitted): CueEmitted<VisitCue> => ({
  type: 'cue',
  cue: (isLit ? undefined : OFF[kind]) ?? CUES[kind],
  step: variant,
});
