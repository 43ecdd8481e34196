import { useState } from 'react';
import { Banner, Button, Card, Inline, Skeleton, Text } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime/page';
import { useReadEmailChangeQuery } from './api.ts';
import { AwaitedEmail } from './awaited-email.tsx';
import { EmailForm } from './email-form.tsx';
import { texts } from './texts.ts';

/** Refetched on focus, since the link may be opened in another tab. */
const fresh = { refetchOnFocus: true, refetchOnMountOrArgChange: true };

export function EmailCard() {
  const { data, error, refetch } = useReadEmailChangeQuery({}, fresh);
  const [changing, setChanging] = useState(false);
  if (error && !data) {
    return (
      <Card title={texts.title}>
        <Banner tone="danger" title={texts.notLoaded}>
          {describeFailure(error)}
        </Banner>
        <Inline>
          <Button variant="outline" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </Inline>
      </Card>
    );
  }
  return (
    <Card title={texts.title}>
      <Text tone="muted">{texts.text}</Text>
      {/* As high before the address is known as with it. */}
      {data ? <Text weight="medium">{data.email}</Text> : <Skeleton />}
      {data?.awaited ? <AwaitedEmail awaited={data.awaited} /> : null}
      {changing && data ? (
        <EmailForm present={data.email} onDone={() => setChanging(false)} />
      ) : (
        <Inline>
          <Button variant="outline" disabled={!data} onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        </Inline>
      )}
    </Card>
  );
}
