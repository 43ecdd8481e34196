import { Banner, Button, Card, Skeleton } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime/page';
import { useReadSignInWaysQuery } from './api.ts';
import { DevicesCard } from './devices-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { texts } from './texts.ts';
import { TotpCard } from './totp-card.tsx';

export function SignInMethods() {
  const { data, error, refetch } = useReadSignInWaysQuery({});
  if (data) {
    return (
      <>
        <TotpCard totp={data.totp} />
        <PasskeysCard passkeys={data.passkeys} />
        <DevicesCard devices={data.devices} />
      </>
    );
  }
  return (
    <Card>
      {error ? (
        <>
          <Banner tone="danger" title={texts.notLoaded}>
            {describeFailure(error)}
          </Banner>
          <Button variant="outline" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </>
      ) : (
        <Skeleton lines={4} />
      )}
    </Card>
  );
}
