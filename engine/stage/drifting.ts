/** The page's buttons over what drifts: told of their places when the eye could miss it, not in every frame. */

/** The left upper corner of a button, CSS px in the slot. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/**
 * Words may lie so far from what they drift with before they follow, CSS px: one px of a tablet's screen. Every place
 * that is told has the page styled and put together anew, which takes longer than the scene's own frame.
 */
const SEEN_PX = 0.5;

export class Drifting {
  readonly #placeOf: (id: string) => Corner | undefined;
  readonly #tell: (id: string, x: number, y: number) => void;
  #ids: readonly string[] = [];
  readonly #told = new Map<string, Corner>();

  /**
   * @param placeOf where the scene has it now, CSS px in the slot
   * @param tell hears of a place
   */
  constructor(placeOf: (id: string) => Corner | undefined, tell: (id: string, x: number, y: number) => void) {
    this.#placeOf = placeOf;
    this.#tell = tell;
  }

  /** These drift from now on. */
  set ids(ids: readonly string[]) {
    this.#ids = ids;
  }

  /** Tells all places, though nothing may have moved: buttons have come that know of none. */
  tellAll(): void {
    this.#told.clear();
    this.follow();
  }

  /** Tells what has moved once something is far enough from where it was last told: all of it, so that it costs one frame. */
  follow(): void {
    if (!this.#ids.some((id) => this.#isFar(id))) return;
    for (const id of this.#ids) {
      const [place, told] = [this.#placeOf(id), this.#told.get(id)];
      if (!place || (told && told.x === place.x && told.y === place.y)) continue;
      this.#told.set(id, place);
      this.#tell(id, place.x, place.y);
    }
  }

  #isFar(id: string): boolean {
    const [place, told] = [this.#placeOf(id), this.#told.get(id)];
    if (!place) return false;
    return !told || Math.max(Math.abs(place.x - told.x), Math.abs(place.y - told.y)) >= SEEN_PX;
  }
}
