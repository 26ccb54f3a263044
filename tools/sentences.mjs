/**
 * `npm run sentences`: writes all sentences of the interface into one list for translators, a gettext template
 * (`sentences.pot`). Each sentence appears once, with the places that show it.
 *
 * A sentence that the code assembles appears as a whole. Inserted values become names in braces (`{count} turns`),
 * and markup stays (`Take me <Link>home</Link>.`).
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** @typedef {import('vite').ESTree.Node} Node */
/** @typedef {{ text: string, places: string[] }} Sentence */

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['src', 'domain', 'machines', 'engine', 'server'];
/** Files whose texts only administrators and developers read. */
const LEFT_OUT =
  /^server\/(?:storage|payments\/(?:paypal|sandbox|settings)|(?:log|main|listen|openapi|settings|security)\.ts)|^domain\/built-games/;
/** Attributes and properties whose value is always text, even if it is a single word. */
const NAMES = new Set([
  'label',
  'name',
  'title',
  'text',
  'description',
  'placeholder',
  'alt',
  'heading',
  'note',
  'hint',
  'message',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'abbr',
  'value',
  'counted',
]);
/** Calls whose texts are for the console or for developers. */
const FOR_ENGINEERS =
  /^(?:console|Error|TypeError|RangeError|RegExp|URL|querySelector|matchMedia|import|require|sql|describe(?:Route|Health|Analytics)|refused)$/;

/**
 * @param {Node} node
 * @returns {string | undefined} the text of a node. Undefined if it has none
 */
function wordsOf(node) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, index) => {
          const put = node.expressions[index];
          return `${value.cooked ?? ''}${put ? `{${nameOf(put)}}` : ''}`;
        })
        .join('');
    case 'BinaryExpression': {
      if (node.operator !== '+') return undefined;
      const [left, right] = [wordsOf(node.left), wordsOf(node.right)];
      if (left === undefined && right === undefined) return undefined;
      return `${left ?? `{${nameOf(node.left)}}`}${right ?? `{${nameOf(node.right)}}`}`;
    }
    case 'JSXElement':
    case 'JSXFragment':
      return wordsOfElement(node);
    default:
      return undefined;
  }
}

