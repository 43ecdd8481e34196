import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { PublicShop } from 'shared-contracts';
import {
  Banner,
  type DisplaySettings,
  DisplaySettingsProvider,
  ShopFooter,
  ShopHeader,
} from 'shared-design-system/shop';
import { useAppDispatch } from 'shared-runtime';
import { addressesOf } from '../addresses.ts';
import { useCart, useCartOfThisBrowser } from '../features/cart/use-cart.ts';
import { picturesQuery, usePicture } from '../features/shop/api.ts';
import { ShopClosed } from '../features/shop/components/shop-closed.tsx';
import { footerLinks } from '../features/shop/contacts.ts';
import { shopQueries } from '../features/shop/shop.queries.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { loadWithRetry } from '../hydration/load-with-retry.ts';
import { texts } from '../texts.ts';
import { Connection } from './connection.tsx';

/** For a shop's owner alone. */
const PreviewBanner = lazy(() => loadWithRetry(() => import('./preview-banner.tsx')));

interface ShopLayoutProps {
  current?: 'home' | 'checkout';
  /** The page has something to show even where the shop is closed: an order stays readable. */
  always?: boolean;
  children: ReactNode;
}

/** Settings that the design system shows the shop by (promises 3.3.1, 3.3.2). */
function useDisplay(merchantName: string, shop: PublicShop | undefined): Partial<DisplaySettings> {
  const dispatch = useAppDispatch();
  const { fontId, themeId, mainColor } = shop ?? {};
  return useMemo(
    () => ({
      ...(fontId && themeId ? { fontId, themeId } : {}),
      slugs: { mainColor: mainColor ?? null },
      // Pictures come with paths of this origin. A path, not the origin itself: the server writes the same addresses into the page.
      baseUrl: '/',
      retrieve: async (externalId) => {
        const { endpoint, args } = picturesQuery(merchantName, externalId);
        const query = dispatch(endpoint.initiate(args));
        try {
          return await query.unwrap();
        } finally {
          query.unsubscribe();
        }
      },
    }),
    [dispatch, merchantName, fontId, themeId, mainColor],
  );
}

/** What every page of a shop stands in: header, footer, the shop's look, its cart, and the pages it has when it is closed. */
export function ShopLayout({ current, always = false, children }: ShopLayoutProps) {
  const { merchantName, shop, failure, fetching, retry } = useShop();
  const settings = useDisplay(merchantName, shop);
  if (failure && !shop && !always) return <ShopClosed failure={failure} fetching={fetching} onRetry={retry} />;
  return (
    <DisplaySettingsProvider settings={settings}>
      <Frame merchantName={merchantName} shop={shop} current={current}>
        {children}
      </Frame>
    </DisplaySettingsProvider>
  );
}

interface FrameProps {
  merchantName: string;
  shop: PublicShop | undefined;
  current: 'home' | 'checkout' | undefined;
  children: ReactNode;
}

function Frame({ merchantName, shop, current, children }: FrameProps) {
  useCartOfThisBrowser(merchantName);
  const { count } = useCart(merchantName);
  const logo = usePicture(shopQueries(merchantName).logo);
  const addresses = addressesOf(merchantName);
  // A space keeps the lines' places until the name comes.
  const company = shop ? shop.title || merchantName : ' ';
  return (
    <>
      <ShopHeader
        company={company}
        logo={logo}
        home={addresses.home}
        checkout={addresses.checkout}
        cartCount={count}
        {...(current ? { current } : {})}
      />
      <noscript>
        <Banner wide tone="warn" title={texts.shop.withoutScripts.title}>
          {texts.shop.withoutScripts.text}
        </Banner>
      </noscript>
      <Connection />
      {shop?.visibility === 'unpublished' ? (
        <Suspense fallback={null}>
          <PreviewBanner />
        </Suspense>
      ) : null}
      {children}
      <ShopFooter
        company={company}
        links={shop ? footerLinks(shop) : []}
        email={shop?.email ?? null}
        address={shop?.locationAddress ?? null}
        legal={shop && { kind: shop.sellerKind, fio: shop.fio, inn: shop.inn, ogrnip: shop.ogrnip }}
        privacy={addresses.document('privacy')}
        offer={addresses.document('offer')}
        personalData={addresses.document('personal-data')}
        orders={addresses.orders}
        complaint={addresses.complaint}
      />
    </>
  );
}
