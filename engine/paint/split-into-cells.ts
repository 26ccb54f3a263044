import { Rectangle, Texture } from 'pixi.js';

/** Returns a texture of each of `count` equal cells that lie side by side in a picture. */
export function splitIntoCells({ source }: Texture, count: number): Texture[] {
  const [width, height] = [source.width / count, source.height];
  return Array.from(
    { length: count },
    (_, cell) => new Texture({ source, frame: new Rectangle(cell * width, 0, width, height) }),
  );
}
