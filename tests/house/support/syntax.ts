import { type ESTree, parseSync } from 'vite';
import type { SourceFile } from './tree';

export type Node = ESTree.Node;

interface Comment {
  readonly text: string;
  /** Line number of the comment's end, from 1. */
  readonly lastLine: number;
}

/** A parsed file. */
export interface Syntax {
  /** Visits every node, parents first. */
  walk(visit: (node: Node, parent: Node | undefined) => void): void;
  readonly comments: readonly Comment[];
  /** Returns the first line (from 1) of a node. */
  lineOf(node: Node): number;
}

/**
 * Parses a script as TypeScript.
 *
 * @throws {Error} when the file does not parse. Otherwise the checks would find no violations in it and pass
 */
export function parse({ path, text }: SourceFile): Syntax {
  const { program, comments, errors } = parseSync(path, text);
  const first = errors[0];
  if (first) throw new Error(`${path}: ${first.message}`);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return {
    walk: (visit) => walk(program, undefined, visit),
    comments: comments.map(({ value, end }) => ({ text: value, lastLine: lineAt(end) })),
    lineOf: (node) => lineAt(node.start),
  };
}

function walk(
  node: Node,
  parent: Node | undefined,
  visit: (node: Node, parent: Node | undefined) => void,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, node, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns the value of a string literal; undefined for any other node. */
export function literalText(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined;
  }
  return undefined;
}

/** Returns the name of a member (`a.b` and `a['b']`); undefined for a computed name. */
export function memberName(node: ESTree.MemberExpression): string | undefined {
  if (node.property.type === 'PrivateIdentifier') return undefined;
  return node.computed ? literalText(node.property) : (node.property as ESTree.IdentifierName).name;
}
