import type { Product, Size } from 'shared-contracts';
import { QuantityStepper, Show } from 'shared-design-system/pages';
import { Button, ButtonLink, FocusFallback, formatPrice, Inline, Stack } from 'shared-design-system/shop';
import { StickyBar } from '../../../components/sticky-bar.tsx';
import { productTexts } from '../../../product-texts.ts';
import { SizePicker } from './size-picker.tsx';

/** A press on the main button. */
type Press = Pick<MouseEvent, 'timeStamp' | 'detail' | 'preventDefault'>;

/** The choice of a size and the cart, as the product's page holds them. */
export interface Buying {
  product: Product;
  sizes: readonly Size[];
  size: Size | null;
  /** No size was chosen when one was asked for. */
  sizeMissing: boolean;
  onSize: (id: string) => void;
  /** How many of this product in this size are in the cart. */
  quantity: number;
  onAdd: (press: Press) => void;
  onCheckout: (press: Press) => void;
  onQuantity: (quantity: number) => void;
  /** Address of the cart. */
  checkout: string;
}

const words = productTexts;

/** The one main button: into the cart, and once the product is there, on to the order. */
function MainButton({ product, quantity, onAdd, onCheckout, checkout }: Buying) {
  return quantity > 0 ? (
    <ButtonLink size="l" full to={checkout} onClick={onCheckout}>
      {words.checkout}
    </ButtonLink>
  ) : (
    <Button size="l" full disabled={!product.published} onClick={onAdd} data-takes-focus="">
      {words.add}
    </Button>
  );
}

/** Sizes, how many are in the cart and, on wide screens, the main button (a phone has it in {@link BuyBar}). */
export function BuyPanel(buying: Buying) {
  const { product, sizes, size, sizeMissing, onSize, quantity, onQuantity } = buying;
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
          sizes={sizes}
          value={size?.id ?? null}
          onChange={onSize}
          error={sizeMissing ? words.sizeMissing : undefined}
        />
      ) : null}
      <FocusFallback>
        {quantity > 0 ? (
          <Inline gap={3} wrap={false}>
            <QuantityStepper size="l" min={0} value={quantity} onChange={onQuantity} label={product.title} />
            {wide}
          </Inline>
        ) : (
          wide
        )}
      </FocusFallback>
    </Stack>
  );
}

/** The main button under a thumb: sticks to the bottom of a phone. */
export function BuyBar(buying: Buying) {
  const { product, size } = buying;
  return (
    <StickyBar
      until={1000}
      sum={formatPrice(product.price)}
      detail={size ? words.sizeChosen(size.value) : product.title}
    >
      <MainButton {...buying} />
    </StickyBar>
  );
}
