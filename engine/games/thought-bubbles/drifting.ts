/**
 * Moves the page's buttons along with the bubbles as soon as the offset between them would become visible. Moving
 * them in every frame would cost more.
 */

/** Upper left corner of a button in the slot, CSS px. */
export interface Corner {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Maximum offset between words and bubble, CSS px. It is one device px on a tablet. Each move makes the browser restyle
 * and composite the page. That takes longer than the scene's own frame.
 */
const SEEN_PX = 0.5;

export class Drifting {
  readonly #move: (id: string, x: number, y: number) => void;
  readonly #told = new Map<string, Corner>();

  /** @param move moves a button */
  constructor(move: (id: string, x: number, y: number) => void) {
    this.#move = move;
  }

  /**
   * Moves all buttons as soon as the offset of one button reaches the maximum. The browser then restyles the page only
   * once.
   */
  follow(corners: readonly Corner[]): void {
    if (!corners.some((corner) => this.#isFar(corner))) return;
    for (const corner of corners) {
      const { id, x, y } = corner;
      const told = this.#told.get(id);
      if (told && told.x === x && told.y === y) continue;
      this.#told.set(id, corner);
      this.#move(id, x, y);
    }
  }

  #isFar({ id, x, y }: Corner): boolean {
    const told = this.#told.get(id);
    return !told || Math.max(Math.abs(x - told.x), Math.abs(y - told.y)) >= SEEN_PX;
  }
}
