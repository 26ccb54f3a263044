/**
 * Back closes the innermost layer: a dialog, or a guard that asks before the person leaves the page. While there are
 * layers, the history has one further entry for the same page, which Back removes instead of leaving the page.
 */

/** Key in the state of the further entry. */
const MARK = 'isLayer';

/** What Back does to each layer, the innermost last. */
const layers: (() => void)[] = [];
/** Work that waits until there is neither a layer nor the further entry. */
const waiting: (() => void)[] = [];
/** Whether the app itself is removing the further entry. */
let isGoing = false;

const isMarked = (): boolean => history.state?.[MARK] === true;

/** Adds or removes the further entry. A link in a layer has left the page already, so its entry stays. */
function settle(): void {
  if (isGoing) return;
  if (layers.length > 0) {
    if (!isMarked()) history.pushState({ ...history.state, [MARK]: true }, '');
  } else if (isMarked()) {
    isGoing = true;
    history.back();
  } else for (const then of waiting.splice(0)) then();
}

function onPop(): void {
  if (isGoing) isGoing = false;
  else if (!isMarked()) layers.at(-1)?.();
  // React first removes a closed layer. A layer that stays needs the entry again.
  queueMicrotask(settle);
}

/** Listens to Back, and removes the further entry of an earlier visit to this page. */
export function followBack(): () => void {
  window.addEventListener('popstate', onPop);
  // Nobody heard of a removal before.
  isGoing = false;
  settle();
  return () => window.removeEventListener('popstate', onPop);
}

/** Adds a layer until the returned function is called. `onBack` closes the layer, or asks the person. */
export function addLayer(onBack: () => void): () => void {
  layers.push(onBack);
  settle();
  return () => {
    const index = layers.indexOf(onBack);
    if (index >= 0) layers.splice(index, 1);
    // Another layer may appear in the same commit.
    queueMicrotask(settle);
  };
}

/** Loads a document. From a layer it replaces the further entry, whose removal would cancel the load. */
export function loadDocument(address: string, { replace = false } = {}): void {
  const isLayer = isMarked();
  if (isLayer) history.replaceState({ ...history.state, [MARK]: false }, '');
  if (replace || isLayer) location.replace(address);
  else location.assign(address);
}

/** Calls `then` when there is no layer, and the history has no further entry. */
export function callWithoutLayers(then: () => void): void {
  waiting.push(then);
  queueMicrotask(settle);
}
