import { Button, Heading, Page, Panes, Skeleton, Stack, Text } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import { useReadPlatformQuery, useReadServedQuery } from '../features/platform/api.ts';
import { JobsCard } from '../features/platform/components/jobs-card.tsx';
import { MachineCard, ServedCards } from '../features/platform/components/machine-cards.tsx';
import { UsageCards } from '../features/platform/components/usage-cards.tsx';
import { texts } from '../features/platform/texts.ts';

/** Refetched only by its button: polling would keep the session alive. */
export default function PlatformScreen() {
  const query = useReadPlatformQuery({});
  const served = useReadServedQuery();
  const refresh = () => {
    void query.refetch();
    void served.refetch();
  };
  return (
    <Page
      title={texts.title}
      actions={
        <Button variant="outline" icon="refresh" loading={query.isFetching || served.isFetching} onClick={refresh}>
          {texts.refresh}
        </Button>
      }
    >
      <Loaded query={query} failed={texts.failed} skeleton={<Skeleton shape="block" lines={8} />}>
        {(platform) => (
          <Stack>
            <JobsCard jobs={platform.jobs} />
            <Panes>
              <MachineCard platform={platform} />
              <Stack>
                <ServedCards />
              </Stack>
            </Panes>
            <Stack gap={1}>
              <Heading level={2} size="m">
                {texts.usage.title}
              </Heading>
              <Text tone="muted">{texts.usage.about}</Text>
            </Stack>
            <Panes>
              <UsageCards usage={platform.usage} />
            </Panes>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
