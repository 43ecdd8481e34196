import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type Product, sizesOf } from 'shared-contracts';
import { FocusFallback, formatPrice, ShopPage, typeset, useToast } from 'shared-design-system/shop';
import { isFailure } from 'shared-runtime';
import { addressesOf } from '../addresses.ts';
import { type CartLine, lineFor } from '../features/cart/lines.ts';
import { useCart } from '../features/cart/use-cart.ts';
import { useProductPages } from '../features/catalogue/api.ts';
import { BuyBar, type Buying, BuyPanel } from '../features/catalogue/components/buy-panel.tsx';
import { Crumbs } from '../features/catalogue/components/crumbs.tsx';
import { OtherProducts } from '../features/catalogue/components/other-products.tsx';
import { ProductDetails } from '../features/catalogue/components/product-details.tsx';
import { ProductMissing } from '../features/catalogue/components/product-missing.tsx';
import { usePictures } from '../features/shop/api.ts';
import { ProductNotes } from '../features/shop/components/product-notes.tsx';
import { useShop } from '../features/shop/use-shop.ts';
import { ViewedProducts } from '../features/viewed/viewed-products.tsx';
import { PageState } from '../layout/page-state.tsx';
import { ProductSkeleton } from '../layout/product-skeleton.tsx';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';
import { productTexts } from '../product-texts.ts';
import { texts } from '../texts.ts';
import { productQueries } from './product-page.queries.ts';

/** `/shop/:merchantName/product/:productId`: one product, its sizes, and the cart's button (decision 1.1). */
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

/** What was looked at before and is not sold any more is shown no more. Where that does not come, it is shown once more. */
const forgetViewed = (merchantName: string, productId: string): void => {
  import('../features/viewed/viewed.ts')
    .then((viewed) => viewed.forgetViewed(merchantName, productId))
    .catch(() => undefined);
};

/** What the page is called where there is no product, by the server's answer. */
const missingTitles: Record<string, string> = {
  not_found: productTexts.missing.title,
  validation_failed: productTexts.missing.title,
  gone: productTexts.gone.title,
};

function ProductOfAddress({ productId }: { productId: string }) {
  const { merchantName, shop } = useShop();
  const { endpoint, args } = productQueries(merchantName, productId).product;
  const query = endpoint.useQuery(args);
  const code = isFailure(query.error) ? query.error.code : '';
  usePageTitle(query.data?.title ?? missingTitles[code], shop);
  const { home } = addressesOf(merchantName);
  const forget = useCallback(() => forgetViewed(merchantName, productId), [merchantName, productId]);
  const instead = {
    not_found: <ProductMissing gone={false} home={home} onShown={forget} />,
    // An id that makes no sense.
    validation_failed: <ProductMissing gone={false} home={home} />,
    gone: <ProductMissing gone home={home} onShown={forget} />,
  };
  if (query.currentData) return <Shown merchantName={merchantName} product={query.currentData} />;
  return <PageState query={query} failed={productTexts.failed} skeleton={<ProductSkeleton />} instead={instead} />;
}

/** Milliseconds between two presses of a hasty finger. */
const doublePress = 600;

/** Says that a product is in the cart, while this page is open: on the next one it would cover the button. */
function useTellAdded() {
  const { show, close } = useToast();
  const shown = useRef<string[]>([]);
  useEffect(() => () => shown.current.forEach(close), [close]);
  return ({ title, size, price }: CartLine) => {
    const text = typeset([title, size, formatPrice(price)].filter(Boolean).join(', '));
    shown.current.push(show({ type: 'happy', title: productTexts.added, text }));
  };
}

/** The size that is chosen, and the cart of it. */
function useBuying(merchantName: string, product: Product, askForSize: () => void): Buying {
  const cart = useCart(merchantName);
  const tell = useTellAdded();
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
    // The link comes up under the finger: the second half of a double press is not meant for it. Keys are not hasty.
    onCheckout: (press) => {
      if (press.detail > 0 && press.timeStamp - addedAt.current < doublePress) press.preventDefault();
    },
    onQuantity: (quantity) => cart.setQuantity(line, quantity),
    checkout: addressesOf(merchantName).checkout,
  };
}

function Shown({ merchantName, product }: { merchantName: string; product: Product }) {
  const { shop } = useShop();
  const queries = productQueries(merchantName, product.id);
  const pictures = usePictures(queries.pictures);
  const conditions = queries.conditions.endpoint.useQuery(queries.conditions.args);
  const categories = queries.categories.endpoint.useQuery(queries.categories.args);
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
        pictures={pictures}
        buy={
          <div ref={panel}>
            <BuyPanel {...buying} />
          </div>
        }
        notes={shop ? <ProductNotes shop={shop} conditions={conditions.data} /> : null}
      />
      <Others merchantName={merchantName} shownId={product.id} />
      <Viewed merchantName={merchantName} product={product} />
      <BuyBar {...buying} />
    </ShopPage>
  );
}

const lineOfViewed = ({ id, title, price }: { id: string; title: string; price: number }): CartLine => ({
  productId: id,
  sizeId: null,
  size: '',
  title,
  price,
  picture: null,
  quantity: 1,
});

/** What was looked at before, with this shop's cart behind the buttons. */
function Viewed({ merchantName, product }: { merchantName: string; product: Product }) {
  const cart = useCart(merchantName);
  return (
    <ViewedProducts
      merchantName={merchantName}
      product={product}
      quantityOf={(viewed) => cart.quantityOf(lineOfViewed(viewed))}
      onAdd={(viewed) => cart.add(lineOfViewed(viewed))}
      onQuantity={(viewed, quantity) => cart.setQuantity(lineOfViewed(viewed), quantity)}
    />
  );
}

/** The shop's other products, with this shop's cart behind their buttons. */
function Others({ merchantName, shownId }: { merchantName: string; shownId: string }) {
  const { products } = useProductPages(productQueries(merchantName, shownId).others);
  const cart = useCart(merchantName);
  const tell = useTellAdded();
  const latest = useRef({ cart, tell });
  latest.current = { cart, tell };
  const add = useCallback((product: Product) => {
    const line = lineFor(product);
    latest.current.cart.add(line);
    latest.current.tell(line);
  }, []);
  const addressOf = useMemo(() => addressesOf(merchantName).product, [merchantName]);
  return <OtherProducts products={products} shownId={shownId} addressOf={addressOf} onAdd={add} />;
}
