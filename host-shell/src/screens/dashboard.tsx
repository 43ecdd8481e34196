import {
  ButtonLink,
  Card,
  ErrorState,
  Icon,
  IconLink,
  Inline,
  ListRow,
  Loading,
  Only,
  Page,
  RowList,
  Skeleton,
  Split,
} from 'shared-design-system';
import { describeFailure, Slot, useReadMerchantQuery } from 'shared-runtime';
import { OnboardingCard } from '../features/dashboard/onboarding-card.tsx';
import { ShopCard } from '../features/dashboard/shop-card.tsx';
import { settingsEntries } from '../layout/navigation.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { texts } from '../texts.ts';

const words = texts.dashboard;

/** The settings, as the manifests name them: on a phone this is the way to them. */
function SettingsCard() {
  const { manifests } = useRemotes();
  const entries = settingsEntries(manifests);
  if (entries.length === 0) return null;
  return (
    <Card title={words.settings} flush>
      <RowList label={words.settings}>
        {entries.map(({ to, label, icon }) => (
          <ListRow key={to} to={to} title={label} leading={<Icon name={icon} />} />
        ))}
      </RowList>
    </Card>
  );
}

/** `/merchant`: what is left to do, what remotes have to show, and the public shop. */
export default function Dashboard() {
  const { data: merchant, error, refetch, isFetching } = useReadMerchantQuery({});
  if (!merchant) {
    return (
      <Page title={words.title}>
        {error ? (
          <ErrorState
            title={words.failed}
            text={describeFailure(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading>
            <Skeleton shape="block" lines={3} />
          </Loading>
        )}
      </Page>
    );
  }
  const shop = `/shop/${merchant.name}`;
  return (
    <Page
      title={merchant.settings.title || merchant.name}
      tools={
        <>
          <Only below={1024}>
            <IconLink icon="arrow-up-right" label={words.open} to={shop} />
          </Only>
          <Only from={1024}>
            <Inline wrap={false}>
              <ButtonLink variant="outline" icon="arrow-up-right" to={shop}>
                {words.open}
              </ButtonLink>
              <ButtonLink icon="plus" to="/merchant/products/new">
                {words.addProduct}
              </ButtonLink>
            </Inline>
          </Only>
        </>
      }
    >
      <Split
        variant="office"
        main={
          <>
            <OnboardingCard merchant={merchant} />
            <Slot name="dashboard.main" />
          </>
        }
        side={
          <>
            <ShopCard merchant={merchant} />
            <Only below={1024}>
              <SettingsCard />
            </Only>
          </>
        }
      />
    </Page>
  );
}
