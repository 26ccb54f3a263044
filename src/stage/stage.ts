/** The stage outside React: a host element with the canvas, which moves into the slot of the scene's owner. */
import type { Container } from 'pixi.js';
import { Listeners } from '../../engine/stage/listeners';
import type { Surface } from '../../engine/stage/surface';

/** The owner of the scene on the stage. */
export interface Occupant {
  readonly slot: HTMLElement;
  /** Called when the occupant's container is on the stage. The occupant builds its scene in the container. */
  mount(container: Container, surface: Surface): void;
  /** Called instead of `mount` when the stage cannot be created. */
  fail(error: unknown): void;
}

class Stage {
  readonly host = document.createElement('div');
  readonly #listeners = new Listeners();
  #occupant: Occupant | undefined;
  #isWanted = false;

  constructor() {
    this.host.style.cssText = 'pointer-events:none';
  }

  /** The current occupant. It is a new object after each change. */
  get occupant(): Occupant | undefined {
    return this.#occupant;
  }

  /** Whether an occupant or a preload has requested the stage. The Application then exists until the page closes. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Creates the Application early, so that the first scene does not wait for it. */
  prepare(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#listeners.notify();
  }

  /** Puts an occupant on the stage until the returned function is called. The canvas keeps its context as it moves. */
  occupy(occupant: Occupant): () => void {
    // The canvas is the first child, so that the mirror and its focus outline lie over it.
    occupant.slot.prepend(this.host);
    this.#occupant = occupant;
    this.#isWanted = true;
    this.#listeners.notify();
    return () => {
      if (this.#occupant !== occupant) return;
      this.host.remove();
      this.#occupant = undefined;
      this.#listeners.notify();
    };
  }

  subscribe = (listener: () => void): (() => void) => this.#listeners.subscribe(listener);
}

export const stage = new Stage();
