/** Description of a painted scene, and its values per frame (see `PaintedScene`). */
import type { DepthLayerPlacement, DepthPictureSize } from './depth-places';

export interface DepthLayer extends DepthLayerPlacement {
  /** Shared by several layers, or missing: an invisible placeholder lets scenes share one program. */
  readonly url?: string | undefined;
  /** `mist` uses only the alpha of its picture. Air and light determine its color. */
  readonly kind?: 'paint' | 'mist';
  /** Strength of the rim light from behind, 0-1. */
  readonly rim?: number;
  /** Amplitude of the wind's movement, CSS px. */
  readonly sway?: number;
  /** A horizontal water surface up to this horizon (y, units), which ripples and glints. At most one per scene. */
  readonly water?: { readonly horizon: number };
}

export interface DepthScene {
  readonly field: DepthPictureSize;
  /** Layers from far to near; at most `MOST_LAYERS`. */
  readonly layers: readonly DepthLayer[];
  /** Anchor of the picture itself in a narrow or low slot (see `DepthLayerPlacement.anchor`). */
  readonly anchor: DepthLayerPlacement['anchor'];
  /** Index of the layer in front of the bird; undefined for no bird. */
  readonly birdBehind?: number;
  /** Indices of the layers in front of the specks, at most three. */
  readonly motesBehind?: readonly number[];
  /** Vanishing point of the walk (units), for a scene into which the viewer walks (see `DepthMoment.step`). */
  readonly way?: DepthLayerPlacement['anchor'];
}

/** A bird: its position and half its span (units), and its wings, from -1 (down) to 1 (up). */
export interface DepthBird {
  readonly x: number;
  readonly y: number;
  readonly span: number;
  readonly wings: number;
}

export interface DepthMoment {
  /** Animation time of drift, mist, shafts and specks, s. */
  readonly seconds: number;
  readonly light: number;
  readonly reducedMotion: boolean;
  /** Opacity of the painted layers over the sky, 0-1. Default 1. */
  readonly arrival?: number;
  readonly bird?: DepthBird | undefined;
  /** Position of the viewer, -1 to 1: 0 in front of the picture, 1 fully inside it. Only for a scene with a `way`. */
  readonly step?: number;
}
