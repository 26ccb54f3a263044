import { PRODUCT_NAME } from '../../domain/product';

/** Returns the document's title of a page: `<heading> | Stillgrove`. */
export const pageTitle = (heading: string): string => `${heading} | ${PRODUCT_NAME}`;

/** Sets the document's title while mounted. */
export const PageTitle = ({ heading }: { heading: string }) => <title>{pageTitle(heading)}</title>;
