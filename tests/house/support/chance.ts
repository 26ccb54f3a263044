import { memberName, type Node, parse } from './syntax';
import { isScript, type SourceFile } from './tree';

/** Global names that give access to a clock, a timer or random numbers. */
const BANNED_NAMES = new Set([
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
]);

/**
 * Finds sources of nondeterminism: random numbers, the time of day, and timers other than a machine's own (`after`,
 * which uses the actor's clock).
 *
 * @returns one sentence for each.
 */
export function clocksAndChance(files: readonly SourceFile[]): string[] {
  return files.filter(isScript).flatMap((file) => {
    const syntax = parse(file);
    const found: string[] = [];
    syntax.walk((node, parent) => {
      const fault = faultOf(node, parent);
      if (fault) found.push(`${file.path}:${syntax.lineOf(node)} uses ${fault}`);
    });
    return found;
  });
}

function faultOf(node: Node, parent: Node | undefined): string | undefined {
  if (node.type !== 'Identifier' || isOnlyAName(node, parent)) return undefined;
  if (BANNED_NAMES.has(node.name)) return node.name;
  if (node.name === 'Math') return mathFault(parent);
  if (node.name === 'Date') return dateFault(node, parent);
  return undefined;
}

/**
 * Returns a forbidden use of `Math`. Code may use only its named members, because the whole object or an index gives
 * access to `random`.
 */
function mathFault(parent: Node | undefined): string | undefined {
  if (parent?.type === 'TSQualifiedName') return undefined;
  const name = parent?.type === 'MemberExpression' ? memberName(parent) : undefined;
  if (name === undefined) return 'Math as a value';
  return name === 'random' ? 'Math.random' : undefined;
}

/** Returns a forbidden use of `Date`. Code may only convert given times: with arguments, as a type, or by parsing. */
function dateFault(node: Node, parent: Node | undefined): string | undefined {
  switch (parent?.type) {
    case 'TSTypeReference':
      return undefined;
    case 'BinaryExpression':
      return parent.operator === 'instanceof' ? undefined : 'Date as a value';
    case 'NewExpression':
      return parent.callee === node && parent.arguments.length === 0
        ? 'new Date() without arguments'
        : undefined;
    case 'CallExpression':
      return parent.callee === node ? 'Date()' : 'Date as a value';
    case 'MemberExpression': {
      const name = memberName(parent);
      return name === 'UTC' || name === 'parse' ? undefined : `Date.${name ?? '[…]'}`;
    }
    default:
      return 'Date as a value';
  }
}

/** Returns whether the name is only that of a property or method: `a.performance`, `{ performance: 1 }`. */
function isOnlyAName(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
      return parent.property === node && !parent.computed && !isGlobalObject(parent.object);
    case 'Property':
      // In `{ random } = Math` the name `random` is a property name too. In this pattern the rule reports `Math`.
      return parent.key === node && !parent.computed && !parent.shorthand;
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return parent.key === node && !parent.computed;
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return parent.key === node;
    default:
      return false;
  }
}

function isGlobalObject(node: Node): boolean {
  return node.type === 'Identifier' && ['globalThis', 'window', 'self', 'global'].includes(node.name);
}
