import type { BotDevice } from 'shared-contracts';
import { Badge, Card, formatDate, IconButton, ListRow, RowList, Text, useConfirm } from 'shared-design-system/office';
import { useFailureToast, useShopZone } from 'shared-runtime/screens';
import { useUnlinkBotDeviceMutation } from '../api.ts';
import { texts } from '../texts.ts';

const nameOf = ({ name }: BotDevice): string => name || texts.nameless;

export function DevicesCard({ devices }: { devices: readonly BotDevice[] }) {
  const [unlink] = useUnlinkBotDeviceMutation();
  const timeZone = useShopZone();
  const confirm = useConfirm();
  const showFailure = useFailureToast();
  const ask = async (device: BotDevice) => {
    const title = texts.sure.title(nameOf(device));
    if ((await confirm({ ...texts.sure, title, tone: 'danger' })) !== 'confirm') return;
    const { error } = await unlink({ id: device.id });
    if (error) showFailure(texts.notUnlinked, error);
  };
  return (
    <Card title={texts.list}>
      {devices.length === 0 ? <Text tone="muted">{texts.none}</Text> : null}
      {devices.length > 0 ? (
        <RowList label={texts.list} compact="bleed">
          {devices.map((device) => (
            <ListRow
              key={device.id}
              title={nameOf(device)}
              text={texts.row(texts.channels[device.channel], formatDate(device.linkedAt, { timeZone }))}
              trailing={
                <>
                  {device.blocked ? <Badge tone="danger">{texts.blocked}</Badge> : null}
                  <IconButton icon="trash" label={texts.unlink(nameOf(device))} onClick={() => void ask(device)} />
                </>
              }
            />
          ))}
        </RowList>
      ) : null}
      {devices.some(({ blocked }) => blocked) ? <Text tone="muted">{texts.blockedHint}</Text> : null}
    </Card>
  );
}
