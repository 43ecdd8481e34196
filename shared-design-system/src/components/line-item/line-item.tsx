import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { isolateBidi } from 'shared-contracts';
import { formatMoney } from '../../format/price.ts';
import { typeset } from '../../format/typeset.ts';
import { clamp } from '../../recipes/text.ts';
import { rowTexts, shopTexts } from '../../texts.ts';
import { laterPictureSizes } from '../../tokens/later-picture-sizes.ts';
import { media } from '../../tokens/media.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Anchor } from '../link/anchor.tsx';
import { Picture } from '../picture/picture.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';

interface LineItemProps {
  name: string;
  to?: string | undefined;
  image?: string | null | undefined;
  size?: string | null | undefined;
  /** Price of one piece, in roubles. */
  price: number;
  sale?: number | null | undefined;
  count: number;
  stock?: string | undefined;
  note?: ReactNode;
  off?: boolean;
  most?: number;
  onCount?: (count: number) => void;
  onRemove?: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: var(--size-18) minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  align-content: start;
  padding-block: var(--space-4);

  li:not(:first-of-type) > &,
  &:not(:first-of-type) {
    border-top: var(--stroke-s) solid var(--color-border);
  }

  &[data-off] > :is([data-name], [data-sum]) {
    font-weight: var(--weight-text);
    color: var(--color-muted);
  }

  &[data-off] > [data-sum] {
    text-decoration: line-through;
  }

  [data-area='office'] & {
    grid-template-columns: 3.75rem minmax(0, 1fr) auto;
    padding-block: var(--space-3);
  }

  /* A name has the whole line there, else its words would break. */
  ${media.below360} {
    > :is([data-name], [data-sum]) {
      grid-column: 2 / -1;
    }
  }
`;

const Media = styled.div`
  grid-row: span 3;
  align-self: start;
  border-radius: var(--radius-s);
  overflow: hidden;
`;

const Name = styled.div`
  min-width: 0;
  font-size: 0.9375rem;
  font-weight: var(--weight-medium);
  line-height: 1.35;
  text-wrap: balance;
  overflow-wrap: anywhere;

  /*
   * A very long name does not make a tower of its narrow column; the product's page has it in full. Its words alone are cut: the link's outline
   * stands outside of them, and a padding around them would show the tops of the fourth line.
   */
  > a > span {
    ${clamp(3)}
  }

  > a {
    text-decoration-line: var(--link-decoration);
    text-underline-offset: 0.24em;
  }
`;

const Sum = styled.div`
  font-weight: var(--weight-heavy);
  text-align: right;
  white-space: nowrap;

  > s {
    display: block;
    font-size: var(--font-size-s);
    font-weight: var(--weight-text);
    color: var(--color-muted);
  }

  [data-area='office'] & {
    font-weight: var(--weight-medium);
  }
`;

const Meta = styled.div`
  grid-column: 2 / -1;
  font-size: var(--font-size-s);
  line-height: 1.45;
  overflow-wrap: anywhere;
  color: var(--color-muted);

  > s {
    white-space: nowrap;
  }

  &[data-note] {
    font-weight: var(--weight-medium);
    color: var(--color-warn);
  }
`;

const Tools = styled.div`
  grid-column: 2 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-top: var(--space-2);
  color: var(--color-muted);

  > button {
    margin-inline-end: calc(-1 * var(--space-3));
  }
`;

/**
 * One product of a cart or an order. Sums are shown to the kopeck, as the total is, and kept from a browser's translator, which replaces texts that
 * React could not update any more.
 */
export function LineItem(props: LineItemProps) {
  const { name, to, image, size, price, sale, count, stock, note, off, most, onCount, onRemove } = props;
  const shown = typeset(name);
  // Two sizes of one product are two lines, so the size is part of the name.
  const full = size ? `${name}, ${size}` : name;
  const many = count > 1 ? `${count}\u00a0x\u00a0${formatMoney(price)}` : null;
  const old = sale && sale > price ? <s>{formatMoney(sale)}</s> : null;
  return (
    <Root data-off={off ? '' : undefined}>
      <Media>
        <Picture src={image} alt="" sizes={laterPictureSizes.lineItem} muted={off ?? false} />
      </Media>
      <Name data-name="">
        {to === undefined ? (
          shown
        ) : (
          <Anchor to={to} title={name}>
            <span>{shown}</span>
          </Anchor>
        )}
      </Name>
      <Sum data-sum="" translate="no">
        {formatMoney(price * count)} {many ? null : old}
      </Sum>
      {size || many ? (
        <Meta translate={many ? 'no' : undefined}>
          {[size && typeset(isolateBidi(size)), many].filter(Boolean).join(' · ')}
          {many && old ? <>&nbsp;{old}</> : null}
        </Meta>
      ) : null}
      {stock ? <Meta>{stock}</Meta> : null}
      {note ? <Meta data-note="">{note}</Meta> : null}
      {onCount || onRemove ? (
        <Tools>
          {onCount ? (
            <QuantityStepper
              value={count}
              {...(most === undefined ? {} : { max: most })}
              onChange={onCount}
              label={full}
            />
          ) : (
            <span />
          )}
          {onRemove ? (
            <IconButton icon="trash" label={rowTexts.named(shopTexts.remove, full)} onClick={onRemove} />
          ) : null}
        </Tools>
      ) : null}
    </Root>
  );
}

interface TotalLineProps {
  label: ReactNode;
  value: ReactNode;
  large?: boolean;
}

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);

  /* Long words break beside the sum; where there is no room for both, the sum goes below, and stays on the right. */
  > span {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > strong {
    margin-inline-start: auto;
    font-weight: var(--weight-medium);
    white-space: nowrap;
  }

  &[data-large] {
    font-size: var(--font-size-l);
    font-weight: var(--weight-heavy);
  }

  &[data-large] > strong {
    font-size: 1.75rem;
    font-weight: var(--weight-heavy);
    line-height: 1.2;
  }

  [data-area='office'] &[data-large] {
    font-size: var(--font-size-m);
    font-weight: var(--weight-text);
  }

  [data-area='office'] &[data-large] > strong {
    font-size: var(--font-size-xl);
  }
`;

export function TotalLine({ label, value, large }: TotalLineProps) {
  return (
    <Total data-large={large ? '' : undefined}>
      <span>{label}</span>
      <strong translate="no">{value}</strong>
    </Total>
  );
}
