import { PRODUCT_NAME } from '../../domain/product';

export const pageTitle = (heading: string): string => `${heading} | ${PRODUCT_NAME}`;

export const PageTitle = ({ heading }: { heading: string }) => <title>{pageTitle(heading)}</title>;
