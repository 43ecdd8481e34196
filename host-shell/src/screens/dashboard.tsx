import { useRef } from 'react';
import type { Merchant } from 'shared-contracts';
import {
  Banner,
  ButtonLink,
  Card,
  Inline,
  OfficeSplit,
  Page,
  Show,
  Skeleton,
  Stack,
} from 'shared-design-system/office';
import { Slot, useReadMerchantQuery } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { MumRefused } from '../features/dashboard/mum-refused.tsx';
import { OpeningSteps } from '../features/dashboard/opening-steps.tsx';
import { SettingsLinks } from '../features/dashboard/settings-links.tsx';
import { ShopCard } from '../features/dashboard/shop-card.tsx';
import { texts } from '../features/dashboard/texts.ts';
import { useShopOnboarding } from '../features/dashboard/use-shop-onboarding.ts';

const { dashboard } = texts;

function standing({ settings, subscription }: Merchant): string {
  if (!subscription.isActive) return dashboard.stopped.title;
  return settings.visibility === 'published' ? dashboard.open : dashboard.closed;
}

export default function Dashboard() {
  const query = useReadMerchantQuery({});
  const merchant = query.data;
  const open = merchant?.settings.visibility === 'published';
  const opening = useShopOnboarding(merchant);
  const card = useRef<HTMLDivElement>(null);
  const steps = (loaded: Merchant) => <OpeningSteps merchant={loaded} onOpened={() => card.current?.focus()} />;
  return (
    <Page
      title={merchant?.settings.title || merchant?.name || dashboard.title}
      subtitle={merchant && standing(merchant)}
      tools={merchant && <Tools shop={`/shop/${merchant.name}`} />}
    >
      <Loaded
        query={opening === undefined ? { ...query, currentData: undefined } : query}
        failed={dashboard.failed}
        skeleton={<DashboardSkeleton />}
      >
        {(loaded) => (
          <Stack gap={3}>
            {loaded.subscription.isActive ? null : (
              <Banner tone="warn" title={dashboard.stopped.title}>
                {dashboard.stopped.text}
              </Banner>
            )}
            {loaded.mumStatus === 'rejected' ? <MumRefused reason={loaded.mumReason} /> : null}
            <OfficeSplit
              inOrder
              sideFirst={opening ?? false}
              main={
                <Stack gap={3}>
                  <Slot name="dashboard.main" />
                </Stack>
              }
              side={
                <Stack gap={3}>
                  {open ? null : steps(loaded)}
                  {opening ? null : <Slot name="dashboard.side" />}
                  {/* Once the shop is open its button is gone, and the focus comes to the address to send around. */}
                  <div ref={card} tabIndex={-1}>
                    <ShopCard merchant={loaded} />
                  </div>
                  {opening ? <Slot name="dashboard.side" /> : null}
                  {/* The last one: it may have nothing left to say, and would keep its gap. */}
                  {open ? steps(loaded) : null}
                  <SettingsLinks />
                </Stack>
              }
            />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function Tools({ shop }: { shop: string }) {
  return (
    <Show from={1024}>
      <Inline wrap={false}>
        <ButtonLink variant="outline" icon="arrow-up-right" to={shop}>
          {dashboard.openShop}
        </ButtonLink>
        <ButtonLink icon="plus" to="/merchant/products/new">
          {dashboard.addProduct}
        </ButtonLink>
      </Inline>
    </Show>
  );
}

function DashboardSkeleton() {
  return (
    <OfficeSplit
      main={
        <Card>
          <Skeleton lines={5} />
        </Card>
      }
      side={
        <Card>
          <Skeleton lines={3} />
        </Card>
      }
    />
  );
}