/** @param {Extract<Node, { type: 'JSXElement' | 'JSXFragment' }>} element @returns {string | undefined} */
function wordsOfElement(element) {
  if (!element.children.some((child) => child.type === 'JSXText' && /\p{L}/u.test(child.value)))
    return undefined;
  const parts = element.children.map((child) => {
    if (child.type === 'JSXText') return child.value.replace(/\s*\n\s*/g, ' ').replaceAll('&amp;', '&');
    if (child.type === 'JSXExpressionContainer') {
      if (child.expression.type === 'JSXEmptyExpression') return '';
      const known = child.expression.type === 'Literal' ? wordsOf(child.expression) : undefined;
      return known ?? `{${nameOf(child.expression)}}`;
    }
    if (child.type !== 'JSXElement') return '';
    const mark = nameOf(child.openingElement.name);
    const words = wordsOfElement(child) ?? onlyWords(child);
    return words ? `<${mark}>${words}</${mark}>` : '';
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the placeholder that stands in a sentence for an element without text of its own.
 * @param {Extract<Node, { type: 'JSXElement' }>} element
 */
function onlyWords(element) {
  const child = element.children.find(({ type }) => type === 'JSXExpressionContainer');
  return child?.type === 'JSXExpressionContainer' ? `{${nameOf(child.expression)}}` : '';
}

/** @param {Node} node @returns {string} a name for an inserted value */
function nameOf(node) {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
    case 'PrivateIdentifier':
      return node.name;
    case 'MemberExpression':
      return nameOf(node.property);
    case 'JSXMemberExpression':
      return nameOf(node.property);
    case 'CallExpression':
      return nameOf(node.callee);
    case 'ConditionalExpression':
      return 'either';
    case 'LogicalExpression':
      return nameOf(node.right);
    default:
      return 'value';
  }
}

/**
 * Returns whether a string is a sentence, a title or a label instead of an identifier.
 * @param {string} words
 * @param {boolean} isNamed
 */
function isForPeople(words, isNamed) {
  const bare = words.replace(/\{\w+\}|<\/?\w+>/g, '').trim();
  if (!/\p{L}{2}/u.test(bare)) return false;
  // Excludes URLs, types, styles, fonts, selectors and code.
  if (
    /^[\w-]*[/#.@:][\w-]|^[.#[(]|::|=>|;\s*$|\\n|[{}]|\bvar\(|\bsans-serif\b|" ?Variable|Variable"|\b(?:px|rem|ms)\b|^data-|^M[\d.]/.test(
      bare,
    )
  )
    return false;
  if (/\s/.test(bare))
    return (
      /^[\p{Lu}\d'’("…+–-]|[.?!…:]$|^\p{L}[\p{L}'’]+(?: [\p{L}'’,-]+)+$/u.test(bare) &&
      !/^[a-z-]+(?: [a-z-]+)*$/.test(isNamed ? '' : bare)
    );
  return isNamed
    ? /^\p{Lu}?[\p{L}'’…-]+[.?!…:]?$/u.test(bare) && /^\p{Lu}/u.test(bare)
    : /^\p{Lu}\p{Ll}+[.!?…]$/u.test(bare);
}

/** @param {string} file @param {string} text @returns {{ text: string, line: number }[]} */
export function sentencesOf(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {{ text: string, line: number }[]} */
  const found = [];
  /**
   * @param {Node} node
   * @param {boolean} isNamed whether the value at this place is always text
   * @param {boolean} [isTold] whether the node is part of a sentence in the list
   */
  const look = (node, isNamed, isTold = false) => {
    if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') {
      if (!/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return;
    }
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      if (
        FOR_ENGINEERS.test(
          node.callee.type === 'MemberExpression' ? nameOf(node.callee.object) : nameOf(node.callee),
        )
      )
        return;
    }
    const words = wordsOf(node);
    const isElement = node.type.startsWith('JSX');
    const isSentence = words !== undefined && isForPeople(words, isNamed || isElement);
    if (isSentence && !isTold) {
      found.push({ text: words.trim(), line: text.slice(0, node.start).split('\n').length });
    }
    // Inserted values and attributes may contain further texts. Other child nodes are part of the sentence.
    if (isSentence && !isElement && node.type !== 'TemplateLiteral') return;
    for (const [key, value] of Object.entries(node)) {
      const named = namesWords(node, key, isNamed);
      for (const child of Array.isArray(value) ? value : [value]) {
        if (child && typeof child === 'object' && typeof child.type === 'string')
          look(child, named, isElement && isSentence && child.type.startsWith('JSXElement'));
      }
    }
  };
  look(program, false);
  return found;
}

/**
 * Returns whether a node's children in one field are always text: the value of an attribute or property in
 * {@link NAMES}, or the expression in JSX braces. Objects, arrays and conditions pass `isNamed` on to their children.
 * @param {Node} node
 * @param {string} key field of `node`
 * @param {boolean} isNamed whether `node` itself is always text
 */
function namesWords(node, key, isNamed) {
  if (node.type === 'JSXAttribute') return key === 'value' && NAMES.has(String(node.name.name));
  if (node.type === 'Property') {
    if (key !== 'value') return false;
    const name =
      node.key.type === 'Identifier'
        ? node.key.name
        : node.key.type === 'Literal'
          ? String(node.key.value)
          : '';
    return NAMES.has(name) || isNamed;
  }
  if (node.type === 'BinaryExpression' || node.type === 'SwitchCase') return false;
  return [
    'ConditionalExpression',
    'LogicalExpression',
    'ArrayExpression',
    'JSXExpressionContainer',
    'ObjectExpression',
  ].includes(node.type)
    ? isNamed || node.type === 'JSXExpressionContainer'
    : false;
}

/**
 * Returns all sentences of the product, in the order of its files.
 * @returns {Sentence[]}
 */
export function allSentences() {
  /** @type {Map<string, Sentence>} */
  const sentences = new Map();
  for (const folder of FOLDERS) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = `${folder}/${name.split(path.sep).join('/')}`;
      if (!/\.tsx?$/.test(file) || /\.d\.ts$/.test(file) || LEFT_OUT.test(file)) continue;
      for (const { text, line } of sentencesOf(file, readFileSync(path.join(root, file), 'utf8'))) {
        const known = sentences.get(text) ?? { text, places: [] };
        known.places.push(`${file}:${line}`);
        sentences.set(text, known);
      }
    }
  }
  return [...sentences.values()];
}

/** @param {string} text */
const quoted = (text) => JSON.stringify(text);

/** @param {readonly Sentence[]} sentences @returns {string} a gettext template */
export function templateOf(sentences) {
  const head = [
    'msgid ""',
    'msgstr ""',
    '"Language: en-US\\n"',
    '"Content-Type: text/plain; charset=UTF-8\\n"',
  ];
  const entries = sentences.map(({ text, places }) =>
    [...places.map((place) => `#: ${place}`), `msgid ${quoted(text)}`, 'msgstr ""'].join('\n'),
  );
  return `${[head.join('\n'), ...entries].join('\n\n')}\n`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sentences = allSentences();
  writeFileSync(path.join(root, 'sentences.pot'), templateOf(sentences));
  console.log(`${sentences.length} sentences are in sentences.pot.`);
}
