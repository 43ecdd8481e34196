import { Banner, useToast } from 'shared-design-system/office';
import { useOnline } from 'shared-runtime/page';
import { texts } from './texts.ts';

const { network } = texts;

export function Connection() {
  const { show } = useToast();
  const online = useOnline(() => show({ type: 'happy', title: network.back }));
  if (online) return null;
  return (
    <Banner wide live tone="warn" title={network.lost}>
      {network.lostText}
    </Banner>
  );
}
