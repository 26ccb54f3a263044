/**
 * All that the engine takes from Pixi, and the renderer's extensions that it needs. Scenes import from here alone: an
 * extension that came with another game's script would make a thing drawable in one visit and not in the next.
 *
 * There is no Text (words belong in the DOM), no Graphics (shapes are painted once, on a 2D canvas, or computed in a
 * shader), no filter and no event system (the mirror has them).
 */
import 'pixi.js/unsafe-eval';
import 'pixi.js/mesh';

export {
  type Application,
  CanvasSource,
  Container,
  Mesh,
  MeshGeometry,
  Rectangle,
  Sprite,
  Texture,
  Ticker,
  type WebGLRenderer,
} from 'pixi.js';
