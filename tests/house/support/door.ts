import { literalText, parse } from './syntax';
import { isScript, type SourceFile } from './tree';

/** The one file that may know the address of checkout. */
export const DOOR = 'src/services/checkout-document.ts';
/** The one file that may know its route, to send away who comes there without a full page load. */
const ROUTER = 'src/app/App.tsx';

const ADDRESS = /^\/checkout(?:[/?#]|$)/i;

/**
 * Checkout is a document of its own, so no link and no navigation within another document may lead there.
 *
 * @returns a sentence for every place, but for the door itself, that names its address or takes its route.
 */
export function otherDoors(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isScript(file) && file.path !== DOOR)
    .flatMap((file) => {
      const syntax = parse(file);
      const found: string[] = [];
      syntax.walk((node) => {
        const text = node.type === 'TemplateElement' ? (node.value.cooked ?? '') : literalText(node);
        const namesAddress = text !== undefined && ADDRESS.test(text);
        const takesRoute =
          node.type === 'Identifier' && node.name === 'CHECKOUT_ROUTE' && file.path !== ROUTER;
        if (namesAddress || takesRoute) found.push(`${file.path}:${syntax.lineOf(node)} leads to checkout`);
      });
      return [...new Set(found)];
    });
}
