/**
 * Page translation replaces each text node by an element, and React keeps the detached node. React then cannot insert
 * an element before that node, remove it or change it. It can always change a text that is the only child of an
 * element, because it then writes the content of the element.
 */
import type { ESTree } from 'vite';
import { memberName, type Node, parse, type Syntax } from './syntax';
import { isScript, type SourceFile } from './tree';

type Element = ESTree.JSXElement | ESTree.JSXFragment;

/**
 * A child of an element:
 *
 * - `text`: a text that never changes
 * - `changing`: an expression that may be a text
 * - `element`: an element that is always present
 * - `varying`: an element or a list that may appear and disappear
 */
type Kind = 'text' | 'changing' | 'element' | 'varying';

/** What the rule knows about names of all files. */
interface Names {
  /** Properties with the type ReactElement, which hold no text. */
  readonly elements: ReadonlySet<string>;
  /** Components that place their children beside siblings. */
  readonly placing: ReadonlySet<string>;
}

/** Returns one sentence for each text that may change, move or disappear and is not the only child of an element. */
export function sharedTexts(files: readonly SourceFile[]): string[] {
  const parsed = files.filter(isScript).map((file) => ({ file, syntax: parse(file) }));
  const names = namesIn(parsed.map(({ syntax }) => syntax));
  return parsed.flatMap(({ file, syntax }) => {
    const values = new Map<string, Node>();
    syntax.walk((node) => {
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
        values.set(node.id.name, node.init);
    });
    const kindOf = (child: Node) => kindOfValue(child, values, names.elements);
    return elementsOf(syntax).flatMap((element) => {
      const children = childrenOf(element);
      const kinds = children.map(kindOf);
      const isMixed = element.type === 'JSXFragment' || children.length > 1;
      const isPlaced = element.type === 'JSXElement' && names.placing.has(nameOf(element));
      return children.flatMap((child, index) => {
        const fault = isMixed
          ? faultOf(kinds, index, element.type === 'JSXFragment' || isPlaced)
          : isPlaced && isText(kinds[index])
            ? 'a text that its component places beside a sibling'
            : undefined;
        return fault ? [`${file.path}:${syntax.lineOf(child)} has ${fault}`] : [];
      });
    });
  });
}

const isText = (kind: Kind | undefined): boolean => kind === 'text' || kind === 'changing';

/** @param isLoose whether the children may come and go without an element of their own */
function faultOf(kinds: readonly Kind[], index: number, isLoose: boolean): string | undefined {
  if (kinds[index] === 'changing') return 'a changing text beside a sibling';
  if (kinds[index] === 'text' && isLoose) return 'a text without an element of its own';
  // React inserts an element before the next sibling that is always present.
  const next = kinds.slice(index + 1).find((kind) => kind !== 'varying');
  return kinds[index] === 'varying' && isText(next)
    ? 'an element that may disappear before a text'
    : undefined;
}

function namesIn(all: readonly Syntax[]): Names {
  const elements = new Set<string>();
  const placing = new Set<string>();
  for (const syntax of all) {
    /** Component that contains the current node, because parents come first. */
    let component = '';
    syntax.walk((node) => {
      if (node.type === 'FunctionDeclaration' && node.id) component = node.id.name;
      if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && /^[A-Z]/.test(node.id.name))
        component = node.id.name;
      if (
        node.type === 'TSPropertySignature' &&
        node.key.type === 'Identifier' &&
        JSON.stringify(node.typeAnnotation).includes('"ReactElement"')
      )
        elements.add(node.key.name);
      if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
        const children = childrenOf(node);
        const isPlacing = (child: Node) => child.type === 'Identifier' && child.name === 'children';
        if (children.some(isPlacing) && (children.length > 1 || node.type === 'JSXFragment'))
          placing.add(component);
      }
    });
  }
  return { elements, placing };
}

/** Returns all elements and fragments, except fragments in elements, whose children belong to the outer element. */
function elementsOf(syntax: Syntax): Element[] {
  const found: Element[] = [];
  syntax.walk((node, parent) => {
    if (
      node.type === 'JSXElement' ||
      (node.type === 'JSXFragment' && parent?.type !== 'JSXElement' && parent?.type !== 'JSXFragment')
    )
      found.push(node);
  });
  return found;
}

const nameOf = ({ openingElement: { name } }: ESTree.JSXElement): string =>
  name.type === 'JSXIdentifier' ? name.name : '';

/** Returns the children that React creates, with those of nested fragments. */
function childrenOf(element: Element): Node[] {
  return element.children.flatMap((child): Node[] => {
    if (child.type === 'JSXFragment') return childrenOf(child);
    if (child.type === 'JSXText') return isLayout(child.value) ? [] : [child];
    if (child.type !== 'JSXExpressionContainer') return [child];
    return child.expression.type === 'JSXEmptyExpression' ? [] : [child.expression];
  });
}

/** Returns whether JSX drops this text: a line break with its indent. */
const isLayout = (text: string): boolean => text.trim() === '' && text.includes('\n');

function kindOfValue(node: Node, values: ReadonlyMap<string, Node>, elements: ReadonlySet<string>): Kind {
  const kindOf = (part: Node): Kind => kindOfValue(part, values, elements);
  switch (node.type) {
    case 'JSXText':
      return 'text';
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'Literal':
      return node.value === null || typeof node.value === 'boolean' ? 'varying' : 'text';
    case 'ParenthesizedExpression':
      return kindOf(node.expression);
    case 'LogicalExpression':
      return either(node.operator === '&&' ? [kindOf(node.right)] : [kindOf(node.left), kindOf(node.right)]);
    case 'ConditionalExpression':
      return either([kindOf(node.consequent), kindOf(node.alternate)]);
    case 'CallExpression':
      return isList(node) ? 'varying' : 'changing';
    case 'Identifier': {
      if (node.name === 'undefined' || node.name === 'children' || elements.has(node.name)) return 'varying';
      const value = values.get(node.name);
      return CONSTANT.test(node.name)
        ? 'text'
        : value && HOLDS_ELEMENT.test(value.type)
          ? kindOf(value)
          : 'changing';
    }
    case 'MemberExpression': {
      if (elements.has(memberName(node) ?? '')) return 'varying';
      let object: Node = node;
      while (object.type === 'MemberExpression') object = object.object;
      return object.type === 'Identifier' && CONSTANT.test(object.name) ? 'text' : 'changing';
    }
    default:
      return 'changing';
  }
}

/** Name of a constant of the product. */
const CONSTANT = /^[A-Z][A-Z\d_]*$/;
/** Types of a local variable's value that show whether it is an element. */
const HOLDS_ELEMENT = /^(?:JSX|Conditional|Logical|Parenthesized)/;

/** Returns the kind of an expression with these branches. */
const either = (branches: readonly Kind[]): Kind => (branches.some(isText) ? 'changing' : 'varying');

/** Returns whether a call makes a list of elements or a portal. */
const isList = ({ callee }: ESTree.CallExpression): boolean =>
  callee.type === 'MemberExpression'
    ? ['map', 'flatMap'].includes(memberName(callee) ?? '')
    : callee.type === 'Identifier' && callee.name === 'createPortal';
