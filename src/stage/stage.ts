/**
 * The stage outside React: a host element with the canvas, which moves into the current screen's slot, and the occupant
 * whose scene it shows.
 */
import type { Container } from 'pixi.js';
import { Listeners } from '../../engine/stage/listeners';
import { BLEED } from '../../engine/stage/scene';
import type { Surface } from '../../engine/stage/surface';

/** A user of the stage. */
export interface Occupant {
  /** The slot for the canvas. */
  readonly slot: HTMLElement;
  /** The occupant's container is on the stage: build the scene in it. */
  mount(container: Container, surface: Surface): void;
  /** The stage could not be created. */
  fail(error: unknown): void;
}

class Stage {
  readonly host = document.createElement('div');
  readonly #listeners = new Listeners();
  #occupant: Occupant | undefined;
  #isWanted = false;

  constructor() {
    this.host.style.cssText = `position:absolute;inset:${-BLEED}px;pointer-events:none`;
  }

  /** The current occupant, a new object each time. */
  get occupant(): Occupant | undefined {
    return this.#occupant;
  }

  /** True from the first occupant on. The Application then exists until the page closes. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Creates the Application in advance, so that the first scene does not wait for it. */
  prepare(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#listeners.notify();
  }

  /** Occupies the stage; the returned function leaves it. The canvas keeps its context when it moves. */
  occupy(occupant: Occupant): () => void {
    // First child, so that the mirror and its focus outline are above the canvas.
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
