/** The three people who can lie on the blanket. They are not portraits of real people. */

export interface Person {
  /** Part of the file names. */
  readonly name: 'short' | 'long' | 'curls';
  /** Width of trunk and limbs. 1 is average. */
  readonly girth: number;
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
    girth: 1,
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
    girth: 0.93,
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
    girth: 1.12,
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
