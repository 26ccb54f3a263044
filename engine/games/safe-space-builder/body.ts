/** One thing as it is shown, and how it comes to be where it belongs. */
import type { Kind } from '../../../domain/safe-space';
import { clamp, easeOut } from '../../stage/easing';
import type { Box, Stand } from './places';

/** At this part of its way down a thing touches the ground; it gives by so much of its height, and rises again. */
export const TOUCH = 0.55;
const GIVES = 0.05;
const STIR_GIVES = 0.03;

/** Nearer than this to where it belongs, CSS px, a thing is there. */
const THERE = 0.2;
/** The same of what is about 1 by itself. */
export const ALMOST = 0.004;

/** One thing on the stage. */
export interface Body {
  readonly id: string;
  readonly kind: Kind;
  /** Where its foot is shown, CSS px, and its size. */
  x: number;
  y: number;
  scale: number;
  /** How far it has landed, 0-1, and how much of it is there. */
  landed: number;
  presence: number;
  /** How far a hand has lifted it, 0-1. */
  lift: number;
  /** Something has landed beside it: how strongly, 0-1, and how far its answer has come, below 0 until it begins. */
  stir: number;
  stirred: number;
  /** How far it gives while it answers a touch, in its own heights; below 0 it stretches. */
  gives: number;
  isSelected: boolean;
  /** It was removed and fades. */
  isGoing: boolean;
  /** Its box, and what decides who stands before whom; made anew in every tick. */
  box: Box;
  depth: number;
  /** It stands on another thing, so it casts no shadow on the ground. */
  rests: boolean;
}

/** How high a thing is above where it stands, in its own heights, 0 when it has landed. */
export const heightOf = ({ landed, lift }: Body): number => (1 - easeOut(landed)) * 0.22 + lift * 0.035;

/** How far a thing gives under what happens to it, in its own heights. */
export function givesOf({ landed, stir, stirred, gives }: Body): number {
  const own = landed < 1 ? GIVES * Math.sin(Math.PI * clamp((landed - TOUCH) / (1 - TOUCH), 0, 1)) : 0;
  const stirs = stirred > 0 && stirred < 1 ? STIR_GIVES * stir * Math.sin(Math.PI * stirred) : 0;
  return own + stirs + gives;
}

/** @returns whether it is still on its way */
export function approach(body: Body, stand: Stand, part: number): boolean {
  body.x = nearly(body.x, stand.x, part, THERE);
  body.y = nearly(body.y, stand.y, part, THERE);
  body.scale = nearly(body.scale, stand.scale, part, ALMOST);
  return body.x !== stand.x || body.y !== stand.y || body.scale !== stand.scale;
}

/** A part of the way; what is nearer than `there` has arrived. */
export function nearly(value: number, target: number, part: number, there: number): number {
  const next = value + (target - value) * part;
  return Math.abs(target - next) < there ? target : next;
}
