import { literalText, parse } from './syntax';
import { isScript, type SourceFile } from './tree';

/** The only file that may contain the address of checkout. */
export const DOOR = 'src/services/checkout-document.ts';
/**
 * The only file that may contain checkout's route. The route redirects visitors who arrive without a full page load.
 */
const ROUTER = 'src/app/App.tsx';

const ADDRESS = /^\/checkout(?:[/?#]|$)/i;

/**
 * Finds other ways to checkout. Checkout is a separate document, so no link and no client-side navigation may lead
 * there.
 *
 * @returns one sentence for every other place that contains the address of checkout or uses its route.
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
