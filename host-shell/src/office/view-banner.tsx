import { useEffect } from 'react';
import type { Session } from 'shared-contracts';
import { Banner, Button, formatDateTime } from 'shared-design-system/office';
import { isSessionOver } from 'shared-runtime';
import { useFailureToast } from 'shared-runtime/screens';
import { useSignOutMutation } from '../features/session/session-api.ts';
import { texts } from './texts.ts';

const words = texts.view;

const leave = (merchantId: string): void => window.location.assign(`/b2b/admin/merchants/${merchantId}`);

interface ViewBannerProps {
  session: Session & { viewedUntil: string };
  title: string;
  over: boolean;
}

export function ViewBanner({ session, title, over }: ViewBannerProps) {
  const { merchantId, merchantName, viewedUntil } = session;
  const [signOut, { isLoading }] = useSignOutMutation();
  const showFailure = useFailureToast();
  useEffect(() => {
    if (over) leave(merchantId);
  }, [over, merchantId]);
  const end = async () => {
    const { error } = await signOut({});
    if (error && !isSessionOver(error)) showFailure(words.notEnded, error);
    else leave(merchantId);
  };
  return (
    <Banner
      tone="warn"
      title={words.title(title || merchantName)}
      actions={
        <Button variant="outline" size="s" loading={isLoading} onClick={() => void end()}>
          {words.end}
        </Button>
      }
    >
      {words.text(formatDateTime(viewedUntil, { zone: true }))}
    </Banner>
  );
}
