import { useEffect, useState } from 'react';
import { Button, useToast } from 'shared-design-system/shop';
import { describeFailure, isFailure, useReads } from 'shared-runtime/page';
import type { NotFollowed } from '../follow-order.ts';
import { isFollowed } from '../followed.ts';
import { NewsChannel } from './news-channel.tsx';
import { newsTexts } from './texts.ts';

const words = newsTexts.push;
const bring = () => import('../follow-order.ts');

/** Whether the person has forbidden notifications: no page can ask again, only the browser's settings help. */
const isDenied = (): boolean => 'Notification' in window && Notification.permission === 'denied';

export function OrderPush({ shop, token }: { shop: string; token: string }) {
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [not, setNot] = useState<NotFollowed>();
  const reads = useReads();
  const { show } = useToast();
  // In an effect: the server knows neither this browser's storage nor its permissions.
  useEffect(() => {
    setOn(isFollowed(token));
    if (isDenied()) setNot('denied');
  }, [token]);
  const press = async () => {
    setBusy(true);
    try {
      const { turnOnOrderPush, turnOffOrderPush } = await bring();
      const refused = on ? await turnOffOrderPush(reads, shop, token) : await turnOnOrderPush(reads, shop, token);
      setNot(refused ?? undefined);
      setOn(isFollowed(token));
    } catch (caught) {
      const text = isFailure(caught) ? describeFailure(caught) : words.failedText;
      show({ type: 'danger', title: words.failed, text, timeout: 6000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <NewsChannel text={not ? words.not[not] : on ? words.on : words.off}>
      {not === undefined || not === 'refused' ? (
        <Button variant="outline" size="s" loading={busy} onClick={() => void press()}>
          {on ? words.stop : words.start}
        </Button>
      ) : null}
    </NewsChannel>
  );
}
