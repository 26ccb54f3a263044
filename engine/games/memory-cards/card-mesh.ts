/**
 * A card that turns in depth. It consists of vertical strips, so that the perspective does not distort the picture.
 * Turns, lifts and presses change only its vertices, so that Pixi has no transform to compute for the card or its
 * parent.
 */
import { type DestroyOptions, Mesh, MeshGeometry, type Texture } from 'pixi.js';

/** Number of strips. With eight the error is below a third of a px on the largest card. */
const STRIPS = 8;

/** Distance of the camera, in widths of the cell (the card with its padding). */
const EYE_DISTANCE = 4.2;

const UVS = new Float32Array((STRIPS + 1) * 4);
const INDICES = new Uint32Array(STRIPS * 6);
for (let column = 0; column <= STRIPS; column++) {
  UVS.set([column / STRIPS, 0, column / STRIPS, 1], column * 4);
  if (column < STRIPS) {
    const top = column * 2;
    INDICES.set([top, top + 1, top + 2, top + 1, top + 3, top + 2], column * 6);
  }
}

/** The mesh is small enough for Pixi's batching: all meshes with the same texture take one draw call. */
export class CardMesh extends Mesh<MeshGeometry> {
  #halfWidth = 0;
  #halfHeight = 0;
  #angle = 0;
  #scale = 1;
  /** Vertical offset of the center, CSS px. */
  #y = 0;

  constructor(label: string, texture: Texture) {
    super({
      label,
      geometry: new MeshGeometry({
        positions: new Float32Array((STRIPS + 1) * 4),
        uvs: UVS.slice(),
        indices: INDICES.slice(),
      }),
      texture,
    });
  }

  setCell(width: number, height: number): void {
    this.#halfWidth = width / 2;
    this.#halfHeight = height / 2;
    this.#bend();
  }

  /**
   * Sets the pose of the card.
   * @param angle angle around the vertical center line, rad; 0 faces the viewer
   * @param scale scale of the whole card
   * @param y offset of the center, CSS px
   */
  hold(angle: number, scale: number, y: number): void {
    if (angle === this.#angle && scale === this.#scale && y === this.#y) return;
    this.#angle = angle;
    this.#scale = scale;
    this.#y = y;
    this.#bend();
  }

  #bend(): void {
    const { positions } = this.geometry;
    const cos = Math.cos(this.#angle);
    const sin = Math.sin(this.#angle);
    const distance = this.#halfWidth * 2 * EYE_DISTANCE;
    for (let column = 0; column <= STRIPS; column++) {
      const along = (column / STRIPS - 0.5) * 2 * this.#halfWidth;
      const nearness = (this.#scale * distance) / (distance + along * sin);
      const x = along * cos * nearness;
      const at = column * 4;
      positions[at] = x;
      positions[at + 1] = this.#y - this.#halfHeight * nearness;
      positions[at + 2] = x;
      positions[at + 3] = this.#y + this.#halfHeight * nearness;
    }
    this.onViewUpdate();
  }

  override destroy(options?: DestroyOptions): void {
    this.geometry.destroy(true);
    super.destroy(options);
  }
}
