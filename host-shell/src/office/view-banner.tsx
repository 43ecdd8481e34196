import { useEffect } from 'react';
import type { Session } from 'shared-contracts';
import { Banner, Button, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useSignOutMutation } from '../features/session/session-api.ts';
import { isSessionOver } from '../features/session/session-over.ts';
import { texts } from './texts.ts';

const words = texts.view;
const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** Back to the merchant's card, loaded anew, so that nothing of the office stays. */
const leave = (merchantId: string): void => window.location.assign(`/b2b/admin/merchants/${merchantId}`);

/** Says to a member of staff that this is somebody else's office, to look at; and ends that. */
export function ViewBanner({ session, over }: { session: Session & { viewedUntil: string }; over: boolean }) {
  const { merchantId, merchantName, viewedUntil } = session;
  const [signOut, { isLoading }] = useSignOutMutation();
  const { show } = useToast();
  useEffect(() => {
    if (over) leave(merchantId);
  }, [over, merchantId]);
  const end = async () => {
    const { error } = await signOut({});
    if (error && !isSessionOver(error)) show({ type: 'danger', title: words.notEnded, text: describeFailure(error) });
    else leave(merchantId);
  };
  return (
    <Banner
      tone="warn"
      title={words.title(merchantName)}
      actions={
        <Button variant="outline" size="s" loading={isLoading} onClick={() => void end()}>
          {words.end}
        </Button>
      }
    >
      {words.text(time.format(new Date(viewedUntil)))}
    </Banner>
  );
}
