import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type ContentItem, earlyCountAttribute, type PublicShop } from 'shared-contracts';
import {
  Count,
  type DisplaySettings,
  DisplaySettingsProvider,
  ShopFooter,
  ShopHeader,
} from 'shared-design-system/shop';
import { useReads } from 'shared-runtime/page';
import { addressesOf } from '../addresses.ts';
import { useCart, useCartSync } from '../features/cart/use-cart.ts';
import { picturesQuery, usePictureLink } from '../features/shop/api.ts';
import { ShopClosed } from '../features/shop/components/shop-closed.tsx';
import { footerLinks } from '../features/shop/contacts.ts';
import { LateOpening } from '../features/shop/opening/late-opening.tsx';
import { shopQueries } from '../features/shop/shop.queries.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { HydrationBoundary } from '../hydration/hydration-boundary.tsx';
import { loadWithRetry } from '../hydration/load-with-retry.ts';
import { BelowFirstView } from './below-first-view.tsx';
import { Connection } from './connection.tsx';

const PreviewBanner = lazy(() => loadWithRetry(() => import(/* webpackChunkName: 'rare' */ './preview-banner.tsx')));
const PromoNote = lazy(() => loadWithRetry(() => import('./promo-note.tsx')));

interface ShopLayoutProps {
  current?: 'home' | 'checkout';
  always?: boolean;
  cartMark?: ReactNode;
  children: ReactNode;
}

function useDisplay(merchantName: string, shop: PublicShop | undefined): Partial<DisplaySettings> {
  const reads = useReads();
  const { fontId, themeId, mainColor } = shop ?? {};
  return useMemo(
    () => ({
      ...(fontId && themeId ? { fontId, themeId } : {}),
      slugs: { mainColor: mainColor ?? null },
      // Pictures have paths of this origin. A path and not the origin itself, so that server and browser write the same addresses.
      baseUrl: '/',
      retrieve: async (externalId) => {
        const { read, args } = picturesQuery(merchantName, externalId);
        const { data, error } = await reads.ask(read, args);
        if (error) throw error;
        return data as readonly ContentItem[];
      },
    }),
    [reads, merchantName, fontId, themeId, mainColor],
  );
}

export function ShopLayout({ current, always = false, cartMark, children }: ShopLayoutProps) {
  const { merchantName, shop, failure, fetching, retry } = useShop();
  const settings = useDisplay(merchantName, shop);
  if (failure && !shop && !always) return <ShopClosed failure={failure} fetching={fetching} onRetry={retry} />;
  return (
    <DisplaySettingsProvider settings={settings}>
      <Frame merchantName={merchantName} shop={shop} current={current} cartMark={cartMark}>
        {children}
      </Frame>
    </DisplaySettingsProvider>
  );
}

interface FrameProps extends Pick<ShopLayoutProps, 'current' | 'cartMark' | 'children'> {
  merchantName: string;
  shop: PublicShop | undefined;
}

function Frame({ merchantName, shop, current, cartMark, children }: FrameProps) {
  useCartSync(merchantName);
  const { loaded, count } = useCart(merchantName);
  const { search } = useLocation();
  const logo = usePictureLink(shopQueries(merchantName).logo);
  const addresses = addressesOf(merchantName);
  // A space keeps the line's height until the name is known.
  const company = shop ? shop.title || merchantName : ' ';
  return (
    <>
      <ShopHeader
        company={company}
        logo={logo}
        home={addresses.home}
        checkout={addresses.checkout}
        cartCount={count}
        cartMark={loaded ? undefined : (cartMark ?? <Count {...{ [earlyCountAttribute]: '' }} />)}
        {...(current ? { current } : {})}
      />
      <Connection />
      <Notes
        merchantName={merchantName}
        isUnpublished={shop?.visibility === 'unpublished'}
        search={search}
        current={current}
      />
      {children}
      <Foot merchantName={merchantName} shop={shop} company={company} />
    </>
  );
}

/** Notices above a page. Not rendered again for a change of the cart: parts that are not hydrated yet would be rendered anew. */
const Notes = memo(function Notes({
  merchantName,
  isUnpublished,
  search,
  current,
}: Pick<FrameProps, 'merchantName' | 'current'> & { isUnpublished: boolean; search: string }) {
  const hasPromo = search.includes('promo=');
  if (!isUnpublished && !hasPromo) return null;
  return (
    <Suspense fallback={null}>
      {isUnpublished ? <PreviewBanner /> : null}
      {hasPromo ? <PromoNote merchantName={merchantName} search={search} current={current} /> : null}
    </Suspense>
  );
});

const Foot = memo(function Foot({
  merchantName,
  shop,
  company,
}: Pick<FrameProps, 'merchantName' | 'shop'> & { company: string }) {
  const addresses = addressesOf(merchantName);
  return (
    <BelowFirstView>
      <HydrationBoundary>
        <ShopFooter
          company={company}
          links={shop ? footerLinks(shop) : []}
          email={shop?.email ?? null}
          address={shop?.locationAddress ?? null}
          hours={
            shop?.openingHours.length ? <LateOpening hours={shop.openingHours} zone={shop.timeZone} as="group" /> : null
          }
          legal={shop && { kind: shop.sellerKind, fio: shop.fio, inn: shop.inn, ogrnip: shop.ogrnip }}
          privacy={addresses.document('privacy')}
          offer={addresses.document('offer')}
          personalData={addresses.document('personal-data')}
          orders={addresses.orders}
          complaint={addresses.complaint}
        />
      </HydrationBoundary>
    </BelowFirstView>
  );
});
