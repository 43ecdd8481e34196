import { media, RowHeads, styled } from 'shared-design-system';
import { texts } from '../../../texts.ts';

const { heads } = texts.list;

/** Columns of the product list from 1024 px: handle, check, picture, name, sizes, price, switch, order. */
export const productColumns = 'var(--touch) var(--touch) var(--size-12) minmax(0, 1fr) 6rem 8rem 7.25rem 12.5rem';

const Root = styled(RowHeads)`
  ${media.desktop} {
    grid-template-columns: ${productColumns};
    column-gap: var(--space-3);
    padding-inline-start: var(--space-2);
  }

  /* Above the first of the icons, not of their touch areas. */
  > [data-over='controls'] {
    padding-inline-start: var(--space-2-half);
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
    <span data-over="controls">{heads.order}</span>
  </Root>
);
