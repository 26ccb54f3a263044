/** What a painted scene is made of, and what changes from frame to frame: see `PaintedScene`. */
import type { DepthBearing, DepthField } from './depth-places';

/** One painted layer. */
export interface DepthLayer extends DepthBearing {
  /**
   * Address of its picture; several layers may show the same one. A layer without a picture shows nothing: scenes that
   * have the same kinds of layers in the same order share one program.
   */
  readonly url?: string | undefined;
  /** `mist` takes only the alpha of its picture, and its color from the air and the light. */
  readonly kind?: 'paint' | 'mist';
  /** How strongly its edges catch the light from behind, 0-1. */
  readonly rim?: number;
  /** How far it is moved by the wind, CSS px. */
  readonly sway?: number;
  /** All of it is water (one layer of a scene at most), which lies flat up to a horizon at this y (units): it moves what it shows, and glints. */
  readonly water?: { readonly horizon: number };
}

/** What a scene is made of; it stays the same as long as the scene is shown. */
export interface DepthScene {
  readonly field: DepthField;
  /** From far to near; at most `MOST_LAYERS`. */
  readonly layers: readonly DepthLayer[];
  /** Where the middle of the picture is held in a narrow or low slot: see `DepthBearing.anchor`. */
  readonly anchor: DepthBearing['anchor'];
  /** Index of the layer that a bird passes behind; none, no bird. */
  readonly birdBehind?: number;
  /** Indices of the layers that specks float behind, at most three. */
  readonly motesBehind?: readonly number[];
  /** The point to which the way leads (units), for a scene that is walked into: see `DepthMoment.step`. */
  readonly way?: DepthBearing['anchor'];
}

/** A bird: its place and half its span (units), and its wings, -1 down to 1 up. */
export interface DepthBird {
  readonly x: number;
  readonly y: number;
  readonly span: number;
  readonly wings: number;
}

/** What changes from frame to frame. */
export interface DepthMoment {
  /** Time that drift, mist, shafts and specks follow, s. */
  readonly seconds: number;
  /** How full the light is, 0-1. */
  readonly light: number;
  /** Whether anything drifts. */
  readonly moves: boolean;
  /** How much of the painted layers is there, 0-1: they come out of the sky as out of mist. 1 unless said. */
  readonly arrival?: number;
  readonly bird?: DepthBird | undefined;
  /** Where the viewer stands, -1 to 1: 0 is before the picture, 1 wholly in it. 0 unless said; a scene with a `way` only. */
  readonly step?: number;
}
