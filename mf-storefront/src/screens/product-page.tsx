import { useCallback, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { costOf, formPathsOf, isSoldOut, type Product, remainingStockOf, sizesOf } from 'shared-contracts';
import { FocusFallback, ShopPage, styled } from 'shared-design-system/shop';
import { Slot, useRead } from 'shared-runtime/page';
import { addressesOf } from '../addresses.ts';
import { NoScriptForm } from '../components/no-script-form.tsx';
import { lineFor } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { useCachedProduct } from '../features/catalogue/api.ts';
import { cardPrice } from '../features/catalogue/card-price.ts';
import { BuyBar, BuyPanel, buyFormId, type PurchaseProps } from '../features/catalogue/components/buy-panel.tsx';
import { Crumbs } from '../features/catalogue/components/crumbs.tsx';
import { ProductDetails } from '../features/catalogue/components/product-details.tsx';
import { ProductMissing } from '../features/catalogue/components/product-missing.tsx';
import { ViewedProducts } from '../features/remembered/viewed-products.tsx';
import { usePictures } from '../features/shop/api.ts';
import { ProductNotes } from '../features/shop/components/product-notes.tsx';
import { useShop } from '../features/shop/use-shop.ts';
import { isWaitedFor } from '../features/stock-wait/is-waited-for.ts';
import type { StockWaitProps } from '../features/stock-wait/stock-wait.tsx';
import { lazyAfterHydration } from '../hydration/lazy-after-hydration.tsx';
import { ServerPart } from '../hydration/server-part.tsx';
import { PageState } from '../layout/page-state.tsx';
import { ProductSkeleton } from '../layout/product-skeleton.tsx';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { useIdleLoad } from '../layout/use-idle-load.ts';
import { usePageTitle } from '../layout/use-page-title.ts';
import { productTexts } from '../product-texts.ts';
import { texts } from '../texts.ts';
import { LateMoreProducts } from './late-more-products.tsx';
import type { ProductActionsProps } from './product-actions.tsx';
import { productQueries } from './product-page.queries.ts';
import { useAddedToCartToast } from './use-added-to-cart-toast.ts';
import { useRememberedCart } from './use-remembered-cart.ts';

export default function ProductPage() {
  const { productId = '' } = useParams();
  return (
    <ShopLayout>
      <FocusFallback>
        <ProductOfAddress key={productId} productId={productId} />
      </FocusFallback>
    </ShopLayout>
  );
}

const forgetViewed = (merchantName: string, productId: string): void => {
  import('../features/remembered/viewed.ts')
    .then(({ viewed }) => viewed.forget(merchantName, productId))
    .catch(() => undefined);
};

const missingTitles: Record<string, string> = {
  not_found: productTexts.missing.title,
  validation_failed: productTexts.missing.title,
  gone: productTexts.gone.title,
};

function ProductOfAddress({ productId }: { productId: string }) {
  const { merchantName, shop } = useShop();
  const { read, args } = productQueries(merchantName, productId).product;
  const query = useRead(read, args);
  const code = query.error?.code ?? '';
  usePageTitle(query.data?.title ?? missingTitles[code], shop);
  const { home } = addressesOf(merchantName);
  const forget = useCallback(() => forgetViewed(merchantName, productId), [merchantName, productId]);
  const instead = {
    not_found: <ProductMissing gone={false} home={home} onShown={forget} />,
    // A malformed id.
    validation_failed: <ProductMissing gone={false} home={home} />,
    gone: <ProductMissing gone home={home} onShown={forget} />,
  };
  const known = useCachedProduct(merchantName, productId);
  const product = query.currentData ?? (query.error ? undefined : known);
  if (product) return <Shown merchantName={merchantName} product={product} />;
  return <PageState query={query} failed={productTexts.failed} skeleton={<ProductSkeleton />} instead={instead} />;
}

const doublePress = 600;

function useBuying(merchantName: string, product: Product, askForSize: () => void): PurchaseProps {
  const cart = useCart(merchantName);
  const tell = useAddedToCartToast(merchantName);
  const addedAt = useRef(-doublePress);
  const sizes = sizesOf(product);
  const [sizeId, setSizeId] = useState<string | null>(null);
  const [sizeMissing, setSizeMissing] = useState(false);
  const size = sizes.find(({ id }) => id === sizeId) ?? null;
  const line = lineFor(product, size);
  const unsure = sizes.length > 0 && !size;
  return {
    product,
    sizes,
    size,
    left: isSoldOut(product) ? 0 : unsure ? null : remainingStockOf(product, size),
    price: size ? { ...costOf(product, size), from: false } : cardPrice(product),
    sizeMissing,
    onSize: (id) => {
      setSizeId(id);
      setSizeMissing(false);
    },
    quantity: unsure ? 0 : cart.quantityOf(line),
    onAdd: ({ timeStamp }) => {
      if (unsure) {
        setSizeMissing(true);
        askForSize();
        return;
      }
      addedAt.current = timeStamp;
      cart.add(line);
      tell(line);
    },
    // The link appears under the finger: the second half of a double press must not follow it. A press by keyboard has `detail` 0.
    onCheckout: (press) => {
      if (press.detail > 0 && press.timeStamp - addedAt.current < doublePress) press.preventDefault();
    },
    onQuantity: (quantity) => cart.setQuantity(line, quantity),
    checkout: addressesOf(merchantName).checkout,
  };
}

const loadNext = () => import('./checkout.tsx');

const StockWait = lazyAfterHydration<StockWaitProps>(
  () => import('../features/stock-wait/stock-wait.tsx'),
  ({ product }) => isWaitedFor(product),
  <ServerPart part="stockWait" />,
);

const ProductActions = lazyAfterHydration<ProductActionsProps>(() => import('./product-actions.tsx'));
const ActionsPlace = styled.div`
  min-height: var(--size-12);
`;

function Shown({ merchantName, product }: { merchantName: string; product: Product }) {
  useIdleLoad(loadNext);
  const { shop } = useShop();
  const queries = productQueries(merchantName, product.id);
  const pictures = usePictures(queries.pictures);
  const conditions = useRead(queries.conditions.read, queries.conditions.args);
  const categories = useRead(queries.categories.read, queries.categories.args);
  const panel = useRef<HTMLDivElement>(null);
  const buying = useBuying(merchantName, product, () => panel.current?.querySelector('input')?.focus());
  const { home } = addressesOf(merchantName);
  const category = categories.data?.find(({ id }) => product.categories.includes(id));
  return (
    <ShopPage>
      <Crumbs
        items={[
          { label: texts.shop.catalogue, to: home },
          ...(category ? [{ label: category.title, to: `${home}?category=${category.id}` }] : []),
        ]}
      />
      <ProductDetails
        product={product}
        price={buying.price}
        pictures={pictures}
        buy={
          <div ref={panel}>
            <NoScriptForm id={buyFormId} action={formPathsOf(merchantName).cart}>
              <BuyPanel {...buying} />
            </NoScriptForm>
            <StockWait merchantName={merchantName} product={product} />
          </div>
        }
        notes={
          <>
            {shop ? <ProductNotes shop={shop} conditions={conditions.data} /> : null}
            <ActionsPlace>
              <ProductActions merchantName={merchantName} product={product} />
            </ActionsPlace>
          </>
        }
      />
      <Slot name="shop.product" props={{ merchantName, productId: product.id }} silent />
      <LateMoreProducts merchantName={merchantName} product={product} />
      <Viewed merchantName={merchantName} product={product} />
      <BuyBar {...buying} />
    </ShopPage>
  );
}

function Viewed({ merchantName, product }: { merchantName: string; product: Product }) {
  return <ViewedProducts merchantName={merchantName} product={product} cart={useRememberedCart(merchantName)} />;
}
