import { useRef } from 'react';
import { LineItem } from 'shared-design-system/checkout';
import { Banner, Button, FocusFallback, Stack } from 'shared-design-system/shop';
import { checkoutTexts } from '../../../checkout-texts.ts';
import { keyOf } from '../lines.ts';
import { isPurchasable, type PricedLine } from '../price-cart.ts';
import { useRestoredFocus } from '../restored-line.ts';
import { noteOf, stockOfLine } from './line-note.ts';

const words = checkoutTexts.cart;

interface CartLinesProps {
  lines: readonly PricedLine[];
  productAddress: (productId: string) => string;
  onCount: (line: PricedLine, count: number) => void;
  onRemove: (line: PricedLine, index: number) => void;
  onAccept: () => void;
}

export function CartLines({ lines, productAddress, onCount, onRemove, onAccept }: CartLinesProps) {
  const repriced = lines.some((line) => line.change !== null && isPurchasable(line));
  const changed = lines.some((line) => line.change !== null);
  return (
    <Stack>
      {changed ? (
        <Banner
          tone="warn"
          live
          title={words.changed}
          actions={
            repriced ? (
              <Button variant="outline" size="s" onClick={onAccept}>
                {words.accept}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      <FocusFallback>
        <Stack as="ul" gap={0}>
          {lines.map((line, index) => (
            <Line
              key={keyOf(line)}
              line={line}
              to={productAddress(line.productId)}
              onCount={(count) => onCount(line, count)}
              onRemove={() => onRemove(line, index)}
            />
          ))}
        </Stack>
      </FocusFallback>
    </Stack>
  );
}

interface LineProps {
  line: PricedLine;
  to: string;
  onCount: (count: number) => void;
  onRemove: () => void;
}

function Line({ line, to, onCount, onRemove }: LineProps) {
  const row = useRef<HTMLLIElement>(null);
  useRestoredFocus(line, row);
  const note = noteOf(line);
  return (
    <li ref={row}>
      <LineItem
        name={line.title}
        to={to}
        image={line.picture}
        size={line.size || null}
        price={line.price}
        sale={line.sale}
        count={line.quantity}
        stock={stockOfLine(line)}
        off={!isPurchasable(line)}
        onRemove={onRemove}
        {...(note ? { note } : {})}
        {...(isPurchasable(line) ? { onCount } : {})}
        {...(line.left === null ? {} : { most: line.left })}
      />
    </li>
  );
}
