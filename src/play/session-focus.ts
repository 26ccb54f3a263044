import { isFocusFree } from '../ui/focus';

/**
 * The focus of an open game, for people with a keyboard or screen reader. When a session starts, is completed or ends,
 * the focus goes to the next action, such as 'Next Level'; at the start of a session without one, to the scene.
 */
export class SessionFocus {
  /** Whether the next action takes the focus even from another control, or only if nothing has it. */
  #mayTake: 'never' | 'always' | 'if free' = 'never';
  #next: HTMLElement | undefined;

  /** Must be called when a session starts, is completed or ends. */
  changed(): void {
    this.#mayTake = 'always';
  }

  /** Must be called when the next action has appeared or the session has changed. */
  offer(action: HTMLElement, options: FocusOptions): void {
    this.#next = action;
    if (this.#mayTake === 'never' || (this.#mayTake === 'if free' && !isFocusFree())) return;
    this.#mayTake = 'if free';
    action.focus(options);
  }

  toNext(): void {
    this.#next?.focus({ preventScroll: true });
  }

  /**
   * Must be called after the components have rendered the change.
   * @returns whether no next action has taken the focus
   */
  settle(): boolean {
    const isOpen = this.#mayTake === 'always';
    if (isOpen) this.#mayTake = 'if free';
    return isOpen;
  }
}
