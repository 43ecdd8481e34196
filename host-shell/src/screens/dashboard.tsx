import { Banner, ButtonLink, Card, IconLink, Page, Skeleton, Split, Stack } from 'shared-design-system';
import { Slot, useReadMerchantQuery } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { OpeningSteps } from '../features/dashboard/opening-steps.tsx';
import { ShopCard } from '../features/dashboard/shop-card.tsx';
import { texts } from './texts.ts';

const { dashboard } = texts;

/** `/merchant`: what is new, what is left to do, and the public shop. Remotes fill `dashboard.main`. */
export default function Dashboard() {
  const query = useReadMerchantQuery({});
  const merchant = query.data;
  return (
    <Page
      title={merchant?.settings.title || merchant?.name || dashboard.title}
      subtitle={merchant && (merchant.settings.visibility === 'published' ? dashboard.open : dashboard.closed)}
      tools={merchant && <IconLink icon="arrow-up-right" label={dashboard.openShop} to={`/shop/${merchant.name}`} />}
      actions={
        <ButtonLink to="/merchant/products/new" icon="plus">
          {dashboard.addProduct}
        </ButtonLink>
      }
      bar="dock"
    >
      <Loaded query={query} failed={dashboard.failed} skeleton={<DashboardSkeleton />}>
        {(loaded) => (
          <Stack gap={3}>
            {loaded.subscription.isActive ? null : (
              <Banner tone="warn" title={dashboard.stopped.title}>
                {dashboard.stopped.text}
              </Banner>
            )}
            <Split
              variant="office"
              sideFirst
              main={
                <Stack gap={3}>
                  <Slot name="dashboard.main" />
                </Stack>
              }
              side={
                <Stack gap={3}>
                  <OpeningSteps merchant={loaded} />
                  <ShopCard merchant={loaded} />
                </Stack>
              }
            />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function DashboardSkeleton() {
  return (
    <Split
      variant="office"
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
