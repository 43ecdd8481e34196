import { css, media, RowHeads, styled } from 'shared-design-system';
import { texts } from '../../../texts.ts';

const { heads } = texts;

/** Columns of the order list from 1024 px: what was ordered keeps room to be read. */
export const orderColumns = css`
  grid-template-columns: 48px 72px minmax(0, 1fr) 84px 118px 80px 88px;
  column-gap: var(--space-3);

  ${media.wide} {
    grid-template-columns: 48px 84px minmax(0, 1fr) 140px 150px 100px 88px;
    column-gap: var(--space-4);
  }
`;

const Root = styled(RowHeads)`
  ${media.desktop} {
    ${orderColumns}
  }
`;

/** Titles of the order list's columns. */
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
