/**
 * The one stage, seen from outside React: a host element that holds the canvas and moves into the slot of the screen
 * at hand, and the occupant whose scene it shows.
 */
import type { Container } from 'pixi.js';
import { Listeners } from '../../engine/stage/listeners';
import { BLEED } from '../../engine/stage/scene';
import type { Surface } from '../../engine/stage/surface';

/** Whoever wants the stage. */
export interface Occupant {
  /** Where the canvas shall be. */
  readonly slot: HTMLElement;
  /** The occupant's own container is on the stage: build the scene in it. */
  mount(container: Container, surface: Surface): void;
  /** The stage failed to come up. */
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

  /** Who has the stage; a new object for each occupant. */
  get occupant(): Occupant | undefined {
    return this.#occupant;
  }

  /** True from the first occupant on: the Application is made then and never taken away. */
  get isWanted(): boolean {
    return this.#isWanted;
  }

  /** Makes the Application now, so that the first scene need not wait for it. */
  prepare(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#listeners.notify();
  }

  /** Takes the stage; the returned function leaves it. The canvas keeps its context wherever it moves. */
  occupy(occupant: Occupant): () => void {
    // First, so that the mirror and its focus outline lie above the canvas.
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
