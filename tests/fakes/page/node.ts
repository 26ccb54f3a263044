/** As much of the DOM's tree as React and our own parts ask of it, without a browser. */
import { standInStyle } from '../stand-in-style';
import type { StandInDocument } from './document';
import { StandInEvent, StandInTarget } from './event';
import { matches } from './selector';

const ELEMENT = 1;
export const TEXT = 3;

/** A node of the tree: an element, or words. */
export class StandInNode extends StandInTarget {
  parentNode: StandInElement | null = null;
  readonly childNodes: StandInNode[] = [];
  readonly nodeType: number;
  readonly nodeName: string;
  ownerDocument: StandInDocument;
  nodeValue: string | null = null;

  constructor(type: number, name: string, document: StandInDocument) {
    super();
    this.nodeType = type;
    this.nodeName = name;
    this.ownerDocument = document;
  }

  override get above(): StandInTarget | undefined {
    return this.parentNode ?? (this.isConnected ? this.ownerDocument : undefined);
  }

  get isConnected(): boolean {
    return this.ownerDocument.documentElement.contains(this);
  }

  get firstChild(): StandInNode | null {
    return this.childNodes[0] ?? null;
  }

  get lastChild(): StandInNode | null {
    return this.childNodes.at(-1) ?? null;
  }

  get nextSibling(): StandInNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  get parentElement(): StandInElement | null {
    return this.parentNode;
  }

  get textContent(): string {
    return this.nodeType === TEXT
      ? (this.nodeValue ?? '')
      : this.childNodes.map((child) => child.textContent).join('');
  }

  set textContent(text: string) {
    if (this.nodeType === TEXT) {
      this.nodeValue = text;
      return;
    }
    for (const child of [...this.childNodes]) this.removeChild(child);
    if (text !== '') this.appendChild(this.ownerDocument.createTextNode(text));
  }

  get data(): string {
    return this.nodeValue ?? '';
  }

  set data(text: string) {
    this.nodeValue = text;
  }

  contains(other: StandInNode | null): boolean {
    for (let node: StandInNode | null = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }

  getRootNode(): StandInNode | StandInDocument {
    return this.isConnected ? this.ownerDocument : this;
  }

  appendChild<TNode extends StandInNode>(child: TNode): TNode {
    return this.insertBefore(child, null);
  }

  append(child: StandInNode): void {
    this.appendChild(child);
  }

  prepend(child: StandInNode): void {
    this.insertBefore(child, this.firstChild);
  }

  insertBefore<TNode extends StandInNode>(child: TNode, before: StandInNode | null): TNode {
    child.parentNode?.childNodes.splice(child.parentNode.childNodes.indexOf(child), 1);
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, child);
    child.parentNode = this as unknown as StandInElement;
    this.ownerDocument.changed();
    return child;
  }

  removeChild<TNode extends StandInNode>(child: TNode): TNode {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    const hadFocus = child.contains(this.ownerDocument.focused);
    child.parentNode = null;
    // As in a browser, what had the focus loses it with its place.
    if (hadFocus) this.ownerDocument.focused = null;
    this.ownerDocument.changed();
    return child;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

export class StandInElement extends StandInNode {
  readonly namespaceURI: string;
  readonly style = standInStyle();
  readonly dataset: Record<string, string> = {};
  readonly #attributes = new Map<string, string>();
  width = 0;
  height = 0;

  constructor(name: string, document: StandInDocument, namespace = 'http://www.w3.org/1999/xhtml') {
    super(ELEMENT, namespace.endsWith('xhtml') ? name.toUpperCase() : name, document);
    this.namespaceURI = namespace;
  }

  /** Every element is as large as the window: nothing here is laid out. */
  get clientWidth(): number {
    return this.ownerDocument.size.width;
  }

  get clientHeight(): number {
    return this.ownerDocument.size.height;
  }

  get tagName(): string {
    return this.nodeName;
  }

  get localName(): string {
    return this.nodeName.toLowerCase();
  }

  get id(): string {
    return this.getAttribute('id') ?? '';
  }

  get children(): StandInElement[] {
    return this.childNodes.filter((child): child is StandInElement => child instanceof StandInElement);
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }

  hasAttribute(name: string): boolean {
    return this.#attributes.has(name);
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.set(name, String(value));
  }

  toggleAttribute(name: string, isThere: boolean): void {
    if (isThere) this.setAttribute(name, '');
    else this.removeAttribute(name);
  }

  checkVisibility(): boolean {
    return this.isConnected;
  }

  removeAttribute(name: string): void {
    this.#attributes.delete(name);
  }

  matches(selector: string): boolean {
    return matches(this, selector, this.ownerDocument.focused === this);
  }

  closest(selector: string): StandInElement | null {
    for (let node: StandInElement | null = this; node; node = node.parentNode)
      if (node.matches?.(selector)) return node;
    return null;
  }

  /** Everything below it, in the order of the page. */
  get all(): StandInElement[] {
    const found: StandInElement[] = [];
    const gather = (node: StandInNode): void => {
      for (const child of node.childNodes) {
        if (!(child instanceof StandInElement)) continue;
        found.push(child);
        gather(child);
      }
    };
    gather(this);
    return found;
  }

  querySelectorAll(selector: string): StandInElement[] {
    return this.all.filter((element) => element.matches(selector));
  }

  querySelector(selector: string): StandInElement | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }

  get offsetWidth(): number {
    return this.clientWidth;
  }

  get offsetHeight(): number {
    return this.clientHeight;
  }

  /** Of a `<select>`. */
  get options(): StandInElement[] {
    return this.querySelectorAll('option');
  }

  focus(): void {
    const { ownerDocument } = this;
    if (ownerDocument.focused === this || !this.isConnected || this.hasAttribute('disabled')) return;
    // An open dialog leaves the page behind it inert.
    if (ownerDocument.querySelector('dialog[open]')?.contains(this) === false) return;
    ownerDocument.focused?.dispatchEvent(new StandInEvent('focusout'));
    ownerDocument.focused = this;
    this.dispatchEvent(new StandInEvent('focusin'));
  }

  blur(): void {
    if (this.ownerDocument.focused === this) this.ownerDocument.focused = null;
  }

  /** With everything below it. */
  cloneNode(): StandInElement {
    const copy = new StandInElement(this.localName, this.ownerDocument, this.namespaceURI);
    for (const [name, value] of this.#attributes) copy.setAttribute(name, value);
    Object.assign(copy.dataset, this.dataset);
    for (const [key, value] of Object.entries(this.style))
      if (typeof value === 'string') copy.style[key] = value;
    for (const child of this.childNodes)
      copy.appendChild(
        child instanceof StandInElement
          ? child.cloneNode()
          : this.ownerDocument.createTextNode(child.textContent),
      );
    return copy;
  }

  scrollIntoView(): void {}
  setPointerCapture(): void {}
  releasePointerCapture(): void {}
  hasPointerCapture(): boolean {
    return false;
  }

  showModal(): void {
    this.setAttribute('open', '');
  }

  close(): void {
    this.removeAttribute('open');
  }

  getContext(): unknown {
    return this.ownerDocument.context(this);
  }

  getBoundingClientRect() {
    const { clientWidth: width, clientHeight: height } = this;
    return { x: 0, y: 0, left: 0, top: 0, right: width, bottom: height, width, height };
  }

  getClientRects() {
    return [this.getBoundingClientRect()];
  }

  getAnimations(): unknown[] {
    return [];
  }
}
