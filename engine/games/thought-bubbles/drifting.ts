/** The page's buttons follow the bubbles: they are moved when the eye could miss it, not in every frame. */

/** The upper left corner of a button in the slot, CSS px. */
export interface Corner {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/**
 * Words may lie this far from their bubble before they follow, CSS px: one px of a tablet's screen. The browser styles
 * and composites the page for every move, which takes longer than the scene's own frame.
 */
const SEEN_PX = 0.5;

export class Drifting {
  readonly #move: (id: string, x: number, y: number) => void;
  readonly #told = new Map<string, Corner>();

  /** @param move moves a button */
  constructor(move: (id: string, x: number, y: number) => void) {
    this.#move = move;
  }

  /** Moves the buttons once one of them is far enough from its place: all of them, so that it costs one frame. */
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
