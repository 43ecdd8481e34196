import { Anchor, clamp, coveringLink, keyframes, media, numeric, oneLine, styled } from 'shared-design-system/office';
import { orderColumns } from './order-table-head.tsx';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * var(--space-2))); }
`;

export const Root = styled.li`
  position: relative;
  display: grid;
  grid-template:
    'pic num sum' auto
    'pic goods goods' auto
    'pic ship ship' auto
    'pic foot foot' auto / var(--size-12) minmax(0, 1fr) auto;
  gap: var(--space-half) var(--space-3);
  padding: var(--space-3) var(--space-4);
  line-height: 1.4;

  /* A button needs the width that is below the picture. */
  &[data-act] {
    grid-template-areas: 'pic num sum' 'pic goods goods' 'pic ship ship' 'foot foot foot';
  }

  &[data-fresh] {
    background: var(--color-main-tint);
    animation: ${arrive} var(--duration-base) var(--ease);
  }

  &[data-fresh]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--stroke-xl);
    background: var(--color-main-mark);
  }

  ${media.hover} {
    &:not([data-fresh]):hover {
      background: var(--color-sunken);
    }
  }

  ${media.desktop} {
    &:not([data-compact]) {
      grid-template-areas:
        'pic num goods state sum act'
        'pic age ship money sum act';
      grid-template-rows: auto auto;
      ${orderColumns}
      align-items: center;
      row-gap: 0;
      min-height: 4.5rem;
      padding-block: var(--space-2);
    }

    &[data-compact] {
      padding-inline: var(--card-inner);
    }
  }
`;

export const Preview = styled.div`
  grid-area: pic;
  align-self: start;
  position: relative;
  border-radius: var(--radius-s);
`;

export const More = styled.span`
  position: absolute;
  right: calc(-1 * var(--space-1-half));
  bottom: calc(-1 * var(--space-1));
  min-width: 1.5rem;
  padding-inline: 0.3125rem;
  border-radius: var(--radius-pill);
  background: var(--color-inverse);
  color: var(--color-on-inverse);
  box-shadow: 0 0 0 var(--stroke-l) var(--color-surface);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-medium);
  line-height: 1.25rem;
  text-align: center;

  [data-fresh] & {
    box-shadow: 0 0 0 var(--stroke-l) var(--color-main-tint);
  }
`;

export const Numbered = styled.div`
  grid-area: num;
  min-width: 0;
  overflow-wrap: anywhere;

  ${media.desktop} {
    li:not([data-compact]) > & {
      display: contents;
    }
  }
`;

export const Cover = styled(Anchor)`
  ${coveringLink}
  ${numeric}
  font-weight: var(--weight-medium);

  ${media.desktop} {
    li:not([data-compact]) > * > & {
      grid-area: num;
      align-self: end;
    }
  }
`;

export const Age = styled.span`
  font-size: var(--font-size-s);
  color: var(--color-muted);

  &::before {
    content: ' · ';
  }

  ${media.desktop} {
    li:not([data-compact]) > * > & {
      grid-area: age;
      align-self: start;
      font-size: var(--font-size-xs);
    }

    li:not([data-compact]) > * > &::before {
      content: none;
    }
  }
`;

export const Sum = styled.div`
  ${numeric}
  grid-area: sum;
  font-weight: var(--weight-medium);
  text-align: right;
`;

export const Goods = styled.div`
  ${oneLine}
  grid-area: goods;
  font-size: 0.9375rem;

  ${media.desktop} {
    align-self: end;

    li:not([data-compact]) > &[data-alone] {
      grid-row: 1 / span 2;
      align-self: center;
    }
  }
`;

export const Delivery = styled.div`
  ${clamp(2)}
  grid-area: ship;
  font-size: var(--font-size-s);
  color: var(--color-muted);

  ${media.desktop} {
    align-self: start;
  }
`;

export const When = styled.span`
  font-weight: var(--weight-medium);
  color: var(--color-text);

  &[data-late] {
    color: var(--color-danger);
  }
`;

export const Foot = styled.div`
  grid-area: foot;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  margin-top: var(--space-1);

  /* Where a button takes a line of its own, the badge stays beside the state. */
  [data-act] > & {
    justify-content: flex-start;
  }

  ${media.desktop} {
    li:not([data-compact]) > & {
      display: contents;
    }
  }
`;

export const State = styled.div`
  display: flex;
  align-self: center;

  /* The word says how far it is; the marks would take a phone's button into a line of its own. */
  ${media.belowDesktop} {
    [data-act] & [aria-hidden] {
      display: none;
    }
  }

  ${media.desktop} {
    li:not([data-compact]) > * > & {
      grid-area: state;
      align-self: end;
      min-width: 0;
    }
  }
`;

export const Money = styled.div`
  display: flex;
  align-self: center;

  ${media.desktop} {
    li:not([data-compact]) > * > & {
      grid-area: money;
      align-self: start;
      justify-self: start;
      margin-top: var(--space-half);
    }

    /* The column is as wide as the states; longer words take two lines. */
    li:not([data-compact]) > * > & > span {
      white-space: normal;
    }
  }
`;

export const Act = styled.div`
  grid-area: act;
  position: relative;
  z-index: 1;
  justify-self: end;
  margin-inline-start: auto;
`;
