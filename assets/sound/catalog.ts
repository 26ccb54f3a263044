/// <reference types="vite/types/importMeta.d.ts" />
import { GROVE } from './grove/grove';
import { RAINFOREST } from './rainforest/rainforest';
import type { Loop, Sound } from './sound';
import type { Sprite } from './sprite';

const files = import.meta.glob<{ SOUNDS: readonly Sound[] }>('./effects/*.ts', { eager: true });

/**
 * Files of effects. `effects/<name>.ts` becomes `<name>.mp3`. Each has sounds of one game, except `shared`, whose
 * sounds all pages use.
 */
export const SPRITES: readonly Sprite[] = Object.entries(files).map(([file, { SOUNDS }]) => ({
  name: file.slice('./effects/'.length, -'.ts'.length),
  sounds: SOUNDS,
}));

/** Loops. Each has its own file. */
export const LOOPS: readonly Loop[] = [RAINFOREST, ...GROVE];

/**
 * The silent file and its duration, s. Browsers show media controls (lock screen, headphones) only for a media
 * element that plays longer than 5 s, but the app plays all its sound with Web Audio.
 */
export const SILENCE = { name: 'silence', seconds: 6 } as const;
