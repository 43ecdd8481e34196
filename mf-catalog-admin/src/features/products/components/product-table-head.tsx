import { media, RowHeads, styled } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';

const { heads } = texts.list;

/** Columns of the product list from 1024 px: handle and moves, check, picture, name, sizes and stock, price, switch, copy, sold out and delete. */
export const productColumns = '5rem var(--touch) var(--size-12) minmax(0, 1fr) 7rem 7.5rem 7.25rem 8rem';

const Root = styled(RowHeads)`
  ${media.desktop} {
    grid-template-columns: ${productColumns};
    column-gap: var(--space-3);
    padding-inline-start: var(--space-2);
  }
`;

export const ProductTableHead = () => (
  <Root aria-hidden>
    <span />
    <span />
    <span />
    <span>{heads.name}</span>
    <span>{heads.sizes}</span>
    <span>{heads.price}</span>
    <span>{heads.show}</span>
    <span />
  </Root>
);
