import { useState } from 'react';
import { Banner, Button, useToast } from 'shared-design-system/office';
import { describeFailure, useSession } from 'shared-runtime';
import { useAskConfirmingLinkMutation } from '../api.ts';
import { unconfirmedTexts as words } from '../unconfirmed-texts.ts';

export function UnconfirmedNotice({ text }: { text: string }) {
  const [ask, { isLoading }] = useAskConfirmingLinkMutation();
  const [sent, setSent] = useState(false);
  const toast = useToast();
  const email = useSession().session?.email ?? '';
  const send = async () => {
    const { error } = await ask({ email });
    if (error) toast.show({ type: 'danger', title: words.failed, text: describeFailure(error) });
    else setSent(true);
  };
  return (
    <Banner
      tone="warn"
      live
      title={words.title}
      actions={
        sent ? undefined : (
          <Button variant="outline" size="s" loading={isLoading} onClick={() => void send()}>
            {words.send}
          </Button>
        )
      }
    >
      {sent ? words.sent(email) : text}
    </Banner>
  );
}
