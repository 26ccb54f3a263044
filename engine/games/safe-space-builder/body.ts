/** The displayed state of one element, and its movement to its position. */
import type { Kind } from '../../../domain/safe-space';
import { clamp, easeOut } from '../../stage/easing';
import type { Box, Stand } from './places';

/** Progress of a fall at which the element touches the ground, 0-1. */
export const TOUCH = 0.55;
/** Maximum squash after a fall, as a share of the element's height. */
const GIVES = 0.05;
/** Maximum squash after a landing nearby, as a share of the element's height. */
const STIR_GIVES = 0.03;

/** Distance at which an element snaps to its position, CSS px. */
const THERE = 0.2;
/** Difference at which an element's scale or lift snaps to its target. Both have no unit. */
export const ALMOST = 0.004;

/** One element on the stage. */
export interface Body {
  readonly id: string;
  readonly kind: Kind;
  /** Drawn position of the element's foot, CSS px. */
  x: number;
  y: number;
  scale: number;
  /** Progress of the landing, 0-1. */
  landed: number;
  /** Opacity, 0-1. */
  presence: number;
  /** Lift by a pointer, 0-1. */
  lift: number;
  /** Strength of the reaction to a landing nearby, 0-1. */
  stir: number;
  /** Progress of the reaction to a landing nearby, 0-1. It is negative during the delay. */
  stirred: number;
  /** Squash in answer to a touch, as a share of the element's height. Negative values stretch the element. */
  gives: number;
  isSelected: boolean;
  /** Whether the element was removed and is fading out. */
  isGoing: boolean;
  /** Rectangle of the picture. Every tick computes it again. */
  box: Box;
  /** Sort key. Every tick computes it again. */
  depth: number;
  /** Whether the element stands on another one, so that it casts no shadow on the ground. */
  rests: boolean;
}

/**
 * Returns the height of the element above its position, as a multiple of its own height. It is 0 after landing, unless
 * a pointer lifts the element.
 */
export const heightOf = ({ landed, lift }: Body): number => (1 - easeOut(landed)) * 0.22 + lift * 0.035;

/** Returns the total squash, as a share of the element's height. */
export function squashOf({ landed, stir, stirred, gives }: Body): number {
  const own = landed < 1 ? GIVES * Math.sin(Math.PI * clamp((landed - TOUCH) / (1 - TOUCH), 0, 1)) : 0;
  const stirs = stirred > 0 && stirred < 1 ? STIR_GIVES * stir * Math.sin(Math.PI * stirred) : 0;
  return own + stirs + gives;
}

/**
 * Moves the element toward a position.
 * @returns whether the element still moves
 */
export function approach(body: Body, stand: Stand, part: number): boolean {
  body.x = nearly(body.x, stand.x, part, THERE);
  body.y = nearly(body.y, stand.y, part, THERE);
  body.scale = nearly(body.scale, stand.scale, part, ALMOST);
  return body.x !== stand.x || body.y !== stand.y || body.scale !== stand.scale;
}

/** Moves a value by `part` of its distance to the target, and snaps within `there`. */
export function nearly(value: number, target: number, part: number, there: number): number {
  const next = value + (target - value) * part;
  return Math.abs(target - next) < there ? target : next;
}
