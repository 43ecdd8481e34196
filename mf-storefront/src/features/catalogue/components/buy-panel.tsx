import type { Product, Size } from 'shared-contracts';
import {
  Button,
  ButtonLink,
  formatPrice,
  Inline,
  Only,
  QuantityStepper,
  SizePicker,
  Stack,
  StickyBar,
} from 'shared-design-system';
import { texts } from '../../../texts.ts';

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
  onAdd: () => void;
  onQuantity: (quantity: number) => void;
  /** Address of the cart. */
  checkout: string;
}

const words = texts.product;

/** The cart's button; once the good is in the cart, how many and the way on. */
function CartButton({ product, quantity, onAdd, onQuantity, checkout }: Buying) {
  if (quantity === 0) {
    return (
      <Button size="l" full disabled={!product.published} onClick={onAdd}>
        {words.add}
      </Button>
    );
  }
  return (
    <Inline gap={3} wrap={false}>
      <QuantityStepper
        size="l"
        min={0}
        max={99}
        value={quantity}
        onChange={onQuantity}
        label={words.quantity(product.title)}
      />
      <ButtonLink size="l" full to={checkout}>
        {words.checkout}
      </ButtonLink>
    </Inline>
  );
}

/** Sizes and, on wide screens, the cart's button (a phone has it in {@link BuyBar}). */
export function BuyPanel(buying: Buying) {
  const { sizes, size, sizeMissing, onSize } = buying;
  return (
    <Stack gap={5}>
      {sizes.length > 0 ? (
        <SizePicker
          label={words.size}
          sizes={sizes}
          value={size?.id ?? null}
          onChange={onSize}
          {...(sizeMissing ? { error: words.sizeMissing } : {})}
        />
      ) : null}
      <Only from={1000}>
        <CartButton {...buying} />
      </Only>
    </Stack>
  );
}

/** The same button under a thumb: sticks to the bottom of a phone. */
export function BuyBar(buying: Buying) {
  const { product, size } = buying;
  return (
    <StickyBar
      until={1000}
      sum={formatPrice(product.price)}
      {...(size ? { detail: words.sizeChosen(size.value) } : {})}
    >
      <CartButton {...buying} />
    </StickyBar>
  );
}
