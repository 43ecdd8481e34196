import { css, media, RowHeads, styled } from 'shared-design-system';
import { texts } from '../../../texts.ts';

const { heads } = texts;

/** Columns of the order list from 1024 px: what was ordered keeps room to be read. */
export const orderColumns = css`
  grid-template-columns: var(--size-12) var(--size-18) minmax(0, 1fr) 5.25rem 7.375rem 5rem 5.5rem;
  column-gap: var(--space-3);

  ${media.wide} {
    grid-template-columns: var(--size-12) 5.25rem minmax(0, 1fr) 8.75rem 9.375rem 6.25rem 5.5rem;
    column-gap: var(--space-4);
  }
`;

const Root = styled(RowHeads)`
  ${media.desktop} {
    ${orderColumns}
  }
`;

export const OrderTableHead = () => (
  <Root aria-hidden>
    <span />
    <span>{heads.order}</span>
    <span>{heads.goods}</span>
    <span>{heads.state}</span>
    <span>{heads.money}</span>
    <span data-end="">{heads.sum}</span>
  </Root>
);
