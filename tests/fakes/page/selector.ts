/** The few selectors that our own parts and React look for. */

interface Selectable {
  readonly localName: string;
  readonly childNodes: { readonly length: number };
  getAttribute(name: string): string | null;
}

const PART = /^(?:([a-z][\w-]*|\*)|#([\w-]+)|\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\])/i;

/** @throws {Error} for a selector of another kind: it would find nothing without a word */
export function matches(element: Selectable, selector: string, isFocused = false): boolean {
  return selector.split(',').some((one) => {
    // Of a way through the tree the last step tells enough here.
    const compound = one
      .trim()
      .split(/\s*>\s*|\s+/)
      .at(-1) as string;
    let rest = compound;
    const not = /:not\(([^)]*)\)$/.exec(rest);
    if (not) {
      if (matches(element, not[1] as string)) return false;
      rest = rest.slice(0, not.index);
    }
    if (rest.endsWith(':empty')) {
      if (element.childNodes.length > 0) return false;
      rest = rest.slice(0, -':empty'.length);
    }
    if (/:focus(?:-visible)?$/.test(rest)) {
      if (!isFocused) return false;
      rest = rest.replace(/:focus(?:-visible)?$/, '');
    }
    while (rest !== '') {
      const part = PART.exec(rest);
      if (!part) throw new Error(`The stand-in page does not understand "${selector}"`);
      const [whole, name, id, attribute, value] = part;
      if (name && name !== '*' && name.toLowerCase() !== element.localName) return false;
      if (id && element.getAttribute('id') !== id) return false;
      if (attribute) {
        const own = element.getAttribute(attribute);
        if (own === null || (value !== undefined && own !== value)) return false;
      }
      rest = rest.slice(whole.length);
    }
    return true;
  });
}
