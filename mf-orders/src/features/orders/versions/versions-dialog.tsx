import type { Order } from 'shared-contracts';
import { DefinitionList, Dialog, formatDateTime, Skeleton, Stack, Text } from 'shared-design-system/office';
import { Loaded, useShopZone } from 'shared-runtime/screens';
import { useListOrderVersionsQuery } from '../api.ts';
import { changeText } from './change-text.ts';
import { versionsTexts as words } from './texts.ts';

export default function VersionsDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const query = useListOrderVersionsQuery({ orderId: order.id });
  const timeZone = useShopZone();
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <Loaded query={query} failed={words.failed} skeleton={<Skeleton lines={6} />}>
        {({ versions }) => (
          <Stack gap={5}>
            {versions.map(({ version, at, changes }) => (
              <Stack key={version} gap={2}>
                <Text weight="medium">{[formatDateTime(at, { timeZone }), words.who].join(', ')}</Text>
                <DefinitionList
                  items={changes
                    .map((change) => changeText(change, timeZone))
                    .map(({ of, text }) => ({ term: of, value: text }))}
                />
              </Stack>
            ))}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
}
