import { StandInTarget } from './event';
import { StandInElement, StandInNode, TEXT } from './node';

/** The page: what is in it, who has the focus, and who looks out for changes. */
export class StandInDocument extends StandInTarget {
  readonly nodeType = 9;
  readonly nodeName = '#document';
  readonly documentElement: StandInElement;
  readonly head: StandInElement;
  readonly body: StandInElement;
  readonly fonts = { load: () => Promise.resolve([]) };
  /** What has the focus; null while nothing in particular has it. */
  focused: StandInElement | null = null;
  hidden = false;
  /** React looks for it: without it fields would be watched as in a browser of long ago. */
  readonly oninput = null;
  /** CSS px. */
  size = { width: 760, height: 560 };
  readonly #window: StandInTarget;
  /** Whoever looks out for changes: see `MutationObserver`. */
  readonly observers = new Set<() => void>();

  /** What a canvas gives to draw with. */
  readonly context: (canvas: StandInElement) => unknown;

  constructor(window: StandInTarget, context: (canvas: StandInElement) => unknown) {
    super();
    this.#window = window;
    this.context = context;
    this.documentElement = new StandInElement('html', this);
    this.head = this.documentElement.appendChild(this.createElement('head'));
    this.body = this.documentElement.appendChild(this.createElement('body'));
  }

  override get above(): StandInTarget {
    return this.#window;
  }

  get defaultView(): unknown {
    return globalThis.window;
  }

  get activeElement(): StandInElement {
    return this.focused ?? this.body;
  }

  get visibilityState(): string {
    return this.hidden ? 'hidden' : 'visible';
  }

  get ownerDocument(): null {
    return null;
  }

  createElement(name: string): StandInElement {
    return new StandInElement(name, this);
  }

  createElementNS(namespace: string, name: string): StandInElement {
    return new StandInElement(name, this, namespace);
  }

  createTextNode(text: string): StandInNode {
    const node = new StandInNode(TEXT, '#text', this);
    node.nodeValue = text;
    return node;
  }

  createComment(): StandInNode {
    return new StandInNode(8, '#comment', this);
  }

  getElementById(id: string): StandInElement | null {
    return this.documentElement.querySelector(`#${id}`);
  }

  querySelector(selector: string): StandInElement | null {
    return this.documentElement.querySelector(selector);
  }

  querySelectorAll(selector: string): StandInElement[] {
    return this.documentElement.querySelectorAll(selector);
  }

  hasFocus(): boolean {
    return true;
  }

  contains(node: StandInNode): boolean {
    return this.documentElement.contains(node);
  }

  changed(): void {
    for (const tell of this.observers) tell();
  }
}
