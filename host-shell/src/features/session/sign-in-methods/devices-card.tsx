import type { Device } from 'shared-contracts';
import { Badge, Button, Card, formatDateTime, ListRow, RowList, Text, useConfirm } from 'shared-design-system/office';
import { deviceName, useFailureToast } from 'shared-runtime/screens';
import { useForgetDeviceMutation } from './api.ts';
import { texts } from './texts.ts';

const words = texts.devices;

export function DevicesCard({ devices }: { devices: readonly Device[] }) {
  const [forget] = useForgetDeviceMutation();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const ask = async ({ device_id, user_agent }: Device) => {
    const { title, text, confirm: confirmLabel } = words.sure(deviceName(user_agent));
    if ((await confirm({ title, text, confirmLabel })) !== 'confirm') return;
    const { error } = await forget({ device_id });
    if (error) showFailure(words.failed, error);
  };
  return (
    <Card title={words.title}>
      <Text tone="muted">{words.text}</Text>
      <RowList label={words.list} compact="bleed">
        {devices.map((device) => (
          <ListRow
            key={device.device_id}
            title={deviceName(device.user_agent)}
            text={words.used(formatDateTime(device.last_used_at, { zone: true }))}
            trailing={
              device.current ? (
                <Badge tone="happy">{words.current}</Badge>
              ) : (
                <Button variant="outline" size="s" onClick={() => void ask(device)}>
                  {words.forget}
                </Button>
              )
            }
          />
        ))}
      </RowList>
    </Card>
  );
}
