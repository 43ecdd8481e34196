import type { PushDevice } from 'shared-contracts';
import { Badge, Card, formatDate, IconButton, ListRow, RowList } from 'shared-design-system/office';
import { deviceName, useFailureToast, useShopZone } from 'shared-runtime/screens';
import { useRemovePushDeviceMutation } from '../api.ts';
import { texts } from '../texts.ts';
import { unsubscribeHere } from '../use-device-push.ts';

const words = texts.devices;

export function DevicesCard({ devices }: { devices: readonly PushDevice[] }) {
  const [remove] = useRemovePushDeviceMutation();
  const timeZone = useShopZone();
  const showFailure = useFailureToast();
  const take = async ({ id, current }: PushDevice) => {
    const { error } = await remove({ id });
    if (error) showFailure(words.notRemoved, error);
    else if (current) await unsubscribeHere().catch(() => undefined);
  };
  if (devices.length === 0) return null;
  return (
    <Card title={words.title}>
      <RowList label={words.title} compact="bleed">
        {devices.map((device) => (
          <ListRow
            key={device.id}
            title={deviceName(device.userAgent)}
            text={words.row(formatDate(device.addedAt, { timeZone }))}
            trailing={
              <>
                {device.current ? <Badge tone="neutral">{words.current}</Badge> : null}
                <IconButton
                  icon="trash"
                  label={words.remove(deviceName(device.userAgent))}
                  onClick={() => void take(device)}
                />
              </>
            }
          />
        ))}
      </RowList>
    </Card>
  );
}
