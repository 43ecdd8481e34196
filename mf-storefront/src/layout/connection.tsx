import { Banner, useToast } from 'shared-design-system/shop';
import { useOnline } from 'shared-runtime/page';
import { texts } from '../texts.ts';

const words = texts.network;

export function Connection() {
  const { show } = useToast();
  const online = useOnline(() => show({ type: 'happy', title: words.back }));
  if (online) return null;
  return (
    <Banner wide sticky live tone="warn" title={words.lost}>
      {words.lostText}
    </Banner>
  );
}
