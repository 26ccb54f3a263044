/** The three people who can lie on the blanket. They are not portraits of real people. */
import type { Build } from './body';

export interface Person {
  /** Part of the file names. */
  readonly name: 'short' | 'long' | 'curls';
  readonly build: Build;
  readonly skin: string;
  /** Color of the skin in shade. */
  readonly shade: string;
  /** Color of the skin in light. */
  readonly light: string;
  readonly lips: string;
  readonly blush: string;
  readonly hair: string;
  readonly strand: string;
  /** Color of eyebrows and lashes. */
  readonly brow: string;
}

export const PEOPLE: readonly Person[] = [
  {
    name: 'short',
    // Broad shoulders, and a straight waist.
    build: '20 1 1, 190 1.02 1, 240 1.06 1.06, 330 1.04 1, 480 0.98 1, 640 0.97 1, 1000 1 1',
    skin: '#b98058',
    shade: '#6e3f2b',
    light: '#e6b98e',
    lips: '#96513f',
    blush: '#b4604a',
    hair: '#2a201d',
    strand: '#5a463b',
    brow: '#2a201d',
  },
  {
    name: 'long',
    // Slight.
    build:
      '20 1 1, 118 0.95 1, 190 0.97 1, 240 0.87 0.92, 330 0.86 1, 480 0.8 1, 640 0.87 0.9, 1000 0.87 0.9',
    skin: '#e8bb9b',
    shade: '#a86b52',
    light: '#fbe3cb',
    lips: '#c07a6a',
    blush: '#d98a7c',
    hair: '#8a4d2c',
    strand: '#c58550',
    brow: '#6f4028',
  },
  {
    name: 'curls',
    // Wide, with a round belly.
    build:
      '20 1 1, 118 1.08 1, 190 1.06 1, 240 1.2 1.2, 330 1.21 1.1, 470 1.37 0.6, 620 1.13 0.82, 860 1.18 1, 1000 1.1 1',
    skin: '#74472f',
    shade: '#3a2018',
    light: '#a9724e',
    lips: '#5a2b26',
    blush: '#7d3d2f',
    hair: '#4c4a4a',
    strand: '#8b8986',
    brow: '#2a1b18',
  },
];
