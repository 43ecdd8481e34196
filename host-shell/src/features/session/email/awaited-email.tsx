import type { AwaitedEmail as Awaited } from 'shared-contracts';
import { Banner, Button, Inline, useToast } from 'shared-design-system/office';
import { useCancelEmailChangeMutation, useResendEmailChangeMutation } from './api.ts';
import { EmailFailure } from './email-failure.tsx';
import { texts } from './texts.ts';

export function AwaitedEmail({ awaited: { email, link_expired } }: { awaited: Awaited }) {
  const [resend, resent] = useResendEmailChangeMutation();
  const [cancel, canceled] = useCancelEmailChangeMutation();
  const { show } = useToast();
  const sendAgain = async () => {
    if ((await resend({})).data) show({ type: 'happy', title: texts.sent, text: texts.sentText(email) });
  };
  const giveUp = async () => {
    if ((await cancel({})).data) show({ type: 'happy', title: texts.canceled });
  };
  return (
    <>
      <Banner tone={link_expired ? 'warn' : 'info'} title={texts.awaited(email)}>
        {link_expired ? texts.expired : texts.awaitedText}
      </Banner>
      <EmailFailure failure={resent.error ?? canceled.error} />
      <Inline>
        <Button variant="outline" loading={resent.isLoading} onClick={() => void sendAgain()}>
          {texts.resend}
        </Button>
        <Button variant="quiet" loading={canceled.isLoading} onClick={() => void giveUp()}>
          {texts.cancel}
        </Button>
      </Inline>
    </>
  );
}
