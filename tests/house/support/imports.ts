import path from 'node:path';
import type { ESTree } from 'vite';
import { literalText, memberName, type Node, parse } from './syntax';
import type { SourceFile } from './tree';

/** One import of a file. */
export interface Import {
  /** Specifier as written in the source; undefined for a computed one. */
  readonly specifier: string | undefined;
  /** Resolved path from the root, without a query; undefined for a package or a computed specifier. */
  readonly target: string | undefined;
  /** Whether the import is type-only, so that it has no effect at run time. */
  readonly typeOnly: boolean;
  /** Whether the reference is only an address: `new URL('…', import.meta.url)`. */
  readonly addressOnly: boolean;
  readonly line: number;
}

/**
 * Finds all references from a script to other files: `import` and `export … from`, dynamic `import()`, `import('…')`
 * in types, `import x = require()`, `require()`, `import.meta.glob()`, and `new URL('…', import.meta.url)`, which
 * Vite resolves too.
 */
export function importsOf(file: SourceFile): Import[] {
  const syntax = parse(file);
  const found: Import[] = [];
  const add = (
    source: Node | null | undefined,
    node: Node,
    how: { typeOnly?: boolean; addressOnly?: boolean } = {},
  ) => {
    const specifier = literalText(source);
    const target = resolve(file.path, specifier);
    found.push({ specifier, target, typeOnly: false, addressOnly: false, ...how, line: syntax.lineOf(node) });
  };
  syntax.walk((node) => {
    switch (node.type) {
      case 'ImportDeclaration':
        add(node.source, node, { typeOnly: node.importKind === 'type' || areAllTypes(node.specifiers) });
        break;
      case 'ExportAllDeclaration':
        add(node.source, node, { typeOnly: node.exportKind === 'type' });
        break;
      case 'ExportNamedDeclaration':
        if (node.source) add(node.source, node, { typeOnly: node.exportKind === 'type' });
        break;
      case 'ImportExpression':
        add(node.source, node);
        break;
      case 'TSImportType':
        add(node.source, node, { typeOnly: true });
        break;
      case 'TSExternalModuleReference':
        add(node.expression, node);
        break;
      case 'CallExpression':
        if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node.arguments[0], node);
        if (isGlob(node)) for (const pattern of globPatterns(node)) add(pattern, node);
        break;
      case 'NewExpression':
        if (isOwnUrl(node)) add(node.arguments[0], node, { addressOnly: true });
        break;
    }
  });
  return found;
}

function areAllTypes(specifiers: readonly ESTree.ImportDeclarationSpecifier[]): boolean {
  return (
    specifiers.length > 0 &&
    specifiers.every((specifier) => specifier.type === 'ImportSpecifier' && specifier.importKind === 'type')
  );
}

function isImportMeta(node: Node | undefined): boolean {
  return node?.type === 'MetaProperty' && node.meta.name === 'import';
}

function isGlob({ callee }: ESTree.CallExpression): boolean {
  return callee.type === 'MemberExpression' && isImportMeta(callee.object) && memberName(callee) === 'glob';
}

function globPatterns({ arguments: [patterns] }: ESTree.CallExpression): (Node | null | undefined)[] {
  const all = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns];
  // A pattern with an exclamation mark only excludes files.
  return all.filter((pattern) => !literalText(pattern)?.startsWith('!'));
}

function isOwnUrl({ callee, arguments: [, base] }: ESTree.NewExpression): boolean {
  return (
    callee.type === 'Identifier' &&
    callee.name === 'URL' &&
    base?.type === 'MemberExpression' &&
    isImportMeta(base.object)
  );
}

/**
 * Resolves a specifier. Relative specifiers start at the file, those with a leading slash at the root, as in Vite.
 */
function resolve(from: string, specifier: string | undefined): string | undefined {
  if (specifier === undefined || !/^\.{0,2}\//.test(`${specifier}/`)) return undefined;
  const address = specifier.replace(/[?#].*$/, '');
  return address.startsWith('/')
    ? path.posix.normalize(address).slice(1)
    : path.posix.join(path.posix.dirname(from), address);
}
