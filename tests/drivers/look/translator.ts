/**
 * Translates the page like a browser does: each text node, also each later one, gives way to `<font><font>…</font></font>`
 * with a text node of the translator's own. The words stay the same, so every test can run on a translated page. Like
 * the browser's, it leaves out what has `translate="no"`. Runs in the page before its scripts.
 */
export function translate(): void {
  const isLeftOut = (node: Node) =>
    node.parentElement?.closest('font, script, style, title, textarea, svg, [translate="no"]');
  const wrap = (text: Text) => {
    if (!text.parentNode || isLeftOut(text)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    if (node instanceof Text) return wrap(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) wrap(text);
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [target, ...addedNodes]) translateIn(node);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
