import { css, media, RowHeads, styled } from 'shared-design-system/office';
import { texts } from '../../../texts.ts';

const { heads } = texts;

export const orderColumns = css`
  grid-template-columns: var(--size-12) var(--size-18) minmax(0, 1fr) 8.75rem 5rem 8.5rem;
  column-gap: var(--space-3);

  ${media.wide} {
    grid-template-columns: var(--size-12) 5.25rem minmax(0, 1fr) 11rem 6.25rem 11.5rem;
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
    <span>{heads.progress}</span>
    <span data-end="">{heads.sum}</span>
  </Root>
);
