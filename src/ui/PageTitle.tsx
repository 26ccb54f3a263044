import { PRODUCT_NAME } from '../../domain/product';

/** The page's title is `<heading> | Stillgrove` while this is mounted; otherwise it is the document's own. */
export const PageTitle = ({ heading }: { heading: string }) => (
  <title>{`${heading} | ${PRODUCT_NAME}`}</title>
);
