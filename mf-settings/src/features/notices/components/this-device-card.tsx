import type { PushDevice } from 'shared-contracts';
import { Button, Card, Inline, Text } from 'shared-design-system/office';
import { texts } from '../texts.ts';
import { useDevicePush } from '../use-device-push.ts';

const words = texts.here;

export function ThisDeviceCard({ pushKey, devices }: { pushKey: string; devices: readonly PushDevice[] }) {
  const { support, device, isBusy, turnOn, turnOff, test } = useDevicePush(pushKey, devices);
  if (support !== 'ready') {
    return (
      <Card title={words.title}>
        <Text>{words.cannot[support]}</Text>
      </Card>
    );
  }
  return (
    <Card title={words.title}>
      {device ? (
        <div role="status">
          <Text>{words.on}</Text>
        </div>
      ) : (
        <Text tone="muted">{words.about}</Text>
      )}
      <Inline>
        {device ? (
          <>
            <Button variant="outline" icon="bell" loading={isBusy} onClick={test}>
              {words.test}
            </Button>
            <Button variant="outline" disabled={isBusy} onClick={turnOff}>
              {words.turnOff}
            </Button>
          </>
        ) : (
          <Button icon="bell" loading={isBusy} disabled={device === undefined} onClick={turnOn}>
            {words.turnOn}
          </Button>
        )}
      </Inline>
    </Card>
  );
}
