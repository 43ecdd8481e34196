import { useState } from 'react';
import { Page, Stack } from 'shared-design-system/office';
import { backToOffice, SettingsPage } from '../components/settings-page.tsx';
import { useReadBotDevicesQuery } from '../features/bot/api.ts';
import { DevicesCard } from '../features/bot/components/devices-card.tsx';
import { type BotToken, LinkCard } from '../features/bot/components/link-card.tsx';
import { texts } from '../features/bot/texts.ts';

const lookEvery = 3_000;

export default function BotScreen() {
  const [token, setToken] = useState<BotToken>();
  const query = useReadBotDevicesQuery({}, { pollingInterval: token ? lookEvery : 0, skipPollingIfUnfocused: true });
  return (
    <SettingsPage query={query} title={texts.title} failed={texts.failed}>
      {({ channels, devices }) => (
        <Page title={texts.title} back={backToOffice} width="narrow">
          <Stack gap={3}>
            <LinkCard
              channels={channels}
              linked={devices.length}
              token={token}
              onToken={setToken}
              onRefresh={() => void query.refetch()}
            />
            <DevicesCard devices={devices} />
          </Stack>
        </Page>
      )}
    </SettingsPage>
  );
}
