import { PRODUCT_NAME } from '../../domain/product';

/** Sets the document's title to `<heading> | Stillgrove` while mounted. */
export const PageTitle = ({ heading }: { heading: string }) => (
  <title>{`${heading} | ${PRODUCT_NAME}`}</title>
);
