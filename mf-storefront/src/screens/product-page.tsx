import { useCallback, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { formPathsOf, type Product } from 'shared-contracts';
import { FocusFallback, ShopPage, styled } from 'shared-design-system/shop';
import { Slot, useRead } from 'shared-runtime/page';
import { addressesOf } from '../addresses.ts';
import { NoScriptForm } from '../components/no-script-form.tsx';
import { useCachedProduct } from '../features/catalogue/api.ts';
import { BuyBar, BuyPanel, buyFormId } from '../features/catalogue/components/buy-panel.tsx';
import { Crumbs } from '../features/catalogue/components/crumbs.tsx';
import { ProductDetails } from '../features/catalogue/components/product-details.tsx';
import { ProductMissing } from '../features/catalogue/components/product-missing.tsx';
import { usePictures } from '../features/shop/api.ts';
import { ProductNotes } from '../features/shop/components/product-notes.tsx';
import { useShop } from '../features/shop/use-shop.ts';
import { isWaitedFor } from '../features/stock-wait/is-waited-for.ts';
import type { StockWaitProps } from '../features/stock-wait/stock-wait.tsx';
import { lazyAfterHydration } from '../hydration/lazy-after-hydration.tsx';
import { ServerPart } from '../hydration/server-part.tsx';
import { BelowFirstView } from '../layout/below-first-view.tsx';
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
import { useBuying } from './use-buying.ts';
import type { ViewedProps } from './viewed.tsx';

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

/** Also for the page from which a product is opened. */
export const loadNextPages = () => import('./next-pages.tsx');

const StockWait = lazyAfterHydration<StockWaitProps>(
  () => import('../features/stock-wait/stock-wait.tsx'),
  ({ product }) => isWaitedFor(product),
  <ServerPart part="stockWait" />,
);

const Viewed = lazyAfterHydration<ViewedProps>(() => import('./viewed.tsx'));

const ProductActions = lazyAfterHydration<ProductActionsProps>(() => import('./product-actions.tsx'));
const ActionsPlace = styled.div`
  min-height: var(--size-12);
`;

function Shown({ merchantName, product }: { merchantName: string; product: Product }) {
  useIdleLoad(
    useCallback(async () => {
      const { prefetchCheckout } = await loadNextPages();
      await prefetchCheckout(merchantName);
    }, [merchantName]),
  );
  const { shop } = useShop();
  const queries = productQueries(merchantName, product.id);
  const pictures = usePictures(queries.pictures);
  const conditions = useRead(queries.conditions.read, queries.conditions.args);
  const categories = useRead(queries.categories.read, queries.categories.args);
  const panel = useRef<HTMLDivElement>(null);
  const buying = useBuying(merchantName, product, () =>
    panel.current?.querySelector<HTMLElement>('input:enabled')?.focus(),
  );
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
          <BelowFirstView>
            {shop ? <ProductNotes shop={shop} conditions={conditions.data} /> : null}
            <ActionsPlace>
              <ProductActions merchantName={merchantName} product={product} />
            </ActionsPlace>
          </BelowFirstView>
        }
      />
      <BelowFirstView>
        <Slot name="shop.product" props={{ merchantName, productId: product.id }} silent />
        <LateMoreProducts merchantName={merchantName} product={product} />
        <Viewed merchantName={merchantName} product={product} />
      </BelowFirstView>
      <BuyBar {...buying} />
    </ShopPage>
  );
}
