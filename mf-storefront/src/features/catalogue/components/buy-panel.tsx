import { costOf, isolateBidi, type Product, remainingStockOf, type Size } from 'shared-contracts';
import { QuantityStepper, Show } from 'shared-design-system/pages';
import { Button, ButtonLink, FocusFallback, Inline, Price, Stack, Text, typeset } from 'shared-design-system/shop';
import { addToCartButtonField } from '../../../components/add-to-cart-button-field.ts';
import { StickyBar } from '../../../components/sticky-bar.tsx';
import { useHydrated } from '../../../hydration/use-hydrated.ts';
import { productTexts } from '../../../product-texts.ts';
import { SizePicker } from './size-picker.tsx';
import { StockNote } from './stock-note.tsx';

type Press = Pick<MouseEvent, 'timeStamp' | 'detail' | 'preventDefault'>;

export interface PurchaseProps {
  product: Product;
  sizes: readonly Size[];
  size: Size | null;
  price: { price: number; sale: number | null; from: boolean };
  /** Pieces left of the chosen size, or of the product; 0 where it is sold out, null where it is not counted. */
  left: number | null;
  sizeMissing: boolean;
  onSize: (id: string) => void;
  quantity: number;
  onAdd: (press: Press) => void;
  onCheckout: (press: Press) => void;
  onQuantity: (quantity: number) => void;
  checkout: string;
}

const words = productTexts;

export const buyFormId = 'buy';

function MainButton({ product, price, left, quantity, onAdd, onCheckout, checkout }: PurchaseProps) {
  const soldOut = left === 0;
  const sends = useHydrated()
    ? null
    : ({ type: 'submit', form: buyFormId, ...addToCartButtonField({ id: product.id, price: price.price }) } as const);
  return quantity > 0 ? (
    <ButtonLink size="l" full to={checkout} onClick={onCheckout}>
      {words.checkout}
    </ButtonLink>
  ) : (
    <Button size="l" full disabled={!product.published || soldOut} onClick={onAdd} data-takes-focus="" {...sends}>
      {soldOut ? words.soldOut : words.add}
    </Button>
  );
}

export function BuyPanel(buying: PurchaseProps) {
  const { product, sizes, size, left, sizeMissing, onSize, quantity, onQuantity } = buying;
  const differ = sizes.some((one) => costOf(product, one).price !== costOf(product, sizes[0] ?? null).price);
  const wide = (
    <Show from={1000}>
      <MainButton {...buying} />
    </Show>
  );
  return (
    <Stack gap={5}>
      {sizes.length > 0 ? (
        <SizePicker
          label={words.size}
          sizes={sizes.map((one) => ({
            id: one.id,
            value: one.value,
            ...(differ ? { price: costOf(product, one).price } : {}),
            disabled: remainingStockOf(product, one) === 0,
          }))}
          value={size?.id ?? null}
          onChange={onSize}
          error={sizeMissing ? words.sizeMissing : undefined}
        />
      ) : null}
      <StockNote product={product} size={size} />
      <FocusFallback>
        {quantity > 0 ? (
          <Inline gap={3} wrap={false}>
            <QuantityStepper
              size="l"
              min={0}
              {...(left === null ? {} : { max: left })}
              value={quantity}
              onChange={onQuantity}
              label={product.title}
            />
            {wide}
          </Inline>
        ) : (
          wide
        )}
      </FocusFallback>
    </Stack>
  );
}

export function BuyBar(buying: PurchaseProps) {
  const { product, sizes, size, price } = buying;
  const chosen = size ? words.sizeChosen(isolateBidi(size.value)) : sizes.length > 0 ? words.sizeNone : null;
  return (
    <StickyBar
      sum={<Price value={price.price} from={price.from} />}
      detail={
        chosen ? (
          typeset(chosen)
        ) : (
          <Text as="span" lines={2}>
            {product.title}
          </Text>
        )
      }
    >
      <MainButton {...buying} />
    </StickyBar>
  );
}
