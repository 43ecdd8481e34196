import { GoodLine } from 'shared-design-system/checkout';
import { Banner, Button, formatPrice, Stack } from 'shared-design-system/shop';
import { texts } from '../../../texts.ts';
import { keyOf } from '../lines.ts';
import type { PricedLine } from '../price-cart.ts';

const words = texts.cart;

interface CartLinesProps {
  lines: readonly PricedLine[];
  productAddress: (productId: string) => string;
  onCount: (line: PricedLine, count: number) => void;
  onRemove: (line: PricedLine, index: number) => void;
  /** The shopper has seen the new prices. */
  onAccept: () => void;
}

function noteOf(line: PricedLine): string | undefined {
  if (line.change === 'price') return words.priceChanged(formatPrice(line.was), formatPrice(line.price));
  if (line.change === 'gone') return words.gone;
  return line.change === 'size-gone' ? words.sizeGone : undefined;
}

/** The goods of a cart, with everything that has changed in the shop since (decisions, part 4 "Cart"). */
export function CartLines({ lines, productAddress, onCount, onRemove, onAccept }: CartLinesProps) {
  const repriced = lines.some((line) => line.change === 'price');
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
      <Stack as="ul" gap={0}>
        {lines.map((line, index) => {
          const note = noteOf(line);
          return (
            <li key={keyOf(line)}>
              <GoodLine
                name={line.title}
                to={productAddress(line.productId)}
                image={line.picture}
                size={line.size || null}
                price={line.price}
                sale={line.sale}
                count={line.quantity}
                onRemove={() => onRemove(line, index)}
                {...(note ? { note } : {})}
                {...(line.change === null || line.change === 'price'
                  ? { onCount: (count: number) => onCount(line, count) }
                  : {})}
              />
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
