import {
  ButtonLink,
  Card,
  ErrorState,
  IconLink,
  ListRow,
  Loading,
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
          <ListRow key={to} to={to} title={label} leading={icon} />
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
      tools={<IconLink icon="arrow-up-right" label={words.open} to={shop} />}
      actions={
        <ButtonLink icon="plus" to="/merchant/products/new">
          {words.addProduct}
        </ButtonLink>
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
            <SettingsCard />
          </>
        }
      />
    </Page>
  );
}
