import { useState } from 'react';
import { Banner, Button } from 'shared-design-system/office';
import { useSession } from 'shared-runtime';
import { useFailureToast } from 'shared-runtime/screens';
import { useAskConfirmingLinkMutation } from '../api.ts';
import { unconfirmedTexts as words } from '../unconfirmed-texts.ts';

export function UnconfirmedNotice({ text }: { text: string }) {
  const [ask, { isLoading }] = useAskConfirmingLinkMutation();
  const [sent, setSent] = useState(false);
  const showFailure = useFailureToast();
  const email = useSession().session?.email ?? '';
  const send = async () => {
    const { error } = await ask({ email });
    if (error) showFailure(words.failed, error);
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
