/** Moves the page's buttons once their offset from the bubbles would show. Each frame would cost more. */

export interface ButtonCorner {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const SEEN_PX = 0.5;

export class ButtonMover {
  readonly #move: (id: string, x: number, y: number) => void;
  readonly #sent = new Map<string, ButtonCorner>();

  /** @param move moves a button */
  constructor(move: (id: string, x: number, y: number) => void) {
    this.#move = move;
  }

  /** Moves all buttons as soon as one reaches the maximum, so that the browser restyles the page once. */
  follow(corners: readonly ButtonCorner[]): void {
    if (!corners.some((corner) => this.#isFar(corner))) return;
    for (const corner of corners) {
      const { id, x, y } = corner;
      const sent = this.#sent.get(id);
      if (sent && sent.x === x && sent.y === y) continue;
      this.#sent.set(id, corner);
      this.#move(id, x, y);
    }
  }

  #isFar({ id, x, y }: ButtonCorner): boolean {
    const sent = this.#sent.get(id);
    return !sent || Math.max(Math.abs(x - sent.x), Math.abs(y - sent.y)) >= SEEN_PX;
  }
}
