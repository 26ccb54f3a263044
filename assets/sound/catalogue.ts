/// <reference types="vite/types/importMeta.d.ts" />
import { GROVE } from './grove/grove';
import { RAINFOREST } from './rainforest/rainforest';
import type { Loop, Sound } from './sound';
import type { Sprite } from './sprite';

const files = import.meta.glob<{ SOUNDS: readonly Sound[] }>('./effects/*.ts', { eager: true });

/** Every game's file of short sounds, and that of all pages: `effects/<name>.ts` is heard as `<name>.mp3`. */
export const SPRITES: readonly Sprite[] = Object.entries(files).map(([file, { SOUNDS }]) => ({
  name: file.slice('./effects/'.length, -'.ts'.length),
  sounds: SOUNDS,
}));

/** What goes on: one file each. */
export const LOOPS: readonly Loop[] = [RAINFOREST, ...GROVE];

/**
 * Nothing, s: browsers show their own controls (lock screen, headphones) only for a media element that plays for more
 * than 5 s, and all our sound comes from Web Audio.
 */
export const SILENCE = { name: 'silence', seconds: 6 } as const;
