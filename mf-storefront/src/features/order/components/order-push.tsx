import { useEffect, useState } from 'react';
import { Button, Inline, Text, useToast } from 'shared-design-system/shop';
import { describeFailure, isFailure, useAppDispatch } from 'shared-runtime';
import { orderTexts } from '../../../order-texts.ts';
import { isFollowed } from '../followed.ts';

const words = orderTexts.push;
const bring = () => import('../follow-order.ts');

/** Whether this browser tells of the order, and how to change it. What does so comes with the first press. */
export function OrderPush({ shop, token }: { shop: string; token: string }) {
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [instead, setInstead] = useState<string>();
  const dispatch = useAppDispatch();
  const { show } = useToast();
  // The server knows no browser's storage.
  useEffect(() => setOn(isFollowed(token)), [token]);
  const press = async () => {
    setBusy(true);
    try {
      const { follow, unfollow } = await bring();
      const refused = on ? await unfollow(dispatch, shop, token) : await follow(dispatch, shop, token);
      setInstead(refused ? words.not[refused] : undefined);
      setOn(isFollowed(token));
    } catch (caught) {
      const text = isFailure(caught) ? describeFailure(caught) : words.failedText;
      show({ type: 'danger', title: words.failed, text, timeout: 6000 });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Inline justify="between">
      <div role="status">
        <Text tone="muted" size="s">
          {instead ?? (on ? words.on : words.off)}
        </Text>
      </div>
      <Button variant="ghost" size="s" loading={busy} onClick={() => void press()}>
        {on ? words.stop : words.start}
      </Button>
    </Inline>
  );
}
